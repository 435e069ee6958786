/**
 * Makes the fonts of the site and their style sheet.
 *
 *   npm run assets -- fonts          writes src/css/fonts/* and src/css/fonts.css
 *   npm run assets -- fonts --check  exits 1 when one of them is stale
 *
 * Sources: the variable fonts of @fontsource-variable (SIL Open Font License 1.1; neither
 * family reserves its name, so subsets may keep it). Each file is cut to the glyphs of
 * French and English, its axes to what the design uses. The rest of Latin-1 and rare
 * signs go to a second file that a browser only fetches for a page that needs it
 * (`unicode-range`), such as one that names Björn. It is a family of its own, the next in
 * the stack (tokens.css): of two faces of one family Chromium gives the one that is not
 * loaded a stand-in at each size of text, which it looks for among the system's fonts.
 * That was more than half of the first layout (home: 38 lookups, 22 of 37 ms in a trace).
 *
 * Why the display family has one weight and one optical size: both are drawn before the
 * first view is, and the first view waits for nothing longer than for its fonts. Measured,
 * the glyphs of titles, woff2: weight 700 at opsz 96 12 kB; opsz 24–96 21 kB; weights
 * 600–720 as well 35 kB. Small titles are tracked wider instead (tokens.css).
 */
import {createRequire} from 'node:module';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const fontsDir = path.join(root, 'src/css/fonts');
const cssFile = path.join(root, 'src/css/fonts.css');

/** What a page loads: display and text, upright. */
const BUDGET_BYTES = 60_000;

// ---------------------------------------------------------------- Characters

const range = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, i) => String.fromCodePoint(from + i)).join('');

const ASCII = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff);
const FRENCH = 'ÀÂÆÇÈÉÊËÎÏÔÖÙÛÜŸŒàâæçèéêëîïôöùûüÿœ';
const SPACES = '\u00a0';
/**
 * Narrow no-break space, thin space, soft hyphen: neither family draws them; HarfBuzz
 * (Chrome, Firefox) makes them from the font's space and hyphen. It only gets the
 * chance if the font's `unicode-range` claims them.
 */
const SYNTHESISED = '\u202f\u2009\u00ad';
const SIGNS = '€–—‘’“”«»‹›…•·→←−×✓°©®™§²³½£';

/** Seldom set, and 2.4 kB of each page's text font: in the second file. */
const RARE = '#$*<=>[\\]^_`{|}~ÆŸÿ§®™²³½£‹›←−✓';
/** Never set in a title, where kerning makes signs dear: there too. */
const NOT_IN_TITLES = '@©•';

const without = (text: string, removed: string) =>
  [...new Set(text)].filter((c) => !removed.includes(c)).join('');

const ALL = ASCII + LATIN_1 + FRENCH + SPACES + SIGNS;
const TEXT_BASE = without(ASCII + FRENCH + SPACES + SIGNS, RARE);
const DISPLAY_BASE = without(TEXT_BASE, NOT_IN_TITLES);

// ------------------------------------------------------------------- Fonts

/** Each axis of a variable font: cut to a range, or to one value. */
interface Axes {
  [axis: string]: {min: number; max: number} | number;
}

/** What letters need beside each other, and nothing for show. */
const FEATURES = ['kern', 'ccmp', 'mark'];

interface Face {
  family: string;
  style: 'normal' | 'italic';
  /** File of the package, relative to node_modules. */
  source: string;
  out: string;
  axes: Axes;
  base: string;
  licence: {from: string; to: string};
}

const display: Face = {
  family: 'Bricolage Grotesque',
  style: 'normal',
  source:
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  out: 'bricolage-grotesque',
  axes: {wght: 700, opsz: 96},
  base: DISPLAY_BASE,
  licence: {
    from: '@fontsource-variable/bricolage-grotesque/LICENSE',
    to: 'LICENSE-bricolage-grotesque.txt',
  },
};

const atkinson = {
  family: 'Atkinson Hyperlegible Next',
  axes: {wght: {min: 400, max: 700}},
  base: TEXT_BASE,
  licence: {
    from: '@fontsource-variable/atkinson-hyperlegible-next/LICENSE',
    to: 'LICENSE-atkinson-hyperlegible-next.txt',
  },
};

const text: Face = {
  ...atkinson,
  style: 'normal',
  source:
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  out: 'atkinson-hyperlegible-next',
};

const italic: Face = {
  ...atkinson,
  style: 'italic',
  source:
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
  out: 'atkinson-hyperlegible-next-italic',
};

const faces = [display, text, italic];

