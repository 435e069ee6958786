/*
 * npm run forms: lists, exports, erases and copies what `npm run serve -- --forms-only` has kept,
 * also while it runs.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {databaseOf, oldFileOf, openStore, type Kept} from '../src/server/store';
import {productForms} from '../src/server/productForms';
import {display, formsFile} from '../src/lib/project';
import {runCommand} from './lib/command';
import {SiteError} from '../src/lib/siteError';

const USAGE =
  'npm run forms -- list | export [ADDRESS] [--csv] | delete ADDRESS [--yes] | expire [--yes] | backup FILE, each with [--forms .forms/submissions.db]';

/** Each command with whether it takes an address or a file. */
const COMMANDS: Readonly<Record<string, readonly boolean[]>> = {
  list: [false],
  export: [false, true],
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

/** What became of the e-mail to the agency. */
function mailOf({sentAt, setAsideAt, reason}: Kept): string {
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

const COLUMNS = ['id', 'receivedAt', 'confirmedAt', 'form', 'path'] as const;
const FIELDS = [...new Set([...productForms.values()].flatMap(({fields}) => fields))];

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
      console.log(`${where} is copied to ${target}, which holds personal data too.`);
      return;
    }
    if (command === 'export') {
      if (csv) console.log([...COLUMNS, ...FIELDS].join(','));
      for (const one of store.forms({address: target})) {
        const {number: _, endsOn: _e, sentAt: _s, setAsideAt: _a, reason: _r, ...submission} = one;
        const cells = [
          ...COLUMNS.map((column) => one[column]),
          ...FIELDS.map((field) => one.fields[field]),
        ];
        console.log(csv ? cells.map(cellOf).join(',') : JSON.stringify(submission));
      }
      return;
    }
    const isErased = yes && command !== 'list';
    const today = command === 'expire' ? new Date().toISOString().slice(0, 10) : undefined;
    let count = 0;
    let undated = 0;
    const batch: number[] = [];
    for (const one of store.forms({address: target, today})) {
      console.log(lineOf(one));
      count += 1;
      undated += one.endsOn ? 0 : 1;
      if (isErased && batch.push(one.number) === 1000) await store.erase(batch.splice(0));
    }
    if (isErased) {
      await store.erase(batch);
      await store.shrink();
    }
    if (command === 'list') {
      console.log(`${count} form(s) in ${where}.`);
      if (undated > 0) {
        console.log(`${undated} of them have a date that cannot be right: "expire" leaves them.`);
      }
      return;
    }
    console.log(
      isErased
        ? `Erased ${count} form(s) of ${where}.`
        : `Would erase ${count} form(s) of ${where}: add --yes.`,
    );
    if (isErased && command === 'delete') {
      console.log('Copies may remain in your mailbox, in your newsletter’s list and in backups.');
    }
  } finally {
    store.close();
  }
});
