import type {ReactNode} from 'react';
import type {Results} from '../../../../scripts/lib/measure/report';

type ResultsTableProps = {
  /** What `npm run measure` and `npm run bench` have written. */
  results: Results;
  /** Which of its tables. */
  of: string;
  /** Shown instead of a table when there are no figures yet. */
  none: string;
};

/** A table of the handbook with the last figures as they were measured. */
export function ResultsTable({results, of, none}: ResultsTableProps): ReactNode {
  const table = results[of];
  if (!table) {
    return <p>{none}</p>;
  }
  return (
    <>
      <p>{table.conditions}</p>
      <table>
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
    </>
  );
}
