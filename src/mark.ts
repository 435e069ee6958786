/** A colour of the mark: `--site-mark-<name>` in css/tokens.css, which each ground may redefine. */
export type MarkColour = 'a' | 'b' | 'overlap';

/**
 * The agency's mark: the drawing that pages, share pictures and the icons of tabs and home screens
 * are made from. `width` and `height` are the drawing's size, in its own units, with nothing
 * around it; `shapes` are closed paths, from back to front, as in an SVG file's `d`.
 */
export const mark: {
  width: number;
  height: number;
  shapes: ReadonlyArray<{colour: MarkColour; d: string}>;
} = {
  width: 60,
  height: 40,
  shapes: [
    {colour: 'a', d: 'M0 20A20 20 0 0 1 40 20A20 20 0 0 1 0 20Z'},
    {colour: 'b', d: 'M20 20A20 20 0 0 1 60 20A20 20 0 0 1 20 20Z'},
    {colour: 'overlap', d: 'M30 2.679A20 20 0 0 1 30 37.321A20 20 0 0 1 30 2.679Z'},
  ],
};

/** The mark as SVG, for files that browsers and previews show without the site's style sheet. */
export const markSvg = (attributesOf: (colour: MarkColour) => string): string =>
  mark.shapes.map(({colour, d}) => `<path ${attributesOf(colour)} d="${d}"/>`).join('');
