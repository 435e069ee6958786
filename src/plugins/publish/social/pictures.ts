import {say} from '../../../lib/say';
import {oneLine, sampleWord} from '../../../lib/text';
import {SiteError} from '../../../lib/siteError';
import {isUnlisted} from '../../../routes';
import {site} from '../../../site';
import {sectors} from '../../../vocabulary';
import type {InventoryPage} from '../../page-data/inventory';
import type {Picture} from './render';

/** Whether a page needs a picture: listed ones do, at their canonical address. */
export const hasPicture = ({name, path, canonical}: InventoryPage): boolean =>
  path === canonical && !isUnlisted(name);

/** @throws SiteError for a page without a title */
export function pictureOf({path, name, locale, study}: InventoryPage, title: string): Picture {
  if (title.trim() === '' || title === site.name) {
    throw new SiteError(
      `${path}: the page has no title for its social picture. Give it one: \`title\` in the front matter of its file, or the \`title\` of its <Page>.`,
    );
  }
  // The title of home means nothing outside the site.
  const words = name === 'home' ? oneLine(say(locale, 'home.Hero.title')) : title;
  const picture = {page: path, title: words, name: site.name};
  const facts = study?.versions[locale]?.frontMatter;
  if (facts) {
    const eyebrow = facts.sample ? `${sampleWord[locale]} · ${facts.client}` : facts.client;
    return {...picture, scene: sectors[facts.sector].tint, eyebrow};
  }
  return {...picture, scene: name === 'home' ? 'sky' : name === 'team' ? 'meeting' : 'mark'};
}
