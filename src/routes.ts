import {defaultLocale, localeFacts, locales, type Locale, type LocaleTag} from './lib/locales';

/**
 * The route table: the source of every path (specification, section 2). Links are built from it by
 * name and parameters; tests compare it with the build.
 */
export type RouteName =
  | 'home'
  | 'case-study'
  | 'team'
  | 'how-we-work'
  | 'privacy-policy'
  | 'legal'
  | 'accessibility'
  | 'eco-design'
  | 'site-map'
  | 'newsletter'
  | 'newsletter-confirmation'
  | 'thank-you'
  | 'not-found'
  | 'catch-all';

/** Route record (specification, section 3). */
export type RouteRecord = {
  name: RouteName;
  /** Path pattern: `:name` matches one segment, `:name+` one or more. */
  path: string;
  locale: LocaleTag;
  /**
   * The page's second address: real HTML with a canonical link to the first one, left out of the
   * sitemap.
   */
  alias?: true;
  /** Data file of a catch-all page (specification, section 7). */
  dataPath?: string;
  /** A page for paths unknown at build time. */
  dynamic?: true;
  /** A page that needs no data: none is loaded before it is entered. */
  custom?: true;
};

const slug = ':slug';

/** Name → path after the language prefix, and the other fields of its records. */
const pages: ReadonlyArray<readonly [RouteName, string, Pick<RouteRecord, 'custom'>?]> = [
  ['home', '/'],
  ['case-study', `/work/${slug}/`],
  ['team', '/team/'],
  ['how-we-work', '/how-we-work/'],
  ['privacy-policy', '/privacy-policy/'],
  ['legal', '/legal/'],
  ['accessibility', '/accessibility/'],
  ['eco-design', '/eco-design/'],
  ['site-map', '/site-map/'],
  ['newsletter', '/newsletter/'],
  ['newsletter-confirmation', '/newsletter/confirm/'],
  ['thank-you', '/thank-you/'],
  ['not-found', '/404/', {custom: true}],
];

export const routes: readonly RouteRecord[] = [
  ...pages.flatMap(([name, path, more]) =>
    locales.flatMap((each): RouteRecord[] => {
      const {tag: locale, prefix} = localeFacts[each];
      return [
        {name, path: prefix + path, locale, ...more},
        ...(prefix ? [] : [{name, path: aliasOf(path), locale, alias: true as const, ...more}]),
      ];
    }),
  ),
  ...locales.map((each): RouteRecord => ({
    name: 'catch-all',
    path: `/${each}/:slug+/`,
    locale: localeFacts[each].tag,
    dataPath: `/assets/data/${each}/catch-all.json`,
    dynamic: true,
  })),
];

const unlisted: readonly RouteName[] = ['not-found', 'thank-you', 'newsletter-confirmation'];

/**
 * Whether a page is left out of search engines, the sitemap, suggestions and social pictures: it
 * answers an unknown address, a submitted form or the link of an e-mail.
 */
export function isUnlisted(name: string): boolean {
  return unlisted.some((each) => each === name);
}

/** Anchors of home (specification, section 2). */
export const homeAnchors = {work: 'work', contact: 'contact'} as const;

/** Anchors of the thank-you page: the receiver knows what a form was for. */
export const thankYouAnchors = {
  /** An e-mail asks to confirm a subscription. */
  confirm: 'confirm',
  /** A subscription is confirmed. */
  subscribed: 'subscribed',
  unsubscribed: 'unsubscribed',
} as const;

/** Parameters of a path: `:slug` takes one segment, `:slug+` one or more, joined by `/`. */
type PathParams = Readonly<Record<string, string>>;

/** Lower-case letters, digits and single hyphens. */
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PARAMETER = /:([a-z]+)(\+?)/gi;

