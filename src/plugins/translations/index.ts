import type {LoadContext, Plugin} from '@docusaurus/types';
import {throwProblems} from '../../lib/siteError';
import {checkTranslations} from './check';

/** Stops the build when a translation file is missing or broken. */
export default function translationsPlugin(context: LoadContext): Plugin {
  return {
    name: 'translations',
    async loadContent() {
      const ids = process.env.NODE_ENV === 'production';
      throwProblems('Translations', await checkTranslations(context.siteDir, {ids}));
    },
  };
}
