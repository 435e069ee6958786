/*
 * npm run forms: lists, exports and erases what `npm run serve -- --forms-only` has kept. Erasing
 * is safe while it runs.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {addressOf, endsOf, eraseSubmissions} from '../src/server/retention';
import {readSubmissions, type Submission} from '../src/server/store';
import {display, formsFile} from '../src/lib/project';
import {runCommand} from './lib/command';
import {SiteError} from '../src/lib/siteError';

const USAGE =
  'npm run forms -- list | export [ADDRESS] | delete ADDRESS [--yes] | expire [--yes], each with [--forms .forms/submissions.jsonl]';

function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      forms: {type: 'string', default: formsFile},
      yes: {type: 'boolean', default: false},
    },
  });
  const [command = '', address, ...others] = positionals;
  const takesAddress = {list: [false], export: [false, true], delete: [true], expire: [false]}[
    command
  ];
  if (!takesAddress) throw new Error(`"${command}" is not a command`);
  if (!takesAddress.includes(address !== undefined) || others.length > 0) {
    throw new Error(
      `"${command}" takes ${takesAddress.includes(true) ? 'one address' : 'no address'}`,
    );
  }
  return {command, address, act: values.yes, file: path.resolve(values.forms)};
}

const dayOf = (date: Date | string) => new Date(date).toISOString().slice(0, 10);

const lineOf = ({receivedAt, form, fields}: Submission, end: Date | undefined) =>
  `${dayOf(receivedAt)}  ${form.padEnd(14)}  ${fields.email}  until ${end ? dayOf(end) : '?'}`;

void runCommand(USAGE, readOptions, async ({command, address, act, file}) => {
  if (!existsSync(file)) {
    throw new SiteError(`${display(file)} does not exist: give the receiver’s file with --forms.`);
  }
  const submissions = await readSubmissions(file);
  const ends = endsOf(submissions);
  const now = new Date();
  const chosen = submissions.filter((one) =>
    command === 'expire'
      ? ends.get(one)! <= now
      : address === undefined || addressOf(one.fields.email) === addressOf(address),
  );
  if (command === 'export') {
    console.log(JSON.stringify(chosen, undefined, 2));
    return;
  }
  for (const one of chosen) console.log(lineOf(one, ends.get(one)));
  if (command === 'list') {
    console.log(`${chosen.length} form(s) in ${display(file)}.`);
    return;
  }
  const torn = await eraseSubmissions(file, chosen, act);
  const what = `${chosen.length} form(s) and ${torn} half-written line(s) of ${display(file)}`;
  console.log(act ? `Erased ${what}.` : `Would erase ${what}: add --yes.`);
  if (act && command === 'delete') {
    console.log('Copies may remain in your mailbox, in your newsletter’s list and in backups.');
  }
});
