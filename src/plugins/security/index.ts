import type {LoadContext, Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {readEnvironment} from '../../lib/environment';
import {asLocale, localeFacts, locales, type Locale} from '../../lib/locales';
import {publishedDir} from '../shared/files';
import {allWritten} from '../shared/written';
import {secureBundle} from './bundle';
import {languagesIn, protectPages, writeHostFiles} from './folder';
import {mergeFacts, type PageFacts} from './page';

/**
 * What the pages of the languages built so far by this process ask, by the folder and the
 * language: a build of both reads each page once.
 */
const known = new Map<string, PageFacts>();

/** A site in one language has no headers and leads into the void: it must not be published. */
function warnOfHalfASite(buildDir: string): void {
  const there = languagesIn(buildDir);
  if (there.length < locales.length) {
    const names = there.map((language) => localeFacts[language].label).join();
    logger.warn(
      `${buildDir} holds ${names} alone: half a site, without its response headers. Build the other language too, then run "npm run build:join -- <folder> <folder>" (docs/deploy.md).`,
    );
  }
}

/**
 * Makes the response headers from the built pages, once both languages are there. See
 * README.md.
 */
export default function securityPlugin(context: LoadContext): Plugin {
  const locale = asLocale(context.i18n.currentLocale);
  const setting = readEnvironment(process.env);
  return {
    name: 'security',

    configureWebpack(_config, isServer, {currentBundler}) {
      return isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : (secureBundle(currentBundler) as object);
    },

    async postBuild({outDir}) {
      await allWritten(context);
      const buildDir = publishedDir(context, outDir);
      const keyOf = (language: Locale) => `${language} ${buildDir}`;
      known.set(keyOf(locale), await protectPages(buildDir, locale, setting));
      const there = languagesIn(buildDir);
      if (there.length < locales.length) {
        // The other one comes next, or from another machine: that is known at the end.
        process.once('exit', (code) => {
          if (code === 0) {
            warnOfHalfASite(buildDir);
          }
        });
        return;
      }
      const facts = await Promise.all(
        there.map(
          async (language) =>
            known.get(keyOf(language)) ?? protectPages(buildDir, language, setting),
        ),
      );
      await writeHostFiles(buildDir, setting, mergeFacts(facts));
    },
  };
}
