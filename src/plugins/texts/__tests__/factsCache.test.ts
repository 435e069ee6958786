/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {CACHE} from '../../../lib/project';
import {factsOf} from '../facts';
import {createFactsCache} from '../factsCache';

let dir: string;
const inDir = (name: string) => path.join(dir, name);
const entry = () => inDir(`${CACHE}/facts/src/pages/a.mdx.json`);

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  mkdirSync(inDir('src'));
  writeFileSync(inDir('src/rules.ts'), 'export const max = 1;\n');
  writeFileSync(inDir('package-lock.json'), '{}\n');
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const text = {
  file: 'src/pages/a.mdx',
  locale: 'fr',
  kind: 'page',
  source: '## Un titre\n\nUn [lien](/team/) et <Nothing/>.\n',
} as const;

/** Marks the entry on disk, to tell facts that were read from it. */
function markEntry(): void {
  const stored = JSON.parse(readFileSync(entry(), 'utf8')) as {value: {words: number}};
  stored.value.words = 1000;
  writeFileSync(entry(), JSON.stringify(stored));
}
const wordsRead = async (changed: {source?: string} = {}) =>
  (await createFactsCache(dir)({...text, ...changed})).words;

it('reads the same facts from the disk as from the text', async () => {
  const facts = await factsOf(text);
  expect(facts.problems).toHaveLength(1);
  expect(await createFactsCache(dir)(text)).toEqual(facts);
  expect(await createFactsCache(dir)(text)).toEqual(facts);
  markEntry();
  expect(await wordsRead()).toBe(1000);
});

type Change = [what: string, changed: {source?: string}, change: () => void];

it.each<Change>([
  ['the text', {source: `${text.source}\nEncore.\n`}, () => undefined],
  ['the code', {}, () => writeFileSync(inDir('src/rules.ts'), 'export const max = 2;\n')],
  ['the packages', {}, () => writeFileSync(inDir('package-lock.json'), '{"a": 1}\n')],
  ['the entry, damaged', {}, () => writeFileSync(entry(), '{"key": "…')],
])('compiles a text again after a change of %s', async (_what, changed, change) => {
  await createFactsCache(dir)(text);
  markEntry();
  change();
  const {words} = await factsOf({...text, ...changed});
  expect(await wordsRead(changed)).toBe(words);
});

it('compiles a text once while it is the same, and its new version after a save', async () => {
  const readFacts = createFactsCache(dir);
  const facts = readFacts(text);
  expect(readFacts(text)).toBe(facts);
  const longer = await readFacts({...text, source: `${text.source}\nEncore.\n`});
  expect(longer.words).toBe((await facts).words + 1);
});

it('is filled by several plugins at once', async () => {
  const read = await Promise.all(Array.from({length: 8}, () => createFactsCache(dir)(text)));
  expect(new Set(read.map(({words}) => words)).size).toBe(1);
});

it('reads again what it could not read while a file was missing', async () => {
  const readFacts = createFactsCache(dir);
  const lock = inDir('package-lock.json');
  rmSync(lock);
  await expect(readFacts(text)).rejects.toThrow('ENOENT');
  writeFileSync(lock, '{}\n');
  expect(await readFacts(text)).toEqual(await factsOf(text));
});
