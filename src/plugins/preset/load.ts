import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {LoadContext, Preset} from '@docusaurus/types';
import type * as swc from '@swc/core';
import type {SitePresetOptions} from '.';

/*
 * Docusaurus compiles modules that it loads by path with Babel, including ESM packages, which
 * takes 5 s of processor time in a cold build, as does tsx. Here Node loads packages directly,
 * and swc compiles only our own modules, once for both languages.
 */

// The `require` of this module is Docusaurus' own, which compiles everything.
const load = createRequire(__filename);
const {transformSync} = load('@swc/core') as typeof swc;

type Module = {_compile: (code: string, file: string) => void};
type Extensions = Record<string, (module: Module, file: string) => void>;

// Deprecated but not going to be removed (https://nodejs.org/api/modules.html#requireextensions).
(load as unknown as {extensions: Extensions}).extensions['.ts'] = (module, file) => {
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
    module: {type: 'commonjs'},
  });
  module._compile(code, file);
};

const {default: sitePreset} = load('./index.ts') as {
  default: (context: LoadContext, options: SitePresetOptions) => Preset;
};
export default sitePreset;
