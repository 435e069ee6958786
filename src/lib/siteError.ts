/**
 * A mistake that a person can put right: in the configuration, the environment
 * or the content. Its message says which file, which field, what was found and
 * what to write instead; it carries no stack trace, because the place to look
 * is in the message and not in our code.
 */
export class SiteError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SiteError';
    this.stack = `SiteError: ${message}`;
  }
}

/**
 * One problem found in a file.
 */
export type Problem = {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** 1-based line, when it is known. */
  line?: number;
  /** What is wrong, what was found and what to write instead, in one or two sentences. */
  message: string;
};

/**
 * Formats problems as `file:line: message`, one a line, in the order of files
 * and lines, so that an editor's terminal links to the right place.
 */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(({file, line, message}) => `${file}${line ? `:${line}` : ''}: ${message}`)
    .join('\n');
}

/**
 * Stops with all problems of a run at once, not only the first.
 *
 * @throws SiteError when there is at least one problem.
 */
export function throwProblems(what: string, problems: readonly Problem[]): void {
  if (problems.length > 0) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    throw new SiteError(`${what}: ${count} to put right.\n${formatProblems(problems)}`);
  }
}
