/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {traits} from '../../lib/portrait';

const root = path.join(__dirname, '../../..');

/** Style sheets, and the code and drawings that name custom properties, in a folder. */
const sourcesIn = (folder: string) =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(css|tsx?|svg)$/.test(file) && !file.includes('__tests__'))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));

const site = sourcesIn('src').filter(({file}) => !file.startsWith('src/idea/'));

/** Colours of the agency's, and what the site tells the drawings of an idea, which may have none. */
const offered = /^--(?:site-palette-.+|site-rim|disc-[12]|sun-cut|pair-(?:place|scale))$/;

// An agency that has none of its own takes the plain idea (docs/identity.md).
describe.each(['src/idea', 'e2e/plain-idea/src/idea'])('with %s', (idea) => {
  const sources = [...site, ...sourcesIn(idea)];

  /** Custom properties that match, each with the files that name it. */
  function named(pattern: RegExp): Map<string, string[]> {
    const found = new Map<string, string[]>();
    for (const {file, text} of sources) {
      for (const [, name = ''] of text.matchAll(pattern)) {
        found.set(name, [...(found.get(name) ?? []), file]);
      }
    }
    return found;
  }

  /** Names that components/Mark composes, and the portraits of the idea, if it has any. */
  const painted = [
    ...['a', 'b', 'overlap'].map((colour) => `--site-mark-${colour}`),
    ...(['ground', 'skin', 'hair', 'clothes'] as const)
      .filter((trait) => sources.some(({text}) => text.includes(`var(--${trait}-\${`)))
      .flatMap((trait) => traits[trait].map((value) => `--${trait}-${value}`)),
  ];

  const defined = named(/(--[a-z][\w-]*)['"\]]*\s*:/g);

  it('every custom property that has no fallback is defined', () => {
    const read = named(/var\(\s*(--[a-z][\w-]*)\s*\)/g);
    expect([...read].filter(([name]) => !defined.has(name))).toEqual([]);
    expect(painted.filter((name) => !defined.has(name))).toEqual([]);
  });

  it('every custom property is used', () => {
    const read = named(/var\(\s*(--[a-z][\w-]*)/g);
    const unused = [...defined].filter(([name]) => !read.has(name) && !painted.includes(name));
    expect(unused.filter(([name]) => !offered.test(name))).toEqual([]);
  });
});
