import type {LoadContext, Plugin} from '@docusaurus/types';
import {throwProblems} from '../../lib/siteError';
import {onceABuild} from '../../lib/onceABuild';

/** Stops a build when visitors would see French, or nothing, in another language. */
export default function translationsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'translations',
    async loadContent() {
      // While one writes, plugins/mistakes looks for what is quick to find.
      if (process.env.NODE_ENV !== 'production') return;
      // All languages are checked with the first, so that nobody waits for the others' turn.
      const problems = await onceABuild(`translations ${siteDir}`, async () => {
        const {checkForBuild} = await import('./check');
        return checkForBuild(siteDir);
      });
      throwProblems('Translations', problems);
    },
  };
}
