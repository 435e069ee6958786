/*
 * Limits for the site with its own texts, as stated on the handbook's results page. They never
 * fail a build. A kB is 1000 bytes, as in browsers' network panels.
 */

export const LIMITS = {
  /** Transferred bytes (Brotli) of a page scrolled to the end, without using a form. */
  js: 110_000,
  css: 20_000,
  fonts: 60_000,
  /**
   * Requests of the home page itself: document, favicon and icons, two fonts, two style sheets,
   * three scripts, up to five covers. Prefetch makes two more for each page that a link in view
   * leads to, its data and its script (specification, section 2), and a few for what pages share.
   */
  requests: 15,
  /** An A is above this score (https://www.ecoindex.fr/). */
  ecoIndex: 80,
  /** Lighthouse's categories, of 100. */
  scores: {performance: 99, accessibility: 100, 'best-practices': 100, seo: 100},
  /** Largest contentful paint and total blocking time in ms; cumulative layout shift. */
  lcp: {home: 1300, 'case-study': 1600},
  tbt: 50,
  cls: 0.01,
  /** CPU time and memory of a cold build, as multiples of stock Docusaurus'. */
  build: {cpu: 1.6, memory: 1.2},
  lines: 24_000,
  plugins: 10,
  privateModules: 4,
} as const;