const read = (file: string) => readFileSync(require.resolve(file, {paths: [root]}));

// ---------------------------------------------------- A reader of four tables

/** Metrics of a static TrueType font, in font units. */
class Metrics {
  private readonly tables = new Map<string, number>();
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  private readonly glyphs = new Map<number, number>();
  private readonly advances: number[] = [];

  constructor(font: Buffer) {
    for (let i = 0; i < font.readUInt16BE(4); i += 1) {
      const record = 12 + 16 * i;
      this.tables.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
    }
    const hhea = this.table('hhea');
    const os2 = this.table('OS/2');
    this.unitsPerEm = font.readUInt16BE(this.table('head') + 18);
    // fsSelection bit 7, USE_TYPO_METRICS: browsers then take the typographic metrics
    const typographic = (font.readUInt16BE(os2 + 62) & 0x80) !== 0;
    const vertical = typographic ? os2 + 68 : hhea + 4;
    this.ascent = font.readInt16BE(vertical);
    this.descent = font.readInt16BE(vertical + 2);
    this.lineGap = font.readInt16BE(vertical + 4);

    const count = font.readUInt16BE(hhea + 34);
    for (let i = 0; i < count; i += 1) {
      this.advances.push(font.readUInt16BE(this.table('hmtx') + 4 * i));
    }
    this.readCmap(font);
  }

  private table(tag: string): number {
    const offset = this.tables.get(tag);
    if (offset === undefined) {
      throw new Error(`The font has no '${tag}' table.`);
    }
    return offset;
  }

  /** Format 4 holds every character below U+10000, which is all that is needed here. */
  private readCmap(font: Buffer): void {
    const cmap = this.table('cmap');
    for (let i = 0; i < font.readUInt16BE(cmap + 2); i += 1) {
      const table = cmap + font.readUInt32BE(cmap + 8 + 8 * i);
      if (font.readUInt16BE(table) !== 4) {
        continue;
      }
      const segments = font.readUInt16BE(table + 6);
      for (let s = 0; s < segments; s += 2) {
        const end = font.readUInt16BE(table + 14 + s);
        const start = font.readUInt16BE(table + 16 + segments + s);
        const delta = font.readUInt16BE(table + 16 + 2 * segments + s);
        const rangeAt = table + 16 + 3 * segments + s;
        const rangeOffset = font.readUInt16BE(rangeAt);
        for (let code = start; code <= end && code < 0xffff; code += 1) {
          const raw =
            rangeOffset === 0
              ? code
              : font.readUInt16BE(rangeAt + rangeOffset + 2 * (code - start));
          const glyph = rangeOffset !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
          if (glyph !== 0) {
            this.glyphs.set(code, glyph);
          }
        }
      }
    }
  }

  has(character: string): boolean {
    return this.glyphs.has(character.codePointAt(0)!);
  }

  /** Advance in em. */
  advance(character: string): number {
    const glyph = this.glyphs.get(character.codePointAt(0)!);
    if (glyph === undefined) {
      throw new Error(`No glyph for '${character}' in the font that is measured.`);
    }
    return (this.advances[glyph] ?? this.advances.at(-1)!) / this.unitsPerEm;
  }
}

// ---------------------------------------------------------------- Fallbacks

/**
 * Typical sentences: what is measured is their width in the two fonts, kerning left out.
 * Checked in Chromium against Liberation Sans, on all texts of the site: heights equal to
 * the pixel; widths of text within 0.2 % in the median.
 */
const SAMPLE =
  'Nous concevons avec les patients, les soignants et les familles des lieux et des outils ' +
  'qui rendent le soin plus simple. Un outil de soin est utile quand chacun le comprend. ' +
  'We design with patients, carers and families the places and the tools that make care ' +
  'simpler. A tool for care is of use when everyone understands it.';
const SAMPLE_TITLE =
  'Concevoir avec soin, pour le soin. Designing with care, for care. Notre offre de services. ' +
  'Un parcours de soin plus clair. What we care about. Parlons de votre projet.';

/**
 * Advances of system fonts, in thousandths of an em, a to z then space, comma, full stop.
 * Arial has the widths of Helvetica (Adobe's AFM files); Roboto's are those of its
 * static version 2 (2048 units), rounded.
 */
