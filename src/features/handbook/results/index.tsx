import {useId, type ReactNode} from 'react';
import styles from '../styles.module.css';

/** The latest table of each kind, in docs/results.json. */
export type Results = Record<string, {conditions: string; head: string[]; rows: string[][]}>;

type ResultsTableProps = {
  /** Output of `npm run measure` and `npm run bench`. */
  results: Results;
  /** Name of the table. */
  of: string;
  /** Shown while there are no figures. */
  none: string;
};

/** A table of the handbook with the latest measurements. */
export function ResultsTable({results, of, none}: ResultsTableProps): ReactNode {
  const conditions = useId();
  const table = results[of];
  if (!table) {
    return <p>{none}</p>;
  }
  return (
    <>
      <p id={conditions}>{table.conditions}</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls (WCAG 2.1.1) */}
      <div className="site-table" role="region" aria-labelledby={conditions} tabIndex={0}>
        <table className={styles.figures}>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.join()}>
                {row.map((text, index) => (
                  <td key={table.head[index]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
