/** @jest-environment node */
import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
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

const root = path.resolve(__dirname, '../../../..');
const care = 'blog/2024-05-14-care-co-nume/index.mdx';
const careEn = 'i18n/en/docusaurus-plugin-content-blog/2024-05-14-care-co-nume/index.mdx';

/** Copies the real texts, so that a test may change them. */
async function copyOfTexts(): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'case-studies-'));
  await cp(path.join(root, 'blog'), path.join(dir, 'blog'), {recursive: true});
  await cp(
    path.join(root, 'i18n/en/docusaurus-plugin-content-blog'),
    path.join(dir, 'i18n/en/docusaurus-plugin-content-blog'),
    {recursive: true},
  );
  return dir;
}

describe('the case studies of the site', () => {
  it('are read, paired and sorted, newest first', async () => {
    const studies = newestFirst(await readCaseStudies(root));
    const samples = studies.filter(({versions}) => versions.fr.frontMatter.sample);
    expect(samples.map((study) => [pathFor(study, 'fr'), pathFor(study, 'en')])).toEqual([
      ['/work/care-co-nume/', '/en/work/care-co-nume-en/'],
      ['/work/chu-strasbourg-bon-sejour/', '/en/work/chu-strasbourg-bon-sejour-en/'],
      ['/work/quinze-vingts/', '/en/work/quinze-vingts/'],
    ]);
  });

  it('have no English version of quinze-vingts', async () => {
    const study = (await readCaseStudies(root)).find(({id}) => id.endsWith('quinze-vingts'));
    expect(study && alternatesFor(study)).toEqual({fr: '/work/quinze-vingts/'});
  });

  it('redirect the other language’s slug to the English page', async () => {
    expect(slugRedirects(await readCaseStudies(root))).toEqual(
      expect.arrayContaining([
        {from: '/en/work/care-co-nume/', to: '/en/work/care-co-nume-en/'},
        {from: '/work/care-co-nume-en/', to: '/en/work/care-co-nume-en/'},
      ]),
    );
  });

  it('are as long as real ones', async () => {
    for (const {versions} of await readCaseStudies(root)) {
      const samples = Object.values(versions).filter(({frontMatter}) => frontMatter.sample);
      for (const {file, words} of samples) {
        expect(`${file} ${words >= 600 && words <= 1000}`).toBe(`${file} true`);
      }
    }
  });

  it('have the same team members in both languages', async () => {
    const {fr, en} = await readTeams(root);
    expect(en.map(({id}) => id)).toEqual(fr.map(({id}) => id));
    expect(fr.some(({alumni}) => alumni)).toBe(true);
  });

  it('relate to others, same sector first, never to themselves', async () => {
    const studies = await readCaseStudies(root);
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

describe('a mistake in a text stops the build with file, line and remedy', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await copyOfTexts();
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
      'an unknown sector',
      care,
      /^sector: .*$/m,
      'sector: medical-interfaces',
      /index\.mdx:\d+:\d+: sector is "medical-interfaces": write "medical-interface"\? It is one of health, /,
    ],
    [
      'an unknown service',
      care,
      /^services: .*$/m,
      'services: [ux-design]',
      /index\.mdx:\d+:\d+: services\.0 is "ux-design": write "?/,
    ],
    [
      'an unknown field',
      care,
      /^client:/m,
      'clent: x\nclient:',
      /index\.mdx:\d+:\d+: remove the unknown field "clent", or write "client"\./,
    ],
    [
      'a missing title',
      care,
      /^title: .*\n/m,
      '',
      /index\.mdx:\d+:\d+: title is empty: write a text\./,
    ],
    [
      'a bad slug',
      care,
      /^slug: .*$/m,
      'slug: Été 2024',
      /index\.mdx:\d+:\d+: slug is "Été 2024": write a-z, 0-9 and single hyphens only/,
    ],
    [
      'a wrong date',
      care,
      /^date: .*$/m,
      'date: hier',
      /index\.mdx:\d+:\d+: date is "hier": write a date, such as 2024-05-14\./,
    ],
    [
      'an unknown author',
      care,
      /^authors: .*$/m,
      'authors: [illustratio]',
      /index\.mdx:\d+:\d+: authors lists "illustratio", who is not in blog\/authors\.yml: write "illustration"\./,
    ],
    [
      'a dead cover',
      care,
      'src: ./cover.png',
      'src: ./couverture.png',
      /index\.mdx:\d+:\d+: cover\.src is "\.\/couverture\.png", but there is no such file in blog\/2024-05-14-care-co-nume\//,
    ],
    [
      'a link that is no address',
      care,
      /url: https:\/\/\S+/,
      'url: www.example.org',
      /index\.mdx:\d+:\d+: links\.furtherReading\.0\.url is "www\.example\.org": write a full address/,
    ],
    [
      'broken YAML',
      care,
      /^title: .*$/m,
      'title: Bon : jour',
      /index\.mdx:2:\d+: the front matter is not valid YAML: .* double quotes\./,
    ],
    [
      'no front matter',
      care,
      /^---\n/,
      '',
      /index\.mdx:1:1: the front matter is missing: begin the file with a line "---"/,
    ],
    [
      'a misspelt section',
      care,
      '## Les étapes',
      '## Les etapes',
      /index\.mdx:\d+:\d+: "## Les etapes" is not a section of a case study: write "## Les étapes"\./,
    ],
    [
      'a missing section',
      care,
      /## Notre implication[\s\S]*?(?=## )/,
      '',
      /index\.mdx:\d+:\d+: the section "## Notre implication" is missing: write it after "## Les étapes"\./,
    ],
    [
      'links without the section that shows them',
      care,
      /## Ailleurs[\s\S]*$/,
      '',
      /index\.mdx:\d+:\d+: the section "## Ailleurs", which shows links\.elsewhere, is missing: write the heading, or remove links\.elsewhere\./,
    ],
    [
      'an optional section with neither text nor links',
      care,
      /links:\n(?: .*\n)+([\s\S]*)## Ailleurs[\s\S]*$/,
      '$1## Ailleurs\n',
      /index\.mdx:\d+:1: the section "## Ailleurs" is empty: write its text, or delete the heading\./,
    ],
    [
      'an empty date',
      care,
      /^date: .*$/m,
      'date:',
      /index\.mdx:\d+:\d+: date is empty: write a date, such as 2024-05-14\./,
    ],
    [
      'a day that no month has',
      care,
      /^date: .*$/m,
      'date: 2024-02-31',
      /date is "2024-02-31": write a date/,
    ],
    [
      'a PDF that is not there',
      care,
      /^sample:/m,
      'pdf: {src: /files/carnet.pdf, label: Le carnet}\nsample:',
      /index\.mdx:\d+:\d+: pdf\.src is "\/files\/carnet\.pdf", but there is no such file in static\//,
    ],
    [
      'a picture that is not there',
      care,
      './semaine.png',
      './semane.png',
      /index\.mdx:\d+:\d+: the picture is "\.\/semane\.png", but there is no such file in blog\/2024-05-14-care-co-nume\/: put the picture there/,
    ],
    [
      'a picture without alternative text',
      careEn,
      /!\[[^\]]+\]/,
      '![]',
      /i18n\/en\/.*index\.mdx:\d+:\d+: the picture "\.\/\w+\.png" has no alternative text: write !\[what it shows\]/,
    ],
    [
      'a picture in the midst of a text',
      care,
      /^!\[/m,
      'Voici ![',
      /index\.mdx:\d+:\d+: the picture "\.\/\w+\.png" is in the middle of a paragraph/,
    ],
    [
      'a French heading in the English text',
      careEn,
      '## Steps',
      '## Les étapes',
      /i18n\/en\/.*index\.mdx:\d+:\d+: "## Les étapes" is not a section/,
    ],
    [
      'a slug that is taken',
      care,
      /^slug: .*$/m,
      'slug: quinze-vingts',
      /index\.mdx:\d+:\d+: slug is "quinze-vingts", which .* already uses in French: write another one\./,
    ],
    [
      'an English slug that is taken',
      careEn,
      /^slug: .*$/m,
      'slug: chu-strasbourg-bon-sejour-en',
      /already uses in English: write another one\./,
    ],
    [
      'a slug that another has in the other language',
      careEn,
      /^slug: .*$/m,
      'slug: chu-strasbourg-bon-sejour',
      /slug is "chu-strasbourg-bon-sejour", which another case study uses in the other language/,
    ],
  ])('%s', async (_what, file, from, to, expected) => {
    await spoil(file, from, to);
    expect(await message()).toMatch(expected);
  });

  it('a translation whose source is missing', async () => {
    await rm(path.join(dir, 'blog/2024-05-14-care-co-nume'), {recursive: true});
    expect(await message()).toContain(
      'i18n/en/docusaurus-plugin-content-blog/2024-05-14-care-co-nume: this translates blog/2024-05-14-care-co-nume, which does not exist',
    );
  });

  it('a folder without a text', async () => {
    await mkdir(path.join(dir, 'blog/2025-01-01-vide'));
    expect(await message()).toContain('blog/2025-01-01-vide/index.mdx: the file is missing');
  });

  it('shows the problems of all files, not only the first', async () => {
    await spoil(care, /^sector: .*$/m, 'sector: x');
    await spoil(careEn, /^client: .*$/m, 'client: ""');
    const text = await message();
    expect(text).toMatch(/^Case studies: 2 errors\.\n/);
    expect(text).toContain(care);
    expect(text).toContain(careEn);
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
        /blog\/authors\.yml:\d+:\d+: "[\w-]+\.title": .*; each member has name/,
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
        /^illustration:$/m,
        'illustratio:',
        /authors\.yml: "illustration" is missing: translate this member of blog\/authors\.yml\./,
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
