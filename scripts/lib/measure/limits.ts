/**
 * What the built site must not exceed. Each claim of the handbook's page of results is one
 * of these; a figure above its limit ends the command that measured it with code 1.
 *
 * kB are 1000 bytes, as in the network panel of browsers: with 1024 the limits would be
 * 2.4 % wider.
 */

/** What a page may load before anybody touches it, in bytes as transferred (Brotli). */
export const WEIGHT_LIMITS = {
  js: 92_000,
  css: 10_000,
  fonts: 60_000,
  /** All of it: document, data and pictures too, with the headers of the responses. */
  total: 250_000,
  requests: 15,
  /** Elements; the children of an svg are not counted (EcoIndex). */
  nodes: 300,
} as const;

/**
 * Elements that every page gets at least beside those of its HTML while it loads: the words of
 * the cookie banner, and what scripts bring. e2e/weight.spec.ts counts them. A build that
 * is judged by its HTML leaves room for them.
 */
export const NODES_OF_SCRIPTS = 5;

/** The lowest EcoIndex that is not an A any more (https://www.ecoindex.fr/). */
export const ECO_INDEX_ABOVE = 80;

/** Lighthouse's categories, of 100. */
export const SCORE_LIMITS = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

/** Lighthouse's times in ms (simulated throttling), layout shift without a unit. */
export const TIMING_LIMITS = {
  /** Largest contentful paint; those of other pages are shown and not judged. */
  lcp: {home: 1300, 'case-study': 1600},
  /** Total blocking time: below. */
  tbt: 50,
  /** Cumulative layout shift: below. */
  cls: 0.01,
} as const;

/**
 * From a tap on a link to the heading of its page, in ms, on a processor that is slowed down
 * 4 times: below. Beyond 100 ms a change no longer feels immediate
 * (https://www.nngroup.com/articles/response-times-3-important-limits/).
 */
export const NAVIGATION_LIMITS = {card: 80, other: 100} as const;

/** JavaScript that one more case study may add to a page, in bytes (Brotli). */
export const GROWTH_LIMIT = 10;

/** CPU time of a cold build of 300 case studies, as a part of stock Docusaurus'. */
export const BUILD_LIMIT = 0.75;
