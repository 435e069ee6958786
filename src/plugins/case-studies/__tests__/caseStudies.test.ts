/** @jest-environment node */
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fixtureRoot} from '@site/e2e/support/fixtureSite';
import {countWords} from '../../texts/facts';
import {picturesOf} from '../../texts/pictures';
import {checkSections} from '../../texts/sections';
import {readText} from '../../markdown/read';
import {
  alternatesFor,
  formerRedirects,
  inOrder,
  isPublic,
  newestFirst,
  originalOf,
  pathFor,
  readingMinutes,
  relatedTo,
  slugRedirects,
  versionFor,
  type CaseStudy,
} from '../model';
import {inventory} from '../../publish/inventory';
import {createPdfs} from '../pdfs';
import {readCaseStudies} from '../read';
import {locales} from '../../../lib/locales';
import {caseStudiesDir} from '../../../lib/texts/folders';
import {sectionOfHeading} from '../../../vocabulary/sections';
import {readTeams} from '../team';

describe('the case studies of a site', () => {
  it('are read, paired and sorted, newest first', async () => {
    const studies = newestFirst(await readCaseStudies(fixtureRoot));
    expect(studies.map((each) => [pathFor(each, 'fr'), pathFor(each, 'en')])).toEqual([
      ['/work/halles/', '/en/work/market-hall/'],
      ['/work/livres/', '/en/work/library/'],
      ['/work/phare/', '/en/work/phare/'],
      ['/work/jardin/', '/en/work/jardin/'],
    ]);
  });

  it('have no English version when there is no translation', async () => {
    const lighthouse = (await readCaseStudies(fixtureRoot)).find(({id}) => id.endsWith('phare'));
    expect(lighthouse && alternatesFor(lighthouse)).toEqual({fr: '/work/phare/'});
  });

  it('redirect the other language’s slug to the English page, where they differ', async () => {
    expect(slugRedirects(newestFirst(await readCaseStudies(fixtureRoot)))).toEqual([
      {from: '/work/market-hall/', to: '/en/work/market-hall/'},
      {from: '/en/work/halles/', to: '/en/work/market-hall/'},
      {from: '/work/library/', to: '/en/work/library/'},
      {from: '/en/work/livres/', to: '/en/work/library/'},
    ]);
  });

  /** The case studies, with other fields in some. */
  const withFields = async (fields: Readonly<Record<string, object>>) =>
    newestFirst(await readCaseStudies(fixtureRoot)).map((study): CaseStudy => {
      const name = Object.keys(fields).find((end) => study.id.endsWith(end));
      const original = originalOf(study);
      const changed = {
        ...original,
        frontMatter: {...original.frontMatter, ...fields[name ?? '']},
      };
      return {...study, versions: {...study.versions, fr: changed}};
    });
  const namesOf = (studies: Awaited<ReturnType<typeof withFields>>) =>
    studies.map(({id}) => id.slice(11));

  it('are public from their date on, and never while the French is a draft', async () => {
    const studies = await withFields({livres: {draft: true}});
    const published = (day: string) => namesOf(studies.filter((study) => isPublic(study, day)));
    expect(published('2024-03-11')).toEqual(['phare', 'jardin']);
    expect(published('2024-03-12')).toEqual(['halles', 'phare', 'jardin']);
  });

  it('are in the order of their pins, then of their dates', async () => {
    const studies = await withFields({jardin: {pinned: 2}, phare: {pinned: 1}});
    expect(namesOf(inOrder(studies))).toEqual(['phare', 'jardin', 'halles', 'livres']);
  });

  it('redirect their former addresses, of a French one below /fr/ and in English too', async () => {
    expect(formerRedirects(await withFields({phare: {formerly: ['feu']}}))).toEqual([
      {from: '/work/feu/', to: '/work/phare/'},
      {from: '/fr/work/feu/', to: '/work/phare/'},
      {from: '/en/work/feu/', to: '/en/work/phare/'},
    ]);
  });

  it('may be in English alone: the French site has it at the same end of address', async () => {
    const [study] = (await readCaseStudies(fixtureRoot)).filter(({id}) => id.endsWith('phare'));
    const version = {...originalOf(study as CaseStudy), locale: 'en' as const};
    const english = {...study, versions: {en: version}} as CaseStudy;
    expect(versionFor(english, 'fr')).toBe(version);
    expect(locales.map((locale) => pathFor(english, locale))).toEqual([
      '/work/phare/',
      '/en/work/phare/',
    ]);
    expect(alternatesFor(english)).toEqual({en: '/en/work/phare/'});
    expect(isPublic(english, '2999-01-01')).toBe(true);
    expect(slugRedirects([english])).toEqual([]);
    expect(
      isPublic({
        ...english,
        versions: {en: {...version, frontMatter: {...version.frontMatter, draft: true}}},
      }),
    ).toBe(false);
    const pages = inventory([english]).filter(({name}) => name === 'case-study');
    expect(pages.map(({path: address, canonical, listed}) => [address, canonical, listed])).toEqual(
      [
        ['/work/phare/', '/en/work/phare/', false],
        ['/fr/work/phare/', '/en/work/phare/', false],
        ['/en/work/phare/', '/en/work/phare/', true],
      ],
    );
  });

  it('have the same team members in both languages', async () => {
    const {fr, en} = await readTeams(fixtureRoot);
    expect(en.map(({id}) => id)).toEqual(fr.map(({id}) => id));
    expect(fr.some(({alumni}) => alumni)).toBe(true);
  });

  it('relate to others, same sector first, never to themselves', async () => {
    const studies = await readCaseStudies(fixtureRoot);
    for (const study of studies) {
      const related = relatedTo(study, studies);
      expect(related).toHaveLength(2);
      expect(related).not.toContain(study);
    }
    const [first] = studies;
    const twin = {...first, id: 'twin'} as (typeof studies)[number];
    expect(relatedTo(studies[0] ?? twin, [...studies, twin])[0]).toBe(twin);
  });
});

