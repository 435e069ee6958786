/*
 * npm start: Docusaurus' development server handles one language, so this runs two behind one
 * port (src/plugins/dev-server).
 */
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {concurrently} from 'concurrently';
import {detectPort} from 'detect-port';
import {display, formsFile} from '../src/lib/project';
import {onStop, runCommand} from './lib/command';
import {readPort} from './lib/port';

const USAGE = 'npm start; the port is PORT=3000 unless set';

/** Development servers accept local connections only. */
const HOST = '127.0.0.1';

/** Waits until a server answers. */
async function untilServed(address: string): Promise<void> {
  const isUp = () => fetch(address, {headers: {accept: 'text/html'}}).then(({ok}) => ok);
  while (!(await isUp().catch(() => false))) await sleep(200);
}

const readOptions = () => parseArgs({options: {'no-open': {type: 'boolean'}}});

void runCommand(USAGE, readOptions, async () => {
  const port = await readPort('npm start');
  const englishPort = await detectPort();
  let isStopped = false;
  onStop(() => {
    isStopped = true;
  });
  const server = (language: 'fr' | 'en', on: number, env: Record<string, string> = {}) => ({
    name: language,
    command: `docusaurus start --locale ${language} --port=${on} --host=${HOST} --no-open`,
    env: {
      SITE_DEV_LANGUAGE: language,
      SITE_DEV_ENGLISH_PORT: String(englishPort),
      SITE_DEV_FORMS_FILE: formsFile,
      // Rspack 1.7.12 may crash when it saves its cache between two quick edits ("should have
      // bucket pack metas").
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      ...env,
    },
  });
  console.log('Starting both languages; the first time takes about half a minute …');
  const {result} = concurrently(
    [
      server('fr', port),
      // Keeps the servers' generated files apart.
      server('en', englishPort, {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-en'}),
    ],
    {prefix: 'name', killOthersOn: ['failure', 'success']},
  );
  const ended = result.then(
    () => true,
    () => true,
  );
  const ready = Promise.all([
    untilServed(`http://${HOST}:${port}/`),
    untilServed(`http://${HOST}:${englishPort}/en/`),
  ]).then(() => false);
  if (!(await Promise.race([ended, ready]))) {
    console.log(`
Both languages are ready:
  French   http://localhost:${port}/
  English  http://localhost:${port}/en/
  Forms    kept in ${display(formsFile)}, sent to nobody
Ctrl-C stops them.
`);
  }
  await ended;
  // Also stops waiting for a server that will never answer.
  if (isStopped) process.exit(0);
  console.error('✖ A development server ended, so the other was stopped too: see above.');
  process.exit(1);
});
