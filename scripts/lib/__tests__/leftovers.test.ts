/** @jest-environment node */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {placeOf} from '../../../src/lib/siteError';
import {checkLeftovers, SUPPLIED_NAME as NAME} from '../leftovers';
import {writeFile, writeFiles} from './temporaryFiles';

let dir: string;
const write = (file: string, text: string) => writeFile(path.join(dir, file), text);
const said = () =>
  checkLeftovers(dir).map(
    (problem) => `${problem.severity ?? 'error'} ${placeOf(problem)}: ${problem.message}`,
  );

const OLD_PATH = 'M30 2.679A20 20 0 0 1 30 37.321A20 20 0 0 1 30 2.679Z';

beforeEach(() => {
  dir = writeFiles({
    'src/site.ts': "export const site = {name: 'Kerlouan', address: {city: 'Dinan'}};",
    'src/css/palette.css': ':root { --site-palette-brand: #7a3ff2; }',
    'src/mark.ts': "export const mark = {shapes: [{d: 'M0 0H40V40Z'}]};",
    'build/index.html': '<title>Kerlouan</title>',
  });
});

it('a site that is wholly another agency’s has none', () => {
  expect(said()).toEqual([]);
});

it.each([
  ['the name', 'team/index.html', `La lettre de ${NAME.replace(' ', '\u00A0')}`, `name "${NAME}"`],
  ['its address', 'a.xml', `a@${NAME.replace(' ', '-').toLowerCase()}.fr`, `name "${NAME}"`],
  ['the colour', 'assets/css/a.css', 'a{fill:#09C78E}', 'brand colour #09c78e'],
  ['the colour in rgb', 'a.svg', '<path fill="rgb(9, 199, 142)"/>', 'brand colour'],
  ['the mark', 'favicon.svg', `<path d="${OLD_PATH}"/>`, 'mark of two discs'],
])('%s is reported in the built file', (_, name, text, what) => {
  const file = `build/${name}`;
  write(file, text);
  expect(said()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^error ${file}:1:\\d+: the ${what}.* is still in ${file}: .*; see docs/identity.md, then build again\\.$`,
      ),
    ),
  ]);
});

it('what a source holds is reported there, once a file', () => {
  write('build/team/index.html', NAME);
  write('build/en/team/index.html', NAME);
  write('blog/authors.yml', `a:\n  name: Léa, de ${NAME}\n`);
  write('src/lib/__tests__/a.test.ts', NAME);
  expect(said()).toEqual([
    `error blog/authors.yml:2:17: the name "${NAME}", which the site came with, is still in build/en/team/index.html (and 1 more): write your own; see docs/identity.md, then build again.`,
  ]);
});

it('the city is a warning, outside case studies and postal addresses', () => {
  write('build/work/a/index.html', 'un hôpital de Paris');
  write('build/legal/index.html', 'Libre réponse, 75342 Paris CEDEX 07');
  write('build/assets/js/a.js', '"Paris"');
  write('build/about/index.html', 'Comparison, Parisien');
  expect(said()).toEqual([]);
  write('build/team/index.html', 'où nous trouver à Paris.');
  expect(said()).toEqual([
    expect.stringMatching(/^warning build\/team\/index\.html:1:19: the city "Paris"/),
  ]);
});

it('the identity that the site came with is not reported against itself', () => {
  write(
    'src/site.ts',
    `export const site = {name: example('${NAME}'), address: {city: example('Paris')}};`,
  );
  write('src/css/palette.css', ':root { --site-palette-brand: #09c78e; }');
  write('src/mark.ts', OLD_PATH);
  write('build/index.html', `${NAME}, Paris, #09c78e, ${OLD_PATH}`);
  expect(said()).toEqual([]);
});

it('without a build, says that one is needed', () => {
  rmSync(path.join(dir, 'build'), {recursive: true});
  expect(said()).toEqual([expect.stringMatching(/^warning build: .*run npm run build/)]);
});