async function treeOf(source: string) {
  const read = await readText({kind: 'case-study', file: 'a.mdx', source});
  if (!read.mdx) throw new Error(JSON.stringify(read.problems));
  return read.mdx.tree;
}

describe('sections', () => {
  const body = (headings: string[]) =>
    headings.map((heading) => `## ${heading}\n\nText.\n`).join('\n');
  const all = [
    'In short',
    'Challenges',
    'Steps',
    'Our involvement',
    'Further reading',
    'Elsewhere',
  ];

  const check = async (text: string) =>
    checkSections('a.mdx', await treeOf(text), 'en', 1).problems;

  it('are accepted in their order, with or without the last two', async () => {
    for (const headings of [
      all,
      all.slice(0, 5),
      all.slice(0, 4),
      [...all.slice(0, 4), 'Elsewhere'],
    ]) {
      expect(await check(body(headings))).toEqual([]);
    }
  });

  it('are rejected twice', async () => {
    expect((await check(body([...all, 'Steps'])))[0]?.message).toContain('appears twice');
  });

  it('are recognised by their headings in both languages', () => {
    expect(sectionOfHeading('Les  étapes ')).toBe('steps');
    expect(sectionOfHeading('OUR INVOLVEMENT')).toBe('our-involvement');
    expect(sectionOfHeading('Résultats')).toBeUndefined();
  });

  it('are not recognised in code', async () => {
    expect(await check(`\`\`\`md\n## Not one\n\`\`\`\n${body(all)}`)).toEqual([]);
  });
});

it('finds the pictures of a text, whatever quotes are in their captions', async () => {
  const body = ['![A](./a.png)', '![B](./b.png "c")', "![C](./c.png 'c')", '![D](./d.png (c))'];
  expect(picturesOf(await treeOf(body.join('\n\n')))).toEqual(
    ['a', 'b', 'c', 'd'].map((name, index) => ({
      src: `./${name}.png`,
      alt: name.toUpperCase(),
      line: 1 + 2 * index,
      column: 1,
      alone: true,
      small: false,
    })),
  );
});

it('counts the words of the text, not its markup', () => {
  expect(
    countWords(
      '## L’hôpital\n\nUn [mot](https://example.org/a/b) *et* ![x](./x.png "y") un autre.',
    ),
  ).toBe(6);
  expect(readingMinutes(0)).toBe(1);
  expect(readingMinutes(900)).toBe(5);
});

it('gathers the PDFs beside the texts of the pages, and forgets those of the last time', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'pdfs-'));
  const texts = path.join(dir, caseStudiesDir('fr'), 'a');
  mkdirSync(texts, {recursive: true});
  for (const name of ['un plan.pdf', 'old.pdf']) writeFileSync(path.join(texts, name), '%PDF-1.4');
  const pdfs = createPdfs(dir, path.join(dir, 'gathered'));
  expect(await pdfs.add('a', 'fr', './old.pdf')).toBe('/files/a/old.pdf');
  await pdfs.empty();
  // The English text shows the French one’s.
  expect(await pdfs.add('a', 'en', './un plan.pdf')).toBe('/files/a/un%20plan.pdf');
  expect(await pdfs.add('a', 'fr', '/files/shared.pdf')).toBe('/files/shared.pdf');
  await pdfs.publish(path.join(dir, 'build'));
  expect(readdirSync(path.join(dir, 'build'), {recursive: true}).sort()).toEqual([
    'files',
    'files/a',
    'files/a/un plan.pdf',
  ]);
  rmSync(dir, {recursive: true});
});
