import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {throwProblems} from '../../lib/siteError';
import {onceABuild} from '../shared/onceABuild';
import {watchMessages} from './live';

/**
 * Stops the build when a translation is missing or broken, and shows a translated text
 * as soon as it is saved; see README.md.
 */
export default function translationsPlugin({
  siteDir,
  localizationDir,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin {
  return {
    name: 'translations',

    async loadContent() {
      // While one writes, plugins/mistakes looks for what is quick to find.
      if (process.env.NODE_ENV !== 'production') return;
      // All languages are checked with the first, so that nobody waits for the others' turn.
      const problems = await onceABuild(`translations ${siteDir}`, async () => {
        // Reads the source with TypeScript's parser, which development does without.
        const {checkForBuild} = await import('./check');
        return checkForBuild(siteDir);
      });
      throwProblems('Translations', problems);
    },

    configureWebpack(_config, isServer) {
      if (isServer || i18n.currentLocale === i18n.defaultLocale) return {};
      return {
        devServer: {
          // Run once, when the server starts; a plugin is made anew at each reload.
          setupMiddlewares() {
            watchMessages(
              path.join(localizationDir, 'code.json'),
              path.join(generatedFilesDir, 'codeTranslations.json'),
            );
            return [];
          },
        },
        // Docusaurus hands `devServer` on to the development server; see plugins/dev-server.
      } as object;
    },
  };
}
