import {readFile} from 'node:fs/promises';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import satori, {type Font, type SatoriOptions} from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import {onceABuild} from '../../../lib/project';
import type {Token} from '../../../lib/tokens';
import {mark, markSvg} from '../../../mark';
import {SOCIAL_SIZE} from '../../../socialImage';
import {typefaces} from '../../../typefaces';
import {
  drawableWords,
  LATIN,
  LATIN_EXTENDED,
  LEADING,
  setTitle,
  type Box,
  type Measure,
} from './title';

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

/*
 * The fonts: satori reads no variable fonts, so each use gets a static instance of the site's
 * variable fonts (src/typefaces.ts).
 */

const {display, text} = typefaces;

const faces = {
  Title: {...display, weight: 700, axes: display.pictures.title},
  Name: {...display, weight: 600, axes: display.pictures.name},
  Text: {...text, weight: 500, axes: text.pictures.text},
} as const;

type FaceName = keyof typeof faces;

async function instance(name: FaceName, isLatin: boolean, siteDir: string): Promise<Font> {
  const {package: family, file, axes, weight} = faces[name];
  const folder = path.join(siteDir, 'node_modules', family, 'files');
  // A family without extended Latin: its Latin has what it has.
  const extended = path.join(folder, `${file.replace('-latin-', '-latin-ext-')}.woff2`);
  const isExtended = !isLatin && existsSync(extended);
  const source = await readFile(isExtended ? extended : path.join(folder, `${file}.woff2`));
  const data = await subsetFont(source, isLatin ? LATIN : LATIN_EXTENDED, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    // satori uses no other feature.
    keepFeatures: ['kern'],
  });
  return {name: isLatin ? name : `${name}Extended`, data, weight, style: 'normal'};
}

const loadFonts = (siteDir: string): Promise<Font[]> =>
  onceABuild(`social fonts ${siteDir}`, () =>
    Promise.all(
      (Object.keys(faces) as FaceName[]).flatMap((name) => [
        instance(name, true, siteDir),
        instance(name, false, siteDir),
      ]),
    ),
  );

/*
 * The words, drawn by satori in its notation: elements without React.
 */

/** In em. Looser than on the site: satori kerns less finely, and letters must not touch. */
const TRACKING = {Title: -0.015, Name: -0.01, Text: 0} as const;

const typeStyle = (face: FaceName, size: number) => ({
  fontFamily: `${face}, ${face}Extended`,
  fontSize: size,
  letterSpacing: TRACKING[face] * size,
  lineHeight: LEADING,
  whiteSpace: 'pre',
});

const block = (style: Record<string, unknown>, children: unknown, key?: string) => ({
  type: 'div',
  ...(key !== undefined && {key}),
  props: {style: {display: 'flex', ...style}, children},
});

/** A text on one line, without what the fonts don't draw, cut with an ellipsis. */
const line = (style: Record<string, unknown>, text: string) =>
  block(
    {...style, display: 'block', whiteSpace: 'normal', lineClamp: 1},
    drawableWords(text).join(' '),
  );

/** Size that widths are measured at, in px: satori rounds to whole ones. */
const MEASURED_AT = 1000;

/** Measures all words in one call to satori: a call costs more than a hundred words. */
async function measureWords(pictures: readonly Picture[], fonts: Font[]): Promise<Measure> {
  const all = [...new Set(['x x', 'xx', ...pictures.flatMap(({title}) => drawableWords(title))])];
  const widths = new Map<string, number>();
  const words = all.map((word) =>
    block({...typeStyle('Title', MEASURED_AT), flexShrink: 0}, word, word),
  );
  const options: SatoriOptions = {
    fonts,
    // Wide enough for any word, so that nothing wraps.
    width: 100 * MEASURED_AT,
    height: 2 * MEASURED_AT * all.length,
    onNodeDetected: ({key, width}) => widths.set(String(key), width / MEASURED_AT),
  };
  await satori(block({flexDirection: 'column', alignItems: 'flex-start'}, words) as never, options);
  const widthOf = (word: string) => widths.get(word) ?? word.length * 0.6;
  return {widthOf, space: widthOf('x x') - widthOf('xx')};
}

function layoutOf({scene, title, eyebrow, name}: Picture, measure: Measure, ink: string): unknown {
  const room = titleRoom(scene);
  const taken = eyebrow === undefined ? 0 : EYEBROW.size * LEADING + EYEBROW.gap;
  const box = {...room, height: room.height - taken};
  const {size, lines} = setTitle(drawableWords(title), measure, box);
  const place = {position: 'absolute', flexDirection: 'column', color: ink};
  // Aligns the first letter's stem with the margin.
  const titleStyle = {...typeStyle('Title', size), marginLeft: -0.045 * size};
  const above = {
    ...typeStyle('Text', EYEBROW.size),
    width: EYEBROW.width,
    marginBottom: EYEBROW.gap,
  };
  const beside = {
    ...place,
    ...typeStyle('Name', NAME.size),
    left: NAME.left,
    top: NAME.middle - NAME.size / 2,
    width: NAME.width,
  };
  const edge = room.from === 'top' ? {top: room.y} : {bottom: SOCIAL_SIZE.height - room.y};
  return block({position: 'relative', width: '100%', height: '100%'}, [
    line(beside, name),
    block({...place, left: MARGIN, ...edge}, [
      eyebrow === undefined ? null : line(above, eyebrow),
      // Lines of our own: satori's balance takes three times as long.
      ...lines.map((text) => block(titleStyle, text)),
    ]),
  ]);
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
  if (scene === 'sky' || scene === 'meeting') {
    return readFileSync(path.join(__dirname, `${scene}.svg`), 'utf8');
  }
  const {width, height} = SOCIAL_SIZE;
  const [ground, a, b] = tints[scene];
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

export async function createRenderer(
  pictures: readonly Picture[],
  siteDir: string,
  token: Token,
): Promise<Renderer> {
  const fonts = await loadFonts(siteDir);
  const measure = await measureWords(pictures, fonts);
  const ink = token('palette-ink');
  return async function render(picture) {
    const words = await satori(layoutOf(picture, measure, ink) as never, {...SOCIAL_SIZE, fonts});
    const svg = pictureSvg(picture.scene, words, token);
    // Exact colours. A palette would save a third of the bytes and take five times as long.
    return sharp(Buffer.from(svg)).removeAlpha().png({compressionLevel: 6}).toBuffer();
  };
}
