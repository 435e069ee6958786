import {existsSync, readFileSync} from 'node:fs';
import {cp, mkdir, rename, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {copyFixture} from './fixtureSite';
import type {Locale} from './fixture';
import {readEnvironment} from '../../src/lib/environment';
import {writeAtomically} from '../../src/lib/files';
import {cacheDir} from '../../src/lib/project';
import type {readCaseStudies} from '../../src/plugins/case-studies/read';
import type {inventory, InventoryPage, redirects} from '../../src/plugins/publish/inventory';
import {buildHash} from '../../src/plugins/page-data/buildHash';
import type {Redirect} from '../../src/routes';
import {once} from './once';
import {build} from './projectCopy';

const builds = path.join(cacheDir, 'fixture');

/** How to build the fixture site, changed or not. */
export type Recipe = {
  name: string;
  change?: (dir: string) => Promise<void>;
  env?: Record<string, string>;
};

/** The site with its editor, at a repository that does not exist. */
export const withEditor: Recipe = {name: 'editor', env: {EDITOR_REPO: 'agency/site'}};

/** What a build must contain, read from its own sources. */
export type Expected = {
  pages: Array<InventoryPage & Record<'locale' | 'contentLocale', Locale>>;
  redirects: Redirect[];
};

type Made = Expected & {hash: string};

/** Folder of a recipe's last build. */
export const dirOf = (name: string): string => path.join(builds, name);

/** The record beside a build; undefined before the first one. */
function readRecord(name: string): Made | undefined {
  const file = `${dirOf(name)}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Made) : undefined;
}

/** @throws Error before the first build */
export function expectedOf(name: string): Expected {
  const record = readRecord(name);
  if (!record) throw new Error(`The fixture site "${name}" has not been built yet.`);
  return record;
}

/**
 * Reads a copy's pages with its own code: its vocabulary, which validates the texts, is not the
 * project's.
 */
async function expectedIn(dir: string): Promise<Expected> {
  // Playwright compiles TypeScript that is required, not imported, from outside its folder.
  const load = createRequire(path.join(dir, 'package.json'));
  const {readCaseStudies: read} = load('./src/plugins/case-studies/read.ts') as {
    readCaseStudies: typeof readCaseStudies;
  };
  const {inventory: pagesOf, redirects: redirectsOf} = load(
    './src/plugins/publish/inventory.ts',
  ) as {
    inventory: (...args: Parameters<typeof inventory>) => Expected['pages'];
    redirects: typeof redirects;
  };
  const studies = await read(dir);
  return {pages: pagesOf(studies), redirects: redirectsOf(studies)};
}

/**
 * Builds the fixture site by a recipe, once for all test files and workers, unless the last build
 * has the same sources and settings.
 *
 * @returns the build's folder
 */
export async function buildFixture({name, change, env = {}}: Recipe): Promise<string> {
  const target = dirOf(name);
  const copy = await copyFixture();
  try {
    await change?.(copy.dir);
    const settings = readEnvironment({...process.env, ...env});
    const hash = await buildHash(copy.dir, settings);
    await mkdir(builds, {recursive: true});
    await once(
      `${target}.lock`,
      () => readRecord(name)?.hash === hash && existsSync(target),
      async () => {
        const {code, output} = await build(copy.dir, env);
        if (code !== 0) throw new Error(`The fixture site "${name}" does not build:\n${output}`);
        const partial = `${target}.partial`;
        await rm(partial, {recursive: true, force: true});
        await cp(path.join(copy.dir, 'build'), partial, {recursive: true});
        const record: Made = {hash, ...(await expectedIn(copy.dir))};
        await rm(target, {recursive: true, force: true});
        await rename(partial, target);
        await writeAtomically(`${target}.json`, JSON.stringify(record));
      },
    );
  } finally {
    await copy.remove();
  }
  return target;
}