/** @throws Error when a parameter is missing, unknown or does not match */
function compilePattern(pattern: string, params: PathParams, label: string): string {
  const known = new Set<string>();
  const path = pattern.replace(PARAMETER, (_, name: string, many: string) => {
    known.add(name);
    const value = params[name];
    if (value === undefined) throw new Error(`Route ${label}: parameter "${name}" is missing.`);
    const segments = many ? value.split('/') : [value];
    if (!segments.every((segment) => SEGMENT.test(segment))) {
      throw new Error(
        `Route ${label}: parameter "${name}" is "${value}", which does not match ` +
          `${many ? 'one or more path segments' : 'one path segment'} of a-z, 0-9 and hyphens.`,
      );
    }
    return value;
  });
  const unknown = Object.keys(params).find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new Error(`Route ${label}: there is no parameter "${unknown}" in "${pattern}".`);
  }
  return path;
}

/** A cache: every page matches the few patterns many times. */
const expressions = new Map<string, RegExp>();

/** Reads the parameters of a path that ends with a slash; undefined when it does not match. */
function matchPattern(pattern: string, pathname: string): PathParams | undefined {
  const source = () =>
    pattern.replace(
      PARAMETER,
      (_, name: string, many: string) => `(?<${name}>${many ? '.+?' : '[^/]+'})`,
    );
  const expression = expressions.get(pattern) ?? new RegExp(`^${source()}$`);
  expressions.set(pattern, expression);
  const match = expression.exec(pathname);
  return match ? {...match.groups} : undefined;
}

/** The record that links use: the page's canonical address in a language. */
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
 * The address of a page, with its language prefix and trailing slash.
 *
 * @throws Error when a parameter is missing, unknown or does not match its pattern; the message
 * names the route and the parameter (specification, section 5).
 */
export function pathTo(name: RouteName, locale: Locale, params: PathParams = {}): string {
  return compilePattern(canonicalRecord(name, locale).path, params, `"${name}"`);
}

/**
 * The same address without the language prefix, as Docusaurus' Link expects: it adds the prefix of
 * the current language.
 *
 * @throws Error like {@link pathTo}.
 */
export function linkTo(name: RouteName, params: PathParams = {}): string {
  return pathTo(name, defaultLocale, params);
}

/** The second address of a page in the default language: `/team/` → `/fr/team/`. */
export function aliasOf(path: string): string {
  return `/${defaultLocale}${path}`;
}

/** The canonical address of an alias; any other address is its own. */
export const canonicalOf = (path: string): string =>
  path.startsWith(aliasOf('/')) ? path.slice(aliasOf('').length) : path;

export type RouteMatch = {route: RouteRecord; params: PathParams};

/** Static paths rank before parameters, parameters before catch-alls. */
const rankOf = ({path, dynamic}: RouteRecord) => (dynamic ? 2 : path.includes(':') ? 1 : 0);
const ranked = [...routes].sort((one, other) => rankOf(one) - rankOf(other));

/**
 * Finds the route of a path, with or without its trailing slash. Undefined for a path that only the
 * not-found page answers.
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

/** The data file of a language's catch-all pages. */
export function catchAllDataPath(locale: Locale): string | undefined {
  const {tag} = localeFacts[locale];
  return routes.find((route) => route.dynamic && route.locale === tag)?.dataPath;
}

/** Addresses of a page in the languages that it exists in. */
export type Alternates = Partial<Record<Locale, string>>;

/** The address for visitors of other languages, hreflang's x-default. */
export const addressForOthers = (alternates: Alternates): string | undefined =>
  locales.map((locale) => alternates[locale]).find(Boolean);

/** The alternates of a page that exists in every language. */
export function alternatesOf(name: RouteName): Alternates {
  return Object.fromEntries(locales.map((locale) => [locale, pathTo(name, locale)]));
}

/** Folder of the pages of the host's own errors, below each language's prefix. */
export const ERRORS = '/assets/errors/';

/** The file of the licences of what visitors get, the same in every language. */
export const LICENCES = '/licences.txt';

/** A redirect, implemented by a static page and by the host. */
export type Redirect = {from: string; to: string};

/**
 * Home has the only list of case studies: addresses that visitors may expect lead there (decisions,
 * section 2).
 */
export const workRedirects: readonly Redirect[] = [
  '',
  ...locales.map((locale) => `/${locale}`),
].map((prefix) => ({
  from: `${prefix}/work/`,
  to: `${prefix}/#${homeAnchors.work}`,
}));
