import {existsSync} from 'node:fs';
import path from 'node:path';
import {runNpm} from './processes';
import {UserError} from './user-error';

export const projectRoot = path.resolve(__dirname, '../..');

export const buildDir = path.join(projectRoot, 'build');

/** Forms received on this machine (personal data: never committed). */
export const formsFile = path.join(projectRoot, '.forms', 'submissions.jsonl');

/** Test reports and other disposable files. */
export const cacheDir = path.join(projectRoot, 'node_modules', '.cache', 'site');

/** Formats a path relative to the project's root. */
export function display(file: string): string {
  const relative = path.relative(projectRoot, file);
  return relative.startsWith('..') ? file : relative;
}

/**
 * Builds both languages with the project's build script, streaming its output.
 *
 * @param env added to this process's
 * @returns the exit code
 */
export async function runBuild(env?: NodeJS.ProcessEnv): Promise<number> {
  const options = {cwd: projectRoot, env: {...process.env, ...env}};
  const {code} = await runNpm(['run', '--silent', 'build'], options);
  return code;
}

/** @throws UserError unless both languages are built */
export function assertBuilt(dir = buildDir): void {
  for (const page of ['index.html', 'en/index.html']) {
    if (!existsSync(path.join(dir, page))) {
      throw new UserError(
        `There is no complete build to serve, ${display(path.join(dir, page))} is missing: run "npm run build" first, or "npm run site".`,
      );
    }
  }
}
