/** @jest-environment node */
import {siteNames, wordProblem} from '../spelling';
import {writeFiles} from './temporaryFiles';

describe('the names that the spelling check knows', () => {
  it('are the agency’s, the vocabulary’s, the team’s, and those of the case studies', () => {
    const dir = writeFiles({
      'src/site.ts':
        "export const site = {name: example('Atelier Kerlouan'), address: {city: 'Ploërmel'}};",
      'src/vocabulary/index.ts':
        "export const sectors = {musees: {tint: 'mint'}} as const satisfies object;\nexport const services = {'lumi-plan': {icon: 'vision'}} as const;",
      'blog/authors.yml': 'maë-k:\n  name: Maë Kerdoncuff\n',
      'blog/2024-01-01-halles-dinan/index.mdx':
        '---\nslug: halles-dinan\nclient: Ville de Dinan\nauthors: [maë-k]\ntitle: Untrotitre\n---\nUnmotdutexte.\n',
      'i18n/en/docusaurus-plugin-content-blog/2024-01-01-halles-dinan/index.mdx':
        '---\nslug: dinan-kovered-market\n---\n',
    });
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

  it('are none while a file is missing or wrong, which other checks report', () => {
    expect(siteNames(writeFiles({'blog/authors.yml': 'a: [b'}))).toEqual([]);
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
