import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {create, type Font, type Glyph} from 'fontkit';
import subsetFont from 'subset-font';
import {onceABuild} from '../../../lib/project';
import {typefaces} from '../../../typefaces';
import {LATIN, LATIN_EXTENDED} from './title';

/*
 * Texts as outlines: the picture's SVG must not depend on the fonts of the machine.
 */

const {display, text} = typefaces;

const faces = {
  title: {...display, axes: display.pictures.title, tracking: -0.015},
  name: {...display, axes: display.pictures.name, tracking: -0.01},
  text: {...text, axes: text.pictures.text, tracking: 0},
} as const;

export type FaceName = keyof typeof faces;

/** A text on one line: its size and where it begins, in px, `y` being its baseline. */
export type Line = {text: string; face: FaceName; size: number; x: number; y: number};

export type Letters = {
  /** In px. */
  widthOf: (line: Pick<Line, 'text' | 'face' | 'size'>) => number;
  /** SVG paths, one for each letter. */
  outline: (line: Line) => string;
  /** From the top of a line of text as high as its size to the baseline, in px. */
  baseline: (face: FaceName, size: number) => number;
};

/** A static instance: the outlines of the typeface's file are those of its lightest weight. */
async function instance(
  {package: family, file, axes}: (typeof faces)[FaceName],
  characters: string,
  siteDir: string,
): Promise<Font> {
  const source = await readFile(path.join(siteDir, 'node_modules', family, `files/${file}.woff2`));
  const data = await subsetFont(source, characters, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: ['kern'],
  });
  return create(data) as Font;
}

/** The fonts of a face: Latin, then Extended Latin, which few families lack. */
async function loadFace(name: FaceName, siteDir: string): Promise<readonly [Font, Font]> {
  const face = faces[name];
  const file = face.file.replace('-latin-', '-latin-ext-');
  const isExtended = existsSync(
    path.join(siteDir, 'node_modules', face.package, `files/${file}.woff2`),
  );
  return Promise.all([
    instance(face, LATIN, siteDir),
    instance(isExtended ? {...face, file} : face, LATIN_EXTENDED, siteDir),
  ]);
}

/** The parts of a text that one font draws. */
function partsOf(words: string, [latin, extended]: readonly [Font, Font]) {
  const parts: Array<{font: Font; text: string}> = [];
  for (const character of words) {
    const font = latin.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? latin : extended;
    const last = parts.at(-1);
    if (last?.font === font) last.text += character;
    else parts.push({font, text: character});
  }
  return parts;
}

type Fonts = Readonly<Record<FaceName, readonly [Font, Font]>>;

function lettersOf(fonts: Fonts): Letters {
  /** Each glyph's outline, written once: a title has few that are new. */
  const outlines = new Map<Glyph, string>();
  function outlineOf(glyph: Glyph): string {
    const known = outlines.get(glyph) ?? glyph.path.toSVG();
    outlines.set(glyph, known);
    return known;
  }

  /** Each glyph of a line, with its place from the line's beginning, in px. */
  function place({text: words, face, size}: Pick<Line, 'text' | 'face' | 'size'>) {
    let width = 0;
    const glyphs = partsOf(words, fonts[face]).flatMap(({font, text: part}) => {
      const scale = size / font.unitsPerEm;
      const {glyphs: run, positions} = font.layout(part);
      return run.map((glyph, index) => {
        const placed = {glyph, scale, at: width};
        width += (positions[index]?.xAdvance ?? 0) * scale + faces[face].tracking * size;
        return placed;
      });
    });
    return {glyphs, width};
  }
  return {
    widthOf: (line) => place(line).width,
    outline: ({x, y, ...line}) =>
      place(line)
        .glyphs.map(
          ({glyph, scale, at}) =>
            `<path transform="matrix(${scale} 0 0 ${-scale} ${x + at} ${y})" d="${outlineOf(glyph)}"/>`,
        )
        .join(''),
    baseline(face, size) {
      const [{ascent, descent, unitsPerEm}] = fonts[face];
      return (size * (1 + (ascent + descent) / unitsPerEm)) / 2;
    },
  };
}

export const loadLetters = (siteDir: string): Promise<Letters> =>
  onceABuild(`social letters ${siteDir}`, async () => {
    const [title, name, small] = await Promise.all([
      loadFace('title', siteDir),
      loadFace('name', siteDir),
      loadFace('text', siteDir),
    ]);
    return lettersOf({title, name, text: small});
  });
