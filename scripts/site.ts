/*
 * npm run site: builds both languages and serves them. npm run serve: serves the last build.
 */
import {parseArgs} from 'node:util';
import {assertPortFree, readPort} from './lib/ports';
import {stopOnSignals} from './lib/processes';
import {assertBuilt, buildDir, display, formsFile, runBuild} from './lib/project';
import {runCommand, UserError} from './lib/user-error';

const USAGE = 'npm run site [-- --no-build]; the port is PORT=3000 unless set';

async function build(port: number): Promise<void> {
  const siteUrl = process.env.SITE_URL || `http://localhost:${port}`;
  console.log(`Building the site in French and English for ${siteUrl} …`);
  const code = await runBuild({SITE_URL: siteUrl});
  if (code !== 0) {
    throw new UserError(
      `The build failed (code ${code}): put right what its message above names, then run the command again.`,
    );
  }
}

/** What is served where, once it is. */
function startMessage(port: number, forms: ReadonlyArray<{name: string}>): string {
  const names = forms.map(({name}) => name).join(', ');
  return `
The site is served from ${display(buildDir)}/
  French   http://localhost:${port}/
  English  http://localhost:${port}/en/
  Forms    ${names === '' ? 'none found in the build' : `${names}: kept in ${display(formsFile)}`}
Ctrl-C stops it.`;
}

const readOptions = () => parseArgs({options: {'no-build': {type: 'boolean'}}}).values;

void runCommand(USAGE, readOptions, async ({'no-build': isBuilt = false}) => {
  const port = readPort(process.env.PORT);
  await assertPortFree(port);
  const server: {close?: () => Promise<void>} = {};
  stopOnSignals({
    cleanUp: () => server.close?.(),
    // Stopping the server is how it ends; stopping a build is a failure.
    exitCode: (signal) => (server.close ? 0 : signal === 'SIGINT' ? 130 : 143),
  });
  if (!isBuilt) await build(port);
  assertBuilt();
  const {serveSite} = await import('./serve.mjs');
  const site = await serveSite({port, command: 'npm run site'});
  server.close = site.close;
  for (const problem of site.problems) console.warn(`! ${problem}`);
  console.log(startMessage(port, site.forms));
});
