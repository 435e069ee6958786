/*
 * npm start. Nothing but node: built-ins may be imported here statically: the
 * packages may not be installed yet.
 */
import http from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureInstalled} from './ensure.mjs';
import {assertPortFree, findFreePort, readPort} from './ports.mjs';
import {start, stopAll, stopOnSignals} from './processes.mjs';
import {display, formsFile, projectRoot} from './project.mjs';
import {messageOf, runMain, UserError} from './user-error.mjs';

/** Only this machine reaches the development servers. */
const HOST = '127.0.0.1';

/** How often a server is asked whether its language is ready, in ms. */
const POLL_MS = 500;

/** How long it may take to answer one time, in ms. */
const POLL_TIMEOUT_MS = 60_000;

/** @typedef {'fr' | 'en'} Language */

/** Colours of the prefixes in a terminal: cyan and magenta. */
const COLOURS = {fr: 36, en: 35};

const USAGE = 'npm start; the port is PORT=3000 unless set';

/**
 * One of the two development servers.
 *
 * @typedef {object} DevServer
 * @property {Language} language
 * @property {number} port
 * @property {string[]} args of `docusaurus`
 * @property {NodeJS.ProcessEnv} env added to ours
 */

/**
 * French answers on the public port and hands /en to English, which is on a
 * port of its own (src/plugins/dev-server does the handing).
 *
 * @param {{port: number, englishPort: number}} ports
 * @returns {DevServer[]}
 */
export function devServers({port, englishPort}) {
  const shared = {
    SITE_DEV_ENGLISH_PORT: String(englishPort),
    SITE_DEV_FORMS_FILE: formsFile,
    // Rspack 1.7.12 may panic when it saves its cache between two quick edits ("should have
    // bucket pack metas"), and takes the server with it.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  const args = (/** @type {Language} */ language, /** @type {number} */ ownPort) => [
    'start',
    ...['--locale', language],
    ...['--port', String(ownPort)],
    ...['--host', HOST],
    '--no-open',
  ];
  return [
    {language: 'fr', port, args: args('fr', port), env: {...shared, SITE_DEV_LANGUAGE: 'fr'}},
    {
      language: 'en',
      port: englishPort,
      args: args('en', englishPort),
      env: {
        ...shared,
        SITE_DEV_LANGUAGE: 'en',
        // The two must not overwrite each other's generated files.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-en',
      },
    },
  ];
}

/**
 * Each server announces an address of its own before it serves anything, and
 * the English one's is not where one looks at it.
 *
 * @param {string} line
 * @returns {boolean}
 */
function isWorthShowing(line) {
  return line.trim() !== '' && !line.includes('Docusaurus website is running at');
}

/**
 * Copies a stream line by line, with the language in front.
 *
 * @param {import('node:stream').Readable | null} stream
 * @param {string} prefix
 * @param {(text: string) => void} write
 */
export function prefixLines(stream, prefix, write) {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (/** @type {string} */ chunk) => {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (isWorthShowing(line)) write(`${prefix} ${line}\n`);
  });
  stream?.on('end', () => {
    if (isWorthShowing(rest)) write(`${prefix} ${rest}\n`);
  });
}

/**
 * Resolves once a page has been compiled and is served.
 *
 * @param {string} url
 * @param {() => boolean} isOver stops asking
 * @returns {Promise<void>}
 */
async function untilServed(url, isOver) {
  while (!isOver()) {
    if ((await statusOf(url)) === 200) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * @param {string} url
 * @returns {Promise<number>} 0 when there is no answer
 */
function statusOf(url) {
  return new Promise((resolve) => {
    const request = http.get(url, {headers: {accept: 'text/html'}, timeout: POLL_TIMEOUT_MS});
    request.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(0));
    request.once('close', () => resolve(0));
  });
}

/**
 * @param {readonly string[]} argv
 * @returns {Promise<void>}
 */
export function main(argv) {
  return runMain(async () => {
    try {
      parseArgs({args: [...argv], options: {'no-open': {type: 'boolean'}}});
    } catch (error) {
      throw new UserError(`${messageOf(error)}. Usage: ${USAGE}.`);
    }
    const port = readPort(process.env.PORT);
    await assertPortFree(port, 'npm start');
    const isRunning = {value: false};
    stopOnSignals({
      exitCode: (signal) => (isRunning.value ? 0 : signal === 'SIGINT' ? 130 : 143),
    });
    await ensureInstalled();
    const servers = devServers({port, englishPort: await findFreePort()});
    console.log('Starting both languages; the first time takes about half a minute …');
    isRunning.value = true;
    await runServers(servers, port);
  });
}

/**
 * Runs both servers until one ends by itself, which is an error.
 *
 * @param {readonly DevServer[]} servers
 * @param {number} publicPort
 * @returns {Promise<never>}
 */
async function runServers(servers, publicPort) {
  const isTerminal = process.stdout.isTTY === true;
  const docusaurus = path.join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  let isOver = false;
  const ends = servers.map(({language, args, env}) => {
    const child = start(process.execPath, [docusaurus, ...args], {
      cwd: projectRoot,
      env: {...process.env, ...(isTerminal && {FORCE_COLOR: '1'}), ...env},
      output: 'capture',
    });
    const prefix = isTerminal
      ? `\u001b[${COLOURS[language]}m[${language}]\u001b[0m`
      : `[${language}]`;
    prefixLines(child.stdout, prefix, (text) => process.stdout.write(text));
    prefixLines(child.stderr, prefix, (text) => process.stderr.write(text));
    /** @type {Promise<{language: Language, how: string}>} */
    const end = new Promise((resolve) => {
      child.once('error', (error) => resolve({language, how: messageOf(error)}));
      child.once('close', (code, signal) => resolve({language, how: signal ?? `code ${code}`}));
    });
    return end;
  });

  void Promise.all(
    servers.map(({language, port}) =>
      untilServed(`http://${HOST}:${port}/${language === 'en' ? 'en/' : ''}`, () => isOver),
    ),
  ).then(() => {
    if (!isOver) console.log(readyMessage(publicPort));
  });

  const first = await Promise.race(ends);
  isOver = true;
  await stopAll();
  throw new UserError(
    `The ${first.language === 'fr' ? 'French' : 'English'} development server ended (${first.how}), so the other was stopped too: the lines above that start with [${first.language}] say why.`,
  );
}

/**
 * @param {number} port
 * @returns {string}
 */
function readyMessage(port) {
  return `
Both languages are ready:
  French   http://localhost:${port}/
  English  http://localhost:${port}/en/
  Forms    kept in ${display(formsFile)}
Ctrl-C stops them.
`;
}
