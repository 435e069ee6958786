/*
 * Runs with faultyDisk.c before the C library, as e2e/forms-faults.spec.ts starts it: makes each
 * call of the receiver's disk fail in turn, and checks what the receiver promised. Prints a line of
 * JSON: the faults, and the promises broken.
 */
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {FastifyInstance} from 'fastify';
import {SMTPServer} from 'smtp-server';
import {createFormsServer} from '../../src/server/receiver';
import {openStore} from '../../src/server/store';
import {request} from '../../src/server/__tests__/fixture';
import {messageOf, SiteError} from '../../src/lib/siteError';

const {FAULTS_ROOT: root = '', FAULTS_DURABLE: durable = '', FAULTS_CONTROL = ''} = process.env;

/** The calls that fail, with the error's number (Linux). */
const KINDS = [
  {name: 'write', kind: 0, error: 28},
  {name: 'half of a write', kind: 1, error: 28},
  {name: 'fsync', kind: 2, error: 5},
  {name: 'close', kind: 3, error: 5},
] as const;

const control = openSync(FAULTS_CONTROL, 'r+');
const FIELDS = ['isOn', 'kind', 'at', 'isLasting', 'error', 'calls', 'injected'] as const;
type Control = Record<(typeof FIELDS)[number], number>;

function set(values: Partial<Control>): void {
  for (const [index, field] of FIELDS.entries()) {
    const value = values[field];
    if (value !== undefined) writeSync(control, new Int32Array([value]), 0, 4, index * 4);
  }
}

function get(field: (typeof FIELDS)[number]): number {
  const value = new Int32Array(1);
  readSync(control, value, 0, 4, FIELDS.indexOf(field) * 4);
  return value[0]!;
}

/** Does something that the faulty disk does not see. */
function unseen<T>(act: () => T): T {
  const isOn = get('isOn');
  set({isOn: 0});
  try {
    return act();
  } finally {
    set({isOn});
  }
}

/** Writes into a new folder what a power cut leaves of one. */
function afterPowerCut(folder: string, copy: string): void {
  mkdirSync(copy, {recursive: true, mode: 0o700});
  const names = path.join(durable, `${statSync(folder).ino}.names`);
  if (!existsSync(names)) return;
  for (const line of readFileSync(names, 'utf8').split('\n').filter(Boolean)) {
    const [, inode = '', name = ''] = /^(\d+) (.*)$/.exec(line) ?? [];
    const target = path.join(copy, name);
    const source = path.join(folder, name);
    if (existsSync(source) && statSync(source).isDirectory()) afterPowerCut(source, target);
    else if (existsSync(path.join(durable, inode))) cpSync(path.join(durable, inode), target);
    else closeSync(openSync(target, 'w'));
  }
}

/** Gives a copied folder the state on the disk of its original, whose files have other numbers. */
function copyDurable(from: string, to: string): void {
  const original = path.join(durable, String(statSync(from).ino));
  const copy = path.join(durable, String(statSync(to).ino));
  rmSync(copy, {force: true});
  rmSync(`${copy}.names`, {force: true});
  if (existsSync(original)) cpSync(original, copy);
  if (!statSync(from).isDirectory()) return;
  const names = existsSync(`${original}.names`) ? readFileSync(`${original}.names`, 'utf8') : '';
  let translated = '';
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    copyDurable(source, target);
    if (names.includes(`${statSync(source).ino} ${name}\n`)) {
      translated += `${statSync(target).ino} ${name}\n`;
    }
  }
  if (names !== '') writeFileSync(`${copy}.names`, translated);
}

type Mails = {count: (email: string) => number; smtpUrl: string; close: () => void};

async function startMailServer(): Promise<Mails> {
  const texts: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        texts.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.server.address() as AddressInfo;
  return {
    // One arrives twice, with the same Message-ID, when the store could not note it.
    count: (email) =>
      new Set(
        texts
          .filter((text) => text.includes(`Reply-To: ${email}`))
          .map((text) => /Message-ID: (\S+)/i.exec(text)?.[1]),
      ).size,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => server.close(),
  };
}

const broken: string[] = [];
let faults = 0;
let runs = 0;
let thanks = 0;

/** A visitor sends a form until it is thanked; false if it is not. */
async function send(app: FastifyInstance, email: string): Promise<boolean> {
  const {port} = app.server.address() as AddressInfo;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const {status} = await request(port, '/thank-you/', {
      method: 'POST',
      headers: {'content-type': 'application/x-www-form-urlencoded', accept: 'application/json'},
      body: new URLSearchParams({
        'form-name': 'contactform',
        'draft-id': Buffer.from(email.padEnd(16)).toString('hex').slice(0, 32),
        purpose: 'project',
        email,
        firstname: 'Marie',
        lastname: 'Curie',
        message: `Bonjour, ${'un projet '.repeat(300)}`,
      }).toString(),
    });
    if (status === 200) {
      thanks += 1;
      return true;
    }
  }
  return false;
}

