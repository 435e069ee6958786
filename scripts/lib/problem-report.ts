import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CACHE, projectRoot} from '../../src/lib/project';
import {formatProblems, isError, sortProblems, type Problem} from '../../src/lib/siteError';

/** Problems of each check, in a file of its own: checks run at the same time. */
const PARTS = `${CACHE}/code-quality`;
/** GitLab's Code Quality report, which .gitlab-ci.yml names. */
export const CODE_QUALITY_REPORT = `${CACHE}/gl-code-quality-report.json`;

const counted = (count: number, word: string) =>
  count > 0 ? [`${count} ${word}${count === 1 ? '' : 's'}`] : [];

const escapeText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Formats a problem as GitHub's command that annotates its line
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands).
 */
export function annotationOf(problem: Problem): string {
  const {file, line, column, message} = problem;
  const place = Object.entries({file, line, col: column})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${isError(problem) ? 'error' : 'warning'} ${place.join(',')}::${escapeText(message)}`;
}

/**
 * Makes the entries of GitLab's Code Quality report
 * (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format).
 */
export function codeQualityOf(what: string, problems: readonly Problem[]) {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const {file, line = 1, message} = problem;
    // Without the line, so that a text above it makes no new problem. GitLab shows one of each.
    const same = JSON.stringify([what, file, message]);
    const count = seen.get(same) ?? 0;
    seen.set(same, count + 1);
    return {
      description: message,
      check_name: what,
      fingerprint: createHash('sha256').update(`${same}${count}`).digest('hex'),
      severity: isError(problem) ? 'major' : 'minor',
      location: {path: file, lines: {begin: line}},
    };
  });
}

/** Removes the entries of former checks. */
export const clearCodeQuality = (siteDir = projectRoot) =>
  rmSync(path.join(siteDir, PARTS), {recursive: true, force: true});

export function writeCodeQuality(
  what: string,
  problems: readonly Problem[],
  siteDir = projectRoot,
): void {
  const folder = path.join(siteDir, PARTS);
  mkdirSync(folder, {recursive: true});
  // In one step: the build repeats a check beside the others.
  const partial = path.join(folder, `${what}.${process.pid}.part`);
  writeFileSync(partial, JSON.stringify(codeQualityOf(what, problems)));
  renameSync(partial, path.join(folder, `${what}.json`));
}

/** Joins the entries of all checks, once they have ended, in GitLab's report. */
export function joinCodeQuality(siteDir = projectRoot): void {
  const folder = path.join(siteDir, PARTS);
  mkdirSync(folder, {recursive: true});
  const parts = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const entries = parts
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown[]);
  writeFileSync(path.join(siteDir, CODE_QUALITY_REPORT), JSON.stringify(entries, null, 2));
}

/**
 * Prints each problem, then a line with their number. On GitHub and GitLab, problems also show at
 * their line of a proposed change.
 *
 * @param what starts the last line: `Content`
 * @returns the exit code: 0 for warnings alone
 */
export function reportProblems(what: string, problems: readonly Problem[]): 0 | 1 {
  const sorted = sortProblems(problems);
  if (sorted.length > 0) console.log(formatProblems(sorted));
  if (process.env.GITHUB_ACTIONS) for (const each of sorted) console.log(annotationOf(each));
  if (process.env.GITLAB_CI) writeCodeQuality(what, sorted);
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const found = [...counted(errors, 'error'), ...counted(warnings, 'warning')].join(', ');
  console.log(`${errors > 0 ? '✖' : '✓'} ${what}: ${found || 'no errors'}.`);
  return errors > 0 ? 1 : 0;
}
