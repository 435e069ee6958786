import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {splitText} from '../../../src/lib/texts/frontMatter';
import {addCaseStudies, copyProject, linkPackages, newProjectDir} from '../project-copy';
import {projectRoot} from '../project';
import {messageOf, UserError} from '../user-error';
import {weighDocument} from './builtWeight';
import {BUILD_LIMITS, GROWTH_LIMIT} from './limits';
import {kilobytes, upTo, type Cell, type Table} from './report';

/** What a build took: by the clock and of the processor in s, at most of memory in MB. */
export type BuildCost = {wall: number; cpu: number; memory: number};

/** What came out of a build. */
export type BuildOutput = {
  count: number;
  files: number;
  /** Of 1 000 000 bytes. */
  megabytes: number;
  /** Bytes, as Brotli, of the scripts that a page's HTML names. */
  js: {home: number; study: number};
};

/** `first`: no cache of an earlier build. `warm`: nothing has changed. */
export type BenchOfCount = {
  own: BuildOutput & {first: BuildCost; warm: BuildCost};
  stock: BuildOutput & {cold: BuildCost};
};

/** Prints what the process took at its end; workers are threads of it. */
const METER =
  'data:text/javascript,process.on("exit",()=>console.log("usage "+JSON.stringify(process.resourceUsage())))';

