/** A cell: text, or a figure that is set to the right. */
export type Cell = string | number;

/**
 * A table for the terminal: columns as wide as their longest cell, figures to the right.
 *
 * @param rows the first one is the head
 */
export function formatTable(rows: ReadonlyArray<readonly Cell[]>): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  // A column is set to the right when one of its cells below the head is a figure.
  const isRight = widths.map((_, column) =>
    rows.slice(1).some((row) => /^[✗ ]*[<>≤]?\d/.test(String(row[column] ?? ''))),
  );
  const line = (row: readonly Cell[]) =>
    widths
      .map((width, column) => {
        const text = String(row[column] ?? '');
        return isRight[column] ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const [head, ...body] = rows;
  return head
    ? [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(line)].join(
        '\n',
      )
    : '';
}

/** Bytes in kB of 1000, with one decimal: `91.9`. Rounded up, so that no limit is hidden. */
export function kilobytes(bytes: number): string {
  return (Math.ceil(bytes / 100) / 10).toFixed(1);
}

/** A figure with the mark of those that are beyond their limit. */
export function judged(text: Cell, isWithin: boolean): string {
  return isWithin ? String(text) : `✗ ${text}`;
}
