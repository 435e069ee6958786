import {existsSync} from 'node:fs';
import path from 'node:path';
import {runNpm} from './processes';
import {UserError} from './user-error';

/** The project that a folder belongs to. */
function findRoot(from: string): string | undefined {
  if (existsSync(path.join(from, 'scripts', 'run.mjs'))) return from;
  const parent = path.dirname(from);
  return parent === from ? undefined : findRoot(parent);
}

/** What runs is one of the project's scripts, or a tool in its node_modules. */
export const projectRoot =
  findRoot(path.dirname(path.resolve(process.argv[1] ?? 'none'))) ??
  findRoot(process.cwd()) ??
  process.cwd();

/** What the build writes and the site serves. */
export const buildDir = path.join(projectRoot, 'build');

/** Where forms received on this machine are kept (personal data: never committed). */
export const formsFile = path.join(projectRoot, '.forms', 'submissions.jsonl');

/** Reports of test runs and other files that may be thrown away. */
export const cacheDir = path.join(projectRoot, 'node_modules', '.cache', 'soin-commun');

/** A path of the project as one would type it from its root. */
export function display(file: string): string {
  const relative = path.relative(projectRoot, file);
  return relative.startsWith('..') ? file : relative;
}

/**
 * Builds both languages with the project's own build script, its output shown as it comes.
 *
 * @param env added to ours
 * @returns the exit code
 */
export async function runBuild(env?: NodeJS.ProcessEnv): Promise<number> {
  const options = {cwd: projectRoot, env: {...process.env, ...env}};
  const {code} = await runNpm(['run', '--silent', 'build'], options);
  return code;
}

/** @throws UserError unless both languages have been built */
export function assertBuilt(dir = buildDir): void {
  for (const page of ['index.html', 'en/index.html']) {
    if (!existsSync(path.join(dir, page))) {
      throw new UserError(
        `There is no complete build to serve, ${display(path.join(dir, page))} is missing: run "npm run build" first, or "npm run site".`,
      );
    }
  }
}
