import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {isError, sortProblems} from '../../lib/siteError';
import {inFrench} from '../problems/french';
import {lastProblems} from '../problems/last';
import {TEXTS, type TextOnDisk} from './bridge/settings';

/** The files that the editor changes, from the project's root. */
const textsOf = (siteDir: string): string[] =>
  filesIn(siteDir, ['blog', 'i18n', 'src/pages']).filter((file) => /\.(?:mdx|yml)$/.test(file));

const isIn = (folder: string | undefined, file: string): boolean =>
  folder !== undefined && path.posix.dirname(file) === folder;

async function markOf(siteDir: string, file: string): Promise<string | undefined> {
  const bytes = await readFile(path.join(siteDir, file)).catch(() => undefined);
  return bytes && createHash('sha1').update(bytes).digest('hex');
}

/** The marks of all texts, or what is known of one, by a query such as `?file=blog/authors.yml`. */
export async function textsOnDisk(
  siteDir: string,
  file: string | null,
): Promise<Record<string, string | undefined> | TextOnDisk> {
  const texts = textsOf(siteDir);
  if (file === null) {
    const marks = texts.map(async (text) => [text, await markOf(siteDir, text)] as const);
    return Object.fromEntries(await Promise.all(marks));
  }
  const others = sortProblems(lastProblems())
    .filter(isError)
    .filter((problem) => problem.file !== file);
  const refused = others
    .filter((problem, index) => others[index - 1]?.file !== problem.file)
    .map(({file: other, message}) => ({
      file: other,
      message,
      french: inFrench(message),
      isText: texts.includes(other),
    }));
  // On a list: what is to be looked at in any text, such as a translation left alone.
  if (file === '') {
    const problems = sortProblems(lastProblems()).flatMap((problem) => {
      // Of a study’s folder, too.
      const elsewhere = [problem.file, `${problem.file}/index.mdx`].find((each) =>
        texts.includes(each),
      );
      const {message} = problem;
      return isError(problem) || elsewhere === undefined
        ? []
        : [{elsewhere, message, french: inFrench(message), isWarning: true}];
    });
    return {problems, refused};
  }
  if (!texts.includes(file)) return {problems: [], refused};
  const folder = file.endsWith('/index.mdx') ? path.posix.dirname(file) : undefined;
  const problems = sortProblems(lastProblems())
    // Of a study’s folder too, of the drawings in it, and of a text that says what this one says,
    // such as its address: the sentence then names it.
    .filter(
      (problem) =>
        [file, folder].includes(problem.file) ||
        isIn(folder, problem.file) ||
        problem.message.includes(file),
    )
    .map((problem) => {
      const {line, message} = problem;
      const french = inFrench(message);
      if (problem.file === file || problem.file === folder) {
        return {line, message, french, isWarning: !isError(problem)};
      }
      if (texts.includes(problem.file)) {
        return {elsewhere: problem.file, line, message, french, isWarning: !isError(problem)};
      }
      const name = isIn(folder, problem.file) ? path.posix.basename(problem.file) : problem.file;
      const named = (sentence: string) => `${name}: ${sentence}`;
      return {
        message: named(message),
        french: french && named(french),
        isWarning: !isError(problem),
      };
    });
  return {mark: await markOf(siteDir, file), problems, refused};
}

/** Answers the editor's page, in development. */
export const diskMiddleware =
  (siteDir: string) =>
  (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    const {pathname, searchParams} = new URL(req.url ?? '/', 'http://localhost');
    if (pathname !== TEXTS) {
      next();
      return;
    }
    textsOnDisk(siteDir, searchParams.get('file')).then((answer) => {
      res.setHeader('Content-Type', 'application/json');
      res.setHeader('Cache-Control', 'no-store');
      res.end(JSON.stringify(answer));
    }, next);
  };
