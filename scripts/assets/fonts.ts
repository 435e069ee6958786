/*
 * Generates src/css/fonts and fonts.css from the typefaces of src/typefaces.ts, subset to French
 * and English, with system fonts of the same metrics, so that the swap shifts nothing. Rare
 * characters form a second family, which browsers fetch only for pages that use them.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromBuffer} from '@capsizecss/unpack';
import {create} from 'fontkitten';
import subsetFont from 'subset-font';
import {projectRoot} from '../../src/lib/project';
import {SiteError} from '../../src/lib/siteError';
import {typefaces} from '../../src/typefaces';
import type {Files} from './icons';

const range = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, i) => String.fromCodePoint(from + i)).join('');

const ASCII = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff);
const FRENCH = 'ÀÂÆÇÈÉÊËÎÏÔÖÙÛÜŒàâæçèéêëîïôöùûüÿœ';
const SIGNS = '\u00a0€–—‘’“”«»‹›…•·−×°©®™§²³½£';

/**
 * Narrow no-break space, thin space and soft hyphen, missing from every family. HarfBuzz (Chrome,
 * Firefox) synthesises them from the space and hyphen if `unicode-range` includes them.
 */
const SYNTHESISED = '\u202f\u2009\u00ad';

/** Rare characters, in the second file. */
const RARE = '#$*<=>[\\]^_`{|}~Æÿ§®™²³½£‹›−';
/** Also rare in titles, where kerning makes each glyph costly. */
const NOT_IN_TITLES = '@©•';

const without = (text: string, removed: string) =>
  [...new Set(text)].filter((character) => !removed.includes(character)).join('');

const ALL = ASCII + LATIN_1 + FRENCH + SIGNS;
const TEXT_BASE = without(ASCII + FRENCH + SIGNS, RARE);

type Axis = {min: number; max: number} | number;

/** A file of the pages: a family of CSS in a style. */
type Face = {
  family: 'Site Display' | 'Site Text';
  out: string;
  package: string;
  file: string;
  style: 'normal' | 'italic';
  axes: Record<string, Axis>;
  weight: string;
  base: string;
};

const {display, text} = typefaces;
const ofText = {
  family: 'Site Text',
  package: text.package,
  axes: {wght: {min: 400, max: 700}},
  weight: '400 700',
  base: TEXT_BASE,
} as const;

const FACES: readonly Face[] = [
  {
    family: 'Site Display',
    out: 'display',
    package: display.package,
    file: display.file,
    style: 'normal',
    axes: display.axes,
    // The weight of titles in the style sheets, whatever the file's.
    weight: '700',
    base: without(TEXT_BASE, NOT_IN_TITLES),
  },
  {...ofText, out: 'text', file: text.file, style: 'normal'},
  {...ofText, out: 'text-italic', file: text.italic, style: 'italic'},
];

/**
 * System fonts: Windows, macOS and iOS, with their twins on Linux, then Android. `width` is the
 * average of a letter in English, in em (@capsizecss/metrics 4.3).
 */
