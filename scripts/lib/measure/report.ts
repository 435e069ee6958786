import {readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import packageJson from '../../../package.json';
import type {Results} from '../../../src/features/handbook/results';
import {writeAtomically} from '../../../src/lib/files';
import {projectRoot} from '../../../src/lib/project';

const RULES = {
  'at least': (value: number, limit: number) => value >= limit,
  'at most': (value: number, limit: number) => value <= limit,
  above: (value: number, limit: number) => value > limit,
  below: (value: number, limit: number) => value < limit,
};

/** A figure, with the limit it exceeds. */
export type Cell = string | number | {text: string | number; exceeds: string | false};

export type Table = {title: string; head: readonly string[]; rows: ReadonlyArray<readonly Cell[]>};

/** Compares a figure with its limit. */
export const limited = (
  value: number,
  rule: keyof typeof RULES,
  limit: number,
  text: string | number = value,
): Cell => ({text, exceeds: !RULES[rule](value, limit) && `${rule} ${limit}`});

/** Formats bytes in kB (1000 bytes), rounding up to one decimal so that no excess is hidden. */
export const kilobytes = (bytes: number): string => (Math.ceil(bytes / 100) / 10).toFixed(1);

const textOf = (cell: Cell = ''): string =>
  typeof cell === 'object' ? `${cell.exceeds ? '✗ ' : ''}${cell.text}` : String(cell);

/** Formats a table for the terminal, marking figures beyond their limit. */
export function formatTable({title, head, rows}: Table): string {
  const texts = [head, ...rows].map((row) => head.map((_, index) => textOf(row[index])));
  const widths = head.map((_, index) => Math.max(...texts.map((row) => row[index]!.length)));
  const lines = texts.map((row) =>
    row.map((text, at) => (at === 0 ? text.padEnd(widths[at]!) : text.padStart(widths[at]!))),
  );
  return [`\n${title}\n`, ...lines.map((line) => line.join('  '))].join('\n');
}

/** Describes each figure beyond its limit, after the first cell of its row. */
export const problemsOf = ({head, rows}: Table): string[] =>
  rows.flatMap((row) =>
    row.flatMap((cell, index) =>
      typeof cell === 'object' && cell.exceeds
        ? [`${textOf(row[0])}: ${head[index]} is ${cell.text}: it must be ${cell.exceeds}.`]
        : [],
    ),
  );

/** Prints a table and its errors. @returns the exit code */
export function printTable(table: Table): 0 | 1 {
  console.log(formatTable(table));
  const problems = problemsOf(table);
  for (const problem of problems) console.error(`✖ ${problem}`);
  return problems.length > 0 ? 1 : 0;
}

/** The median; of an even number of figures, the lower middle one, which was measured. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;

/**
 * Replaces the latest table of a kind.
 *
 * @param conditions of the measurement, besides the day and the machine
 */
export async function recordTable(
  kind: string,
  {head, rows}: Table,
  conditions: string,
  file = path.join(projectRoot, 'docs/results.json'),
): Promise<void> {
  const last = JSON.parse(readFileSync(file, 'utf8')) as Results;
  const [cpu, ...others] = os.cpus();
  const date = new Date().toLocaleDateString('en-GB', {dateStyle: 'long'});
  const facts = [
    `${date}, version ${packageJson.version}, ${conditions}`,
    `${others.length + 1} cores (${cpu?.model.trim()}), ${Math.round(os.totalmem() / 1e9)} GB`,
    `${os.type()} ${os.release().split('-')[0]} ${os.arch()}, Node ${process.version}`,
  ];
  const texts = rows.map((row) => row.map(textOf));
  last[kind] = {conditions: `${facts.join(', ')}.`, head: [...head], rows: texts};
  await writeAtomically(file, `${JSON.stringify(last, null, 2)}\n`);
}
