/*
 * npx tsx e2e/compare-builds.ts 300: builds the fixture site with 300 more case studies, and
 * stock Docusaurus with the same texts and pictures, both languages each, in turn: without caches,
 * then after a change of one text. Prints medians; docs/results.md keeps them, with their date.
 */
import {spawnSync} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {filesIn} from '../src/lib/files';
import {SiteError} from '../src/lib/siteError';
import {caseStudiesDir, caseStudyIds} from '../src/lib/texts/folders';
import {splitText} from '../src/lib/texts/data';
import {runCommand} from '../scripts/lib/command';
import {addCaseStudies, linkPackages} from './support/copyProject';
import {copyFixture} from './support/fixtureSite';

const USAGE = 'npx tsx e2e/compare-builds.ts STUDIES [--runs 3]';

/** The commands that a host runs. */
const COMMANDS = {stock: 'npx docusaurus build', ours: 'npm run build'} as const;
type Name = keyof typeof COMMANDS;

/** In s: of the clock, and of the processor in all processes of the command. */
type Duration = {wall: number; cpu: number};

const STOCK_CONFIG = {
  title: 'Stock',
  url: 'https://stock.example.org',
  baseUrl: '/',
  trailingSlash: true,
  future: {v4: true, faster: true},
  i18n: {defaultLocale: 'fr', locales: ['fr', 'en']},
  presets: [['classic', {docs: false, blog: {routeBasePath: 'work'}}]],
};

/** A case study as a post of a stock blog: without the fields and components of this site. */
function postOf(source: string): string {
  const {frontMatter = '', body} = splitText(source);
  const fields = frontMatter.match(/^(?:title|slug|description|date):.*$/gm) ?? [];
  const text = body.replace(/<\/?[A-Z][^>]*>/g, '').replace(/\]\([^)]*#contact\)/g, '](/)');
  const [summary = '', ...sections] = text.trim().split(/\n\n(?=## )/);
  const [, cover = ''] = /^ +src: (\.\/.*)$/m.exec(frontMatter) ?? [];
  const parts = [summary, '{/* truncate */}', `![](${cover})`, ...sections];
  return `---\n${fields.join('\n')}\n---\n\n${parts.join('\n\n')}\n`;
}

/** Makes a stock site with the texts and pictures of a copy of this one. */
async function makeStock(ours: string): Promise<string> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'stock-'));
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  put('docusaurus.config.js', `module.exports = ${JSON.stringify(STOCK_CONFIG)};\n`);
  put('package.json', '{"name": "stock", "private": true}\n');
  put('src/pages/index.md', '# Stock\n');
  for (const locale of ['fr', 'en'] as const) {
    const folder = caseStudiesDir(locale);
    for (const id of caseStudyIds(ours, locale)) {
      const source = readFileSync(path.join(ours, folder, id, 'index.mdx'), 'utf8');
      put(`${folder}/${id}/index.mdx`, postOf(source));
      for (const file of filesIn(path.join(ours, 'blog', id)).filter(
        (name) => !/mdx$/.test(name),
      )) {
        cpSync(path.join(ours, 'blog', id, file), path.join(dir, folder, id, file));
      }
    }
  }
  await linkPackages(dir, {ownCache: true});
  return dir;
}

/** @throws SiteError when the build fails */
function build(name: Name, dir: string): Duration {
  const {status, stdout, stderr} = spawnSync('bash', ['-c', `time ${COMMANDS[name]}`], {
    cwd: dir,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: undefined, NO_COLOR: '1', TIMEFORMAT: '\n%R %U %S'},
    maxBuffer: 1e8,
  });
  if (status !== 0) {
    throw new SiteError(`${COMMANDS[name]} failed in ${dir}:\n${stdout}${stderr}`);
  }
  const [wall = 0, user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  return {wall, cpu: user + system};
}

/** Builds without caches, then once more after a change of a text. */
function measure(name: Name, dir: string, run: number) {
  for (const made of ['build', '.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(dir, made), {recursive: true, force: true});
  }
  const cold = build(name, dir);
  const [study] = caseStudyIds(dir, 'fr').slice(-1);
  appendFileSync(path.join(dir, 'blog', study!, 'index.mdx'), `\nUne phrase de plus : ${run}.\n`);
  return {cold, warm: build(name, dir)};
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @throws Error for invalid options */
function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {runs: {type: 'string', default: '3'}},
  });
  const [studies, runs] = [positionals[0], values.runs].map(Number);
  if (!studies || !runs) throw new Error('Say how many case studies, and how many runs');
  return {studies, runs};
}

void runCommand(USAGE, readOptions, async ({studies, runs}) => {
  const copy = await copyFixture({ownCache: true});
  await addCaseStudies(copy.dir, studies);
  const dirs = {stock: await makeStock(copy.dir), ours: copy.dir};
  const measured = {stock: [], ours: []} as Record<Name, Array<ReturnType<typeof measure>>>;
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const name of ['stock', 'ours'] as const) {
        const result = measure(name, dirs[name], run);
        measured[name].push(result);
        console.log(name, JSON.stringify(result));
      }
    }
  } finally {
    for (const dir of Object.values(dirs)) rmSync(dir, {recursive: true, force: true});
  }
  console.log(`\n${studies} case studies, medians of ${runs}, in s; ratio to stock`);
  for (const when of ['cold', 'warm'] as const) {
    for (const what of ['cpu', 'wall'] as const) {
      const of = (name: Name) => median(measured[name].map((each) => each[when][what]));
      const [stock, ours] = [of('stock'), of('ours')];
      console.log(
        `${when} ${what}: stock ${stock.toFixed(1)}, ours ${ours.toFixed(1)}, ${(ours / stock).toFixed(2)}`,
      );
    }
  }
});