const SYSTEM = {
  sans: {
    Arial: {
      regular: {width: 913 / 2048, names: ['Arial', 'ArialMT', 'Liberation Sans']},
      bold: {width: 983 / 2048, names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']},
      italic: {
        width: 913 / 2048,
        names: ['Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic'],
      },
    },
    Roboto: {
      regular: {width: 911 / 2048, names: ['Roboto', 'Roboto-Regular']},
      bold: {width: 926 / 2048, names: ['Roboto Bold', 'Roboto-Bold']},
    },
  },
  serif: {
    Times: {
      regular: {
        width: 832 / 2048,
        names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
      },
      bold: {
        width: 886 / 2048,
        names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
      },
      italic: {
        width: 836 / 2048,
        names: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
      },
    },
    Noto: {
      regular: {width: 0.481, names: ['Noto Serif', 'NotoSerif-Regular']},
      bold: {width: 0.512, names: ['Noto Serif Bold', 'NotoSerif-Bold']},
    },
  },
} as const;

type SystemFont = {width: number; names: readonly string[]};
type SystemFamily = {regular: SystemFont; bold: SystemFont; italic?: SystemFont};

/** What a system font stands in for, and the instance of the web font that is measured. */
type Cut = {
  style: Face['style'];
  weight: string;
  of: keyof SystemFamily;
  file: string;
  axes: Record<string, number>;
};

const CUTS: Readonly<Record<'display' | 'text', readonly Cut[]>> = {
  display: [
    {style: 'normal', weight: '700', of: 'bold', file: display.file, axes: {...display.axes}},
  ],
  text: [
    {style: 'normal', weight: '400', of: 'regular', file: text.file, axes: {wght: 400}},
    {style: 'normal', weight: '500', of: 'regular', file: text.file, axes: {wght: 500}},
    {style: 'normal', weight: '600 700', of: 'bold', file: text.file, axes: {wght: 600}},
    {style: 'italic', weight: '400 700', of: 'italic', file: text.italic, axes: {wght: 400}},
  ],
};

/** 'U+20-7E, U+A0' and so on. */
function unicodeRange(characters: string): string {
  const ranges: Array<[number, number]> = [];
  for (const code of [...new Set(characters)].map((c) => c.codePointAt(0)!).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

/**
 * Reads a file of a typeface.
 *
 * @throws SiteError when the package or its file is missing, or under another licence
 */
function readFont(face: Pick<Face, 'package' | 'file'>): {font: Buffer; licence: string} {
  const folder = path.join(projectRoot, 'node_modules', face.package);
  if (!existsSync(folder)) {
    throw new SiteError(
      `src/typefaces.ts: the package "${face.package}" is not installed. Run npm install --save-exact ${face.package}, or correct \`package\`.`,
    );
  }
  const file = path.join(folder, 'files', `${face.file}.woff2`);
  if (!existsSync(file)) {
    const known = readdirSync(path.join(folder, 'files'))
      .filter((name) => name.includes('-latin-') && name.endsWith('.woff2'))
      .map((name) => name.replace('.woff2', ''));
    throw new SiteError(
      `src/typefaces.ts: "${face.package}" has no file "${face.file}". It has ${known.join(', ')}.`,
    );
  }
  const licence = readFileSync(path.join(folder, 'LICENSE'), 'utf8');
  if (!/SIL Open Font License/i.test(licence)) {
    throw new SiteError(
      `src/typefaces.ts: "${face.package}" is not under the SIL Open Font License, which src/pages/legal.mdx and its translation name. Choose another typeface.`,
    );
  }
  return {font: readFileSync(file), licence};
}

const percent = (ratio: number): string => `${Number((100 * ratio).toFixed(2))}%`;

type Metrics = Awaited<ReturnType<typeof fromBuffer>>;

/** A system font with the metrics of a web font. */
function standIn(
  family: string,
  {style, weight}: Pick<Cut, 'style' | 'weight'>,
  {width, names}: SystemFont,
  {ascent, descent, unitsPerEm, xWidthAvg}: Metrics,
): string {
  const size = xWidthAvg / unitsPerEm / width;
  const override = (value: number) => percent(Math.abs(value) / unitsPerEm / size);
  return `
@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${override(ascent)};
  descent-override: ${override(descent)};
}
`;
}

/** The stand-ins of a typeface, and the stack of its families. */
async function standInsOf(role: 'display' | 'text'): Promise<{css: string; stack: string}> {
  const family = role === 'display' ? 'Site Display' : 'Site Text';
  const face = typefaces[role];
  const measured = await Promise.all(
    CUTS[role].map(async (cut) => {
      const {font} = readFont({package: face.package, file: cut.file});
      const options = {targetFormat: 'sfnt', variationAxes: cut.axes} as const;
      return {cut, metrics: await fromBuffer(await subsetFont(font, ALL, options))};
    }),
  );
  const families: ReadonlyArray<[string, SystemFamily]> = Object.entries(SYSTEM[face.kind]);
  const css = families.flatMap(([name, system]) =>
    measured.map(({cut, metrics}) => {
      const font = system[cut.of];
      return font ? standIn(`${family} ${name}`, cut, font, metrics) : '';
    }),
  );
  const own = [family, `${family} Latin-1`, ...families.map(([name]) => `${family} ${name}`)];
  const last = face.kind === 'serif' ? 'serif' : 'verdana, sans-serif';
  return {css: css.join(''), stack: `${own.map((name) => `'${name}'`).join(', ')}, ${last}`};
}

export async function makeFonts(): Promise<Files> {
  const files = new Map<string, string | Buffer>();
  let css = '';
  for (const face of FACES) {
    const {font, licence} = readFont(face);
    const drawn = create(Buffer.from(await subsetFont(font, ALL, {targetFormat: 'sfnt'})));
    const has = new Set('characterSet' in drawn ? drawn.characterSet : []);
    const rest = [...without(ALL, face.base + SYNTHESISED)]
      .filter((character) => has.has(character.codePointAt(0)!))
      .join('');
    for (const [suffix, named, characters, claimed] of [
      ['fr-en', face.family, face.base, face.base + SYNTHESISED],
      ['latin-1', `${face.family} Latin-1`, rest, rest],
    ] as const) {
      const file = `${face.out}-${suffix}.woff2`;
      const subset = await subsetFont(font, characters, {
        targetFormat: 'woff2',
        variationAxes: face.axes,
        // Kerning and mark positioning only.
        keepFeatures: ['kern', 'ccmp', 'mark'],
        // The licence and its address; the copyright is always kept.
        preserveNameIds: [13, 14],
      });
      files.set(`src/css/fonts/${file}`, subset);
      css += `
@font-face {
  font-family: '${named}';
  font-style: ${face.style};
  font-weight: ${face.weight};
  font-display: swap;
  src: url('./fonts/${file}') format('woff2');
  unicode-range: ${unicodeRange(claimed)};
}
`;
    }
    files.set(
      `src/css/fonts/LICENSE-${face.family === 'Site Display' ? 'display' : 'text'}.txt`,
      licence,
    );
  }
  const stacks = {display: await standInsOf('display'), text: await standInsOf('text')};
  return files.set(
    'src/css/fonts.css',
    `/*
 * Generated from src/typefaces.ts by npm run assets -- fonts: change that file, not this one.
 *
 * Web fonts: SIL Open Font License 1.1, see fonts/LICENSE-*.txt.
 */

:root {
  --site-font-display: ${stacks.display.stack};
  --site-font-text: ${stacks.text.stack};
}
${css}
/* System fonts with the metrics of the web fonts, so that the swap shifts nothing. */
${stacks.display.css}${stacks.text.css}`,
  );
}