const SYSTEM = {
  Arial: [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 278, 278, 278,
  ],
  'Arial Bold': [
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 278, 278, 278,
  ],
  Roboto: [
    544, 561, 523, 564, 530, 347, 561, 551, 243, 239, 507, 243, 876, 552, 570, 561, 568, 338, 516,
    327, 551, 484, 751, 496, 473, 496, 248, 196, 263,
  ],
  'Roboto Bold': [
    536, 563, 515, 563, 542, 357, 570, 561, 265, 260, 531, 265, 867, 561, 565, 563, 564, 365, 514,
    332, 560, 503, 742, 503, 501, 506, 249, 240, 290,
  ],
} as const;
type System = keyof typeof SYSTEM;
const SYSTEM_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz ,.';

/** Capitals count as their small letters: there are few, and both sides do the same. */
const widthOf = (sample: string, advance: (character: string) => number) =>
  [...sample.toLowerCase()].reduce((sum, character) => sum + advance(character), 0);

const systemWidth = (system: System, sample: string) =>
  widthOf(sample, (c) => SYSTEM[system][SYSTEM_CHARACTERS.indexOf(c)]! / 1000);

interface Fallback {
  family: string;
  weight: string;
  style: 'normal' | 'italic';
  system: System;
  /** Names under which browsers know the face: full name, then PostScript name. */
  locals: string[];
  face: Face;
  /** Where the variable font is measured. */
  at: Record<string, number>;
  /** What kerning leaves of that width. */
  kerning: number;
  sample: string;
}

/** Names of Arial's faces and of Liberation Sans, which has the same widths. */
const arial = (suffix: '' | ' Bold' | ' Italic'): string[] => [
  `Arial${suffix}`,
  suffix === '' ? 'ArialMT' : `Arial-${suffix.trim()}MT`,
  `Liberation Sans${suffix}`,
];
const roboto = (suffix: '' | ' Bold'): string[] => [
  `Roboto${suffix}`,
  `Roboto-${suffix.trim() || 'Regular'}`,
];

const title = {face: display, at: {wght: 700, opsz: 96}, sample: SAMPLE_TITLE, kerning: 1};
const regular = {face: text, at: {wght: 400}, sample: SAMPLE, kerning: 0.99};
const medium = {...regular, at: {wght: 500}, kerning: 0.98};
const strong = {face: text, at: {wght: 600}, sample: SAMPLE, kerning: 0.988};
const slanted = {face: italic, at: {wght: 400}, sample: SAMPLE, kerning: 0.99};

const arialRegular = {system: 'Arial', locals: arial(''), style: 'normal'} as const;
const robotoRegular = {system: 'Roboto', locals: roboto(''), style: 'normal'} as const;
const arialBold = {system: 'Arial Bold', locals: arial(' Bold'), style: 'normal'} as const;
const robotoBold = {system: 'Roboto Bold', locals: roboto(' Bold'), style: 'normal'} as const;

const fallbacks: Fallback[] = [
  {family: 'Site Display Arial', weight: '700', ...arialBold, ...title},
  {family: 'Site Display Roboto', weight: '700', ...robotoBold, ...title},
  {family: 'Site Text Arial', weight: '400', ...arialRegular, ...regular},
  {family: 'Site Text Arial', weight: '500', ...arialRegular, ...medium},
  {family: 'Site Text Arial', weight: '600 700', ...arialBold, ...strong},
  {
    family: 'Site Text Arial',
    weight: '400 700',
    style: 'italic',
    system: 'Arial',
    locals: arial(' Italic'),
    ...slanted,
  },
  {family: 'Site Text Roboto', weight: '400', ...robotoRegular, ...regular},
  {family: 'Site Text Roboto', weight: '500', ...robotoRegular, ...medium},
  {family: 'Site Text Roboto', weight: '600 700', ...robotoBold, ...strong},
];

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

async function fallbackCss(fallback: Fallback): Promise<string> {
  const instance = await subsetFont(read(fallback.face.source), fallback.face.base, {
    targetFormat: 'sfnt',
    variationAxes: fallback.at,
  });
  const metrics = new Metrics(instance);
  const sizeAdjust =
    (fallback.kerning * widthOf(fallback.sample, (c) => metrics.advance(c))) /
    systemWidth(fallback.system, fallback.sample);
  // The browser scales the overrides by size-adjust too: divide it out again
  const em = metrics.unitsPerEm * sizeAdjust;
  const locals = fallback.locals.map((name) => `local('${name}')`).join(', ');
  return `@font-face {
  font-family: '${fallback.family}';
  font-style: ${fallback.style};
  font-weight: ${fallback.weight};
  src: ${locals};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(metrics.ascent / em)};
  descent-override: ${percent(-metrics.descent / em)};
  line-gap-override: ${percent(metrics.lineGap / em)};
}
`;
}

// ----------------------------------------------------------------- Web fonts

