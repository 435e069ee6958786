import {localeFacts} from '../../lib/locales';
import {isUnlisted} from '../../routes';
import type {InventoryPage} from '../publish/inventory';

/** A page that the not-found page can suggest (specification, section 2: catch-all pages). */
export type SuggestedPage = {
  path: string;
  title: string;
  /** Language of the title, when it differs from the page's. */
  lang?: string;
};

/** The pages to suggest, by their main address. */
export function suggestions(
  titles: ReadonlyArray<readonly [InventoryPage, string]>,
): SuggestedPage[] {
  return titles
    .filter(([{name, path, canonical}]) => !isUnlisted(name) && path !== `/fr${canonical}`)
    .map(([{path, locale, contentLocale}, title]) => ({
      path,
      ...(contentLocale !== locale && {lang: localeFacts[contentLocale].htmlLang}),
      title,
    }));
}
