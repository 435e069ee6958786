import satori, {type Font, type SatoriOptions} from 'satori';
import sharp from 'sharp';
import {SOCIAL_SIZE} from '../../../socialImage';
import type {Token} from '../tokens';
import {familyOf} from './fonts';
import {LEADING, sizeOf, type Measure} from './layout';
import {MARGIN, MARK, pictureSvg, titleRoom, type Scene} from './scenes';
import {wordsOf} from './words';

export type Picture = {
  page: string;
  scene: Scene;
  title: string;
  /** Small, above the title: a case study's client. */
  eyebrow?: string;
  name: string;
};

export type Renderer = (picture: Picture) => Promise<Buffer>;

/** In em. Looser than on the site: satori kerns less finely, and letters must not touch. */
const TRACKING = {Title: -0.015, Name: -0.01, Text: 0} as const;

/** Size that widths are measured at, in px: satori rounds to whole ones. */
const MEASURED_AT = 1000;

/** Above this size, in bytes, a picture is encoded with a palette. */
const HEAVY = 60_000;

/** The client above a title, in px: it ends before the discs. */
const EYEBROW = {size: 26, width: 660, gap: 22} as const;

/** The site's name beside the mark, in px; `middle` is the mark's. */
const NAME = {size: 34, width: 560, left: MARGIN + MARK.width + 18, middle: MARK.top + 22} as const;

/** A text on one line, without what the fonts don't draw. */
const plain = (text = '') => wordsOf(text).join(' ');

/** An element in satori's notation, without React. */
const block = (style: Record<string, unknown>, children: unknown, key?: string) => ({
  type: 'div',
  ...(key !== undefined && {key}),
  props: {style: {display: 'flex', ...style}, children},
});

/** A text on one line, cut with an ellipsis. */
const line = (style: Record<string, unknown>, text: string) =>
  block({...style, display: 'block', lineClamp: 1}, text);

const typeStyle = (face: keyof typeof TRACKING, size: number) => ({
  fontFamily: familyOf(face),
  fontSize: size,
  letterSpacing: TRACKING[face] * size,
  lineHeight: LEADING,
});

/** Measures all words in one call to satori: a call costs more than a hundred words. */
async function measureWords(pictures: readonly Picture[], fonts: Font[]): Promise<Measure> {
  const all = [...new Set(['x x', 'xx', ...pictures.flatMap(({title}) => wordsOf(title))])];
  const widths = new Map<string, number>();
  const words = all.map((word) =>
    block({...typeStyle('Title', MEASURED_AT), whiteSpace: 'pre', flexShrink: 0}, word, word),
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

export async function createRenderer(
  pictures: readonly Picture[],
  fonts: Font[],
  token: Token,
): Promise<Renderer> {
  const measure = await measureWords(pictures, fonts);
  const place = {position: 'absolute', flexDirection: 'column', color: token('palette-ink')};

  return async function render({scene, title, eyebrow, name}) {
    const room = titleRoom(scene);
    const words = wordsOf(title);
    const size = sizeOf(words, measure, room);
    const client = plain(eyebrow);
    const titleStyle = {
      ...typeStyle('Title', size),
      display: 'block',
      width: room.width,
      // Balances the lines; satori cannot clamp balanced text.
      ...(size > room.smallest
        ? {textWrap: 'balance'}
        : {lineClamp: Math.floor(room.height / size / LEADING)}),
      // Aligns the first letter's stem with the margin.
      marginLeft: -0.045 * size,
    };
    const parts = [
      line(
        {
          ...place,
          ...typeStyle('Name', NAME.size),
          left: NAME.left,
          top: NAME.middle - NAME.size / 2,
          width: NAME.width,
        },
        plain(name),
      ),
      block(
        {
          ...place,
          left: MARGIN,
          ...(room.from === 'top' ? {top: room.y} : {bottom: SOCIAL_SIZE.height - room.y}),
        },
        [
          ...(client
            ? [
                line(
                  {
                    ...typeStyle('Text', EYEBROW.size),
                    width: EYEBROW.width,
                    marginBottom: EYEBROW.gap,
                  },
                  client,
                ),
              ]
            : []),
          block(titleStyle, words.join(' ')),
        ],
      ),
    ];
    const frame = block({position: 'relative', width: '100%', height: '100%'}, parts);
    const svg = await satori(frame as never, {...SOCIAL_SIZE, fonts});
    const drawing = sharp(Buffer.from(pictureSvg(scene, svg, token))).removeAlpha();
    const exact = await drawing.clone().png({compressionLevel: 7}).toBuffer();
    // Quantising takes ten times as long as the rest and halves the bytes: for heavy pictures only.
    // Less effort shifts the green by one; fewer colours turn people grey.
    return exact.length < HEAVY
      ? exact
      : drawing.png({palette: true, dither: 0, effort: 7, compressionLevel: 6}).toBuffer();
  };
}
