import type {LoadContext, Plugin} from '@docusaurus/types';
import {throwProblems} from '../../lib/siteError';
import {checkForDevelopment} from './development';

/** Stops the build when a translation is missing or broken; see README.md. */
export default function translationsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'translations',
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') {
        throwProblems('Translations', await checkForDevelopment(siteDir));
        return;
      }
      // Reads the source with TypeScript's parser, which development does without.
      const {checkForBuild} = await import('./check');
      throwProblems('Translations', await checkForBuild(siteDir));
    },
  };
}
