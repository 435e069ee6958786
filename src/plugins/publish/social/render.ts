import sharp from 'sharp';
import type {Token} from '../../../lib/tokens';
import {mark, markSvg} from '../../../mark';
import {SOCIAL_SIZE} from '../../../socialImage';
import {ideaPicture} from '../idea';
import {loadLetters, type Letters, type Line} from './letters';
import {drawableWords, LEADING, setTitle, type Box} from './title';

/** The tokens of a picture without a drawing: its ground, and the large mark's `a` and `b`. */
const tints = {
  mark: ['palette-paper', 'palette-ink', 'butter-mid'],
  mint: ['mint', 'mint-mid', 'palette-white'],
  lilac: ['lilac', 'palette-lilac-mid', 'palette-white'],
  butter: ['butter', 'butter-mid', 'palette-white'],
  coral: ['coral-pale', 'coral', 'palette-white'],
} as const satisfies Readonly<Record<string, readonly [ground: string, a: string, b: string]>>;

export type Picture = {
  page: string;
  /** What it shows beside the words: a tint with the mark, or a drawing. */
  scene: keyof typeof tints | 'sky' | 'meeting';
  title: string;
  /** Small, above the title: a case study's client. */
  eyebrow?: string;
  name: string;
};

export type Renderer = (picture: Picture) => Promise<Buffer>;

/** Distance of words from the edges, in px. */
const MARGIN = 72;

/** The small mark, before the agency's name, in px from the picture's corner. */
const MARK = {top: 62, height: 44, width: (44 * mark.width) / mark.height} as const;

/** The site's name beside the mark, in px; `middle` is the mark's. */
const NAME = {size: 34, width: 560, left: MARGIN + MARK.width + 18, middle: MARK.top + 22} as const;

/** The client above a title, in px: it ends before the discs. */
const EYEBROW = {size: 26, width: 660, gap: 22} as const;

/** The room of a title. `y` is where its first line begins or its last one ends, in px. */
type TitleRoom = Box & {from: 'top' | 'bottom'; y: number};

const beside: TitleRoom = {
  width: 690,
  height: 400,
  largest: 116,
  smallest: 48,
  from: 'bottom',
  y: SOCIAL_SIZE.height - MARGIN,
};

function titleRoom(scene: Picture['scene']): TitleRoom {
  if (scene === 'sky')
    return {...beside, width: 640, height: 340, largest: 112, from: 'top', y: 138};
  return scene === 'meeting' ? {...beside, width: 520, largest: 148} : beside;
}

/** The words of a text that the fonts draw, cut with an ellipsis to a width, in px. */
function fitted(words: string, width: number, letters: Letters, line: Omit<Line, 'text'>): Line {
  const whole = drawableWords(words);
  for (let count = whole.length; count > 0; count -= 1) {
    const text = whole.slice(0, count).join(' ') + (count < whole.length ? '…' : '');
    if (count === 1 || letters.widthOf({...line, text}) <= width) return {...line, text};
  }
  return {...line, text: ''};
}

/** The lines of a picture: the agency's name beside the mark, the client, the title. */
function linesOf({scene, title, eyebrow, name}: Picture, letters: Letters): Line[] {
  const widthOf = (text: string) => letters.widthOf({text, face: 'title', size: 1});
  // Measured once: setting a title asks for each word at each size.
  const words = drawableWords(title);
  const widths = new Map(words.map((word) => [word, widthOf(word)]));
  const measure = {widthOf: (word: string) => widths.get(word) ?? 0, space: widthOf(' ')};
  const room = titleRoom(scene);
  const taken = eyebrow === undefined ? 0 : EYEBROW.size * LEADING + EYEBROW.gap;
  const {size, lines} = setTitle(words, measure, {
    ...room,
    height: room.height - taken,
  });
  const height = taken + lines.length * size * LEADING;
  const top = room.from === 'top' ? room.y : room.y - height;
  const beside = {
    face: 'name',
    size: NAME.size,
    x: NAME.left,
    y: NAME.middle - NAME.size / 2 + letters.baseline('name', NAME.size),
  } as const;
  const above = {
    face: 'text',
    size: EYEBROW.size,
    x: MARGIN,
    y: top + letters.baseline('text', EYEBROW.size),
  } as const;
  return [
    fitted(name, NAME.width, letters, beside),
    ...(eyebrow === undefined ? [] : [fitted(eyebrow, EYEBROW.width, letters, above)]),
    ...lines.map((text, index) => ({
      text,
      face: 'title' as const,
      size,
      // Aligns the first letter's stem with the margin.
      x: MARGIN - 0.045 * size,
      y: top + taken + index * size * LEADING + letters.baseline('title', size),
    })),
  ];
}

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

function drawingOf(scene: Picture['scene']): string {
  const drawn = scene === 'sky' || scene === 'meeting' ? ideaPicture(scene) : undefined;
  if (drawn !== undefined) return drawn;
  const {width, height} = SOCIAL_SIZE;
  const [ground, a, b] = tints[scene === 'sky' || scene === 'meeting' ? 'mark' : scene];
  const large = markIn([790, 60, 700, 510], {a, b});
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="var(--site-${ground})"/>${large}</svg>`;
}

/** The whole picture as SVG, with tokens resolved: librsvg has no custom properties. */
export function pictureSvg(scene: Picture['scene'], words: string, token: Token): string {
  const b = scene === 'mark' || scene === 'sky' ? 'butter-mid' : 'palette-white';
  const small = markIn([MARGIN, MARK.top, MARK.width, MARK.height], {a: 'palette-ink', b});
  return drawingOf(scene)
    .replace('</svg>', () => `${small}</svg>`)
    .replace(/var\(--site-([\w-]+)\)/g, (_, name: string) => token(name))
    .replace('</svg>', () => `${words}</svg>`);
}

export async function createRenderer(siteDir: string, token: Token): Promise<Renderer> {
  const letters = await loadLetters(siteDir);
  const ink = token('palette-ink');
  return async function render(picture) {
    const words = linesOf(picture, letters).map(letters.outline).join('');
    const svg = pictureSvg(picture.scene, `<g fill="${ink}">${words}</g>`, token);
    // Exact colours. A palette would save a third of the bytes and take five times as long.
    return sharp(Buffer.from(svg)).removeAlpha().png({compressionLevel: 3}).toBuffer();
  };
}
