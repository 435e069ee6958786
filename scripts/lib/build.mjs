import {existsSync} from 'node:fs';
import path from 'node:path';
import {npm, run} from './processes.mjs';
import {buildDir, display, projectRoot} from './project.mjs';
import {UserError} from './user-error.mjs';

/**
 * Builds both languages with the project's own build script, its output shown
 * as it comes.
 *
 * @param {{env?: NodeJS.ProcessEnv}} [options] env: added to ours
 * @returns {Promise<number>} the build's exit code
 */
export async function runBuild({env} = {}) {
  const [command, args] = npm(['run', '--silent', 'build']);
  const result = await run(command, args, {cwd: projectRoot, env: {...process.env, ...env}});
  return result.code;
}

/**
 * Fails with one sentence unless both languages have been built.
 *
 * @param {string} [dir]
 * @returns {void}
 */
export function assertBuilt(dir = buildDir) {
  for (const page of ['index.html', 'en/index.html']) {
    if (!existsSync(path.join(dir, page))) {
      throw new UserError(
        `There is no complete build to serve, ${display(path.join(dir, page))} is missing: run "npm run build" first, or "npm run site" without --no-build.`,
      );
    }
  }
}
