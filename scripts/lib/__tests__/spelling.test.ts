/** @jest-environment node */
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {siteNames, wordProblem} from '../spelling';

describe('the names that the spelling check knows', () => {
  let dir: string;
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
    await writeFile(path.join(dir, file), text);
  };
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'names-'));
  });
  afterEach(() => rm(dir, {recursive: true, force: true}));

  it('are the agency’s, the vocabulary’s, the team’s, and those of the case studies', async () => {
    await write(
      'src/site.ts',
      "export const site = {name: example('Atelier Kerlouan'), address: {city: 'Ploërmel'}};",
    );
    await write(
      'src/vocabulary/index.ts',
      "export const sectors = {musees: {tint: 'mint'}} as const satisfies object;\nexport const services = {'lumi-plan': {icon: 'vision'}} as const;",
    );
    await write('blog/authors.yml', 'maë-k:\n  name: Maë Kerdoncuff\n');
    await write(
      'blog/2024-01-01-halles-dinan/index.mdx',
      '---\nslug: halles-dinan\nclient: Ville de Dinan\nauthors: [maë-k]\ntitle: Untrotitre\n---\nUnmotdutexte.\n',
    );
    await write(
      'i18n/en/docusaurus-plugin-content-blog/2024-01-01-halles-dinan/index.mdx',
      '---\nslug: dinan-kovered-market\n---\n',
    );
    const names = siteNames(dir);
    expect(names).toEqual(
      expect.arrayContaining([
        'Kerlouan',
        'Ploërmel',
        'musees',
        'lumi',
        'maë',
        'Kerdoncuff',
        'halles',
        'Dinan',
        'dinan',
        'kovered',
      ]),
    );
    expect(names).not.toContain('Untrotitre');
    expect(names).not.toContain('Unmotdutexte');
  });

  it('are none while a file is missing or wrong, which other checks report', async () => {
    await write('blog/authors.yml', 'a: [b');
    expect(siteNames(dir)).toEqual([]);
  });
});

describe('an unknown word', () => {
  const at = (file: string) => wordProblem({file, line: 3, column: 7}, 'kerlouan');

  it.each([
    ['src/features/home/index.tsx', 'words.txt'],
    ['docs/launch.md', 'words.txt'],
    ['i18n/en/docusaurus-plugin-content-docs/current/words.md', 'words.txt'],
    ['e2e/links.spec.ts', 'words-of-tests.txt'],
    ['src/lib/__tests__/text.test.ts', 'words-of-tests.txt'],
  ])('of %s is an error, with the list that it may be added to', (file, list) => {
    expect(at(file)).toEqual({
      file,
      line: 3,
      column: 7,
      severity: 'error',
      message: `no dictionary knows "kerlouan": correct it, or if it is right, add it to scripts/spelling/${list}.`,
    });
  });

  it.each([
    'blog/2024-01-01-a/index.mdx',
    'blog/authors.yml',
    'e2e/fixture/blog/2024-01-01-a/index.mdx',
    'src/pages/legal.mdx',
    'i18n/en/code.json',
    'i18n/en/docusaurus-plugin-content-pages/legal.mdx',
  ])('of %s is advice', (file) => {
    expect(at(file).severity).toBe('warning');
  });
});

it('a word that we do not write comes with the one that we write', () => {
  expect(wordProblem({file: 'README.md'}, 'foo', '"bar"').message).toBe(
    'we do not write "foo": write "bar".',
  );
});
