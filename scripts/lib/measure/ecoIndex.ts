/*
 * EcoIndex (https://www.ecoindex.fr/comment-ca-marche/) as GreenIT-Analysis computes it: ranks a
 * page among all measured pages by three figures.
 */

export type EcoFigures = {
  /** Elements, without the descendants of an svg. */
  nodes: number;
  requests: number;
  /** Transferred kB (1000 bytes), headers included. */
  size: number;
};

/** Quantiles of all measured pages, in twentieths. */
const QUANTILES = {
  nodes: `0 47 75 159 233 298 358 417 476 537 603 674 753 843 949 1076 1237 1459 1801 2479 594601`,
  requests: `0 2 15 25 34 42 49 56 63 70 78 86 95 105 117 130 147 170 205 281 3920`,
  size: `0 1.37 144.7 319.53 479.46 631.97 783.38 937.91 1098.62 1265.47 1448.32 1648.27 1876.08
    2142.06 2465.37 2866.31 3401.59 4155.73 5400.08 8037.54 223212.26`,
};

/** Ranks a value from 0 to 20, interpolating between quantiles. */
function rank(figure: keyof EcoFigures, value: number): number {
  const quantiles = QUANTILES[figure].split(/\s+/).map(Number);
  const above = quantiles.findIndex((quantile) => value < quantile);
  if (above === -1) return quantiles.length - 1;
  const [low = 0, high = 0] = [quantiles[above - 1], quantiles[above]];
  return above - 1 + (value - low) / (high - low);
}

/** Computes a page's EcoIndex, from 0 (heaviest) to 100 (lightest). */
export function ecoIndex({nodes, requests, size}: EcoFigures): number {
  const lost = 3 * rank('nodes', nodes) + 2 * rank('requests', requests) + rank('size', size);
  return 100 - (5 * lost) / 6;
}

/** Formats a score with its letter: A is above 80. */
export function ecoGrade(score: number): string {
  const letter = 'ABCDEF'[[80, 70, 55, 40, 25, 10].findIndex((limit) => score > limit)] ?? 'G';
  return `${score.toFixed(1)} ${letter}`;
}
