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

/** On a light brand colour, ink: brand surfaces are the same in both themes. */
const LIGHT = `
:root {
  --site-brand: var(--site-palette-brand);
  --site-brand-light: var(--site-palette-brand-light);
  --site-brand-dark: var(--site-palette-brand-dark);
  --site-on-brand: var(--site-palette-ink);
  --site-brand-tint: var(--site-palette-brand);
  --site-on-brand-hover: var(--site-palette-brand-forest);
}

.site-ground-brand {
  --site-ground: var(--site-brand);
  --site-paper: var(--site-palette-paper); /* patches on the ground */
  --site-surface: var(--site-palette-paper);
  --site-mint: var(--site-palette-mint);
  --site-butter: var(--site-palette-butter);
  --site-lilac: var(--site-palette-lilac);
  --site-coral-pale: var(--site-palette-coral-pale);
  --site-ink: var(--site-palette-ink);
  --site-ink-soft: var(--site-palette-ink); /* no softer colour passes here */
  --site-brand-deep: var(--site-palette-ink);
  --site-line: color-mix(in srgb, var(--site-palette-ink) 30%, transparent);
  --site-control: var(--site-palette-ink);
  --site-danger-strong: var(--site-palette-red-deep);
  --site-icon-tint: var(--site-palette-paper);
  --site-mark-a: var(--site-palette-ink);
  --site-mark-b: var(--site-palette-paper);

  color-scheme: light;
}
`;

/** On a dark one, the roles of the night. By night, surfaces on the page take the brand's glow. */
const DARK = `
:root,
.site-ground-brand {
  --site-brand: var(--site-palette-brand);
  --site-brand-light: var(--site-palette-brand-light);
  --site-brand-dark: var(--site-palette-brand-dark);
  --site-on-brand: var(--site-palette-pale);
  --site-brand-tint: var(--site-palette-mint-mid);
  --site-on-brand-hover: var(--site-palette-white);
}

[data-theme='dark'],
.site-ground-ink {
  --site-brand: var(--site-palette-brand-glow);
  --site-brand-light: var(--site-palette-brand-glow);
  --site-brand-dark: var(--site-palette-brand-glow);
  --site-on-brand: var(--site-palette-ink);
}

.site-ground-brand {
  --site-ground: var(--site-brand);
  --site-paper: var(--site-palette-night); /* patches on the ground */
  --site-surface: var(--site-palette-night);
  --site-mint: var(--site-palette-mint-night);
  --site-butter: var(--site-palette-dusk);
  --site-lilac: var(--site-palette-lilac-night);
  --site-coral-pale: var(--site-palette-coral-night);
  --site-ink: var(--site-palette-pale);
  --site-ink-soft: var(--site-palette-pale); /* no softer colour passes here */
  --site-brand-deep: var(--site-palette-pale);
  --site-line: color-mix(in srgb, var(--site-palette-pale) 30%, transparent);
  --site-control: var(--site-palette-pale);
  --site-danger-strong: var(--site-palette-red-glow);
  --site-icon-tint: var(--site-palette-night);
  --site-mark-a: var(--site-palette-pale);
  --site-mark-b: var(--site-palette-yellow);

  color-scheme: dark;
}
`;

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
  for (const [text, sheet] of [
    [ink, LIGHT],
    [pale, DARK],
  ] as const) {
    if (GROUNDS.every((ground) => ratio(text, token(ground)) >= TEXT)) return HEAD + sheet;
  }
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