/** Starts the receiver as systemd does: again when it stops with a sentence. */
async function start(folder: string, mails: Mails): Promise<FastifyInstance | undefined> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const app = await createFormsServer({
        file: path.join(folder, '.forms', 'forms.db'),
        mail: {
          smtpUrl: mails.smtpUrl,
          from: 'site@agency.example',
          to: 'hello@agency.example',
          minuteMs: 5,
        },
        logError: () => undefined,
      });
      await app.listen({port: 0, host: '127.0.0.1'});
      return app;
    } catch (error) {
      if (!(error instanceof SiteError)) broken.push(`start: ${messageOf(error)}`);
    }
  }
  return undefined;
}

let copies = 0;

/** Checks that a power cut now leaves each thanked form once, sent or in the queue. */
async function checkPowerCut(
  what: string,
  folder: string,
  emails: readonly string[],
  mails: Mails,
) {
  const isOn = get('isOn');
  set({isOn: 0});
  const copy = path.join(path.dirname(root), `copy-${(copies += 1)}`);
  try {
    afterPowerCut(folder, copy);
    const store = await openStore(path.join(copy, '.forms', 'forms.db'));
    const kept = [...store.forms()];
    const waiting = new Set<string | undefined>();
    const numbers: number[] = [];
    for (let one = store.letters.next(1e12, []); one; one = store.letters.next(1e12, numbers)) {
      waiting.add(one.submission.fields.email);
      numbers.push(one.number);
    }
    store.close();
    for (const email of emails) {
      const found = kept.filter(({fields}) => fields.email === email);
      if (found.length !== 1) broken.push(`${what}: ${email} is kept ${found.length} times`);
      const isOnItsWay = waiting.has(email) || (await arrives(email, mails));
      if (!isOnItsWay) broken.push(`${what}: ${email} is not on its way`);
    }
  } catch (error) {
    broken.push(`${what}: ${messageOf(error)}`);
  } finally {
    rmSync(copy, {recursive: true, force: true});
    set({isOn});
  }
}

async function arrives(email: string, {count}: Mails): Promise<boolean> {
  for (let waited = 0; waited < 3000 && count(email) === 0; waited += 10) await sleep(10);
  return count(email) === 1;
}

/** One fault, from the start of the receiver to the arrival of the e-mails. */
async function run(kind: (typeof KINDS)[number], at: number, isLasting: boolean): Promise<boolean> {
  const what = `${kind.name} ${at}${isLasting ? ' and all after it' : ''}`;
  const folder = path.join(root, `run-${(runs += 1)}`);
  mkdirSync(folder);
  const mails = await startMailServer();
  set({isOn: 1, kind: kind.kind, at, error: kind.error, calls: 0, injected: 0});
  set({isLasting: Number(isLasting)});
  const thanked: string[] = [];
  let app = await start(folder, mails);
  const visit = async (email: string) => {
    if (!app || !(await send(app, email))) return false;
    thanked.push(email);
    await checkPowerCut(`${what}, after thanks`, folder, thanked, mails);
    return true;
  };
  const isKnown = await visit('first@example.org');
  await visit('second@example.org');
  const injected = get('injected');
  faults += injected;
  // The disk is well again.
  set({at: 0, isLasting: 0});
  app ??= await start(folder, mails);
  if (!app) broken.push(`${what}: does not start any more`);

  if (!isKnown && app) {
    // A killed receiver leaves what it wrote in the system's memory, and not on the disk.
    const killed = path.join(root, `killed-${runs}`);
    unseen(() => {
      cpSync(folder, killed, {recursive: true});
      copyDurable(folder, killed);
    });
    const other = await startMailServer();
    const second = await start(killed, other);
    if (!second || !(await send(second, 'first@example.org'))) {
      broken.push(`${what}: is not thanked after a kill`);
    } else {
      await checkPowerCut(`${what}, after a kill`, killed, ['first@example.org'], other);
      if (!(await arrives('first@example.org', other))) {
        broken.push(`${what}: is not e-mailed after a kill`);
      }
    }
    await second?.close();
    other.close();
  }
  for (const email of ['first@example.org', 'second@example.org']) {
    if (!thanked.includes(email) && !(await visit(email))) {
      broken.push(`${what}: ${email} is refused although the disk is well`);
    }
    // While the receiver runs, without a restart.
    if (!(await arrives(email, mails)))
      broken.push(`${what}: ${email} arrived ${mails.count(email)} times`);
  }
  await app?.close();
  set({isOn: 0});
  mails.close();
  return injected > 0;
}

async function main() {
  const started = Date.now();
  const tried: Record<string, number> = {};
  const {FAULTS_ONLY} = process.env;
  for (const kind of KINDS) {
    if (FAULTS_ONLY && !FAULTS_ONLY.startsWith(kind.name)) continue;
    for (const isLasting of [false, true]) {
      let at = Number(FAULTS_ONLY?.split(':')[1] ?? 1);
      while (await run(kind, at, isLasting)) at += 1;
      tried[`${kind.name}${isLasting ? ', all from then' : ''}`] = at - 1;
    }
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  const found = {tried, runs, faults, thanks, seconds, broken: broken.length};
  process.stdout.write([JSON.stringify(found), ...broken.slice(0, 30), ''].join('\n'));
  process.exit(0);
}

void main();
