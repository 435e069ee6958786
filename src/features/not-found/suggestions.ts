import {useEffect, useState} from 'react';
import {byCloseness} from '../../lib/closest';
import {localeOfPath, locales} from '../../lib/locales';
import {catchAllDataPath, matchRoute, pathTo} from '../../routes';

/** An existing page, as the catch-all data file of a language lists it. */
export type Suggestion = {path: string; title: string; lang?: string};

const SUGGESTIONS = 3;

/** In characters: what is compared of an address. */
const LONGEST = 80;

export function dataPathFor(pathname: string): string | undefined {
  return catchAllDataPath(localeOfPath(pathname));
}

export const isNotFoundPage = (pathname: string): boolean =>
  matchRoute(pathname)?.route.name === 'not-found';

function segmentsOf(pathname: string): string[] {
  const segments = pathname.slice(0, LONGEST).split('/').filter(Boolean);
  return locales.some((locale) => locale === segments[0]) ? segments.slice(1) : segments;
}

/** The last segment, where most slips are, and the whole path. */
const lastOf = (pathname: string) => segmentsOf(pathname).at(-1) ?? '';
const wholeOf = (pathname: string) => segmentsOf(pathname).join('/');

function sortedBy(
  part: (pathname: string) => string,
  sought: string,
  pages: readonly Suggestion[],
): Suggestion[] {
  const order = byCloseness(part(sought), [...new Set(pages.map(({path}) => part(path)))]);
  return [...pages].sort((a, b) => order.indexOf(part(a.path)) - order.indexOf(part(b.path)));
}

/**
 * The closest pages: by the last segment of the path, then by the whole path; home has a link
 * anyway.
 */
export function suggest(pathname: string, pages: readonly Suggestion[]): Suggestion[] {
  const homes = locales.map((locale) => pathTo('home', locale));
  const others = pages.filter(({path}) => !homes.includes(path));
  return sortedBy(lastOf, pathname, sortedBy(wholeOf, pathname, others)).slice(0, SUGGESTIONS);
}

/** Reads a data file of the build; rejects when it can't, or when it is another build's. */
export type ReadData = (url: string) => Promise<{hash: string; pages: readonly Suggestion[]}>;

/**
 * The closest pages of the path's language; none until they are known, or when the file can't be
 * read.
 */
export function useSuggestions(
  pathname: string | undefined,
  readData: ReadData,
): readonly Suggestion[] {
  const [found, setFound] = useState<{for: string; suggestions: readonly Suggestion[]}>();

  useEffect(() => {
    const dataPath = pathname && dataPathFor(pathname);
    if (!dataPath) return undefined;
    let wanted = true;
    readData(dataPath).then(
      ({pages}) => {
        if (wanted) setFound({for: pathname, suggestions: suggest(pathname, pages)});
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [pathname, readData]);

  return found?.for === pathname ? (found?.suggestions ?? []) : [];
}
