import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {asLocale, localeOfPath} from '../../lib/locales';
import type {CaseStudyReader} from '../case-studies/reader';
import {publishedDir} from '../shared/files';
import {writing} from '../shared/written';
import {feedFile, feedLink, feedPath} from './feed';
import {redirectPage, redirectsFile, robotsFile} from './files';
import {redirects} from './inventory';
import {sitemapIndex} from './sitemap';

/**
 * Writes the files that hosts and crawlers read; README.md
 * lists them. Everything comes from the route table and the case studies.
 */
export default function siteFilesPlugin(
  context: LoadContext,
  {caseStudies}: {caseStudies: CaseStudyReader},
): Plugin {
  const locale = asLocale(context.i18n.currentLocale);
  return {
    name: 'site-files',
    injectHtmlTags: () => ({headTags: [feedLink(locale)]}),
    postBuild: ({siteConfig, outDir}) =>
      writing(context, async () => {
        const isDefault = locale === context.i18n.defaultLocale;
        const buildDir = publishedDir(context, outDir);
        const studies = await caseStudies.last();
        const put = async (file: string, content: string) => {
          const target = path.join(buildDir, file);
          await mkdir(path.dirname(target), {recursive: true});
          await writeFile(target, content);
        };

        await Promise.all(
          redirects(studies)
            .filter(({from}) => localeOfPath(from) === locale)
            .map((redirect) =>
              put(`${redirect.from}index.html`, redirectPage(redirect, siteConfig.url)),
            ),
        );
        const feed = feedFile(siteConfig.url, locale, studies);
        if (feed !== undefined) {
          await put(feedPath(locale), feed);
        }
        if (isDefault) {
          await put('_redirects', redirectsFile(redirects(studies)));
          await put('robots.txt', robotsFile(siteConfig.url));
          await put('sitemap.xml', sitemapIndex(siteConfig.url));
        }
      }),
  };
}
