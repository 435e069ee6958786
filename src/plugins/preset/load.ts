import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {LoadContext, Preset} from '@docusaurus/types';
import type * as swc from '@swc/core';
import type {SitePresetOptions} from '.';

/*
 * Docusaurus compiles what it loads by path with Babel, packages of ES modules included: 5 s of
 * processor time of a cold build, and as much with tsx. Here Node loads packages as they are,
 * and swc compiles our own modules, once for both languages.
 */

// `require` itself is Docusaurus' here, and would compile all that follows.
const load = createRequire(__filename);
const {transformSync} = load('@swc/core') as typeof swc;

type Module = {_compile: (code: string, file: string) => void};
type Extensions = Record<string, (module: Module, file: string) => void>;

// Deprecated in words, kept for good (https://nodejs.org/api/modules.html#requireextensions).
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
