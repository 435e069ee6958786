/*
 * npm start: Docusaurus' development server handles one language, so this runs one for each behind
 * one port (src/plugins/dev-server).
 */
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {concurrently} from 'concurrently';
import {detectPort} from 'detect-port';
import {defaultLocale, forEachLocale, localeFacts, locales, type Locale} from '../src/lib/locales';
import {display, formsFile} from '../src/lib/project';
import {listHomes} from '../src/lib/texts/translated';
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
  // Those of the other languages, which the first server passes their requests to.
  const ports = await Promise.all(
    locales.map(async (locale) => (locale === defaultLocale ? port : detectPort())),
  );
  const portOf = (locale: Locale) => ports[locales.indexOf(locale)] ?? port;
  let isStopped = false;
  onStop(() => {
    isStopped = true;
  });
  const server = (locale: Locale) => ({
    name: locale,
    command: `docusaurus start --locale ${locale} --port=${portOf(locale)} --host=${HOST} --no-open`,
    env: {
      SITE_DEV_LANGUAGE: locale,
      SITE_DEV_PORTS: JSON.stringify(forEachLocale(portOf)),
      SITE_DEV_FORMS_FILE: formsFile,
      // Rspack 1.7.12 may crash when it saves its cache between two quick edits ("should have
      // bucket pack metas").
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      // Keeps the servers' generated files apart.
      ...(locale !== defaultLocale && {
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`,
      }),
    },
  });
  console.log('Starting all languages; the first time takes about half a minute …');
  const {result} = concurrently(locales.map(server), {
    prefix: 'name',
    killOthersOn: ['failure', 'success'],
  });
  const ended = result.then(
    () => true,
    () => true,
  );
  const ready = Promise.all(
    locales.map((locale) =>
      untilServed(`http://${HOST}:${portOf(locale)}${localeFacts[locale].prefix}/`),
    ),
  ).then(() => false);
  if (!(await Promise.race([ended, ready]))) {
    console.log(`
All languages are ready:
${listHomes(`http://localhost:${port}`)}
  Forms    kept in ${display(formsFile)}, sent to nobody
Ctrl-C stops them.
`);
  }
  await ended;
  // Also stops waiting for a server that will never answer.
  if (isStopped) process.exit(0);
  console.error('✖ A development server ended, so the others were stopped too: see above.');
  process.exit(1);
});
