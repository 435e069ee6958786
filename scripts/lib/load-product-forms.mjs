import path from 'node:path';
import {require as requireTypeScript} from 'tsx/cjs/api';
import {projectRoot} from './project';

/** @typedef {import('./product-forms').ProductForms} ProductForms */

/**
 * The product's forms from the TypeScript of the features, which Node 20 can't
 * read by itself. tsx's other way, `tsImport`, does not work where Playwright has
 * made CommonJS of the scripts (tsx 4.23: its worker is not found).
 *
 * Only the local server needs them, as it needs the host's engines: tsx stays a
 * development dependency, and a build does without.
 *
 * @returns {ProductForms}
 */
export function loadProductForms() {
  const file = path.join(projectRoot, 'scripts', 'lib', 'product-forms.ts');
  /** @type {unknown} */
  const module = requireTypeScript(file, file);
  return /** @type {typeof import('./product-forms')} */ (module).productForms;
}
