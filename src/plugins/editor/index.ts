import type {LoadContext, Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../lib/environment';
import {servedFolder} from '../dev-server/served';
import {diskMiddleware} from './disk';
import {writeEditor} from './files';

/** Serves the editor in development; plugins/publish writes it in a build. See README.md. */
export default function editorPlugin(context: LoadContext): Plugin<void> | null {
  const {siteDir, i18n} = context;
  if (process.env.NODE_ENV !== 'development' || i18n.currentLocale !== i18n.defaultLocale) {
    return null;
  }
  return servedFolder(context, {
    name: 'editor',
    watched: ['src/plugins/editor/config.yml', 'blog/authors.yml'],
    write: (directory) =>
      writeEditor(siteDir, directory, readEnvironment(process.env), {watches: true}),
    middleware: diskMiddleware(siteDir),
  });
}
