import {mkdir, readdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {addCaseStudies, copyProject} from '../project-copy';
import {scales, weighDocument} from './builtWeight';
import {createStockProject} from './stockProject';
import {sizeOf, timedBuild, type BuildCost} from './timedBuild';

/** What came out of a build. */
export type BuildOutput = {
  files: number;
  /** Of 1 000 000 bytes. */
  megabytes: number;
  /** Bytes, as Brotli, of the scripts that a page's HTML names. */
  js: {home: number; study: number};
};

export type StockBench = BuildOutput & {count: number; cold: BuildCost};

export type OwnBench = BuildOutput & {
  count: number;
  /** Nothing is there from an earlier build: pictures are drawn too. */
  first: BuildCost;
  /** As on a host that keeps the pictures' cache alone: all else begins anew. */
  cold: BuildCost;
  /** Nothing has changed. */
  warm: BuildCost;
};

/** How many case studies the project comes with. */
async function studiesOf(dir: string): Promise<number> {
  const entries = await readdir(path.join(dir, 'blog'), {withFileTypes: true});
  return entries.filter((entry) => entry.isDirectory()).length;
}

function outputOf(dir: string, pages: {home: string; study: string}): BuildOutput {
  const buildDir = path.join(dir, 'build');
  const weigh = scales(buildDir);
  const js = (pagePath: string) =>
    weighDocument(buildDir, {path: pagePath, file: `${pagePath.slice(1)}index.html`}, weigh).js;
  return {...sizeOf(buildDir), js: {home: js(pages.home), study: js(pages.study)}};
}

/** Where a project's builds keep their temporary files: what jiti compiled, above all. */
const temporaryDir = (dir: string) => path.join(dir, 'tmp');

/** Builds with temporary files of its own. */
async function build(dir: string): Promise<BuildCost> {
  await mkdir(temporaryDir(dir), {recursive: true});
  return timedBuild(dir, {TMPDIR: temporaryDir(dir)});
}

/** What is kept for a cold build, below `node_modules/.cache`: pictures, and nothing else. */
const PICTURES = ['soin-commun/images', 'soin-commun/social'];

/** Takes away what builds leave behind, but for the pictures. */
async function forgetAllButPictures(dir: string): Promise<void> {
  const cache = path.join(dir, 'node_modules/.cache');
  const kept = path.join(dir, 'kept');
  for (const name of PICTURES) {
    await mkdir(path.dirname(path.join(kept, name)), {recursive: true});
    await rename(path.join(cache, name), path.join(kept, name));
  }
  for (const name of ['build', '.docusaurus', 'node_modules/.cache']) {
    await rm(path.join(dir, name), {recursive: true, force: true});
  }
  await rm(temporaryDir(dir), {recursive: true, force: true});
  await rename(kept, cache);
}

/** What a benchmark of a number of case studies gives. */
export type BenchOfCount = {own: OwnBench; stock?: StockBench};

/**
 * Builds this project with a number of case studies, three times, and stock Docusaurus with
 * the same texts, in temporary folders that are gone afterwards.
 *
 * @param count of case studies, those of the project included
 * @param say told before each build
 * @throws UserError when a build fails, or the project has more case studies than that
 */
export async function bench(
  count: number,
  {withStock, say}: {withStock: boolean; say: (what: string) => void},
): Promise<BenchOfCount> {
  const copy = await copyProject({ownCache: true});
  try {
    await addCaseStudies(copy.dir, Math.max(0, count - (await studiesOf(copy.dir))));
    say(`${count}: first build, without any cache`);
    const first = await build(copy.dir);
    await forgetAllButPictures(copy.dir);
    say(`${count}: cold build, with the pictures’ cache`);
    const cold = await build(copy.dir);
    say(`${count}: warm build`);
    const warm = await build(copy.dir);
    const pages = {home: '/', study: '/work/care-co-nume/'};
    const own: OwnBench = {count, first, cold, warm, ...outputOf(copy.dir, pages)};
    if (!withStock) {
      return {own};
    }
    const stock = await createStockProject(copy.dir);
    try {
      say(`${count}: cold build of stock Docusaurus`);
      const stockCold = await build(stock.dir);
      const stockPages = {home: '/', study: '/blog/care-co-nume/'};
      return {own, stock: {count, cold: stockCold, ...outputOf(stock.dir, stockPages)}};
    } finally {
      await stock.remove();
    }
  } finally {
    await copy.remove();
  }
}
