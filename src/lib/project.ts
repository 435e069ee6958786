import {existsSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from './siteError';

export const projectRoot = path.resolve(__dirname, '../..');

export const buildDir = path.join(projectRoot, 'build');

/** Forms received on this machine (personal data: never committed). */
export const formsFile = path.join(projectRoot, '.forms', 'submissions.db');

/** Test reports and other disposable files, from the project's root. */
export const CACHE = 'node_modules/.cache/site';

/** The same, absolute. */
export const cacheDir = path.join(projectRoot, CACHE);

/** Formats a path relative to the project's root. */
export function display(file: string): string {
  const relative = path.relative(projectRoot, file);
  return relative.startsWith('..') ? file : relative;
}

/** @throws SiteError unless both languages are built */
export function assertBuilt(dir = buildDir): void {
  for (const page of ['index.html', 'en/index.html']) {
    if (!existsSync(path.join(dir, page))) {
      throw new SiteError(
        `There is no complete build to serve, ${display(path.join(dir, page))} is missing: run "npm run build" first, or "npm run site".`,
      );
    }
  }
}

/** On `globalThis`, because Docusaurus evaluates the plugins again for each language. */
const KEY = Symbol.for('onceAProcess');
const shared = globalThis as {[KEY]?: Map<string, unknown>};
const made = (shared[KEY] ??= new Map<string, unknown>());

/** Caches a value for the process, which may build several languages. */
export function onceAProcess<T>(name: string, make: () => T): T {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as T;
}

/** Caches a value for all languages of a build; makes it again in development and tests. */
export const onceABuild = <T>(name: string, make: () => T): T =>
  process.env.NODE_ENV === 'production' ? onceAProcess(name, make) : make();
