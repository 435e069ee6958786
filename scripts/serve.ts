/*
 * npm run serve: serves the built site on this machine as its host does or, with --forms-only,
 * receives its forms behind your own web server.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {site} from '../src/site';
import {readSmtpUrl, type MailOptions} from '../src/server/mail';
import {createFormsServer} from '../src/server/receiver';
import {serveSite} from '../src/server/host';
import {readPort} from './lib/port';
import {buildDir, display, formsFile} from '../src/lib/project';
import {closeOnSignals, runCommand} from './lib/command';

const USAGE =
  'npm run serve -- [--port 3000] [--build build] [--forms .forms/submissions.jsonl], or with --forms-only [--host 127.0.0.1]';

const LOOPBACK = '127.0.0.1';

/** Forms a public receiver accepts per IP address and minute. */
const MAX_PER_MINUTE = 30;

function readOptions() {
  const {values} = parseArgs({
    options: {
      port: {type: 'string'},
      host: {type: 'string', default: LOOPBACK},
      build: {type: 'string', default: buildDir},
      forms: {type: 'string', default: formsFile},
      'forms-only': {type: 'boolean', default: false},
    },
  });
  const {host, 'forms-only': formsOnly} = values;
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
  };
}

/** Reads the e-mail settings, if any. */
function readMail(env: NodeJS.ProcessEnv): MailOptions | undefined {
  const {SMTP_URL: smtpUrl, MAIL_TO: to = site.email, MAIL_FROM: from = site.email} = env;
  if (!smtpUrl) return undefined;
  if (readSmtpUrl(smtpUrl).needsStartTls) {
    console.warn(
      'SMTP_URL has a password and starts with smtp://: nothing is sent unless the mail server offers STARTTLS. Write smtps:// if it can.',
    );
  }
  return {smtpUrl, to, from};
}

async function receiveForms(port: number, host: string, file: string) {
  const mail = readMail(process.env);
  const app = await createFormsServer({file, mail, maxPerMinute: MAX_PER_MINUTE});
  await app.listen({port, host, exclusive: true});
  console.log(`
Forms are received on http://${host}:${port}/
  Kept in  ${display(file)}
  Sent to  ${mail ? mail.to : 'nobody: SMTP_URL is not set'}
Ctrl-C stops it.`);
  return app;
}

void runCommand(USAGE, readOptions, async ({host, formsOnly, ...options}) => {
  const port = await readPort('npm run serve', options.port);
  closeOnSignals(
    formsOnly
      ? await receiveForms(port, host, options.formsFile)
      : await serveSite({...options, port}),
  );
});
