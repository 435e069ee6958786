/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {sectorA, serviceA, serviceB} from '@site/scripts/__tests__/jest/vocabulary';
import {formatProblems} from '../../src/lib/siteError';
import {checkContent} from '../../src/plugins/problems/check';
import {checkAnswer, openQuestions, slugOf, writeSkeleton} from '../lib/newCaseStudy';
import {
  copyContent,
  rememberingFacts,
  root,
} from '../../src/plugins/problems/__tests__/contentCopy';

const en = 'i18n/en/docusaurus-plugin-content-blog';
const flags = {
  title: "Une maison où l'on trouve sa porte",
  client: 'Maison des Tilleuls',
  sector: sectorA,
  services: `${serviceA},${serviceB}`,
  authors: 'architecture,terrain',
  languages: 'fr,en',
  slug: 'maison-de-repos',
  'title-en': 'A house where you find your door',
  'slug-en': 'maison-de-repos-en',
  date: '2025-03-10',
};
const folder = '2025-03-10-maison-de-repos';

let dir: string;
/** Facts of unchanged texts, shared by all tests. */
const factsOf = rememberingFacts();
beforeAll(() => {
  dir = copyContent(['src', 'scripts', 'package.json', 'tsconfig.json']);
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
});
afterEach(() => {
  for (const parent of ['blog', en]) {
    for (const name of readdirSync(path.join(dir, parent))) {
      if (name.startsWith('2025-')) rmSync(path.join(dir, parent, name), {recursive: true});
    }
  }
});
afterAll(() => rmSync(dir, {recursive: true, force: true}));

/** Runs the command without a terminal, with these flags. */
function run(given: Partial<Record<keyof typeof flags, string | undefined>>) {
  const args = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/new-case-study.ts', ...args],
    {cwd: dir, encoding: 'utf8', input: ''},
  );
  return {code: status, output: stdout + stderr};
}

/** Lists the case study folders of both languages. */
const folders = () => [...readdirSync(path.join(dir, 'blog')), ...readdirSync(path.join(dir, en))];

describe('npm run new:case-study', () => {
  it('writes both languages, and reports what is left until it is done', async () => {
    const {code, output} = run(flags);
    expect(output).toContain(`Written: blog/${folder}/index.mdx, ${en}/${folder}/index.mdx`);
    expect(output).toContain(`Put the cover at blog/${folder}/cover.png`);
    expect(code).toBe(0);

    const before = formatProblems((await checkContent(dir, factsOf)).problems);
    expect(before.split('\n')).toHaveLength(18);
    expect(before).toContain(`blog/${folder}/index.mdx:4:1: description is empty`);
    expect(before).toContain('cover.src is "./cover.png", but there is no such file');
    expect(before).toContain('the section "## Our involvement" is empty');

    copyFileSync(
      path.join(dir, 'blog/2024-03-12-halles/cover.png'),
      path.join(dir, 'blog', folder, 'cover.png'),
    );
    for (const file of [`blog/${folder}/index.mdx`, `${en}/${folder}/index.mdx`]) {
      const text = readFileSync(path.join(dir, file), 'utf8')
        .replace(/^description: .*$/m, `description: "${'Un texte assez long. '.repeat(4).trim()}"`)
        .replace(/^ {2}alt: .*$/m, '  alt: "Un long couloir."')
        .replace(/\{\/\*.*\*\/\}/g, '### Une étape\n\nDes mots.');
      writeFileSync(path.join(dir, file), text);
    }
    expect(formatProblems((await checkContent(dir, factsOf)).problems)).toBe('');
  }, 60_000);

  it('overwrites nothing and leaves no partial case study', () => {
    mkdirSync(path.join(dir, en, folder));
    const before = folders();
    const {code, output} = run(flags);
    expect(output).toContain(`✖ ${en}/${folder} already exists, so nothing was written`);
    expect(code).toBe(1);
    expect(folders()).toEqual(before);
  });

  it('derives an unused slug from the title', () => {
    const own = {
      ...flags,
      title: 'Phare',
      slug: undefined,
      languages: 'fr',
      'title-en': undefined,
      'slug-en': undefined,
    };
    expect(run(own).output).toContain('/work/phare-2/');
  });

  it('rejects wrong answers at once, suggests the closest valid one, and writes nothing', () => {
    const before = folders();
    const {code, output} = run({
      ...flags,
      sector: `${sectorA}x`,
      services: `${serviceA},${serviceB}x`,
      authors: 'terrein',
      slug: 'phare',
      date: '2025-02-30',
    });
    expect(code).toBe(2);
    expect(output).toContain(`✖ --sector is "${sectorA}x": write "${sectorA}"?`);
    expect(output).toContain(`"${serviceB}x" is not known: write "${serviceB}"?`);
    expect(output).toContain('"terrein" is not known: write "terrain"?');
    expect(output).toContain(
      '--slug is "phare": another case study uses it: write another one, such as phare-2',
    );
    expect(output).toContain('--date is "2025-02-30": write a date');
    expect(folders()).toEqual(before);
  });

  it('lists all missing answers without a terminal', () => {
    const {code, output} = run({client: 'X', languages: 'fr,en'});
    expect(code).toBe(2);
    const missing = output.match(/--[\w-]+(?= is missing)/g);
    expect(missing).toEqual(['--title', '--sector', '--services', '--authors', '--title-en']);
  });
});

