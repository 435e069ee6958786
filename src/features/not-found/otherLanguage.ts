import {parse} from '../../lib/links';
import {localeOfPath, type Locale} from '../../lib/locales';
import {decodable} from '../../lib/pageDocument';
import {pathTo} from '../../routes';

/** Parameter of the not-found page's address: the path that was requested. */
const PARAMETER = 'path';

/**
 * The not-found page in a path's own language, if it is not the application's: a host without rules
 * serves the French `404.html` for every unknown path.
 */
export function pageInOtherLanguage(locale: Locale, pathname: string): string | undefined {
  const expected = localeOfPath(pathname);
  const query = new URLSearchParams({[PARAMETER]: pathname});
  return expected === locale ? undefined : `${pathTo('not-found', expected)}?${query.toString()}`;
}

/** The path that the other language's application could not find, from the address of this page. */
export function pathFromOtherLanguage(locale: Locale, search: string): string | undefined {
  const {origin} = window.location;
  const path = new URLSearchParams(search).get(PARAMETER);
  const url = path ? parse(path, origin) : undefined;
  // The parameter may hold anything; two slashes would lead to another site.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return localeOfPath(url.pathname) === locale ? decodable(url.pathname) : undefined;
}

/** Loads a page in full; the requested address leaves the history. */
export const leaveFor = (address: string): void => window.location.replace(address);
