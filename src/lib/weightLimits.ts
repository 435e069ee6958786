/**
 * Bytes that the code of every page may weigh, whatever the texts: scripts and styles after Brotli,
 * and fonts. `e2e/weight.spec.ts` refuses more; the page about ecodesign publishes them.
 */
export const WEIGHT_LIMITS = {js: 117_200, css: 20_900, fonts: 60_000} as const;
