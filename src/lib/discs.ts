export type Disc = readonly [x: number, y: number, radius: number];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** SVG path data of a disc. */
export const discPath = ([x, y, r]: Disc): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;

/** SVG path data of the overlap of two crossing discs, which the brand colours green. */
export function overlapOf([x1, y1, r1]: Disc, [x2, y2, r2]: Disc): string {
  const distance = Math.hypot(x2 - x1, y2 - y1);
  // Distance from the first centre to the chord through both intersections.
  const along = (r1 ** 2 - r2 ** 2 + distance ** 2) / (2 * distance);
  const half = Math.sqrt(r1 ** 2 - along ** 2);
  const [ux, uy] = [(x2 - x1) / distance, (y2 - y1) / distance];
  const [mx, my] = [x1 + along * ux, y1 + along * uy];
  const from = `${rounded(mx + half * uy)} ${rounded(my - half * ux)}`;
  const to = `${rounded(mx - half * uy)} ${rounded(my + half * ux)}`;
  // The chord can lie beyond a centre: that disc gives more than half of its edge.
  const [large1, large2] = [Number(along < 0), Number(along > distance)];
  return `M${from}A${r1} ${r1} 0 ${large1} 1 ${to}A${r2} ${r2} 0 ${large2} 1 ${from}Z`;
}

/** The overlaps of discs in a row, each with the next. */
export const overlapsOf = (discs: readonly Disc[]): string =>
  discs
    .slice(1)
    .map((disc, index) => overlapOf(discs[index] ?? disc, disc))
    .join('');
