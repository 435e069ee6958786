import {readFile, writeFile} from 'node:fs/promises';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {asLocale} from '../../lib/locales';
import {site} from '../../site';
import type {CaseStudyReader} from '../case-studies/reader';
import {publishedDir} from '../shared/files';
import {inventory} from '../site-files/inventory';
import {headTags} from './headTags';
import {manifest, manifestPath} from './manifest';
import {builtTitle, pagesWithPicture, pictureOf} from './pictures';
import {putPictures} from './store';
import {readTokens, TOKENS_FILE} from './tokens';

/**
 * What others show of the site: a picture of each page for social networks, the icons'
 * tags and the web manifest. README.md says how they are made.
 */
export default function socialImagesPlugin(
  context: LoadContext,
  {caseStudies}: {caseStudies: CaseStudyReader},
): Plugin {
  const {siteDir} = context;
  const locale = asLocale(context.i18n.currentLocale);
  const tokensFile = path.join(siteDir, TOKENS_FILE);
  return {
    name: 'social-images',

    getPathsToWatch: () => [tokensFile],

    injectHtmlTags() {
      const token = readTokens(readFileSync(tokensFile, 'utf8'));
      const colours = {light: token('palette-paper'), dark: token('palette-night')};
      return {headTags: headTags(locale, colours)};
    },

    async postBuild({outDir}) {
      const buildDir = publishedDir(context, outDir);
      const css = await readFile(tokensFile, 'utf8');
      const token = readTokens(css);
      const studies = await caseStudies.last();
      const pictures = await Promise.all(
        pagesWithPicture(inventory(studies), locale).map(async (page) =>
          pictureOf(
            page,
            await builtTitle(page, path.join(buildDir, page.path, 'index.html')),
            studies,
          ),
        ),
      );
      await Promise.all([
        writeFile(
          path.join(buildDir, manifestPath(locale)),
          manifest(locale, site, token('palette-paper')),
        ),
        putPictures(pictures, buildDir, {
          siteDir,
          cacheDir: path.join(siteDir, 'node_modules/.cache/soin-commun/social'),
          css,
          token,
        }),
      ]);
    },
  };
}
