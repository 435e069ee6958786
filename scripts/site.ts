/*
 * npm run site: builds both languages and serves them.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {serveSite} from '../src/server/host';
import {SiteError} from '../src/lib/siteError';
import {closeOnSignals, runCommand} from './lib/command';
import {readPort} from './lib/port';

void runCommand(
  'npm run site; the port is PORT=3000 unless set',
  () => parseArgs({}),
  async () => {
    const port = await readPort('npm run site');
    const SITE_URL = process.env.SITE_URL || `http://localhost:${port}`;
    console.log(`Building the site in French and English for ${SITE_URL} …`);
    const options = {shell: true, stdio: 'inherit', env: {...process.env, SITE_URL}} as const;
    const {status} = spawnSync('npm run --silent build', options);
    if (status !== 0) {
      throw new SiteError('The build failed: fix the problems above, then run the command again.');
    }
    closeOnSignals(await serveSite({port}));
  },
);
