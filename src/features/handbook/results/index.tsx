import type {ReactNode} from 'react';
import type {Results} from '../../../../scripts/lib/measure/results';
import {localeFacts} from '../../../lib/locales';
import {useLocale} from '../../page';

/** A figure with as many decimals as are given, or words. */
type Cell = string | {value: number; decimals: number};

const figure = (value: number, decimals = 0): Cell => ({value, decimals});
/** Bytes as kB of 1000, rounded up, so that no limit is hidden. */
const kilobytes = (bytes: number): Cell => figure(Math.ceil(bytes / 100) / 10, 1);

/** The rows of each kind of figures, in the order of the columns that the page names. */
const rowsOf: {
  [Kind in keyof Results]-?: (results: NonNullable<Results[Kind]>['results']) => Cell[][];
} = {
  weight: (pages) =>
    pages.map(({path, jsAtRest, js, css, fonts, total, requests, nodes, ecoIndex, grade}) => [
      path,
      ...[jsAtRest, js, css, fonts, total].map(kilobytes),
      figure(requests),
      figure(nodes),
      figure(ecoIndex, 1),
      grade,
    ]),
  lighthouse: (pages) =>
    pages.map(({path, scores, lcp, tbt, cls}) => [
      path,
      ...Object.values(scores).map((score) => figure(score)),
      figure(lcp),
      figure(tbt),
      figure(cls, 3),
    ]),
  navigation: (taps) =>
    taps.map(({from, to, isSlow, heading, paint, limit}) => [
      `${from} → ${to}`,
      isSlow ? '150 ms' : '–',
      figure(heading),
      figure(paint),
      figure(limit),
    ]),
  bench: (benches) =>
    benches.flatMap(({own, stock}) =>
      [
        ...(['first', 'warm'] as const).map((build) => ({
          name: build,
          ...own,
          ...own[build],
        })),
        {name: 'stock', ...stock, ...stock.cold},
      ].map(({count, name, wall, cpu, memory, megabytes, js}) => [
        figure(count),
        name,
        figure(wall, 1),
        figure(cpu, 1),
        figure(memory),
        figure(megabytes, 1),
        kilobytes(js.home),
        kilobytes(js.study),
      ]),
    ),
};

type ResultsTableProps<Kind extends keyof Results> = {
  /** What `npm run measure` and `npm run bench` have written. */
  results: Results;
  of: Kind;
  /** Heads of the columns. */
  columns: readonly string[];
  /** When and where, with `{date}`, `{version}`, `{cpu}`, `{cores}`, `{memory}`, `{system}`, `{node}`, `{docusaurus}`, `{chromium}` and `{runs}`. */
  machine: string;
  /** Instead of a table when there are no figures yet. */
  none: string;
};

/**
 * A table of the last figures as they were measured. Its words are the page's, which is translated.
 */
export function ResultsTable<Kind extends keyof Results>({
  results,
  of,
  columns,
  machine,
  none,
}: ResultsTableProps<Kind>): ReactNode {
  const {htmlLang} = localeFacts[useLocale()];
  const measured = results[of];
  if (!measured) {
    return <p>{none}</p>;
  }
  const facts: Record<string, string | number> = {
    ...('runs' in measured && {runs: measured.runs}),
    ...measured.machine,
    date: new Date(measured.machine.date).toLocaleDateString(htmlLang, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }),
  };
  const rows = (rowsOf[of] as (given: unknown) => Cell[][])(measured.results);
  const write = (cell: Cell) =>
    typeof cell === 'string'
      ? cell
      : cell.value.toLocaleString(htmlLang, {
          minimumFractionDigits: cell.decimals,
          maximumFractionDigits: cell.decimals,
        });
  return (
    <>
      <p>{machine.replace(/\{(\w+)\}/g, (_whole, name: string) => String(facts[name] ?? '–'))}</p>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => {
            const words = cells.map(write);
            return (
              <tr key={words.join()}>
                {words.map((text, index) => (
                  <td key={columns[index]}>{text}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
