/*
 * npm run forms: lists, exports, erases and copies what `npm run serve -- --forms-only` has kept,
 * also while it runs.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {databaseOf, oldFileOf, openStore, type Kept} from '../src/server/store';
import {createLinks} from '../src/server/links';
import {productForms} from '../src/server/productForms';
import {readEnvironment} from '../src/lib/environment';
import {localeOfPath} from '../src/lib/locales';
import {display, formsFile} from '../src/lib/project';
import {runCommand} from './lib/command';
import {SiteError} from '../src/lib/siteError';

const USAGE =
  'npm run forms -- list | export [ADDRESS] [--csv] | subscribers | delete ADDRESS [--yes] | expire [--yes] | backup FILE, each with [--forms .forms/submissions.db]; subscribers needs SITE_URL';

/** Each command with whether it takes an address or a file. */
const COMMANDS: Readonly<Record<string, readonly boolean[]>> = {
  list: [false],
  export: [false, true],
  subscribers: [false],
  delete: [true],
  expire: [false],
  backup: [true],
};

function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      forms: {type: 'string', default: formsFile},
      csv: {type: 'boolean', default: false},
      yes: {type: 'boolean', default: false},
    },
  });
  const [command = '', target, ...others] = positionals;
  const takes = COMMANDS[command];
  if (!takes) throw new Error(`"${command}" is not a command`);
  if (!takes.includes(target !== undefined) || others.length > 0) {
    const what = command === 'backup' ? 'one file' : takes.includes(true) ? 'one address' : 'none';
    throw new Error(`"${command}" takes ${what.replace('none', 'no address')}`);
  }
  return {command, target, ...values, file: path.resolve(values.forms)};
}

/** What became of the e-mail to the agency, or whether a subscription is confirmed. */
function mailOf({sentAt, setAsideAt, reason, confirmBy, confirmedAt}: Kept): string {
  if (confirmBy && !confirmedAt) return '  not confirmed';
  if (sentAt) return `  emailed ${sentAt.slice(0, 10)}`;
  if (setAsideAt) return `  not emailed: ${reason}`;
  return reason ? `  waits to be emailed: ${reason}` : '';
}

const lineOf = (one: Kept) =>
  `${one.receivedAt.slice(0, 10)}  ${one.form.padEnd(14)}  ${one.fields.email}  until ${one.endsOn ?? '?'}${mailOf(one)}`;

/** A cell that a spreadsheet does not take for a formula. */
function cellOf(value = ''): string {
  const isFormula = /^[=+\-@\t\r]/.test(value) && !/^\+[\d ().-]+$/.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}

const COLUMNS = ['id', 'receivedAt', 'confirmBy', 'confirmedAt', 'form', 'path'] as const;
const FIELDS = [...new Set([...productForms.values()].flatMap(({fields}) => fields))];

/** @throws SiteError: without it, the links would lead to this machine */
function siteUrl(): string {
  const {SITE_URL} = process.env;
  if (!SITE_URL) {
    throw new SiteError(
      'SITE_URL is not set, and the links to unsubscribe need it: write the address of the site, such as SITE_URL=https://www.my-agency.fr.',
    );
  }
  return readEnvironment({SITE_URL}).SITE_URL;
}

/** Lines that are not written yet. */
const lines: string[] = [];

function flush(): void {
  if (lines.length > 0) console.log(lines.splice(0).join('\n'));
}

/** Prints a line, with others at a time: a million calls of the system would take minutes. */
function print(line: string): void {
  if (lines.push(line) === 1000) flush();
}

void runCommand(USAGE, readOptions, async ({command, target, yes, csv, forms, file}) => {
  const database = databaseOf(file);
  if (!existsSync(database) && !existsSync(oldFileOf(database))) {
    throw new SiteError(`${display(file)} does not exist: give the receiver’s file with --forms.`);
  }
  const store = await openStore(forms);
  const where = display(store.file);
  try {
    if (command === 'backup') {
      store.backup(path.resolve(target!));
      print(`${where} is copied to ${target}, which holds personal data too.`);
      return;
    }
    if (command === 'export') {
      if (csv) print([...COLUMNS, ...FIELDS].join(','));
      for (const one of store.forms({address: target})) {
        const {number: _, endsOn: _e, sentAt: _s, setAsideAt: _a, reason: _r, ...submission} = one;
        const cells = [
          ...COLUMNS.map((column) => one[column]),
          ...FIELDS.map((field) => one.fields[field]),
        ];
        print(csv ? cells.map(cellOf).join(',') : JSON.stringify(submission));
      }
      return;
    }
    if (command === 'subscribers') {
      const links = createLinks(siteUrl(), store.key);
      print('email,since,confirmedAt,language,unsubscribe');
      for (const one of store.subscribers(new Date().toISOString().slice(0, 10))) {
        const {email, path: from, receivedAt, confirmedAt} = one;
        const cells = [email, receivedAt, confirmedAt, localeOfPath(from), links.unsubscribe(one)];
        print(cells.map(cellOf).join(','));
      }
      return;
    }
    const isErased = yes && command !== 'list';
    const today = command === 'expire' ? new Date().toISOString().slice(0, 10) : undefined;
    let count = 0;
    let undated = 0;
    const batch: number[] = [];
    for (const one of store.forms({address: target, today})) {
      print(lineOf(one));
      count += 1;
      undated += one.endsOn ? 0 : 1;
      if (isErased && batch.push(one.number) === 1000) await store.erase(batch.splice(0));
    }
    if (isErased) {
      await store.erase(batch);
      await store.shrink();
    }
    if (command === 'list') {
      print(`${count} form(s) in ${where}.`);
      if (undated > 0) {
        print(`${undated} of them have a date that cannot be right: "expire" leaves them.`);
      }
      return;
    }
    print(
      isErased
        ? `Erased ${count} form(s) of ${where}.`
        : `Would erase ${count} form(s) of ${where}: add --yes.`,
    );
    if (isErased && command === 'delete') {
      print('Copies may remain in your mailbox, in your newsletter’s list and in backups.');
    }
  } finally {
    flush();
    store.close();
  }
});
