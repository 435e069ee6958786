/*
 * npm run site. Nothing but node: built-ins may be imported here statically:
 * the packages may not be installed yet.
 */
import {parseArgs} from 'node:util';
import {assertBuilt, runBuild} from './build.mjs';
import {ensureInstalled, seconds} from './ensure.mjs';
import {assertPortFree, readPort} from './ports.mjs';
import {stopOnSignals} from './processes.mjs';
import {buildDir, display, formsFile} from './project.mjs';
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

    /** @type {(() => Promise<void>) | undefined} */
    let close;
    stopOnSignals({
      cleanUp: () => close?.(),
      // Stopping the server is how it ends; stopping a build is a failure.
      exitCode: (signal) => (close ? 0 : signal === 'SIGINT' ? 130 : 143),
    });

    await ensureInstalled();
    if (options.build) await build(port);
    assertBuilt();

    const {serveSite} = await import('../serve.mjs');
    const site = await serveSite({port, command: 'npm run site'});
    close = site.close;
    for (const problem of site.problems) console.warn(`! ${problem}`);
    console.log(startMessage(port, site.forms));
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

/**
 * What is served where, once it is.
 *
 * @param {number} port
 * @param {readonly {name: string}[]} forms
 * @returns {string}
 */
export function startMessage(port, forms) {
  const names = forms.map(({name}) => name).join(', ');
  return `
The site is served from ${display(buildDir)}/
  French   http://localhost:${port}/
  English  http://localhost:${port}/en/
  Forms    ${names === '' ? 'none found in the build' : `${names}: kept in ${display(formsFile)}`}
Ctrl-C stops it.`;
}
