/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {colourKinds} from '../../plugins/markdown/code';
import {onBrandCss} from '@site/scripts/assets/onBrand';
import {ratio} from '../../lib/colour';
import {customProperties, rulesOf, type Rule} from './stylesheet';

/** WCAG 2.2, 1.4.3: text; 1.4.11: large text, icons, borders of controls, focus rings. */
const TEXT = 4.5;
const SHAPE = 3;

const css = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');
const ownPalette = css('palette.css');

/** Another agency's palette: another brand, light or dark, in the same roles. */
const withBrand = (colours: Readonly<Record<string, string>>) =>
  Object.entries(colours).reduce(
    (palette, [name, colour]) =>
      palette.replace(new RegExp(`(--site-palette-${name}:) [^;]*`), `$1 ${colour}`),
    ownPalette,
  );

/** A navy house colour, whose tints by night are pale. */
const navy = withBrand({
  brand: '#1b3a6b',
  'brand-light': '#2a4d85',
  'brand-dark': '#122b52',
  'brand-deep': '#1b3a6b',
  'brand-glow': '#a5c4f3',
});

const tokensOf = (palette: string) => rulesOf(palette + onBrandCss(palette) + css('tokens.css'));
const siteTokens = tokensOf(ownPalette);

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
type Ground = 'page' | 'mint' | 'butter' | 'lilac' | 'coral' | 'brand' | 'ink';

/** The roles on a ground: the root's, overridden by the ground's. */
function rolesOn(ground: Ground, theme: Theme, tokens: readonly Rule[] = siteTokens) {
  const dark = theme === 'dark' ? ["[data-theme='dark']"] : [];
  const root = customProperties(tokens, [':root', '[data-theme]', ...dark]);
  if (ground === 'page') {
    return root;
  }
  const field = `.site-ground-${ground}`;
  const day = theme === 'light' ? [`:where(:root:not([data-theme='dark'])) ${field}`] : [];
  const fields = [
    field,
    "[class*='site-ground-']",
    ...day,
    ...dark.map((theme) => `${theme} ${field}`),
  ];
  return customProperties(tokens, fields, root);
}

/** Foreground, background, minimum contrast; roles without their --site- prefix. */
type Pair = readonly [foreground: string, background: string, least: number];

const text = (foreground: string, ...backgrounds: string[]): Pair[] =>
  backgrounds.map((background) => [foreground, background, TEXT]);
const shape = (foreground: string, ...backgrounds: string[]): Pair[] =>
  backgrounds.map((background) => [foreground, background, SHAPE]);

/** Buttons, pressed chips, tooltips and current links, on any ground. */
const controls: Pair[] = [
  ...text('on-action', 'action', 'action-hover'),
  ...text('paper', 'ink'),
  ...text('on-brand', 'brand', 'brand-light'),
];

/** Text, links, icons and the focus ring on a ground. */
const field = (ground: string): Pair[] => [
  ...text('ink', ground),
  ...text('ink-soft', ground),
  ...text('link', ground),
  ...text('visited', ground),
  ...shape('control', ground),
  ...shape('focus', ground),
  ...shape('action', ground),
  ...controls,
];

