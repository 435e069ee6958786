import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../lib/environment';
import {writeEditor} from './files';

/** Serves the editor in development; plugins/publish writes it in a build. See README.md. */
export default function editorPlugin({
  siteDir,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin<void> | null {
  const isServed =
    process.env.NODE_ENV === 'development' && i18n.currentLocale === i18n.defaultLocale;
  if (!isServed) return null;
  const directory = path.join(generatedFilesDir, 'editor');
  return {
    name: 'editor',
    getPathsToWatch: () =>
      ['src/plugins/editor/config.yml', 'blog/authors.yml'].map((file) => path.join(siteDir, file)),
    loadContent: () => writeEditor(siteDir, directory, readEnvironment(process.env)),
    // Docusaurus passes `devServer` to the development server; see plugins/dev-server.
    configureWebpack: (_config, isServer) =>
      isServer ? {} : ({devServer: {static: [{directory, watch: false}]}} as object),
  };
}
