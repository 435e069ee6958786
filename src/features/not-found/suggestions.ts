import {byCloseness} from '../../lib/closest';
import {localeOfPath, locales} from '../../lib/locales';
import {catchAllDataPath, matchRoute, pathTo} from '../../routes';

/** An existing page, as the catch-all data file of a language lists it. */
export type Suggestion = {path: string; title: string; lang?: string};

/** How many pages are suggested. */
const SUGGESTIONS = 3;

/** Address of the data file that knows the pages of a path's language. */
export function dataPathFor(pathname: string): string | undefined {
  return catchAllDataPath(localeOfPath(pathname));
}

/** Whether a path is the not-found page's own address: nobody looked for it. */
export function isNotFoundPage(pathname: string): boolean {
  return matchRoute(pathname)?.route.name === 'not-found';
}

/** Longest part of an address that is compared with others, in characters. */
const LONGEST = 80;

/** The segments of a path without the prefix of its language. */
function segmentsOf(pathname: string): string[] {
  const segments = pathname.slice(0, LONGEST).split('/').filter(Boolean);
  return locales.some((locale) => locale === segments[0]) ? segments.slice(1) : segments;
}

/** Position of each candidate in the order of closeness to a word. */
function rankBy(word: string, candidates: readonly string[]): (candidate: string) => number {
  const order = byCloseness(word, [...new Set(candidates)]);
  return (candidate) => order.indexOf(candidate);
}

/**
 * The pages that a visitor may have looked for, the closest first: by the last
 * segment of the path, where most slips are, then by the whole path. Home is
 * left out: the page has a link to it anyway.
 */
export function suggest(pathname: string, pages: readonly Suggestion[]): Suggestion[] {
  const homes = locales.map((locale) => pathTo('home', locale));
  const candidates = pages
    .filter(({path}) => !homes.includes(path))
    .map((page) => {
      const segments = segmentsOf(page.path);
      return {page, last: segments.at(-1) ?? '', whole: segments.join('/')};
    });
  const sought = segmentsOf(pathname);
  const rankLast = rankBy(
    sought.at(-1) ?? '',
    candidates.map(({last}) => last),
  );
  const rankWhole = rankBy(
    sought.join('/'),
    candidates.map(({whole}) => whole),
  );
  return candidates
    .map((candidate) => ({...candidate, byLast: rankLast(candidate.last)}))
    .sort((a, b) => a.byLast - b.byLast || rankWhole(a.whole) - rankWhole(b.whole))
    .slice(0, SUGGESTIONS)
    .map(({page}) => page);
}

/** Narrows what a data file holds; undefined for anything else than a list of pages. */
export function readPages(data: unknown): Suggestion[] | undefined {
  const pages = (data as {pages?: unknown} | null)?.pages;
  if (!Array.isArray(pages)) {
    return undefined;
  }
  return pages.filter(
    (page: unknown): page is Suggestion =>
      typeof (page as Suggestion | null)?.path === 'string' &&
      typeof (page as Suggestion | null)?.title === 'string',
  );
}
