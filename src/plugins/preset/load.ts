import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Preset} from '@docusaurus/types';
import type * as swc from '@swc/core';
import type {SitePresetOptions} from '.';

/*
 * The preset, loaded by Node itself.
 *
 * What Docusaurus loads by path goes through jiti, which compiles not only TypeScript but
 * also each package of ES modules with Babel: 360 files, 4 s of processor time wherever
 * builds begin with an empty temporary folder, as in CI. Here packages are loaded as they
 * are (Node 20.19 requires ES modules), and our own modules through swc, as in Jest.
 */

// `require` itself is jiti's here, and would hand all that follows to it again.
const load = createRequire(__filename);
const {transformSync} = load('@swc/core') as typeof swc;

/** Node's way to load a file by its ending: deprecated in words, kept for good (https://nodejs.org/docs/latest-v20.x/api/modules.html#requireextensions). */
type Extensions = Record<
  string,
  (module: {_compile: (code: string, file: string) => void}, file: string) => void
>;

(load as unknown as {extensions: Extensions}).extensions['.ts'] = (module, file) => {
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
    module: {type: 'commonjs'},
  });
  module._compile(code, file);
};

// Anew for each language and each reload of the development server, as jiti does: nothing
// leaks from one to the next, and what was edited meanwhile is read.
const sources = path.resolve(__dirname, '../..') + path.sep;
for (const file of Object.keys(load.cache).filter((name) => name.startsWith(sources))) {
  delete load.cache[file];
}

const {default: sitePreset} = load('./index.ts') as {
  default: (context: LoadContext, options: SitePresetOptions) => Preset;
};
export default sitePreset;