/** Every pair in use, from the notes of the mock-ups and the comments of tokens.css. */
const pairs: Readonly<Record<Ground, readonly Pair[]>> = {
  page: [
    // The number of a step, in a study whose tint is butter.
    ...shape('ink', 'step-disc'),
    ...field('paper'),
    // Cards, the banner, the bar's pill, fields
    ...field('surface'),
    ...text('success', 'paper', 'surface'),
    ...text('danger-strong', 'paper', 'surface', 'butter'),
    ...text('danger-strong', 'paper', 'surface'),
    // Hovered chips, discs of home, notes
    ...text('ink', 'mint', 'butter', 'lilac', 'coral-pale'),
    ...text('ink-soft', 'mint', 'butter'),
    // Tags, in both themes; the lit disc of home, selected text
    ...text(
      'palette-ink',
      'palette-mint',
      'palette-butter',
      'palette-lilac',
      'palette-coral-pale',
      'palette-yellow',
    ),
    ...text('on-brand', 'brand', 'brand-light', 'brand-dark'),
    ...shape('focus', 'mint', 'butter', 'lilac', 'coral-pale'),
    // The ring around a chip's disc
    ...shape('ink', 'mint', 'butter', 'lilac', 'coral-pale'),
  ],
  mint: field('mint'),
  butter: [...field('butter'), ...text('danger-strong', 'butter')],
  lilac: [
    ...field('lilac'),
    // The « come and see us » field
    ...text('ink-soft', 'paper'),
    ...text('ink', 'paper'),
  ],
  coral: field('coral-pale'),
  brand: [
    ...field('ground'),
    // The ground's two discs
    ...text('ink', 'ground-light', 'ground-dark'),
    ...shape('control', 'ground-light', 'ground-dark'),
    ...shape('focus', 'ground-light', 'ground-dark', 'paper'),
    // Inputs, selected rows and error patches
    ...text('ink', 'paper'),
    ...text('danger-strong', 'paper'),
    ...shape('danger-strong', 'ground'),
    // The hill that carries the phone number, by day and by night
    ...text('ink', 'mint-mid'),
    ...text('palette-pale', 'palette-brand-night'),
  ],
  ink: [
    ...field('paper'),
    ...text('danger-strong', 'paper'),
    ...text('success', 'paper'),
    ...text('hint', 'paper'),
    ...shape('brand', 'paper'),
  ],
};

const palettes = {'': siteTokens, 'a navy brand, ': tokensOf(navy)};

/** The message of an error. */
function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return String(error);
  }
  return '';
}

const cases = Object.entries(palettes).flatMap(([palette, tokens]) =>
  themes.flatMap((theme) => casesOf(palette, tokens, theme)),
);

function casesOf(palette: string, tokens: readonly Rule[], theme: Theme) {
  return (Object.keys(pairs) as Ground[]).flatMap((ground) => {
    const roles = rolesOn(ground, theme, tokens);
    const seen = new Set<string>();
    return pairs[ground]
      .filter((pair) => !seen.has(String(pair)) && seen.add(String(pair)))
      .map(([foreground, background, least]) => ({
        name: `${palette}${theme}, on ${ground}: ${foreground} on ${background}`,
        foreground: roles.get(`--site-${foreground}`),
        background: roles.get(`--site-${background}`),
        least,
      }));
  });
}

describe('the contrast ratio', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#777', '#fff', 4.5],
    ['#f00', '#fff', 4],
  ])('of %s on %s is %d', (foreground, background, expected) => {
    expect(ratio(foreground, background)).toBeCloseTo(expected, 1);
  });
});

describe('contrast of the tokens', () => {
  it.each(cases)('$name: $least', ({foreground, background, least}) => {
    expect(foreground).toMatch(/^#/);
    expect(background).toMatch(/^#/);
    expect(ratio(foreground ?? '', background ?? '')).toBeGreaterThanOrEqual(least);
  });
});

describe('a brand colour', () => {
  it('that neither ink nor pale text is legible on is refused, with the nearest that works', () => {
    const grey = withBrand({brand: '#5f8f7f'});
    expect(() => onBrandCss(grey)).toThrow(
      /^src\/css\/palette\.css:11:3: text on --site-palette-brand #5f8f7f has a contrast of [\d.]+ at most, .*: 4\.5 is needed\. The nearest colour that works is #[\da-f]{6}\.$/,
    );
    const [, better = ''] = /works is (#[\da-f]{6})/.exec(messageOf(() => onBrandCss(grey))) ?? [];
    expect(onBrandCss(withBrand({brand: better}))).toContain('--site-on-brand');
  });
});

describe('contrast of coloured code', () => {
  const prose = rulesOf(css('prose.css'));

  it.each(themes.flatMap((theme) => colourKinds.map((kind) => [theme, kind] as const)))(
    '%s: a %s is readable on its block',
    (theme, kind) => {
      const dark = theme === 'dark' ? ["[data-theme='dark'] .site-code"] : [];
      const roles = customProperties(
        prose,
        [':where(.site-code)', ...dark],
        rolesOn('page', theme),
      );
      const colour = roles.get(`--code-${kind}`) ?? '';
      expect(ratio(colour, roles.get('--site-surface') ?? '')).toBeGreaterThanOrEqual(TEXT);
    },
  );
});
