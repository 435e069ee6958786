import postcss from 'postcss';
import {SiteError} from '../../../lib/siteError';
import {mixColours} from '../mixColours';

const token = (name: string): string => {
  const palette: Record<string, string> = {'palette-ink': '#102030', 'palette-white': '#fff'};
  const found = palette[name];
  if (!found) throw new SiteError(`--site-${name} is missing`);
  return found;
};

const mixed = (value: string) =>
  postcss([mixColours(token)]).process(`a { color: ${value}; }`, {from: 'a.css'}).css;

it.each([
  ['color-mix(in srgb, var(--site-palette-white) 30%, var(--site-palette-ink))', '#58636e'],
  ['color-mix(\n    in srgb,\n    #000 50%,\n    var(--site-palette-white)\n  )', '#808080'],
  ['color-mix(in srgb, var(--site-palette-ink) 40%, transparent)', '#10203066'],
  ['1px solid color-mix(in srgb, #fff 76%, #000)', '1px solid #c2c2c2'],
])('computes %s', (value, computed) => {
  expect(mixed(value)).toBe(`a { color: ${computed}; }`);
});

it.each([
  'color-mix(in srgb, var(--site-surface) 70%, transparent)',
  'color-mix(in oklch, var(--site-palette-ink) 70%, transparent)',
])('refuses %s, which would need a browser of 2023', (value) => {
  expect(() => mixed(value)).toThrow(/a\.css.*1:5.*color-mix.*palette\.css/s);
});
