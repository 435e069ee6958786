/** @jest-environment node */
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {placeOf} from '../../../src/lib/siteError';
import {checkLeftovers, SUPPLIED_NAME as NAME} from '../leftovers';

let dir: string;
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
  await writeFile(path.join(dir, file), text);
};
const said = () =>
  checkLeftovers(dir).map(
    (problem) => `${problem.severity ?? 'error'} ${placeOf(problem)}: ${problem.message}`,
  );

const OLD_PATH = 'M30 2.679A20 20 0 0 1 30 37.321A20 20 0 0 1 30 2.679Z';

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'leftovers-'));
  await write('src/site.ts', "export const site = {name: 'Kerlouan', address: {city: 'Dinan'}};");
  await write('src/css/palette.css', ':root { --site-palette-brand: #7a3ff2; }');
  await write('src/mark.ts', "export const mark = {shapes: [{d: 'M0 0H40V40Z'}]};");
  await write('build/index.html', '<title>Kerlouan</title>');
});
afterEach(() => rm(dir, {recursive: true, force: true}));

it('a site that is wholly another agency’s has none', () => {
  expect(said()).toEqual([]);
});

it.each([
  [
    'the name',
    'build/team/index.html',
    `La lettre de ${NAME.replace(' ', '\u00A0')}`,
    `the name "${NAME}"`,
  ],
  [
    'its address',
    'build/atom.xml',
    `bonjour@${NAME.replace(' ', '-').toLowerCase()}.fr`,
    `the name "${NAME}"`,
  ],
  ['the colour', 'build/assets/css/a.css', 'a{fill:#09C78E}', 'the brand colour #09c78e'],
  ['the colour in rgb', 'build/a.svg', '<path fill="rgb(9, 199, 142)"/>', 'the brand colour'],
  ['the mark', 'build/favicon.svg', `<path d="${OLD_PATH}"/>`, 'the mark of two discs'],
])('%s is reported in the built file', async (_, file, text, what) => {
  await write(file, text);
  expect(said()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^error ${file}:1:\\d+: ${what}.* is still in ${file}: .*; see docs/identity.md, then build again\\.$`,
      ),
    ),
  ]);
});

it('what a source holds is reported there, once a file', async () => {
  await write('build/team/index.html', NAME);
  await write('build/en/team/index.html', NAME);
  await write('blog/authors.yml', `a:\n  name: Léa, de ${NAME}\n`);
  await write('src/lib/__tests__/a.test.ts', NAME);
  expect(said()).toEqual([
    `error blog/authors.yml:2:17: the name "${NAME}", which the site came with, is still in build/en/team/index.html (and 1 more): write your own; see docs/identity.md, then build again.`,
  ]);
});

it('the city is a warning, outside case studies and postal addresses', async () => {
  await write('build/work/a/index.html', 'un hôpital de Paris');
  await write('build/legal/index.html', 'Libre réponse, 75342 Paris CEDEX 07');
  await write('build/assets/js/a.js', '"Paris"');
  await write('build/about/index.html', 'Comparison, Parisien');
  expect(said()).toEqual([]);
  await write('build/team/index.html', 'où nous trouver à Paris.');
  expect(said()).toEqual([
    expect.stringMatching(/^warning build\/team\/index\.html:1:19: the city "Paris"/),
  ]);
});

it('the identity that the site came with is not reported against itself', async () => {
  await write(
    'src/site.ts',
    `export const site = {name: example('${NAME}'), address: {city: example('Paris')}};`,
  );
  await write('src/css/palette.css', ':root { --site-palette-brand: #09c78e; }');
  await write('src/mark.ts', OLD_PATH);
  await write('build/index.html', `${NAME}, Paris, #09c78e, ${OLD_PATH}`);
  expect(said()).toEqual([]);
});

it('without a build, says that one is needed', async () => {
  await rm(path.join(dir, 'build'), {recursive: true});
  expect(said()).toEqual([expect.stringMatching(/^warning build: .*run npm run build/)]);
});
