import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import {localeFacts, locales, type Locale} from '../../lib/locales';
import type {Alternates} from '../../routes';
import type {CaseStudyReader} from '../case-studies/reader';
import {inventory} from './inventory';

type CreateSitemapItems = NonNullable<SitemapOptions['createSitemapItems']>;

/** Each language writes its pages into a file of this name, in its own folder. */
export const SITEMAP_FILE = 'sitemap-pages.xml';

/** hreflang → whole address, with x-default for visitors of any other language. */
export function hreflangLinks(
  alternates: Alternates,
  siteUrl: string,
): Array<{lang: string; url: string}> {
  const links = locales.flatMap((locale) => {
    const path = alternates[locale];
    return path ? [{lang: localeFacts[locale].htmlLang, url: siteUrl + path}] : [];
  });
  return alternates.fr ? [...links, {lang: 'x-default', url: siteUrl + alternates.fr}] : links;
}

/** Lists the pages that search engines may list, with their language pairs. */
export function sitemapItems(caseStudies: CaseStudyReader): CreateSitemapItems {
  return async ({siteConfig}) => {
    const locale: Locale = siteConfig.baseUrl === '/' ? 'fr' : 'en';
    const pages = inventory(await caseStudies.last());
    return pages
      .filter((page) => page.listed && page.locale === locale)
      .map(({path, alternates}) => ({
        url: siteConfig.url + path,
        links: hreflangLinks(alternates, siteConfig.url),
      }));
  };
}

/** The one file that robots.txt names: an index of both languages' sitemaps. */
export function sitemapIndex(siteUrl: string): string {
  const entries = locales.map(
    (locale) =>
      `  <sitemap><loc>${siteUrl}${localeFacts[locale].prefix}/${SITEMAP_FILE}</loc></sitemap>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</sitemapindex>',
    '',
  ].join('\n');
}
