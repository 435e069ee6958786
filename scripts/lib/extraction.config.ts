import path from 'node:path';
import type {Config} from '@docusaurus/types';
import createConfig from '../../docusaurus.config';
import {projectRoot} from './project.mjs';

const {I18N_EXTRACTION_DIR: dir} = process.env;

/** Docusaurus looks for `./…` beside the configuration: here, that is not the project. */
function inProject<T>(entry: T): T {
  const absolute = (module: unknown) =>
    typeof module === 'string' && module.startsWith('./') ? path.join(projectRoot, module) : module;
  return (
    Array.isArray(entry) ? [absolute(entry[0]), ...(entry.slice(1) as unknown[])] : absolute(entry)
  ) as T;
}

/**
 * The site's configuration with an empty folder in the place of i18n/, in which
 * `npm run i18n:extract` lets Docusaurus write.
 */
export default function createExtractionConfig(): Config {
  const config = createConfig();
  return {
    ...config,
    i18n: {...(config.i18n as NonNullable<Config['i18n']>), path: dir ?? 'i18n'},
    presets: config.presets?.map((entry) => inProject(entry)),
    plugins: config.plugins?.map((entry) => inProject(entry)),
  };
}
