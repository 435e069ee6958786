/**
 * npm run assets -- fonts [--check]: makes src/css/fonts and fonts.css from the variable fonts
 * of @fontsource-variable (SIL Open Font License 1.1, no reserved name).
 *
 * Each file holds the glyphs of French and English; rare signs are in a second family, which a
 * browser fetches only for a page that uses them. The display family has one weight and one
 * optical size, because the first view waits for its fonts.
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
const FRENCH = 'ÀÂÆÇÈÉÊËÎÏÔÖÙÛÜŒàâæçèéêëîïôöùûüÿœ';
const SPACES = '\u00a0';
/**
 * Narrow no-break space, thin space, soft hyphen: neither family draws them; HarfBuzz
 * (Chrome, Firefox) makes them from the font's space and hyphen. It only gets the
 * chance if the font's `unicode-range` claims them.
 */
const SYNTHESISED = '\u202f\u2009\u00ad';
const SIGNS = '€–—‘’“”«»‹›…•·−×°©®™§²³½£';

/** Seldom set, and 2.4 kB of each page's text font: in the second file. */
const RARE = '#$*<=>[\\]^_`{|}~Æÿ§®™²³½£‹›−';
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
  /** Signs of Latin-1 that the family does not draw. */
  lacks: string;
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
  lacks: '¤',
  licence: {
    from: '@fontsource-variable/bricolage-grotesque/LICENSE',
    to: 'LICENSE-bricolage-grotesque.txt',
  },
};

const atkinson = {
  family: 'Atkinson Hyperlegible Next',
  axes: {wght: {min: 400, max: 700}},
  base: TEXT_BASE,
  lacks: 'µ',
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

/** The files as they should be. */
async function make(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const css: string[] = [];
  for (const face of faces) {
    const source = read(face.source);
    const {base} = face;
    const rest = without(ALL, base + SYNTHESISED + face.lacks);
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
      css.push(faceCss(face, family, file, claimed));
    }
    files.set(path.join(fontsDir, face.licence.to), read(face.licence.from));
  }

  const header = `/*
 * Generated by scripts/assets/fonts.ts: change the script, not this file.
 *
 * Web fonts: SIL Open Font License 1.1, see fonts/LICENSE-*.txt.
 */
`;
  files.set(cssFile, Buffer.from([header, ...css].join('\n')));
  return files;
}

// ---------------------------------------------------------------------- Main

const relative = (file: string) => path.relative(root, file);

async function main(): Promise<void> {
  const files = await make();

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
}

// Not top-level await: the package is not "type": "module"
main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
