import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {factsOf} from '../facts';

/*
 * Articles in the manner of what other tools export, each with the problems that it is to have:
 * their places, and the beginnings of their messages.
 */
const folder = path.join(__dirname, '../../../../e2e/exports');
const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'));

it.each(names)('tells all that is wrong in %s, at once', async (name) => {
  const source = readFileSync(path.join(folder, name), 'utf8');
  const {problems} = await factsOf({file: name, locale: 'fr', kind: 'case-study', source});
  const found = problems
    // None of them has the sections of a case study.
    .filter(({message}) => !message.startsWith('the section "##'))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
    .map(({line, column, message}) => `${line}:${column} ${message.replace(/: [a-z][^]*$/, '')}`);
  const expected = readFileSync(path.join(folder, name.replace('.mdx', '.txt')), 'utf8');
  expect(found).toEqual(expected.trimEnd().split('\n'));
});
