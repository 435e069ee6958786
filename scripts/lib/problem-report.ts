import {
  formatProblems,
  isError,
  placeOf,
  sortProblems,
  type Problem,
} from '../../src/lib/siteError';

/** How a check tells what it found. */
export type ReportOptions = {
  /** What was checked, as the first words of the summary: `Content`. */
  what: string;
  /** Prints one JSON document instead of text. */
  json?: boolean;
  /** Also prints what GitHub shows beside the lines of a change. */
  annotate?: boolean;
  /** What a check counted, for the JSON document: percentages, numbers of files. */
  figures?: Readonly<Record<string, unknown>>;
};

/** Exit code of a check: 0 without an error, 1 with one. Wrong usage is 2. */
export type ExitCode = 0 | 1;

/** Line breaks and percent signs would end an annotation early. */
const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** The same, within the fields before the message. */
const escapedField = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A problem as a workflow command of GitHub Actions. */
function annotation(problem: Problem): string {
  const {file, line, column, message} = problem;
  const place = [
    `file=${escapedField(file)}`,
    ...(line ? [`line=${line}`] : []),
    ...(line && column ? [`col=${column}`] : []),
  ].join(',');
  return `::${isError(problem) ? 'error' : 'warning'} ${place}::${escaped(message)}`;
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/**
 * Prints what a check found: every problem, then one line that counts them.
 *
 * @returns the exit code: warnings alone stop nothing
 */
export function reportProblems(
  problems: readonly Problem[],
  {what, json = false, annotate = Boolean(process.env.GITHUB_ACTIONS), figures = {}}: ReportOptions,
): ExitCode {
  const sorted = sortProblems(problems);
  const errors = sorted.filter(isError).length;
  const warnings = sorted.length - errors;
  if (json) {
    const list = sorted.map((problem) => ({
      ...problem,
      severity: problem.severity ?? 'error',
      place: placeOf(problem),
    }));
    console.log(JSON.stringify({errors, warnings, ...figures, problems: list}, null, 2));
  } else {
    if (sorted.length > 0) console.log(formatProblems(sorted));
    if (annotate) sorted.forEach((problem) => console.log(annotation(problem)));
    const found =
      sorted.length === 0
        ? 'no errors'
        : [
            ...(errors > 0 ? [counted(errors, 'error')] : []),
            ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
          ].join(', ');
    console.log(`${errors > 0 ? '✖' : '✓'} ${what}: ${found}.`);
  }
  return errors > 0 ? 1 : 0;
}
