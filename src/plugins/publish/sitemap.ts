import {isoDay} from '../../lib/day';
import {localeFacts, locales} from '../../lib/locales';
import {markup} from '../../lib/markup';
import {pagesDir} from '../../lib/texts/folders';
import {addressForOthers, type Alternates} from '../../routes';
import {versionFor, type CaseStudy} from '../case-studies/model';
import {readOwnPages} from '../pages/own';
import {fieldsIn, readTexts} from '../texts/read';
import {inventory, type InventoryPage} from './inventory';

/** The hreflang links of a page, with x-default for visitors of other languages. */
export function hreflangLinks(
  alternates: Alternates,
  siteUrl: string,
): Array<{lang: string; url: string}> {
  const links = locales.flatMap((locale) => {
    const address = alternates[locale];
    return address ? [{lang: localeFacts[locale].htmlLang, url: siteUrl + address}] : [];
  });
  const fallback = addressForOthers(alternates);
  return fallback ? [...links, {lang: 'x-default', url: siteUrl + fallback}] : links;
}

/** A page's `updated` field, if any: the file system's dates are unreliable. */
export async function lastChange(
  siteDir: string,
  {name, locale, study, own}: Pick<InventoryPage, 'name' | 'locale' | 'study' | 'own'>,
): Promise<string | undefined> {
  if (study) {
    const {updated} = versionFor(study, locale).frontMatter;
    return updated && isoDay(updated);
  }
  if (own) return own.versions[locale]?.updated;
  const {texts} = await readTexts(siteDir, {kinds: ['page']});
  const page = texts.find(({file}) => file === `${pagesDir(locale)}/${name}.mdx`);
  const {updated} = fieldsIn(page?.data);
  return typeof updated === 'string' ? updated : undefined;
}

/** The sitemap of both languages (https://www.sitemaps.org/protocol.html). */
export async function sitemapFile(
  siteDir: string,
  siteUrl: string,
  studies: readonly CaseStudy[],
): Promise<string> {
  const entries = inventory(studies, await readOwnPages(siteDir))
    .filter(({listed}) => listed)
    .map(async (page) => {
      const changed = await lastChange(siteDir, page);
      const alternates = hreflangLinks(page.alternates, siteUrl).map(
        ({lang, url}) => markup`\n<xhtml:link rel="alternate" hreflang="${lang}" href="${url}"/>`,
      );
      return markup`<url>
<loc>${siteUrl + page.path}</loc>${changed ? markup`\n<lastmod>${changed}</lastmod>` : ''}${alternates}
</url>
`;
    });
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${await Promise.all(entries)}</urlset>
`.source;
}
