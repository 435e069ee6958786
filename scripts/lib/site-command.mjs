/*
 * npm run site. Nothing but node: built-ins may be imported here statically:
 * the packages may not be installed yet.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {assertBuilt, runBuild} from './build.mjs';
import {ensureInstalled, seconds} from './ensure.mjs';
import {assertPortFree, readPort} from './ports.mjs';
import {run, stopOnSignals} from './processes.mjs';
import {projectRoot} from './project.mjs';
import {messageOf, runMain, UserError} from './user-error.mjs';

const USAGE = 'npm run site [-- --no-build]; the port is PORT=3000 unless set';

/**
 * @param {readonly string[]} argv
 * @returns {{build: boolean}}
 */
export function readSiteOptions(argv) {
  try {
    const {values} = parseArgs({args: [...argv], options: {'no-build': {type: 'boolean'}}});
    return {build: values['no-build'] !== true};
  } catch (error) {
    throw new UserError(`${messageOf(error)}. Usage: ${USAGE}.`);
  }
}

/**
 * @param {readonly string[]} argv
 * @returns {Promise<void>}
 */
export function main(argv) {
  return runMain(async () => {
    const options = readSiteOptions(argv);
    const port = readPort(process.env.PORT);
    await assertPortFree(port);

    let isServing = false;
    stopOnSignals({
      // Stopping the server is how it ends; stopping a build is a failure.
      exitCode: (signal) => (isServing ? 0 : signal === 'SIGINT' ? 130 : 143),
    });

    await ensureInstalled();
    if (options.build) await build(port);
    assertBuilt();

    isServing = true;
    const serve = path.join(projectRoot, 'scripts', 'serve.ts');
    const {code} = await run(process.execPath, ['--import', 'tsx', serve, '--port', String(port)], {
      cwd: projectRoot,
    });
    return code;
  });
}

/**
 * @param {number} port
 * @returns {Promise<void>}
 */
async function build(port) {
  const siteUrl = process.env.SITE_URL || `http://localhost:${port}`;
  console.log(`Building the site in French and English for ${siteUrl} …`);
  const started = Date.now();
  const code = await runBuild({env: {SITE_URL: siteUrl}});
  if (code !== 0) {
    throw new UserError(
      `The build failed (code ${code}): put right what its message above names, then run the command again.`,
    );
  }
  console.log(`Built in ${seconds(Date.now() - started)}.`);
}
