import {useEffect, useState} from 'react';
import {byCloseness, closest, isPartOf} from '../../lib/texts/closest';
import {localeOfPath, locales} from '../../lib/locales';
import {catchAllDataPath, matchRoute, pathTo, type RouteName} from '../../routes';

/** An existing page, as listed in the catch-all data of a language. */
export type Suggestion = {path: string; title: string; lang?: string};

const SUGGESTIONS = 3;

/** In characters: the part of an address that is compared. */
const LONGEST = 80;

export function dataPathFor(pathname: string): string | undefined {
  return catchAllDataPath(localeOfPath(pathname));
}

export const isNotFoundPage = (pathname: string): boolean =>
  matchRoute(pathname)?.route.name === 'not-found';

/** Decodes a path: accents instead of percent signs. */
export function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function segmentsOf(pathname: string): string[] {
  const segments = readable(pathname).slice(0, LONGEST).split('/').filter(Boolean);
  return locales.some((locale) => locale === segments[0]) ? segments.slice(1) : segments;
}

/** Whether two addresses are in one folder: of a study that is gone, the others are suggested. */
function isBeside(path: string, sought: string): boolean {
  const [folder, ...rest] = segmentsOf(path);
  return rest.length > 0 && folder === segmentsOf(sought)[0];
}

/** The last segment, where most typos are. */
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

/** The words of a title that can be an address: `Politique de confidentialité`. */
const wordsOf = (title: string) => title.split(/[^\p{L}\p{N}]+/u).filter(({length}) => length > 3);

/**
 * Other names that people give a page, in both languages, without accents: its title is only in
 * the language of the address.
 */
const aliases: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  team: ['equipe', 'team', 'people', 'about', 'a-propos', 'qui-sommes-nous', 'jobs', 'emploi'],
  'how-we-work': ['methode', 'method', 'prix', 'tarifs', 'prices', 'pricing', 'comment'],
  newsletter: ['lettre', 'infolettre', 'desinscription', 'desabonnement', 'unsubscribe'],
  legal: ['mentions-legales', 'legal-notice', 'imprint'],
  accessibility: ['accessibilite', 'accessibility', 'a11y', 'declaration-accessibilite', 'rgaa'],
  'eco-design': ['ecoconception', 'ecodesign', 'eco-conception', 'rgesn', 'environnement'],
  'site-map': ['plan', 'plan-du-site', 'sitemap', 'index'],
  'privacy-policy': ['confidentialite', 'privacy', 'cookies', 'donnees', 'rgpd', 'gdpr'],
};

/** Pages with a name that is sought, but for a typo. */
function named(sought: string, pages: readonly Suggestion[]): Suggestion[] {
  if (!sought) return [];
  return pages.filter(({path, title}) => {
    const name = matchRoute(path)?.route.name;
    const names = [...wordsOf(title), ...((name && aliases[name]) ?? [])];
    return closest(sought, names) !== undefined;
  });
}

/**
 * The pages that have the name sought, then the closest, by last segment, then by whole path; none
 * where nothing resembles it. Home is left out: the page links to it.
 */
export function suggest(pathname: string, pages: readonly Suggestion[]): Suggestion[] {
  const homes = locales.map((locale) => pathTo('home', locale));
  const others = pages.filter(({path}) => !homes.includes(path));
  const near = sortedBy(lastOf, pathname, sortedBy(wholeOf, pathname, others));
  const [first] = near;
  // An address that is right but for a typo comes first.
  const isTypo = first && closest(lastOf(pathname), [lastOf(first.path)]) !== undefined;
  const alike = near.filter(
    ({path}) => isPartOf(lastOf(pathname), lastOf(path)) || isBeside(path, pathname),
  );
  const found = [...(isTypo ? [first] : []), ...named(lastOf(pathname), near), ...alike];
  return [...new Set(found)].slice(0, SUGGESTIONS);
}

/** Reads a data file of the build; rejects on a failure or another build's hash. */
export type ReadData = (url: string) => Promise<{hash: string; pages: readonly Suggestion[]}>;

/**
 * The closest pages in the path's language; empty until the list is loaded, or if loading fails.
 */
export function useSuggestions(
  pathname: string | undefined,
  readData: ReadData,
): readonly Suggestion[] {
  const [found, setFound] = useState<{for: string; suggestions: readonly Suggestion[]}>();

  useEffect(() => {
    const dataPath = pathname && dataPathFor(pathname);
    if (!dataPath) return undefined;
    let isCurrent = true;
    readData(dataPath).then(
      ({pages}) => {
        if (isCurrent) setFound({for: pathname, suggestions: suggest(pathname, pages)});
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, readData]);

  return found?.for === pathname ? (found?.suggestions ?? []) : [];
}
