import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {tsImport} from 'tsx/esm/api';
import {projectRoot} from './project.mjs';

/** @typedef {import('./product-forms').ProductForms} ProductForms */

/** @type {Promise<ProductForms> | undefined} */
let loaded;

/**
 * The product's forms from the TypeScript of the features, which Node 20 can't
 * read by itself. Only the local server needs it, as it needs the host's engines:
 * tsx stays a development dependency, and a build does without.
 *
 * @returns {Promise<ProductForms>}
 */
export function loadProductForms() {
  const file = pathToFileURL(path.join(projectRoot, 'scripts', 'lib', 'product-forms.ts')).href;
  loaded ??= tsImport(file, file).then(
    (/** @type {typeof import('./product-forms')} */ module) => module.productForms,
  );
  return loaded;
}