/** @throws UserError with the end of the build's output when it fails */
function build(dir: string): BuildCost {
  const started = performance.now();
  // What jiti compiles is kept there.
  const TMPDIR = path.join(dir, 'tmp');
  mkdirSync(TMPDIR, {recursive: true});
  const docusaurus = path.join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  let output: string;
  try {
    output = execFileSync(process.execPath, ['--import', METER, docusaurus, 'build'], {
      cwd: dir,
      env: {...process.env, TMPDIR, NO_COLOR: '1', NODE_ENV: 'production'},
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const tail = messageOf(error).trimEnd().split('\n').slice(-20).join('\n');
    throw new UserError(`The build in ${dir} failed:\n${tail}`);
  }
  const [, usage = '{}'] = [...output.matchAll(/^usage (.*)$/gm)].at(-1) ?? [];
  const {userCPUTime, systemCPUTime, maxRSS} = JSON.parse(usage) as NodeJS.ResourceUsage;
  return {
    wall: (performance.now() - started) / 1000,
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    // In units of 1024 bytes.
    memory: (maxRSS * 1024) / 1e6,
  };
}

function outputOf(dir: string, count: number, study: string): BuildOutput {
  const buildDir = path.join(dir, 'build');
  const sizes = readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((name) => statSync(path.join(buildDir, name)))
    .filter((entry) => entry.isFile())
    .map(({size}) => size);
  return {
    count,
    files: sizes.length,
    megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6,
    js: {
      home: weighDocument(buildDir, 'index.html').js,
      study: weighDocument(buildDir, `${study}/index.html`).js,
    },
  };
}

/** Where each language's posts are, in this project and in a stock one alike. */
const FOLDERS = ['blog', 'i18n/en/docusaurus-plugin-content-blog'];

/**
 * What `create-docusaurus` writes for the classic preset, with its blog, two languages and the
 * same bundler as ours; without a handbook, which ours does not publish either.
 */
const CONFIG = `export default {
  title: 'Stock',
  url: 'http://localhost:3000',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  future: {v4: true, faster: true},
  i18n: {defaultLocale: 'fr', locales: ['fr', 'en']},
  presets: [['classic', {
    docs: false,
    blog: {showReadingTime: true, onUntruncatedBlogPosts: 'ignore'},
    theme: {customCss: './src/css/custom.css'},
  }]],
  themeConfig: {
    navbar: {title: 'Stock', items: [{to: '/blog', label: 'Blog'}, {type: 'localeDropdown'}]},
    footer: {style: 'dark', copyright: 'Stock'},
  },
};
`;

/** A case study as a plain post: the same words, its cover as the first picture. */
function postOf(source: string): string {
  const {frontMatter = '', body} = splitText(source);
  const {
    cover,
    links: _links,
    client: _client,
    sector: _sector,
    services: _services,
    ...rest
  } = parse(frontMatter) as Record<string, unknown> & {cover: {src: string; alt: string}};
  const {title, slug, description, date, authors} = rest;
  return [
    `---\n${stringify({title, slug, description, date, authors})}---`,
    `![${cover.alt}](${cover.src})`,
    '{/* truncate */}',
    body.replace(/<\/?[A-Z][^>]*>/g, ''),
  ].join('\n\n');
}

/** Makes a stock site in `dir` of the case studies of a copy of this project. */
async function writeStock(dir: string, projectDir: string): Promise<void> {
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  put('package.json', JSON.stringify({name: 'stock', version: '1.0.0', private: true}));
  put('docusaurus.config.mjs', CONFIG);
  put('src/css/custom.css', ':root {\n  --ifm-color-primary: #2e8555;\n}\n');
  // The texts lead to these: hundreds of warnings of broken links would cost stock time.
  put('src/pages/index.mdx', '# Stock\n\n[Blog](/blog)\n\n## Contact\n');
  put('src/pages/team.mdx', '# Team\n');
  for (const folder of FOLDERS) {
    const read = (name: string) => readFileSync(path.join(projectDir, folder, name), 'utf8');
    const team = parse(read('authors.yml')) as Record<string, {name: string; title: string}>;
    const authors = Object.entries(team).map(([id, {name, title}]) => [id, {name, title}] as const);
    put(`${folder}/authors.yml`, stringify(Object.fromEntries(authors)));
    const entries = readdirSync(path.join(projectDir, folder), {withFileTypes: true});
    for (const {name} of entries.filter((entry) => entry.isDirectory())) {
      put(`${folder}/${name}/index.mdx`, postOf(read(`${name}/index.mdx`)));
      // Stock Docusaurus looks for a post's pictures beside it, in each language.
      cpSync(path.join(projectDir, 'blog', name), path.join(dir, folder, name), {
        recursive: true,
        filter: (file) => !file.endsWith('.mdx') && !file.endsWith('artwork'),
      });
    }
  }
  await linkPackages(dir, {ownCache: true});
}

/** Builds this project with a number of case studies, and stock Docusaurus with the same texts. */
export async function bench(count: number): Promise<BenchOfCount> {
  const say = (what: string) => console.log(`  ${count} case studies: ${what} …`);
  const copy = await copyProject({ownCache: true});
  const stock = await newProjectDir();
  try {
    const blog = readdirSync(path.join(copy.dir, 'blog'), {withFileTypes: true});
    const present = blog.filter((entry) => entry.isDirectory()).length;
    await addCaseStudies(copy.dir, Math.max(0, count - present));
    say('first build, without any cache');
    const first = build(copy.dir);
    say('warm build');
    const warm = build(copy.dir);
    const own = {...outputOf(copy.dir, count, 'work/care-co-nume'), first, warm};
    await writeStock(stock.dir, copy.dir);
    say('stock Docusaurus, without any cache');
    const cold = build(stock.dir);
    return {own, stock: {...outputOf(stock.dir, count, 'blog/care-co-nume'), cold}};
  } finally {
    await copy.remove();
    await stock.remove();
  }
}

/** The number of case studies that the build's limit is about. */
export const JUDGED_COUNT = 300;

/** Bytes of JavaScript that each case study adds to a page, from the fewest to the most. */
export function growth(series: readonly BuildOutput[], page: 'home' | 'study'): number | undefined {
  const sorted = [...series].sort((a, b) => a.count - b.count);
  const [few, many] = [sorted[0], sorted.at(-1)];
  return few && many && many.count > few.count
    ? (many.js[page] - few.js[page]) / (many.count - few.count)
    : undefined;
}

/** Every build, a line each; first builds are judged beside stock Docusaurus'. */
export function benchTables(benches: readonly BenchOfCount[]): Table[] {
  const row = (
    name: string,
    {count, files, megabytes, js}: BuildOutput,
    {wall, cpu, memory}: BuildCost,
    [cpuRatio, memoryRatio]: readonly Cell[] = [],
  ): Cell[] => [
    ...[`${count}, ${name}`, wall.toFixed(1), cpu.toFixed(1), cpuRatio ?? '', Math.round(memory)],
    ...[memoryRatio ?? '', files, megabytes.toFixed(1), kilobytes(js.home), kilobytes(js.study)],
  ];
  const ratios = ({own, stock}: BenchOfCount): Cell[] =>
    (['cpu', 'memory'] as const).map((kind) => {
      const ratio = own.first[kind] / stock.cold[kind];
      const limit = own.count === JUDGED_COUNT ? BUILD_LIMITS[kind] : Infinity;
      return upTo(ratio, limit, ratio.toFixed(2));
    });
  const growths = (['home', 'study'] as const).map((page): Cell[] => {
    const bytes = growth(
      benches.map(({own}) => own),
      page,
    );
    return [page, bytes === undefined ? '–' : upTo(bytes, GROWTH_LIMIT, bytes.toFixed(1))];
  });
  return [
    {
      title: 'Builds',
      head: [
        ...['case studies', 'wall s', 'CPU s', 'CPU of stock’s', 'peak MB', 'memory of stock’s'],
        ...['files', 'output MB', 'home JS kB', 'study JS kB'],
      ],
      rows: benches.flatMap((each) => [
        row('first (no cache)', each.own, each.own.first, ratios(each)),
        row('warm', each.own, each.own.warm),
        row('stock Docusaurus', each.stock, each.stock.cold),
      ]),
    },
    {title: 'What a case study adds', head: ['page', 'bytes of JavaScript'], rows: growths},
  ];
}
