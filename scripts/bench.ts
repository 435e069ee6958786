/*
 * npm run bench [-- --count=300]: builds the project and stock Docusaurus with the same case
 * studies in both languages, in a temporary copy without any cache. Writes the table to
 * docs/results.json, and exits with 1 when ours exceeds its multiple of stock.
 */
import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse, stringify} from 'yaml';
import {splitText} from '../src/lib/texts/frontMatter';
import {LIMITS} from './lib/measure/limits';
import {limited, printTable, recordTable, type Table} from './lib/measure/report';
import {run} from './lib/processes';
import {addCaseStudies, copyProject, linkPackages} from './lib/project-copy';
import {projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';
import {SiteError} from '../src/lib/siteError';

/** A build's CPU time in s and peak memory in MB. */
type BuildCost = {cpu: number; memory: number};

/** Prints the process's usage at exit; workers are threads, so it includes them. */
const METER =
  'data:text/javascript,process.on("exit",()=>console.log("usage "+JSON.stringify(process.resourceUsage())))';

/** @throws SiteError with the end of the build's output when it fails */
async function build(dir: string): Promise<BuildCost> {
  // Isolates jiti's cache.
  const TMPDIR = path.join(dir, 'tmp');
  await mkdir(TMPDIR);
  const docusaurus = path.join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {code, output} = await run(process.execPath, ['--import', METER, docusaurus, 'build'], {
    cwd: dir,
    env: {...process.env, TMPDIR, NO_COLOR: '1', NODE_ENV: 'production'},
    output: 'capture',
  });
  if (code !== 0) throw new SiteError(`The build in ${dir} failed:\n${output}`);
  const [, usage = '{}'] = [...output.matchAll(/^usage (.*)$/gm)].at(-1) ?? [];
  const {userCPUTime, systemCPUTime, maxRSS} = JSON.parse(usage) as NodeJS.ResourceUsage;
  // The times are in µs, the memory in units of 1024 bytes.
  return {cpu: (userCPUTime + systemCPUTime) / 1e6, memory: (maxRSS * 1024) / 1e6};
}

/** The config `create-docusaurus` generates, for a bilingual blog and our bundler. */
const STOCK_CONFIG = `export default {
  title: 'Stock',
  url: 'http://localhost:3000',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  future: {v4: true, faster: true},
  i18n: {defaultLocale: 'fr', locales: ['fr', 'en']},
  presets: [['classic', {docs: false, blog: {onUntruncatedBlogPosts: 'ignore'}}]],
};
`;

const studiesOf = async (dir: string, folder: string) =>
  (await readdir(path.join(dir, folder), {withFileTypes: true}))
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);

/** Converts a case study to a plain post, with its cover as the first picture. */
function postOf(source: string): string {
  const {frontMatter = '', body} = splitText(source);
  const {title, slug, description, date, authors, cover} = parse(frontMatter) as {
    [field: string]: unknown;
    cover: {src: string; alt: string};
  };
  return [
    `---\n${stringify({title, slug, description, date, authors})}---`,
    `![${cover.alt}](${cover.src})`,
    '{/* truncate */}',
    body.replace(/<\/?[A-Z][^>]*>/g, ''),
  ].join('\n\n');
}

/** Turns a copy of this project into a stock site with the same case studies. */
async function makeStock(dir: string): Promise<void> {
  const put = (file: string, text: string) => writeFile(path.join(dir, file), text);
  const own = ['src', 'build', 'tmp', '.docusaurus', 'node_modules', 'docusaurus.config.ts'];
  for (const name of own) await rm(path.join(dir, name), {recursive: true});
  await linkPackages(dir, {ownCache: true});
  await put('docusaurus.config.mjs', STOCK_CONFIG);
  // Link targets of the texts: broken-link warnings would slow stock down.
  await mkdir(path.join(dir, 'src/pages'), {recursive: true});
  await put('src/pages/index.mdx', '# Stock\n\n[Blog](/blog)\n\n## Contact\n');
  await put('src/pages/team.mdx', '# Team\n');
  for (const folder of ['blog', 'i18n/en/docusaurus-plugin-content-blog']) {
    for (const name of await studiesOf(dir, folder)) {
      const file = `${folder}/${name}/index.mdx`;
      await put(file, postOf(await readFile(path.join(dir, file), 'utf8')));
      if (folder === 'blog') continue;
      // Stock Docusaurus expects pictures beside each language's post.
      await cp(path.join(dir, 'blog', name), path.join(dir, folder, name), {
        recursive: true,
        filter: (source) => !/\.mdx$|artwork$/.test(source),
      });
    }
  }
}

function tableOf(count: string, own: BuildCost, stock: BuildCost): Table {
  const ratios = (['cpu', 'memory'] as const).map((kind) => {
    const ratio = own[kind] / stock[kind];
    return limited(ratio, 'at most', LIMITS.build[kind], ratio.toFixed(2));
  });
  return {
    title: `Builds of ${count} case studies in both languages, without any cache`,
    head: ['build', 'CPU s', 'peak MB', 'CPU of stock’s', 'memory of stock’s'],
    rows: [
      ['this site', own.cpu.toFixed(1), Math.round(own.memory), ...ratios],
      ['stock Docusaurus', stock.cpu.toFixed(1), Math.round(stock.memory), '', ''],
    ],
  };
}

const readOptions = () => parseArgs({options: {count: {type: 'string', default: '300'}}}).values;

void runCommand('npm run bench -- [--count=300]', readOptions, async ({count}) => {
  const {dir, remove} = await copyProject({ownCache: true});
  try {
    await addCaseStudies(dir, Number(count) - (await studiesOf(dir, 'blog')).length);
    console.log(`  Building this site with ${count} case studies …`);
    const own = await build(dir);
    await makeStock(dir);
    console.log('  Building stock Docusaurus with the same case studies …');
    const table = tableOf(count, own, await build(dir));
    if (count === '300') await recordTable('bench', table, `${count} case studies`);
    return printTable(table);
  } finally {
    await remove();
  }
});
