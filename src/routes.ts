import {compilePattern, matchPattern, type PathParams} from './lib/pathPattern';
import {defaultLocale, localeFacts, locales, type Locale, type LocaleTag} from './lib/locales';

/**
 * The route table: the source of every path of the product (specification,
 * section 2). Links are made from it by name and parameters; the build is
 * compared with it by tests.
 */
export type RouteName =
  | 'home'
  | 'case-study'
  | 'team'
  | 'privacy-policy'
  | 'legal'
  | 'thank-you'
  | 'not-found'
  | 'catch-all';

/** Route record (specification, section 3). */
export type RouteRecord = {
  name: RouteName;
  /** Path pattern with `:name` for one segment and `:name+` for one or more. */
  path: string;
  locale: LocaleTag;
  /**
   * A second address of a page: real HTML, a canonical link to the first
   * address, left out of the sitemap.
   */
  alias?: true;
  /** Where a catch-all page reads its data from (specification, section 7). */
  dataPath?: string;
  /** A page for paths that are not known at build. */
  dynamic?: true;
  /** A page that is the same whatever its data says: none is loaded before it is entered. */
  custom?: true;
};

const slug = ':slug';

/** Name → path below the language's prefix, and what else its records say. */
const pages: ReadonlyArray<readonly [RouteName, string, Pick<RouteRecord, 'custom'>?]> = [
  ['home', '/'],
  ['case-study', `/work/${slug}/`],
  ['team', '/team/'],
  ['privacy-policy', '/privacy-policy/'],
  ['legal', '/legal/'],
  ['thank-you', '/thank-you/'],
  ['not-found', '/404/', {custom: true}],
];

export const routes: readonly RouteRecord[] = [
  ...pages.flatMap(([name, path, more]): RouteRecord[] => [
    {name, path, locale: 'fr-fr', ...more},
    {name, path: `/fr${path}`, locale: 'fr-fr', alias: true, ...more},
    {name, path: `/en${path}`, locale: 'en-gb', ...more},
  ]),
  {
    name: 'catch-all',
    path: '/fr/:slug+/',
    locale: 'fr-fr',
    dataPath: '/assets/data/fr/catch-all.json',
    dynamic: true,
  },
  {
    name: 'catch-all',
    path: '/en/:slug+/',
    locale: 'en-gb',
    dataPath: '/assets/data/en/catch-all.json',
    dynamic: true,
  },
];

const unlisted: readonly RouteName[] = ['not-found', 'thank-you'];

/**
 * Whether nobody looks for a page: it is where an unknown address or a sent form ends.
 * Search engines, the sitemap, suggestions and social pictures leave it out.
 */
export function isUnlisted(name: RouteName): boolean {
  return unlisted.includes(name);
}

/** In-page anchors of home (specification, section 2). */
export const homeAnchors = {work: 'work', contact: 'contact'} as const;

/** Anchors of the accessibility statement in the legal notice, made from its heading. */
export const accessibilityAnchors: Readonly<Record<Locale, string>> = {
  fr: 'accessibilité',
  en: 'accessibility',
};

/** The record that links use: the page's first address in a language. */
function canonicalRecord(name: RouteName, locale: Locale): RouteRecord {
  const record = routes.find(
    (route) => route.name === name && route.locale === localeFacts[locale].tag && !route.alias,
  );
  if (!record) {
    throw new Error(`There is no route "${name}" in ${localeFacts[locale].tag}.`);
  }
  return record;
}

/**
 * The address of a page, with its language's prefix and the trailing slash.
 *
 * @throws Error when a parameter is missing, unknown or does not match its
 * pattern; the message names the route and the parameter (specification,
 * section 5).
 */
export function pathTo(name: RouteName, locale: Locale, params: PathParams = {}): string {
  return compilePattern(canonicalRecord(name, locale).path, params, `"${name}"`);
}

/**
 * The same address without the language's prefix: what Docusaurus' Link takes,
 * which adds the prefix of the language that is being shown.
 *
 * @throws Error like {@link pathTo}.
 */
export function linkTo(name: RouteName, params: PathParams = {}): string {
  return pathTo(name, defaultLocale, params);
}

/** The second address of a French page: `/team/` → `/fr/team/`. */
export function aliasOf(path: string): string {
  return `/fr${path}`;
}

export type RouteMatch = {route: RouteRecord; params: PathParams};

/** Fixed paths come before parameters, parameters before catch-alls. */
const rankOf = ({path, dynamic}: RouteRecord) => (dynamic ? 2 : path.includes(':') ? 1 : 0);
const ranked = [...routes].sort((one, other) => rankOf(one) - rankOf(other));

/**
 * Finds the route of a path; a trailing slash may be missing. Undefined for a path that
 * only the not-found page can answer.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`;
  for (const route of ranked) {
    const params = matchPattern(route.path, withSlash);
    if (params) {
      return {route, params};
    }
  }
  return undefined;
}

/** Where the catch-all pages of a language read their data from. */
export function catchAllDataPath(locale: Locale): string | undefined {
  const {tag} = localeFacts[locale];
  return routes.find((route) => route.dynamic && route.locale === tag)?.dataPath;
}

/** A page's address in each language that it exists in. */
export type Alternates = Partial<Record<Locale, string>>;

/** The alternates of a page that exists in every language. */
export function alternatesOf(name: RouteName): Alternates {
  return Object.fromEntries(locales.map((locale) => [locale, pathTo(name, locale)]));
}

/** A redirect that the product answers, by a static page and by the host. */
export type Redirect = {from: string; to: string};

/**
 * There is no list of case studies but the one on home: its old-fashioned
 * addresses lead there (decisions, section 2).
 */
export const workRedirects: readonly Redirect[] = ['', '/fr', '/en'].map((prefix) => ({
  from: `${prefix}/work/`,
  to: `${prefix}/#${homeAnchors.work}`,
}));