/** 'U+20-7E, U+A0' and so on. */
function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((c) => c.codePointAt(0)!).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) {
      last[1] = code;
    } else {
      ranges.push([code, code]);
    }
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

function faceCss(face: Face, family: string, file: string, characters: string): string {
  const wght = face.axes['wght']!;
  const weight = typeof wght === 'number' ? wght : `${wght.min} ${wght.max}`;
  return `@font-face {
  font-family: '${family}';
  font-style: ${face.style};
  font-weight: ${weight};
  font-display: swap;
  src: url('./fonts/${file}') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}
`;
}

interface Output {
  files: Map<string, Buffer>;
  /** Characters asked for that the source has not got. */
  missing: Map<string, string>;
}

async function make(): Promise<Output> {
  const files = new Map<string, Buffer>();
  const missing = new Map<string, string>();
  const webFonts: string[] = [];

  for (const face of faces) {
    const source = read(face.source);
    const all = new Metrics(await subsetFont(source, ALL, {targetFormat: 'sfnt'}));
    const present = (characters: string) => [...characters].filter((c) => all.has(c)).join('');
    const base = present(face.base);
    const rest = present(without(ALL, face.base + SYNTHESISED));
    const absent = without(face.base, base);
    if (absent !== '') {
      missing.set(`${face.family} ${face.style}`, absent);
    }
    for (const [name, family, characters, claimed] of [
      ['fr-en', face.family, base, base + SYNTHESISED],
      ['latin-1', `${face.family} Latin-1`, rest, rest],
    ] as const) {
      const file = `${face.out}-${name}.woff2`;
      files.set(
        path.join(fontsDir, file),
        await subsetFont(source, characters, {
          targetFormat: 'woff2',
          variationAxes: face.axes,
          keepFeatures: FEATURES,
        }),
      );
      webFonts.push(faceCss(face, family, file, claimed));
    }
    files.set(path.join(fontsDir, face.licence.to), read(face.licence.from));
  }

  const generated: string[] = [];
  for (const fallback of fallbacks) {
    generated.push(await fallbackCss(fallback));
  }
  const css = `/*
 * Generated by scripts/assets/fonts.ts: change the script, not this file.
 *
 * Web fonts: SIL Open Font License 1.1, see fonts/LICENSE-*.txt.
 */

${webFonts.join('\n')}
/*
 * System fonts with the metrics of the web fonts, so that the swap moves nothing.
 * Arial (Windows, macOS, iOS; Liberation Sans on Linux has its widths), then Roboto (Android).
 */

${generated.join('\n')}`;
  files.set(cssFile, Buffer.from(css));
  return {files, missing};
}

// ---------------------------------------------------------------------- Main

const relative = (file: string) => path.relative(root, file);

async function main(): Promise<void> {
  const {files, missing} = await make();

  const loaded = [display, text].map((face) => `${face.out}-fr-en.woff2`);
  const weight = loaded.reduce((sum, f) => sum + files.get(path.join(fontsDir, f))!.length, 0);
  if (weight > BUDGET_BYTES) {
    throw new Error(
      `The fonts of a page weigh ${weight} bytes, more than ${BUDGET_BYTES}: narrow an axis or take glyphs away.`,
    );
  }

  const onDisk = existsSync(fontsDir) ? readdirSync(fontsDir) : [];
  const orphans = onDisk.map((f) => path.join(fontsDir, f)).filter((f) => !files.has(f));

  if (process.argv.includes('--check')) {
    const stale = [...files]
      .filter(([file, content]) => !existsSync(file) || !readFileSync(file).equals(content))
      .map(([file]) => file);
    if (stale.length + orphans.length > 0) {
      console.error(
        `Fonts are stale: ${[...stale, ...orphans].map(relative).join(', ')}.\nRun: npm run assets -- fonts`,
      );
      process.exitCode = 1;
    } else {
      console.log(`Fonts are up to date (${weight} bytes a page).`);
    }
    return;
  }

  mkdirSync(fontsDir, {recursive: true});
  orphans.forEach((file) => {
    rmSync(file);
  });
  for (const [file, content] of files) {
    writeFileSync(file, content);
    console.log(`${String(content.length).padStart(7)}  ${relative(file)}`);
  }
  console.log(`${String(weight).padStart(7)}  bytes for a page: ${loaded.join(' + ')}`);
  for (const [face, characters] of missing) {
    console.log(`Not in ${face}, left to the fallback: ${[...characters].join(' ')}`);
  }
}

// Not top-level await: the package is not "type": "module"
main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
