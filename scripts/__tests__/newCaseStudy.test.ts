/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {copyFileSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sectorA, serviceA} from '@site/scripts/__tests__/jest/vocabulary';
import {sectionHeadings} from '../../src/vocabulary/sections';
import {checkContent} from '../../src/plugins/problems/check';
import {
  copyContent,
  rememberingFacts,
  root,
} from '../../src/plugins/problems/__tests__/contentCopy';

const BLOG = 'blog';
const BLOG_EN = 'i18n/en/docusaurus-plugin-content-blog';
const date = new Date().toLocaleDateString('sv');
const folder = `${date}-maison-de-repos`;

let dir: string;
const factsOf = rememberingFacts();
beforeAll(() => {
  dir = copyContent(['src', 'scripts', 'package.json', 'tsconfig.json']);
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
});
afterEach(() => {
  for (const parent of [BLOG, BLOG_EN]) {
    for (const name of readdirSync(path.join(dir, parent))) {
      if (name.startsWith(date)) rmSync(path.join(dir, parent, name), {recursive: true});
    }
  }
});
afterAll(() => rmSync(dir, {recursive: true, force: true}));

function run(...args: string[]) {
  const command = ['--import', 'tsx', 'scripts/new-case-study.ts', ...args];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {
    cwd: dir,
    encoding: 'utf8',
    input: '',
  });
  return {code: status, output: stdout + stderr};
}

const folders = () => [BLOG, BLOG_EN].flatMap((parent) => readdirSync(path.join(dir, parent)));

/** What a writer writes at the line of a problem, by the field or the heading there. */
const answers: ReadonlyArray<[RegExp, string]> = [
  [/^title:.*/, 'title: "Un titre"'],
  [/^description:.*/, `description: "${'Un texte assez long. '.repeat(4).trim()}"`],
  [/^client:.*/, 'client: "La maison"'],
  [/^sector:.*/, `sector: ${sectorA}`],
  [/^services:.*/, `services: [${serviceA}]`],
  [/^authors:.*/, 'authors: [terrain]'],
  [/^ {2}alt:.*/, '  alt: "Un long couloir."'],
  [/^## .*/, '$&\n\n### Une étape\n\nDes mots.'],
];

it('writes a skeleton in English alone, beside the French ones', () => {
  const {code, output} = run('rest-home', '--only-en');
  expect([code, output]).toEqual([
    0,
    expect.stringContaining(`${BLOG}/${date}-rest-home/index.mdx`),
  ]);
  const text = readFileSync(path.join(dir, BLOG, `${date}-rest-home/index.mdx`), 'utf8');
  expect(text).toMatch(/^lang: en$/m);
  expect(text).toContain(`\n## ${sectionHeadings.en.steps}\n`);
  expect(readdirSync(path.join(dir, BLOG_EN)).filter((name) => name.startsWith(date))).toEqual([]);
  expect(run('rest-home', '--only-en', '--en').code).not.toBe(0);
});

it('writes a skeleton with the choices; the problems of the check lead to a complete study', async () => {
  const {code, output} = run('maison-de-repos', '--en');
  expect(output).toContain(`Écrit : ${BLOG}/${folder}/index.mdx, ${BLOG_EN}/${folder}/index.mdx`);
  expect(output).toContain('http://localhost:3000/work/maison-de-repos/');
  expect(code).toBe(0);
  const skeleton = readFileSync(path.join(dir, BLOG, folder, 'index.mdx'), 'utf8');
  expect(skeleton).toMatch(new RegExp(`^sector: # .*\\b${sectorA}\\b`, 'm'));
  expect(skeleton).toMatch(new RegExp(`^services: \\[\\] # .*\\b${serviceA}\\b`, 'm'));
  expect(skeleton).toMatch(/^authors: \[\] # .*\bterrain\b/m);

  const steps: string[] = [];
  for (;;) {
    const problems = await checkContent(dir, factsOf);
    if (problems.length === 0) break;
    // From below, because an answer may take several lines.
    for (const {file, line = 0, message} of problems.sort(
      (a, b) => (b.line ?? 0) - (a.line ?? 0),
    )) {
      steps.push(`${file}:${line}: ${message}`);
      // A step that its message does not solve would come again.
      expect(new Set(steps).size).toBe(steps.length);
      if (message.includes('there is no such file')) {
        const cover = path.join(dir, 'blog/2024-03-12-halles/cover.png');
        copyFileSync(cover, path.join(dir, BLOG, folder, 'cover.png'));
        continue;
      }
      const lines = readFileSync(path.join(dir, file), 'utf8').split('\n');
      const answer = answers.find(([pattern]) => pattern.test(lines[line - 1] ?? ''));
      if (!answer) throw new Error(`Nothing to write there: ${steps.at(-1)}`);
      lines[line - 1] = (lines[line - 1] ?? '').replace(...answer);
      writeFileSync(path.join(dir, file), lines.join('\n'));
    }
  }
  // Seven fields, six sections and the cover, in each language.
  expect(steps.length).toBe(28);
}, 120_000);

it('in French alone unless asked', () => {
  expect(run('maison-de-repos').output).toContain(`Écrit : ${BLOG}/${folder}/index.mdx\n`);
  expect(readdirSync(path.join(dir, BLOG_EN))).not.toContain(folder);
});

it.each([
  [
    ['Une', 'œuvre', 'à', 'l’hôpital'],
    1,
    '✖ « Une œuvre à l’hôpital » ne peut pas finir une adresse : écrivez une-oeuvre-a-l-hopital, en lettres sans accent, chiffres et traits d’union.',
  ],
  [
    ['phare'],
    1,
    /^✖ L’adresse phare est celle de blog\/\S+\/index\.mdx : choisissez-en une autre, par exemple phare-2\.$/m,
  ],
  [[], 2, '✖ Écrivez la fin de l’adresse de l’étude, /work/…/. Usage: npm run new:case-study'],
])('refuses %j, says what to write, and writes nothing', (args, expected, message) => {
  const before = folders();
  const {code, output} = run(...args);
  expect(output).toMatch(message);
  expect(code).toBe(expected);
  expect(folders()).toEqual(before);
});

it('overwrites nothing', () => {
  run('maison-de-repos');
  rmSync(path.join(dir, BLOG, folder, 'index.mdx'));
  const {code, output} = run('maison-de-repos', '--en');
  expect(output).toContain(`✖ Le dossier ${BLOG}/${folder} existe déjà`);
  expect(code).toBe(1);
  expect(readdirSync(path.join(dir, BLOG_EN))).not.toContain(folder);
});
