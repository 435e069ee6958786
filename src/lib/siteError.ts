/**
 * A problem that a person can correct, in the texts or on the machine. The message names what is
 * wrong, the value found and what to do instead. It has no stack trace, which would show our code.
 */
export class SiteError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SiteError';
    this.stack = `SiteError: ${message}`;
  }

  /** Docusaurus prints the errors that stop it with `util.inspect`: as `[SiteError: …]`, otherwise. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The `code` of a Node system error (`EADDRINUSE`, `ENOENT`, …), if any. */
export function codeOf(error: unknown): string | undefined {
  const {code} = (error ?? {}) as {code?: unknown};
  return typeof code === 'string' ? code : undefined;
}

export type Problem = {
  file: string;
  /** 1-based line, when it is known. */
  line?: number;
  /** 1-based column, in UTF-16 code units; only with a line. */
  column?: number;
  /** Defaults to `error`; a warning stops nothing. */
  severity?: 'error' | 'warning';
  /** One or two sentences: the problem, the value found and what to write instead. */
  message: string;
};

/** A position in a text, 1-based; columns in UTF-16 code units. */
export type Place = {line: number; column: number};

export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

/** Formats a problem's place as `file:line:column`, as far as it is known. */
export function placeOf({file, line, column}: Problem): string {
  return [file, ...(line ? [line, ...(column ? [column] : [])] : [])].join(':');
}

export const isError = ({severity}: Problem) => severity !== 'warning';

/** Errors first, then by place. */
export function sortProblems<Any extends Problem>(problems: readonly Any[]): Any[] {
  return [...problems].sort(
    (a, b) =>
      Number(isError(b)) - Number(isError(a)) ||
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/**
 * Formats problems as `file:line:column: message`, which editors' terminals turn into links.
 */
export function formatProblems(problems: readonly Problem[]): string {
  return sortProblems(problems)
    .map(
      (problem) => `${placeOf(problem)}: ${isError(problem) ? '' : 'warning: '}${problem.message}`,
    )
    .join('\n');
}

/**
 * Reports all problems of a run at once, not only the first.
 *
 * @throws SiteError when one of them is an error
 */
export function throwProblems(what: string, problems: readonly Problem[]): void {
  const errors = problems.filter(isError);
  if (errors.length > 0) {
    const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
    throw new SiteError(`${what}: ${count}.\n${formatProblems(problems)}`);
  }
}
