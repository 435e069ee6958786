/** A figure, with its limit where it has one. */
export type Cell = string | number | {text: string | number; isWithin: boolean; limit: string};

export type Table = {title: string; head: readonly string[]; rows: ReadonlyArray<readonly Cell[]>};

/** Bytes in kB of 1000, with one decimal. Rounded up, so that no limit is hidden. */
export const kilobytes = (bytes: number): string => (Math.ceil(bytes / 100) / 10).toFixed(1);

/** A figure that may reach its limit. */
export const upTo = (value: number, limit: number, text: string | number = value): Cell => ({
  text,
  isWithin: value <= limit,
  limit: limit === Infinity ? 'none' : `${limit} at most`,
});

/** A figure that has to stay below its limit. */
export const below = (value: number, limit: number, text: string | number = value): Cell => ({
  text,
  isWithin: value < limit,
  limit: `below ${limit}`,
});

/** A figure that has to reach its limit. */
export const from = (value: number, limit: number, text: string | number = value): Cell => ({
  text,
  isWithin: value >= limit,
  limit: `${limit} or more`,
});

const textOf = (cell: Cell = ''): string => {
  if (typeof cell !== 'object') return String(cell);
  return `${cell.isWithin ? '' : '✗ '}${cell.text}`;
};

/** A table for the terminal; figures beyond their limit are marked. */
export function formatTable({title, head, rows}: Table): string {
  const texts = [head, ...rows].map((row) => head.map((_column, index) => textOf(row[index])));
  const widths = head.map((_column, index) =>
    Math.max(...texts.map((row) => row[index]?.length ?? 0)),
  );
  const lines = texts.map((row) =>
    row.map((text, index) =>
      index === 0 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0),
    ),
  );
  return [`\n${title}\n`, ...lines.map((line) => line.join('  '))].join('\n');
}

/** Each figure beyond its limit, in a sentence that begins with the first cell of its row. */
export const problemsOf = ({head, rows}: Table): string[] =>
  rows.flatMap((row) =>
    row.flatMap((cell, index) =>
      typeof cell === 'object' && !cell.isWithin
        ? [`${textOf(row[0])}: ${head[index]} is ${cell.text}, the limit is ${cell.limit}.`]
        : [],
    ),
  );

/**
 * The middle one of several figures, or the lower of the two in the middle: a figure that was
 * measured.
 */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('The median of no figures.');
  return middle;
}
