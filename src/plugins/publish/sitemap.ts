import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {localeFacts, locales, type Locale} from '../../lib/locales';
import {pagesDir} from '../../lib/texts/folders';
import type {Alternates} from '../../routes';
import type {CaseStudyReader} from '../case-studies/read';
import {readDocument} from '../translations/document';
import {inventory, type InventoryPage} from './inventory';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;
type CreateSitemapItems = NonNullable<SitemapOptions['createSitemapItems']>;

/** Each language writes its pages into a file of this name, in its own folder. */
export const SITEMAP_FILE = 'sitemap-pages.xml';

/** The hreflang links of a page, with x-default for visitors of other languages. */
export function hreflangLinks(
  alternates: Alternates,
  siteUrl: string,
): Array<{lang: string; url: string}> {
  const links = locales.flatMap((locale) => {
    const address = alternates[locale];
    return address ? [{lang: localeFacts[locale].htmlLang, url: siteUrl + address}] : [];
  });
  return alternates.fr ? [...links, {lang: 'x-default', url: siteUrl + alternates.fr}] : links;
}

/** A page's `updated` field, if any: the file system's dates are unreliable. */
export async function lastChange(
  siteDir: string,
  {name, locale}: Pick<InventoryPage, 'name' | 'locale'>,
): Promise<string | undefined> {
  const page = await readDocument(siteDir, `${pagesDir(locale)}/${name}.mdx`);
  return Array.isArray(page) ? undefined : page.fields.get('updated')?.text;
}

export function sitemapItems(caseStudies: CaseStudyReader, siteDir: string): CreateSitemapItems {
  return async ({siteConfig}) => {
    const locale: Locale = siteConfig.baseUrl === '/' ? 'fr' : 'en';
    const pages = inventory(await caseStudies.last());
    return Promise.all(
      pages
        .filter((page) => page.listed && page.locale === locale)
        .map(async (page) => ({
          url: siteConfig.url + page.path,
          lastmod: await lastChange(siteDir, page),
          links: hreflangLinks(page.alternates, siteConfig.url),
        })),
    );
  };
}

/** The index of both languages' sitemaps, which robots.txt names. */
export function sitemapIndex(siteUrl: string): string {
  const entries = locales.map(
    (locale) =>
      `  <sitemap><loc>${siteUrl}${localeFacts[locale].prefix}/${SITEMAP_FILE}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`;
}
