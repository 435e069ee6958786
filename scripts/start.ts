/*
 * npm start: Docusaurus' development server handles one language, so this runs two behind one
 * port (src/plugins/dev-server).
 */
import path from 'node:path';
import {createInterface} from 'node:readline';
import {parseArgs} from 'node:util';
import {detectPort} from 'detect-port';
import {assertPortFree, readPort, untilServed} from './lib/ports';
import {start, stopAll, stopOnSignals} from './lib/processes';
import {display, formsFile, projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';
import {SiteError} from '../src/lib/siteError';

const USAGE = 'npm start; the port is PORT=3000 unless set';

/** Development servers accept local connections only. */
const HOST = '127.0.0.1';

const LANGUAGES = {fr: 'French', en: 'English'} as const;
type Language = keyof typeof LANGUAGES;

const docusaurus = path.join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Starts a language's server and prefixes its output with the language. */
function startServer(language: Language, port: number, englishPort: number) {
  const child = start(
    process.execPath,
    [docusaurus, 'start', '--locale', language, `--port=${port}`, `--host=${HOST}`, '--no-open'],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
        SITE_DEV_LANGUAGE: language,
        SITE_DEV_ENGLISH_PORT: String(englishPort),
        SITE_DEV_FORMS_FILE: formsFile,
        // Rspack 1.7.12 may crash when it saves its cache between two quick edits ("should have
        // bucket pack metas").
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        // Keeps the servers' generated files apart.
        ...(language === 'en' && {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-en'}),
      },
      output: 'capture',
    },
  );
  for (const name of ['stdout', 'stderr'] as const) {
    createInterface({input: child[name]!}).on('line', (line) => {
      // Hide the single-language address it announces.
      if (line.trim() === '' || line.includes('Docusaurus website is running at')) return;
      process[name].write(`[${language}] ${line}\n`);
    });
  }
  return new Promise<never>((_resolve, reject) => {
    child.once('close', (code, signal) => {
      reject(
        new SiteError(
          `The ${LANGUAGES[language]} development server ended (${signal ?? `code ${code}`}), so the other was stopped too: see the lines above that start with [${language}].`,
        ),
      );
    });
  });
}

const readOptions = () => parseArgs({options: {'no-open': {type: 'boolean'}}});

void runCommand(USAGE, readOptions, async () => {
  const port = readPort(process.env.PORT);
  await assertPortFree(port, 'npm start');
  stopOnSignals({exitCode: () => 0});
  const englishPort = await detectPort();
  console.log('Starting both languages; the first time takes about half a minute …');
  const ends = [startServer('fr', port, englishPort), startServer('en', englishPort, englishPort)];
  const over = new AbortController();
  const ready = Promise.all([
    untilServed(`http://${HOST}:${port}/`, over.signal),
    untilServed(`http://${HOST}:${englishPort}/en/`, over.signal),
  ]);
  try {
    await Promise.race([...ends, ready]);
    console.log(`
Both languages are ready:
  French   http://localhost:${port}/
  English  http://localhost:${port}/en/
  Forms    kept in ${display(formsFile)}
Ctrl-C stops them.
`);
    await Promise.race(ends);
  } finally {
    over.abort();
    await stopAll();
  }
});
