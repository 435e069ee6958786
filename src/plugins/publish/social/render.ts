import satori, {type Font} from 'satori';
import sharp from 'sharp';
import {SOCIAL_SIZE} from '../../../socialImage';
import type {Token} from '../tokens';
import {familyOf} from './fonts';
import {LEADING, setLine, sizeOf, type Measure} from './layout';
import {MARGIN, pictureSvg, titleRoom, type Scene} from './scenes';
import {wordsOf} from './words';

/** What a picture shows. */
export type Picture = {
  /** Address of the page, for messages. */
  page: string;
  scene: Scene;
  /** In large. */
  title: string;
  /** Above it, small: a case study's client. */
  eyebrow?: string;
  /** The site's name, beside the mark. */
  name: string;
};

/** Draws a picture as a PNG file. */
export type Renderer = (picture: Picture) => Promise<Buffer>;

/**
 * In em. Looser than on the site, where the browser kerns more finely: at -0.03 the n of
 * « Designing » touches its g, and letters must not touch (design brief).
 */
const TRACKING = {Title: -0.015, Name: -0.01, Text: 0} as const;

/** Size that widths are measured at, in px: satori rounds to whole ones. */
const MEASURED_AT = 1000;

/** From here on a picture is drawn with a palette, in bytes. */
const HEAVY = 60_000;

/** The client above a title, in px: it ends before the discs. */
const EYEBROW = {largest: 30, smallest: 20, width: 660, gap: 22} as const;

/** The site's name beside the mark, in px; `middle` is the mark's. */
const NAME = {largest: 34, smallest: 22, width: 560, left: MARGIN + 84, middle: 84} as const;

/** A text on one line, without what the fonts don't draw. */
const plain = (text: string) => wordsOf(text).join(' ');

/** An element as satori reads it; a real one would need React here. */
type Node = {type: string; key?: string; props: Record<string, unknown>};

const box = (style: Record<string, unknown>, children: unknown, key?: string): Node => ({
  type: 'div',
  ...(key === undefined ? {} : {key}),
  props: {style: {display: 'flex', ...style}, children},
});

const typeStyle = (face: keyof typeof TRACKING, size: number) => ({
  fontFamily: familyOf(face),
  fontSize: size,
  letterSpacing: TRACKING[face] * size,
  lineHeight: LEADING,
});

/**
 * Makes a renderer. satori takes half a second to load: import this module only when there
 * is something to draw.
 */
export async function createRenderer(
  pictures: readonly Picture[],
  fonts: Font[],
  token: Token,
): Promise<Renderer> {
  const draw = (element: Node, size: {width: number; height: number}, onNode?: OnNode) =>
    satori(element as never, {...size, fonts, ...(onNode ? {onNodeDetected: onNode} : {})});
  type OnNode = (node: {key?: string | number; width: number}) => void;

  /** All words at once: each call to satori costs more than a hundred words. */
  async function measureAll(): Promise<Measure> {
    const all = [...new Set(['x x', 'xx', ...pictures.flatMap(({title}) => wordsOf(title))])];
    const widths = new Map<string, number>();
    await draw(
      box(
        {flexDirection: 'column', alignItems: 'flex-start'},
        all.map((text) =>
          box({...typeStyle('Title', MEASURED_AT), whiteSpace: 'pre', flexShrink: 0}, text, text),
        ),
      ),
      // Wide enough for any word: nothing is to wrap.
      {width: 100 * MEASURED_AT, height: 2 * MEASURED_AT * all.length},
      ({key, width}) => {
        if (key !== undefined) {
          widths.set(String(key), width / MEASURED_AT);
        }
      },
    );
    const widthOf = (text: string) => widths.get(text) ?? text.length * 0.6;
    return {widthOf, space: widthOf('x x') - widthOf('xx')};
  }
  const measure = await measureAll();

  return async function render({scene, title, eyebrow, name}) {
    const room = titleRoom(scene);
    const words = wordsOf(title);
    const size = sizeOf(words, measure, room);
    const siteName = setLine(plain(name), NAME);
    const client = setLine(plain(eyebrow ?? ''), EYEBROW);
    const place = {position: 'absolute', flexDirection: 'column', color: token('palette-ink')};
    const svg = await draw(
      box({position: 'relative', width: '100%', height: '100%'}, [
        box(
          {
            ...place,
            ...typeStyle('Name', siteName.size),
            left: NAME.left,
            top: NAME.middle - siteName.size / 2,
          },
          siteName.text,
        ),
        box(
          {
            ...place,
            left: MARGIN,
            ...(room.from === 'top' ? {top: room.y} : {bottom: SOCIAL_SIZE.height - room.y}),
          },
          [
            ...(client.text === ''
              ? []
              : [box({...typeStyle('Text', client.size), marginBottom: EYEBROW.gap}, client.text)]),
            box(
              {
                ...typeStyle('Title', size),
                display: 'block',
                width: room.width,
                // Lines of about one length; satori can't cut such a text off.
                ...(size > room.smallest
                  ? {textWrap: 'balance'}
                  : {lineClamp: Math.floor(room.height / size / LEADING)}),
                // The side bearing of large letters: their stems stand on the margin, not after it.
                marginLeft: -0.045 * size,
              },
              words.join(' '),
            ),
          ],
        ),
      ]),
      SOCIAL_SIZE,
    );
    const drawing = sharp(Buffer.from(pictureSvg(scene, svg, token))).removeAlpha();
    const exact = await drawing.clone().png({compressionLevel: 7}).toBuffer();
    // Finding 256 colours takes ten times as long as the rest of the encoding, and halves
    // the bytes: kept for the few heavy ones. With less effort the brand's green is off by
    // one, with fewer colours the people turn grey.
    return exact.length < HEAVY
      ? exact
      : drawing.png({palette: true, dither: 0, effort: 7, compressionLevel: 6}).toBuffer();
  };
}
