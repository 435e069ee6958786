/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {customProperties, rulesOf} from './stylesheet';

const css = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');

/** What each `@font-face` says. */
const faces = [
  ...(css('fonts.css') + css('font-fallbacks.css')).matchAll(/@font-face \{([^}]*)\}/g),
].map(([, body = '']) => {
  const value = (property: string) =>
    new RegExp(`\\b${property}: ([^;]*);`).exec(body)?.[1]?.replaceAll("'", '') ?? '';
  return {
    family: value('font-family'),
    style: value('font-style'),
    weight: value('font-weight'),
    source: value('src'),
  };
});

const tokens = customProperties(rulesOf(css('tokens.css')), [':root']);

/** The families of a stack of tokens.css, in their order. */
const stack = (name: 'display' | 'text'): string[] =>
  tokens
    .get(`--site-font-${name}`)!
    .split(',')
    .map((family) => family.trim().replaceAll("'", ''));

describe('fonts', () => {
  it('has one face for each family, style and weight: a second one that does not come slows each layout', () => {
    const kinds = faces.map(({family, style, weight}) => `${family} ${style} ${weight}`);

    expect(kinds).not.toEqual([]);
    expect(kinds).toEqual([...new Set(kinds)]);
  });

  it.each(['display', 'text'] as const)(
    'looks for a sign of the %s family in its file, in that of rare signs, then in the system',
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
