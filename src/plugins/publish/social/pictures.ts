import {readFile} from 'node:fs/promises';
import {localeFacts, type Locale} from '../../../lib/locales';
import {sampleWord} from '../../../lib/sample';
import {SiteError} from '../../../lib/siteError';
import {isUnlisted} from '../../../routes';
import {site} from '../../../site';
import {wordsOf} from '../../page-data/html';
import type {InventoryPage} from '../inventory';
import {socialWords} from '../../../socialImage';
import type {Picture} from './render';

/** The pages that need a picture: listed ones, at their canonical address. */
export function pagesWithPicture(pages: readonly InventoryPage[], locale: Locale): InventoryPage[] {
  return pages.filter(
    (page) => page.locale === locale && page.path === page.canonical && !isUnlisted(page.name),
  );
}

/** @throws SiteError for a page without a title */
export function pictureOf({path, name, locale, study}: InventoryPage, title: string): Picture {
  if (title.trim() === '' || title === site.name) {
    throw new SiteError(
      `${path}: the page has no title for its social picture. Give it one: \`title\` in the front matter of its file, or the \`title\` of its <Page>.`,
    );
  }
  const picture = {page: path, title: socialWords(path, locale, title), name: site.name};
  const facts = study?.versions[locale]?.frontMatter;
  if (facts) {
    const eyebrow = facts.sample ? `${sampleWord[locale]} · ${facts.client}` : facts.client;
    return {...picture, scene: facts.sector, eyebrow};
  }
  return {...picture, scene: name === 'home' ? 'sky' : name === 'team' ? 'meeting' : 'mark'};
}

/** @throws SiteError when the page has not been built */
export async function builtTitle(page: InventoryPage, file: string): Promise<string> {
  const html = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      throw new SiteError(
        `${page.path}: the page is not in the build (${file}), so it has no social picture. Add it to src/pages, or remove "${page.name}" from src/routes.ts (${localeFacts[page.locale].label}).`,
      );
    }
    throw error;
  });
  return wordsOf(html).title;
}
