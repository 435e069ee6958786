/*
 * npm run site: builds both languages and serves them.
 */
import {parseArgs} from 'node:util';
import {serveSite} from '../src/server/host';
import {assertPortFree, readPort} from './lib/ports';
import {runBuild, stopOnSignals} from './lib/processes';
import {buildDir, formsFile} from '../src/lib/project';
import {runCommand} from './lib/command';
import {SiteError} from '../src/lib/siteError';

async function build(port: number): Promise<void> {
  const siteUrl = process.env.SITE_URL || `http://localhost:${port}`;
  console.log(`Building the site in French and English for ${siteUrl} …`);
  const code = await runBuild({SITE_URL: siteUrl});
  if (code !== 0) {
    throw new SiteError(
      `The build failed (code ${code}): fix the problems above, then run the command again.`,
    );
  }
}

void runCommand(
  'npm run site; the port is PORT=3000 unless set',
  () => parseArgs({}),
  async () => {
    const port = readPort(process.env.PORT);
    await assertPortFree(port);
    const server: {close?: () => Promise<void>} = {};
    stopOnSignals({
      cleanUp: () => server.close?.(),
      // Interrupting the server is normal; interrupting a build is a failure.
      exitCode: (signal) => (server.close ? 0 : signal === 'SIGINT' ? 130 : 143),
    });
    await build(port);
    const app = await serveSite({port, buildDir, formsFile});
    server.close = () => app.close();
  },
);
