/*
 * The quantiles of the pages that the HTTP Archive had measured, by which EcoIndex ranks a page
 * (https://www.ecoindex.fr/comment-ca-marche/): elements, requests, and kB (1000 bytes).
 */
const QUANTILES = {
  nodes: [
    0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801,
    2479, 594_601,
  ],
  requests: [
    0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920,
  ],
  kilobytes: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27,
    1876.08, 2142.06, 2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223_212.26,
  ],
} as const;

/** Place of a value among the quantiles, 0 to 20, linear between two of them. */
function rankOf(value: number, quantiles: readonly number[]): number {
  const above = quantiles.findIndex((quantile) => quantile > value);
  if (above < 0) return quantiles.length - 1;
  const [low = 0, high = 0] = quantiles.slice(above - 1);
  return above - 1 + (value - low) / (high - low);
}

/**
 * EcoIndex of a page, from 0 to 100, which is best.
 *
 * @param page its elements without those inside drawings, its requests, its weight in kB
 */
export function ecoIndex(page: Readonly<Record<keyof typeof QUANTILES, number>>): number {
  const nodes = rankOf(page.nodes, QUANTILES.nodes);
  const requests = rankOf(page.requests, QUANTILES.requests);
  const kilobytes = rankOf(page.kilobytes, QUANTILES.kilobytes);
  return 100 - (5 * (3 * nodes + 2 * requests + kilobytes)) / 6;
}
