/**
 * Bytes that the code of every page may weigh, whatever the texts: scripts and styles after Brotli,
 * and fonts. `e2e/weight.spec.ts` refuses more; the page about ecodesign publishes them. Another
 * agency's networks and a third language weigh some 0.2 kB of scripts and 0.1 kB of styles.
 */
export const WEIGHT_LIMITS = {js: 120_000, css: 22_700, fonts: 60_000} as const;
