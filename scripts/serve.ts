/*
 * npm run serve: serves the built site on this machine as its host does or, with --forms-only,
 * receives its forms behind your own web server.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {site} from '../src/site';
import {readSmtpUrl, type MailOptions} from '../src/server/mail';
import {createFormsServer} from '../src/server/receiver';
import {databaseOf} from '../src/server/store';
import {serveSite} from '../src/server/host';
import {readPort} from './lib/port';
import {readEnvironment} from '../src/lib/environment';
import {buildDir, display, formsFile} from '../src/lib/project';
import {closeOnSignals, runCommand} from './lib/command';

const USAGE =
  'npm run serve -- [--port 3000] [--build build] [--forms .forms/submissions.db], or with --forms-only [--host 127.0.0.1] [--proxy ADDRESSES] [--per-hour 600] [--max-mb 2000]';

const LOOPBACK = '127.0.0.1';

/** Forms a public receiver accepts per IP address and minute. */
const MAX_PER_MINUTE = 30;

/** Forms a public receiver keeps in an hour, from all addresses: a network may have any number. */
const MAX_PER_HOUR = 600;

/** The largest store of a public receiver, in MB: about a million and a half forms. */
const MAX_MB = 2000;

function readOptions() {
  const {values} = parseArgs({
    options: {
      port: {type: 'string'},
      host: {type: 'string', default: LOOPBACK},
      build: {type: 'string', default: buildDir},
      forms: {type: 'string', default: formsFile},
      'forms-only': {type: 'boolean', default: false},
      proxy: {type: 'string'},
      'per-hour': {type: 'string', default: String(MAX_PER_HOUR)},
      'max-mb': {type: 'string', default: String(MAX_MB)},
    },
  });
  const {host, 'forms-only': formsOnly} = values;
  const count = (name: 'per-hour' | 'max-mb') => {
    const value = values[name];
    if (!/^[1-9]\d{0,8}$/.test(value)) {
      throw new Error(`--${name} is "${value}": give a whole number above 0`);
    }
    return Number(value);
  };
  if (host !== LOOPBACK && !formsOnly) {
    throw new Error(
      `--host is "${host}", but the site is only served to this machine: add --forms-only, or remove --host.`,
    );
  }
  return {
    port: values.port ?? process.env.PORT,
    host,
    formsOnly,
    buildDir: path.resolve(values.build),
    formsFile: path.resolve(values.forms),
    // In a network of containers, the proxy is not on this machine.
    proxies: values.proxy ?? (host === LOOPBACK ? 'loopback' : 'loopback, uniquelocal'),
    maxPerHour: count('per-hour'),
    maxBytes: count('max-mb') * 1_000_000,
  };
}

/** Reads the e-mail settings, if any. */
function readMail(env: NodeJS.ProcessEnv): MailOptions | undefined {
  const {SMTP_URL: smtpUrl, MAIL_TO: to = site.email, MAIL_FROM: from = site.email} = env;
  if (!smtpUrl) return undefined;
  const {needsStartTls} = readSmtpUrl(smtpUrl);
  const siteUrl = env.SITE_URL && readEnvironment({SITE_URL: env.SITE_URL}).SITE_URL;
  if (!siteUrl) {
    console.warn(
      'SITE_URL is not set: newsletter subscriptions are not confirmed by e-mail. Write the address of the site, such as SITE_URL=https://www.my-agency.fr.',
    );
  }
  if (needsStartTls) {
    console.warn(
      'SMTP_URL has a password and starts with smtp://: nothing is sent unless the mail server offers STARTTLS. Write smtps:// if it can.',
    );
  }
  return {smtpUrl, to, from, siteUrl};
}

/** Marks what systemd's journal is to show as an error (`journalctl -p err`; sd-daemon(3)). */
const logError = (message: string) =>
  console.error(process.env.JOURNAL_STREAM ? `<3>${message}` : message);

type Options = ReturnType<typeof readOptions>;

async function receiveForms(port: number, {host, formsFile: file, ...limits}: Options) {
  const mail = readMail(process.env);
  const {proxies, maxPerHour, maxBytes} = limits;
  const app = await createFormsServer({
    file,
    mail,
    maxPerMinute: MAX_PER_MINUTE,
    maxPerHour,
    maxBytes,
    proxies,
    logError,
  });
  await app.listen({port, host, exclusive: true});
  console.log(`
Forms are received on http://${host}:${port}/
  Kept in  ${display(databaseOf(file))}
  Sent to  ${mail ? mail.to : 'nobody: SMTP_URL is not set'}
Ctrl-C stops it.`);
  return app;
}

void runCommand(USAGE, readOptions, async (options) => {
  const port = await readPort('npm run serve', options.port);
  closeOnSignals(
    options.formsOnly ? await receiveForms(port, options) : await serveSite({...options, port}),
  );
});
