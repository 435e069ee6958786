/*
 * Generates src/css/on-brand.css: what lies on the brand colour, light or dark, in both themes.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {mix, ratio} from '../../src/lib/colour';
import {projectRoot} from '../../src/lib/project';
import {placeAt, SiteError} from '../../src/lib/siteError';
import {PALETTE_FILE, readTokens, type Token} from '../../src/lib/tokens';
import type {Files} from './icons';

/** WCAG 2.2, 1.4.3. */
const TEXT = 4.5;

const HEAD = `/*
 * Generated from palette.css by npm run assets -- on-brand: change that file, not this one.
 *
 * The brand colour as a surface, and what lies on it. Never text on paper.
 */
`;

/** The names of two colours of the palette: where ink is legible on the brand, and where it is not. */
type Either = readonly [onLight: string, onDark: string];

/** Roles of the page. */
const page: Readonly<Record<string, Either>> = {
  brand: ['brand', 'brand'],
  'brand-light': ['brand-light', 'brand-light'],
  'brand-dark': ['brand-dark', 'brand-dark'],
  'on-brand': ['ink', 'pale'],
  'on-brand-hover': ['brand-forest', 'white'],
};

/**
 * Roles on a ground of the brand, of the day or of the night. By night tokens.css gives every brand a
 * dark green ground, and the night's roles hold.
 */
const ground: Readonly<Record<string, Either>> = {
  // Its two discs.
  'ground-light': ['brand-light', 'brand-light'],
  'ground-dark': ['brand-dark', 'brand-dark'],
  // Patches on the ground.
  paper: ['paper', 'night'],
  surface: ['paper', 'night'],
  mint: ['mint', 'mint-night'],
  'mint-mid': ['mint-mid', 'mint-mid-night'],
  butter: ['butter', 'dusk'],
  lilac: ['lilac', 'lilac-night'],
  'coral-pale': ['coral-pale', 'coral-night'],
  ink: ['ink', 'pale'],
  // No softer colour passes here.
  'ink-soft': ['ink', 'pale'],
  'brand-deep': ['ink', 'pale'],
  control: ['ink', 'pale'],
  'danger-strong': ['red-deep', 'red-glow'],
  'mark-a': ['ink', 'pale'],
  'mark-b': ['paper', 'yellow'],
};

const declare = (roles: Readonly<Record<string, string>>): string =>
  Object.entries(roles)
    .map(([role, colour]) => `  --site-${role}: var(--site-palette-${colour});\n`)
    .join('');

/** A dark brand is lost on the night: surfaces on the page take its glow there, with ink on it. */
const GLOW = `
[data-theme='dark'],
.site-ground-ink {
${declare({brand: 'brand-glow', 'brand-light': 'brand-glow', 'brand-dark': 'brand-glow', 'on-brand': 'ink'})}}
`;

/** The sheet of a brand on which ink is legible, or else the pale text of the night. */
function sheetOf(isDark: boolean): string {
  const choose = (roles: Readonly<Record<string, Either>>) =>
    declare(
      Object.fromEntries(
        Object.entries(roles).map(([role, [light, dark]]) => [role, isDark ? dark : light]),
      ),
    );
  const line = `  --site-line: color-mix(in srgb, var(--site-palette-${isDark ? 'pale' : 'ink'}) 30%, transparent);\n`;
  // By night, the page's differ from those of the ground.
  const everywhere = isDark ? ':root,\n.site-ground-brand' : ':root';
  return `${HEAD}
${everywhere} {
${choose(page)}}
${isDark ? GLOW : ''}
${isDark ? '' : ":where(:root:not([data-theme='dark'])) "}.site-ground-brand {
  --site-ground: var(--site-brand);
${choose(ground)}${line}
  color-scheme: ${isDark ? 'dark' : 'light'};
}
`;
}

/** Grounds of the brand: the page's, and its two discs. */
const GROUNDS = ['palette-brand', 'palette-brand-light', 'palette-brand-dark'] as const;

/** The nearest colour, lighter or darker, on which a text is legible. */
function nearest(colour: string, texts: readonly string[]): string {
  for (let share = 0.99; share > 0; share -= 0.01) {
    for (const end of ['#fff', '#000']) {
      const candidate = mix(colour, share, end);
      if (texts.some((text) => ratio(text, candidate) >= TEXT)) return candidate;
    }
  }
  return '#fff';
}

/**
 * The style sheet for a palette.
 *
 * @param css the palette's source
 * @throws SiteError at the brand colour on which neither ink nor the night's text is legible
 */
export function onBrandCss(css: string): string {
  const token: Token = readTokens(css);
  const [ink, pale] = [token('palette-ink'), token('palette-pale')];
  const isLegible = (text: string) => GROUNDS.every((name) => ratio(text, token(name)) >= TEXT);
  if (isLegible(ink)) return sheetOf(false);
  if (isLegible(pale)) return sheetOf(true);
  // The side that most grounds are on decides which of them to correct.
  const likes = (text: string) => GROUNDS.filter((name) => ratio(text, token(name)) >= TEXT).length;
  const text = likes(pale) > likes(ink) ? pale : ink;
  const name = GROUNDS.find((ground) => ratio(text, token(ground)) < TEXT) ?? GROUNDS[0];
  const colour = token(name);
  const {line, column} = placeAt(css, css.indexOf(`--site-${name}:`));
  throw new SiteError(
    `${PALETTE_FILE}:${line}:${column}: text on --site-${name} ${colour} has a contrast of ${Math.max(ratio(ink, colour), ratio(pale, colour)).toFixed(1)} at most, with --site-palette-ink or --site-palette-pale: ${TEXT} is needed. The nearest colour that works is ${nearest(colour, [text])}.`,
  );
}

export function makeOnBrand(): Files {
  const css = readFileSync(path.join(projectRoot, PALETTE_FILE), 'utf8');
  return new Map([['src/css/on-brand.css', onBrandCss(css)]]);
}
