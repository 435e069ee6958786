import {existsSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from './siteError';

export const projectRoot = path.resolve(__dirname, '../..');

export const buildDir = path.join(projectRoot, 'build');

/** Forms received on this machine (personal data: never committed). */
export const formsFile = path.join(projectRoot, '.forms', 'submissions.jsonl');

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
