import {
  formatProblems,
  isError,
  placeOf,
  sortProblems,
  type Problem,
} from '../../src/lib/siteError';

type ReportOptions = {
  /** Starts the summary: `Content`. */
  what: string;
  /** Prints one JSON document instead of text. */
  json?: boolean | undefined;
  /** Counts and percentages for the JSON document. */
  figures?: Readonly<Record<string, unknown>>;
};

const counted = (count: number, word: string) =>
  count > 0 ? [`${count} ${word}${count === 1 ? '' : 's'}`] : [];

/**
 * Prints each problem, then a line with their number.
 *
 * @returns the exit code: 0 for warnings alone
 */
export function reportProblems(
  problems: readonly Problem[],
  {what, json, figures}: ReportOptions,
): 0 | 1 {
  const sorted = sortProblems(problems);
  const errors = sorted.filter(isError).length;
  const warnings = sorted.length - errors;
  if (json) {
    const list = sorted.map((problem) => ({
      severity: 'error',
      ...problem,
      place: placeOf(problem),
    }));
    console.log(JSON.stringify({errors, warnings, ...figures, problems: list}, null, 2));
  } else {
    if (sorted.length > 0) console.log(formatProblems(sorted));
    const found = [...counted(errors, 'error'), ...counted(warnings, 'warning')].join(', ');
    console.log(`${errors > 0 ? '✖' : '✓'} ${what}: ${found || 'no errors'}.`);
  }
  return errors > 0 ? 1 : 0;
}
