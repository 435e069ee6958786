/**
 * The limits of the site with its own texts, as the handbook's results page states them. A
 * command that measures a figure above its limit exits with 1; `npm run build` measures nothing.
 * kB are 1000 bytes, as in the network panel of browsers.
 */

/**
 * What a page may load until it is read to its end, no form touched, in bytes as transferred
 * (Brotli), and how many requests home may make. EcoIndex judges the rest: elements, requests
 * and bytes together.
 */
export const WEIGHT_LIMITS = {js: 110_000, css: 20_000, fonts: 60_000, requests: 22} as const;

/**
 * Elements in the HTML of a case study, pictures included, above which a build says
 * so; the longest of the site's own has 320. Advice only: nothing stops for it.
 */
export const ADVISED_NODES = 350;

/**
 * What the code that all pages share may weigh, whatever is written: bytes, as Brotli. Tests
 * hold it; a build never stops for it.
 */
export const SHARED_LIMITS = {js: 104_000, css: 20_000, fonts: 60_000} as const;

/** The lowest EcoIndex that is not an A any more (https://www.ecoindex.fr/). */
export const ECO_INDEX_ABOVE = 80;

/** Lighthouse's categories, of 100. */
export const SCORE_LIMITS = {
  performance: 99,
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
export const NAVIGATION_LIMITS = {card: 100, other: 100} as const;

/** JavaScript that one more case study may add to a page, in bytes (Brotli). */
export const GROWTH_LIMIT = 60;

/**
 * What a build of 300 case studies without any cache may take, beside stock Docusaurus with
 * the same texts and pictures: how many times its CPU time and its memory.
 */
export const BUILD_LIMITS = {cpu: 1.6, memory: 1.2} as const;

/** How large the code may be, and how often it may reach into other packages' private modules. */
export const CODE_LIMITS = {lines: 24_000, plugins: 10, privateModules: 4} as const;
