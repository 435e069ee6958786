import satori, {type Font} from 'satori';
import sharp from 'sharp';
import {SOCIAL_SIZE} from '../../socialImage';
import {compose, MARGIN, pictureSvg, type Scene, type Token} from './art';
import {familyOf} from './fonts';
import {LEADING, setLine, setTitle, type Measure} from './layout';
import {wordsOf, type Segment} from './words';

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

/** The client above a title, in px: it ends before the discs. */
const EYEBROW = {largest: 30, smallest: 20, width: 660, gap: 22} as const;

/** The site's name beside the mark, in px; `middle` is the mark's. */
const NAME = {largest: 34, smallest: 22, width: 560, left: MARGIN + 84, middle: 84} as const;

/** A text on one line, without what the fonts don't draw. */
const plain = (text: string) =>
  wordsOf(text)
    .map((word) => word.map((segment) => segment.text).join(' '))
    .join(' ');

/** An element as satori reads it; a real one would need React here. */
type Node = {type: string; key?: string; props: Record<string, unknown>};

const box = (style: Record<string, unknown>, children: unknown, key?: string): Node => ({
  type: 'div',
  ...(key === undefined ? {} : {key}),
  props: {style: {display: 'flex', ...style}, children},
});

type Face = keyof typeof TRACKING;

function typeStyle(face: Face, size: number) {
  return {
    fontFamily: familyOf(face),
    fontSize: size,
    letterSpacing: TRACKING[face] * size,
    whiteSpace: 'pre',
    flexShrink: 0,
  };
}

/** A line of segments whose first letter is at `left`, `top` being the line's top, in px. */
function line(
  segments: readonly Segment[],
  {
    face,
    size,
    left,
    top,
    colour,
  }: {
    face: Face;
    size: number;
    left: number;
    top: number;
    colour: string;
  },
): Node {
  return box(
    {
      position: 'absolute',
      left,
      top,
      color: colour,
      lineHeight: LEADING,
      ...typeStyle(face, size),
    },
    segments.map(({text, gap}, index) => box({marginLeft: gap * size}, text, String(index))),
  );
}

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
    const texts = pictures.flatMap(({title}) =>
      wordsOf(title).flatMap((word) => word.map(({text}) => text)),
    );
    const all = [...new Set(['x x', 'xx', ...texts, ...texts.map((text) => `${text}…`)])];
    const widths = new Map<string, number>();
    await draw(
      box(
        {flexDirection: 'column', alignItems: 'flex-start'},
        all.map((text) => box(typeStyle('Title', MEASURED_AT), text, text)),
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
    const composition = compose(scene, token);
    const {box: room, anchor} = composition;
    const words = setTitle(wordsOf(title), measure, room);
    const blockHeight = words.lines.length * words.size * LEADING;
    const top = anchor.from === 'top' ? anchor.y : anchor.y - blockHeight;
    const ink = token('palette-ink');
    // The side bearing of large letters: their stems stand on the margin, not after it.
    const left = MARGIN - words.size * 0.045;
    const nameLine = setLine(plain(name), NAME);
    const client = setLine(plain(eyebrow ?? ''), EYEBROW);
    const svg = await draw(
      box({position: 'relative', width: '100%', height: '100%'}, [
        line([{text: nameLine.text, gap: 0}], {
          face: 'Name',
          size: nameLine.size,
          left: NAME.left,
          top: NAME.middle - nameLine.size / 2,
          colour: ink,
        }),
        ...(client.text === ''
          ? []
          : [
              line([{text: client.text, gap: 0}], {
                face: 'Text',
                size: client.size,
                left: MARGIN,
                top: top - EYEBROW.gap - EYEBROW.largest,
                colour: ink,
              }),
            ]),
        ...words.lines.map((segments, index) =>
          line(segments, {
            face: 'Title',
            size: words.size,
            left,
            top: top + index * words.size * LEADING,
            colour: ink,
          }),
        ),
      ]),
      SOCIAL_SIZE,
    );
    // Measured on a case study: 23 kB in 75 ms, against 40 kB without a palette; level 9
    // takes twice the time. With less effort the brand's green is off by one, with 128
    // colours the people turn grey.
    return sharp(Buffer.from(pictureSvg(composition, svg, token)))
      .removeAlpha()
      .png({palette: true, colours: 256, dither: 0, effort: 7, compressionLevel: 6})
      .toBuffer();
  };
}
