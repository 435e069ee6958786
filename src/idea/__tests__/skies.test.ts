/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {onBrandCss} from '@site/scripts/assets/onBrand';
import {customProperties, rulesOf} from '../../css/__tests__/stylesheet';
import {ratio} from '../../lib/colour';

/** WCAG 2.2, 1.4.3: text; 1.4.11: the ring of the pause button. */
const TEXT = 4.5;
const SHAPE = 3;

const read = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');

const paletteSheet = read('css/palette.css');
const tokens = rulesOf(paletteSheet + onBrandCss(paletteSheet) + read('css/tokens.css'));
const skies = rulesOf(read('idea/Scenery/styles.module.css'));
const palette = customProperties(tokens, [':root']);

const families = ['clear', 'clouds', 'rain', 'snow', 'mist'];
const times = ['day', 'night'] as const;
const evening = "[data-low][data-theme='light'] .sky[data-family='clear']";

const inkBy = (time: (typeof times)[number] | 'evening') =>
  customProperties(tokens, [
    ':root',
    '[data-theme]',
    ...(time === 'night' ? ["[data-theme='dark']"] : []),
  ]).get('--site-ink') ?? '';

/** Backgrounds of text, and of the pause button's ring at the bottom. */
const grounds: ReadonlyArray<readonly [string, number]> = [
  ...['sky', 'halo-1', 'halo-2', 'halo-3', 'hill-left'].map((name) => [name, TEXT] as const),
  ['hill-middle', SHAPE],
];

it.each([
  ...families.flatMap((family) => times.map((time) => [family, time] as const)),
  ['clear', 'evening'] as const,
])('ink is readable on a %s sky by %s', (family, time) => {
  const ofFamily = `.sky[data-family='${family}']`;
  const dark = "[data-theme='dark'] ";
  const sky = customProperties(
    skies,
    [
      '.sky',
      ofFamily,
      ...(time === 'night' ? [`${dark}.sky`, dark + ofFamily] : []),
      ...(time === 'evening' ? [evening] : []),
    ],
    palette,
  );
  const tooLow = grounds
    .map(([name, least]) => ({name, least, got: ratio(inkBy(time), sky.get(`--${name}`) ?? '')}))
    .filter(({least, got}) => !(got >= least));
  expect(tooLow).toEqual([]);
  // What two discs share is the same green in all weathers; by night, two hills share a night's green.
  expect(sky.get('--overlap')).toBe(palette.get('--site-palette-brand'));
});