describe('its parts', () => {
  const surroundings = {
    teamIds: ['terrain'],
    takenSlugs: new Set(['porte']),
    today: '2026-01-02',
  };

  it('asks in order, about English only on request, and suggests default answers', () => {
    const asked: string[] = [];
    const answers: Record<string, string> = {};
    const given: Record<string, string> = {title: 'La porte', languages: 'fr,en'};
    for (;;) {
      const [next] = openQuestions(answers, surroundings);
      if (!next) break;
      asked.push(`${next.id}${next.suggestion ? `=${next.suggestion}` : ''}`);
      answers[next.id] = given[next.id] ?? next.suggestion ?? 'x';
    }
    expect(asked).toEqual([
      'title',
      'client',
      'sector',
      'services',
      'authors',
      'languages=fr',
      'slug=porte-2',
      'title-en',
      'slug-en=porte-2-en',
      'date=2026-01-02',
    ]);
  });

  it.each([
    ['L’œil, à l’hôpital', 'oeil-hopital'],
    ["Une maison où l'on trouve sa porte", 'maison-trouve-sa-porte'],
    ['Le là', 'le-la'],
    ['¿?', ''],
  ])('turns « %s » into the slug « %s »', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('requires French among the languages', () => {
    expect(checkAnswer('languages', 'en', surroundings)).toMatch('French is the source');
  });

  it('escapes quotes and backslashes in a title', async () => {
    const answers = {
      title: 'Dire « oui » : "non" \\ #1',
      client: 'A & B',
      sector: sectorA,
      services: serviceA,
      authors: 'terrain',
      languages: 'fr',
      slug: 'dire',
      date: '2025-01-01',
    };
    await writeSkeleton(dir, answers);
    const text = readFileSync(path.join(dir, 'blog/2025-01-01-dire/index.mdx'), 'utf8');
    expect(parse(text.split('---')[1] ?? '')).toMatchObject({
      title: 'Dire «\u00A0oui\u00A0»\u00A0: «\u00A0non\u00A0» \\ #1',
      client: 'A & B',
    });
    const {problems} = await checkContent(dir, factsOf);
    expect(formatProblems(problems.filter(({line = 0}) => line < 4))).not.toMatch(
      /^[^\n]*dire\/index\.mdx:2:\d+: (?!warning)/m,
    );
    expect(existsSync(path.join(dir, 'blog/2025-01-01-dire/index.mdx'))).toBe(true);
  });
});
