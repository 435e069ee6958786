/*
 * EcoIndex (https://www.ecoindex.fr/comment-ca-marche/), as GreenIT-Analysis computes it: a page
 * is placed among all pages that were ever measured, by three of its figures.
 */

export type EcoFigures = {
  /** Elements of the document; the children of an svg are not counted. */
  nodes: number;
  requests: number;
  /** What was transferred, headers included, in kB of 1000 bytes. */
  size: number;
};

/** The twentieths of all pages, by figure. */
const QUANTILES = {
  nodes: `0 47 75 159 233 298 358 417 476 537 603 674 753 843 949 1076 1237 1459 1801 2479 594601`,
  requests: `0 2 15 25 34 42 49 56 63 70 78 86 95 105 117 130 147 170 205 281 3920`,
  size: `0 1.37 144.7 319.53 479.46 631.97 783.38 937.91 1098.62 1265.47 1448.32 1648.27 1876.08
    2142.06 2465.37 2866.31 3401.59 4155.73 5400.08 8037.54 223212.26`,
};

/** The rank of a value among quantiles: 0 to 20, with the fraction between two of them. */
function rank(figure: keyof EcoFigures, value: number): number {
  const quantiles = QUANTILES[figure].split(/\s+/).map(Number);
  const above = quantiles.findIndex((quantile) => value < quantile);
  if (above === -1) return quantiles.length - 1;
  const [low = 0, high = 0] = [quantiles[above - 1], quantiles[above]];
  return above - 1 + (value - low) / (high - low);
}

/** The EcoIndex of a page: 100 is the lightest, 0 the heaviest. */
export function ecoIndex({nodes, requests, size}: EcoFigures): number {
  const lost = 3 * rank('nodes', nodes) + 2 * rank('requests', requests) + rank('size', size);
  return 100 - (5 * lost) / 6;
}

/** A score as it is shown, with its letter: A is above 80. */
export function ecoGrade(score: number): string {
  const letter = 'ABCDEF'[[80, 70, 55, 40, 25, 10].findIndex((limit) => score > limit)] ?? 'G';
  return `${score.toFixed(1)} ${letter}`;
}
