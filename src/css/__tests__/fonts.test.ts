/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {customProperties, rulesOf} from './stylesheet';

const css = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');

/** The descriptors of each `@font-face`. */
const faces = [...css('fonts.css').matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
  const value = (property: string) =>
    new RegExp(`\\b${property}: ([^;]*);`).exec(body)?.[1]?.replaceAll("'", '') ?? '';
  return {
    family: value('font-family'),
    style: value('font-style'),
    weight: value('font-weight'),
    source: value('src'),
  };
});

const tokens = customProperties(rulesOf(css('fonts.css')), [':root']);

/** Lists the families of a font stack, in order. */
const stack = (name: 'display' | 'text'): string[] =>
  tokens
    .get(`--site-font-${name}`)!
    .split(',')
    .map((family) => family.trim().replaceAll("'", ''));

describe('fonts', () => {
  it('has one face for each family, style and weight: a second one that fails to load slows each layout', () => {
    const kinds = faces.map(({family, style, weight}) => `${family} ${style} ${weight}`);

    expect(kinds).not.toEqual([]);
    expect(kinds).toEqual([...new Set(kinds)]);
  });

  it.each(['display', 'text'] as const)(
    'falls back from the %s family to its rare characters, then to system fonts',
    (name) => {
      const [first, second, ...others] = stack(name);
      const sourcesOf = (family?: string) =>
        faces.filter((face) => face.family === family).map(({source}) => source);

      expect(sourcesOf(first)).toContainEqual(expect.stringMatching(/-fr-en\.woff2\)/));
      expect(sourcesOf(second)).toContainEqual(expect.stringMatching(/-latin-1\.woff2\)/));
      for (const family of others) {
        expect(sourcesOf(family)).not.toContainEqual(expect.stringContaining('url('));
      }
    },
  );
});
