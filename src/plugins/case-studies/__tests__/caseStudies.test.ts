/** @jest-environment node */
import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {fixtureRoot} from '@site/scripts/lib/fixture';
import {checkSections, countWords, picturesOf} from '../body';
import {readText} from '../../markdown/read';
import {parseFrontMatter} from '../frontMatter';
import {
  alternatesFor,
  newestFirst,
  pathFor,
  readingMinutes,
  relatedTo,
  slugRedirects,
} from '../model';
import {readCaseStudies} from '../read';
import {readTeams} from '../team';

const study = 'blog/2024-03-12-halles/index.mdx';
const studyEn = 'i18n/en/docusaurus-plugin-content-blog/2024-03-12-halles/index.mdx';

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
      {from: '/en/work/halles/', to: '/en/work/market-hall/'},
      {from: '/work/market-hall/', to: '/en/work/market-hall/'},
      {from: '/en/work/livres/', to: '/en/work/library/'},
      {from: '/work/library/', to: '/en/work/library/'},
    ]);
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

/* plugins/problems/__tests__/check.test.ts has the other problems: the check and the build share them. */
describe('a problem in a text stops the build with file, line and remedy', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'case-studies-'));
    await cp(fixtureRoot, dir, {recursive: true});
  });
  afterEach(() => rm(dir, {recursive: true, force: true}));

  const spoil = async (file: string, from: string | RegExp, to: string) => {
    const target = path.join(dir, file);
    const text = await readFile(target, 'utf8');
    expect(text).toMatch(from);
    await writeFile(target, text.replace(from, to));
  };
  const message = async () =>
    readCaseStudies(dir).then(
      () => '',
      (error: Error) => error.message,
    );

  it.each<[string, string, string | RegExp, string, RegExp]>([
    [
      'a missing title',
      study,
      /^title: .*\n/m,
      '',
      /index\.mdx:\d+:\d+: title is empty: write a text\./,
    ],
    [
      'a dead cover',
      study,
      'src: ./cover.png',
      'src: ./couverture.png',
      /index\.mdx:\d+:\d+: cover\.src is "\.\/couverture\.png", but there is no such file in blog\/2024-03-12-halles\//,
    ],
    [
      'no front matter',
      study,
      /^---\n/,
      '',
      /index\.mdx:1:1: the front matter is missing: begin the file with a line "---"/,
    ],
    [
      'a missing section',
      study,
      /## Notre implication[\s\S]*?(?=## )/,
      '',
      /index\.mdx:\d+:\d+: the section "## Notre implication" is missing: write it after "## Les étapes"\./,
    ],
    [
      'links without the section that shows them',
      study,
      /## Ailleurs[\s\S]*$/,
      '',
      /index\.mdx:\d+:\d+: the section "## Ailleurs", which shows links\.elsewhere, is missing: write the heading, or remove links\.elsewhere\./,
    ],
    [
      'an optional section with neither text nor links',
      study,
      /links:\n(?: .*\n)+([\s\S]*)## Ailleurs[\s\S]*$/,
      '$1## Ailleurs\n',
      /index\.mdx:\d+:1: the section "## Ailleurs" is empty: write its text, or delete the heading\./,
    ],
    [
      'an empty date',
      study,
      /^date: .*$/m,
      'date:',
      /index\.mdx:\d+:\d+: date is empty: write a date, such as 2024-05-14\./,
    ],
    [
      'a day that no month has',
      study,
      /^date: .*$/m,
      'date: 2024-02-31',
      /date is "2024-02-31": write a date/,
    ],
    [
      'an English slug that is taken',
      studyEn,
      /^slug: .*$/m,
      'slug: library',
      /already uses in English: write another one\./,
    ],
    [
      'a slug that another has in the other language',
      studyEn,
      /^slug: .*$/m,
      'slug: livres',
      /slug is "livres", which another case study uses in the other language/,
    ],
  ])('%s', async (_what, file, from, to, expected) => {
    await spoil(file, from, to);
    expect(await message()).toMatch(expected);
  });

  it('a folder without a text', async () => {
    await mkdir(path.join(dir, 'blog/2025-01-01-vide'));
    expect(await message()).toContain('blog/2025-01-01-vide/index.mdx: the file is missing');
  });

  it('shows the problems of all files, not only the first', async () => {
    await spoil(study, /^sector: .*$/m, 'sector: x');
    await spoil(studyEn, /^client: .*$/m, 'client: ""');
    const text = await message();
    expect(text).toMatch(/^Case studies: 2 errors\.\n/);
    expect(text).toContain(study);
    expect(text).toContain(studyEn);
  });

  describe('in the team file', () => {
    const authors = 'i18n/en/docusaurus-plugin-content-blog/authors.yml';
    const teamMessage = async () =>
      readTeams(dir).then(
        () => '',
        (error: Error) => error.message,
      );

    it('a missing file', async () => {
      await rm(path.join(dir, authors));
      expect(await teamMessage()).toContain(
        `${authors}: the file is missing; it holds the team in this language.`,
      );
    });

    it.each<[string, string, RegExp | string, string, RegExp]>([
      [
        'broken YAML',
        'blog/authors.yml',
        /^ {2}title: .*$/m,
        '  title: "Ouvert',
        /blog\/authors\.yml:\d+:\d+: not valid YAML: /,
      ],
      [
        'an empty file',
        'blog/authors.yml',
        /[\s\S]+/,
        '',
        /blog\/authors\.yml:1:1: the file is empty: write its text/,
      ],
      [
        'a missing field',
        'blog/authors.yml',
        /^ {2}title: .*\n/m,
        '',
        /blog\/authors\.yml:\d+:\d+: "[\w-]+\.title" is empty: write a text; each member has name/,
      ],
      [
        'a photo that is not there',
        'blog/authors.yml',
        /^( {2}title: .*)$/m,
        '$1\n  image_url: /img/absent.png',
        /image_url" is "\/img\/absent\.png", but there is no such file in static\//,
      ],
      [
        'a member without translation',
        authors,
        /^terrain:$/m,
        'terrai:',
        /authors\.yml: "terrain" is missing: translate this member of blog\/authors\.yml\./,
      ],
    ])('%s', async (_what, file, from, to, expected) => {
      await spoil(file, from, to);
      expect(await teamMessage()).toMatch(expected);
    });
  });
});

async function treeOf(source: string) {
  const read = await readText({kind: 'case-study', file: 'a.mdx', source});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
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

  it('are rejected out of order, twice, or missing', async () => {
    const swapped = ['In short', 'Steps', 'Challenges', ...all.slice(3)];
    expect((await check(body(swapped)))[0]).toMatchObject({
      line: 5,
      message: expect.stringContaining('"## Steps" is out of order') as string,
    });
    expect((await check(body([...all, 'Steps'])))[0]?.message).toContain('appears twice');
    expect((await check(body(['In short', ...all.slice(2)]))).map(({message}) => message)).toEqual([
      'the section "## Challenges" is missing: write it after "## In short".',
    ]);
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

it('keeps the position of each field for messages', () => {
  const {problems} = parseFrontMatter('a.mdx', '---\ntitle: A\nsector: nowhere\n---\n');
  expect(problems).toContainEqual(expect.objectContaining({file: 'a.mdx', line: 3, column: 9}));
});
