import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {isError, sortProblems, type Problem} from '../../lib/siteError';
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

/** What the check says, for the editor's page. */
const sayingOf = (problem: Problem) => ({
  message: problem.message,
  french: inFrench(problem.message),
  isWarning: !isError(problem),
});

/**
 * The marks of all texts, or what is known of one, by a query such as `?file=blog/authors.yml`.
 *
 * @param isList whether a list shows it: then with what is to be looked at in other texts, such as a
 * translation left alone
 */
export async function textsOnDisk(
  siteDir: string,
  file: string | null,
  isList = file === '',
): Promise<Record<string, string | undefined> | TextOnDisk> {
  const texts = textsOf(siteDir);
  if (file === null) {
    const marks = texts.map(async (text) => [text, await markOf(siteDir, text)] as const);
    return Object.fromEntries(await Promise.all(marks));
  }
  const all = sortProblems(lastProblems());
  const folder = file.endsWith('/index.mdx') ? path.posix.dirname(file) : undefined;
  // Of a study’s folder too, of the drawings in it, and of a text that says what this one says,
  // such as its address: the sentence then names it.
  const isOwn = (problem: Problem) =>
    texts.includes(file) &&
    ([file, folder].includes(problem.file) ||
      isIn(folder, problem.file) ||
      problem.message.includes(file));
  const refusals = all.filter((problem) => isError(problem) && problem.file !== file);
  const refused = refusals
    .filter((problem, index) => refusals[index - 1]?.file !== problem.file)
    .map((problem) => {
      const {message, french} = sayingOf(problem);
      return {file: problem.file, message, french, isText: texts.includes(problem.file)};
    });
  const own = all.filter(isOwn).map((problem) => {
    const {line} = problem;
    const saying = sayingOf(problem);
    if (problem.file === file || problem.file === folder) return {line, ...saying};
    if (texts.includes(problem.file)) return {elsewhere: problem.file, line, ...saying};
    const name = isIn(folder, problem.file) ? path.posix.basename(problem.file) : problem.file;
    const named = (sentence: string) => `${name}: ${sentence}`;
    const {message, french, isWarning} = saying;
    return {message: named(message), french: french && named(french), isWarning};
  });
  const others = all
    .filter((problem) => isList && !isError(problem) && !isOwn(problem))
    .flatMap((problem) => {
      // Of a study’s folder, too.
      const places = [problem.file, `${problem.file}/index.mdx`];
      const elsewhere = places.find((place) => texts.includes(place));
      return elsewhere ? [{elsewhere, ...sayingOf(problem)}] : [];
    });
  const problems = [...own, ...others];
  return texts.includes(file)
    ? {mark: await markOf(siteDir, file), problems, refused}
    : {problems, refused};
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
    const list = searchParams.has('list') || undefined;
    textsOnDisk(siteDir, searchParams.get('file'), list).then((answer) => {
      res.setHeader('Content-Type', 'application/json');
      res.setHeader('Cache-Control', 'no-store');
      res.end(JSON.stringify(answer));
    }, next);
  };
