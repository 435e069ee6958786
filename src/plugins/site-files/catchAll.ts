import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {localeFacts, type Locale} from '../../lib/locales';
import {isUnlisted} from '../../routes';
import {site} from '../../site';
import type {InventoryPage} from './inventory';

/** What the not-found page can suggest (specification, section 2: catch-all pages). */
export type CatchAllData = {
  locale: Locale;
  pages: Array<{
    path: string;
    title: string;
    /** Language of the title, where it is not the page's. */
    lang?: string;
  }>;
};

/** The title of a built page without the site's name behind it. */
export function titleOf(html: string): string {
  // The head alone: parsing the whole of 600 pages would take longer than rendering them.
  const [head = ''] = html.split('<body', 1);
  const title = load(head)('title').first().text();
  const suffix = ` – ${site.name}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/**
 * Reads the titles from the built pages, so that a suggestion is worded as the
 * page that it leads to.
 *
 * @param fileOf the built file of a page
 */
export async function catchAllData(
  locale: Locale,
  pages: readonly InventoryPage[],
  fileOf: (pagePath: string) => string,
): Promise<CatchAllData> {
  const own = pages.filter(
    (page) =>
      page.locale === locale && !isUnlisted(page.name) && page.path !== `/fr${page.canonical}`,
  );
  return {
    locale,
    pages: await Promise.all(
      own.map(async (page) => ({
        path: page.path,
        ...(page.contentLocale === locale ? {} : {lang: localeFacts[page.contentLocale].htmlLang}),
        title: titleOf(await readFile(path.normalize(fileOf(page.path)), 'utf8')),
      })),
    ),
  };
}
