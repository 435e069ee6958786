import {formatProblems, isError, type Problem} from '../../src/lib/siteError';

const counted = (count: number, word: string) =>
  count > 0 ? [`${count} ${word}${count === 1 ? '' : 's'}`] : [];

/**
 * Prints each problem, then a line with their number. GitHub reads the problems by
 * `.github/problems.json`, and shows each at its line of a proposed change.
 *
 * @param what starts the last line: `Content`
 * @returns the exit code: 0 for warnings alone
 */
export function reportProblems(what: string, problems: readonly Problem[]): 0 | 1 {
  if (problems.length > 0) console.log(formatProblems(problems));
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const found = [...counted(errors, 'error'), ...counted(warnings, 'warning')].join(', ');
  console.log(`${errors > 0 ? '✖' : '✓'} ${what}: ${found || 'no errors'}.`);
  return errors > 0 ? 1 : 0;
}
