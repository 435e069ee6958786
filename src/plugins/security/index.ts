import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../lib/environment';
import {localeFacts} from '../../lib/locales';
import {publishedDir} from '../shared/files';
import {allWritten} from '../shared/written';
import {secureBundle} from './bundle';
import {isWhole, languagesIn, protectSite} from './folder';

/** A site in one language has no headers and leads into the void: it must not be published. */
function warnOfHalfASite(buildDir: string): void {
  const names = languagesIn(buildDir).map((language) => localeFacts[language].label);
  logger.warn(
    `${buildDir} holds ${names.join()} alone: half a site, without its response headers. Build the other language too, then run "npm run build:join -- <folder> <folder>" (docs/deploy.md).`,
  );
}

/**
 * Makes the response headers from the built pages, once both languages are there. See
 * README.md.
 */
export default function securityPlugin(context: LoadContext): Plugin {
  return {
    name: 'security',

    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : (secureBundle() as object),

    async postBuild({outDir}) {
      await allWritten(context);
      const buildDir = publishedDir(context, outDir);
      if (isWhole(buildDir)) {
        await protectSite(buildDir, readEnvironment(process.env));
        return;
      }
      // The other language comes next, or from another machine: that is known at the end.
      process.once('exit', (code) => {
        if (code === 0 && !isWhole(buildDir)) {
          warnOfHalfASite(buildDir);
        }
      });
    },
  };
}
