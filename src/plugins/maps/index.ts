import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../lib/environment';
import {writeAtomically} from '../../lib/files';
import {asLocale} from '../../lib/locales';
import {frameFiles} from './files';

/** Serves Google's frame in development; plugins/publish writes it in a build. See README.md. */
export default function mapsPlugin({
  siteDir,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin<void> | null {
  const {MAPS_KEY: key} = readEnvironment(process.env);
  if (!key || process.env.NODE_ENV !== 'development') return null;
  const directory = path.join(generatedFilesDir, 'maps');
  return {
    name: 'maps',
    getPathsToWatch: () => [path.join(siteDir, 'src/features/team/Visit/frame')],
    async loadContent() {
      for (const [address, text] of await frameFiles(siteDir, asLocale(i18n.currentLocale), key)) {
        await writeAtomically(path.join(directory, address), text);
      }
    },
    // Docusaurus passes `devServer` to the development server; see plugins/dev-server.
    configureWebpack: (_config, isServer) =>
      isServer ? {} : ({devServer: {static: [{directory, watch: false}]}} as object),
  };
}
