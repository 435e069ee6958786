import path from 'node:path';
import type {LoadContext, Preset} from '@docusaurus/types';
import {require as load} from 'tsx/cjs/api';
import type {SitePresetOptions} from '.';

// Docusaurus compiles what it loads by path with Babel, packages of ES modules included: 4 s of
// processor time of a cold build. tsx compiles our own modules alone, once for both languages.
const {default: sitePreset} = load('./index.ts', path.join(__dirname, 'load.ts')) as {
  default: (context: LoadContext, options: SitePresetOptions) => Preset;
};
export default sitePreset;
