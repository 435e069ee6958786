import {readFileSync} from 'node:fs';
import path from 'node:path';
import {mark, markSvg} from '../../../mark';
import {SOCIAL_SIZE} from '../../../socialImage';
import type {Token} from '../tokens';
import type {Box} from './layout';

/** Distance of words from the edges, in px. */
export const MARGIN = 72;

/** The small mark, before the agency's name, in px from the picture's corner. */
export const MARK = {top: 62, height: 44, width: (44 * mark.width) / mark.height} as const;

/** The room of a title. `y` is where its first line begins or its last one ends, in px. */
export type TitleRoom = Box & {from: 'top' | 'bottom'; y: number};

const beside: TitleRoom = {
  width: 690,
  height: 400,
  largest: 116,
  smallest: 48,
  from: 'bottom',
  y: SOCIAL_SIZE.height - MARGIN,
};

export const titleRoom = (scene: Scene): TitleRoom => {
  if (scene === 'sky')
    return {...beside, width: 640, height: 340, largest: 112, from: 'top', y: 138};
  return scene === 'meeting' ? {...beside, width: 520, largest: 148} : beside;
};

/** The tokens of a picture without a drawing: its ground, and the large mark's `a` and `b`. */
const tints = {
  mark: ['palette-paper', 'palette-ink', 'butter-mid'],
  mint: ['mint', 'mint-mid', 'palette-white'],
  lilac: ['lilac', 'lilac-mid', 'palette-white'],
  butter: ['butter', 'butter-mid', 'palette-white'],
  coral: ['coral-pale', 'coral', 'palette-white'],
} as const satisfies Readonly<Record<string, readonly [ground: string, a: string, b: string]>>;

/** What a page's picture shows; a case study's has the tint of its sector. */
export type Scene = keyof typeof tints | 'sky' | 'meeting';

/** The mark in a box, in px: as large as fits, at the box's left and in its middle. */
function markIn(
  [x, y, width, height]: readonly [number, number, number, number],
  colours: Readonly<Record<'a' | 'b', string>>,
): string {
  const scale = Math.min(width / mark.width, height / mark.height);
  const top = y + (height - mark.height * scale) / 2;
  const shapes = markSvg(
    (colour) => `fill="var(--site-${colour === 'overlap' ? 'brand' : colours[colour]})"`,
  );
  return `<g transform="translate(${x} ${top}) scale(${scale})">${shapes}</g>`;
}

function drawingOf(scene: Scene): string {
  if (scene === 'sky' || scene === 'meeting') {
    return readFileSync(path.join(__dirname, `${scene}.svg`), 'utf8');
  }
  const {width, height} = SOCIAL_SIZE;
  const [ground, a, b] = tints[scene];
  const large = markIn([790, 60, 700, 510], {a, b});
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="var(--site-${ground})"/>${large}</svg>`;
}

/** The whole picture as SVG, with tokens resolved: librsvg has no custom properties. */
export function pictureSvg(scene: Scene, words: string, token: Token): string {
  const b = scene === 'mark' || scene === 'sky' ? 'butter-mid' : 'palette-white';
  const small = markIn([MARGIN, MARK.top, MARK.width, MARK.height], {a: 'palette-ink', b});
  return drawingOf(scene)
    .replace('</svg>', () => `${small}</svg>`)
    .replace(/var\(--site-([\w-]+)\)/g, (_, name: string) => token(name))
    .replace('</svg>', () => `${words}</svg>`);
}
