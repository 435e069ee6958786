import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CACHE, projectRoot} from '../../src/lib/project';
import {formatProblems, isError, sortProblems, type Problem} from '../../src/lib/siteError';

/** Problems of each check, in a file of its own: checks run at the same time. */
const FOUND = `${CACHE}/problems`;
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

type Found = Problem & {what: string};

/**
 * Makes the entries of GitLab's Code Quality report
 * (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format).
 */
export function codeQualityOf(found: readonly Found[]) {
  const seen = new Map<string, number>();
  return found.map((problem) => {
    const {what, file, line = 1, message} = problem;
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

/** Forgets the problems of former checks. */
export const forgetProblems = (siteDir = projectRoot) =>
  rmSync(path.join(siteDir, FOUND), {recursive: true, force: true});

export function keepProblems(
  what: string,
  problems: readonly Problem[],
  siteDir = projectRoot,
): void {
  const folder = path.join(siteDir, FOUND);
  mkdirSync(folder, {recursive: true});
  // In one step: the build repeats a check beside the others.
  const partial = path.join(folder, `${what}.${process.pid}.part`);
  writeFileSync(partial, JSON.stringify(problems.map((each) => ({what, ...each}))));
  renameSync(partial, path.join(folder, `${what}.json`));
}

/** The problems of all checks, errors first. The texts of tests are odd on purpose. */
function keptProblems(siteDir: string): Found[] {
  const folder = path.join(siteDir, FOUND);
  mkdirSync(folder, {recursive: true});
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Found[]);
  return sortProblems(found).filter((each) => isError(each) || !each.file.startsWith('e2e/'));
}

/**
 * Shows the problems of all checks, once they have ended, at their line of a proposed change:
 * GitHub takes ten errors and ten warnings from a step.
 */
export function showProblems(siteDir = projectRoot): void {
  const {GITHUB_ACTIONS, GITLAB_CI} = process.env;
  if (GITHUB_ACTIONS) {
    for (const each of keptProblems(siteDir)) console.log(annotationOf(each));
  }
  if (GITLAB_CI) {
    const entries = codeQualityOf(keptProblems(siteDir));
    writeFileSync(path.join(siteDir, CODE_QUALITY_REPORT), JSON.stringify(entries, null, 2));
  }
}

/**
 * Prints each problem, then a line with their number. On GitHub and GitLab, `npm run check` also
 * shows them at their line of a proposed change.
 *
 * @param what starts the last line: `Content`
 * @returns the exit code: 0 for warnings alone
 */
export function reportProblems(what: string, problems: readonly Problem[]): 0 | 1 {
  if (problems.length > 0) console.log(formatProblems(problems));
  if (process.env.GITHUB_ACTIONS || process.env.GITLAB_CI) keepProblems(what, problems);
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const found = [...counted(errors, 'error'), ...counted(warnings, 'warning')].join(', ');
  console.log(`${errors > 0 ? '✖' : '✓'} ${what}: ${found || 'no errors'}.`);
  return errors > 0 ? 1 : 0;
}
