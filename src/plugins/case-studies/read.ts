import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {closest} from '../../lib/closest';
import {locales, type Locale} from '../../lib/locales';
import {throwProblems, type Problem} from '../../lib/siteError';
import {checkSections, countWords, picturesOf} from './body';
import {isFile, readText} from '../shared/files';
import {caseStudiesDir} from './files';
import {parseFrontMatter} from './frontMatter';
import {checkFacts, checkSlugs, type CaseStudy, type CaseStudyVersion} from './model';
import {readTeams} from './team';

async function foldersOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, {withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
}

async function readVersion(
  siteDir: string,
  id: string,
  locale: Locale,
  teamIds: readonly string[],
): Promise<CaseStudyVersion | Problem[]> {
  const file = `${caseStudiesDir(locale)}/${id}/index.mdx`;
  const content = await readText(path.join(siteDir, file));
  if (content === undefined) {
    return [{file, message: 'the file is missing: a case study’s folder holds an index.mdx.'}];
  }
  const parsed = parseFrontMatter(file, content);
  if (!parsed.ok) {
    return parsed.problems;
  }
  const {frontMatter, body, bodyLine, lineOf} = parsed;
  const problems = checkSections(file, body, locale, bodyLine);
  for (const author of frontMatter.authors) {
    if (!teamIds.includes(author)) {
      const near = closest(author, teamIds);
      problems.push({
        file,
        line: lineOf('authors'),
        message: `authors holds "${author}", who is not in blog/authors.yml: write ${near ? `"${near}"` : `one of ${teamIds.join(', ')}`}.`,
      });
    }
  }
  if (!(await findPicture(siteDir, id, locale, frontMatter.cover.src))) {
    problems.push({
      file,
      line: lineOf('cover.src'),
      message: `cover.src is "${frontMatter.cover.src}", but there is no such file in blog/${id}/: put the picture there, or correct the name.`,
    });
  }
  const {pdf} = frontMatter;
  if (pdf && !(await isFile(path.join(siteDir, 'static', pdf.src)))) {
    problems.push({
      file,
      line: lineOf('pdf.src'),
      message: `pdf.src is "${pdf.src}", but there is no such file in static/: put it in static/files/ and write /files/ and its name.`,
    });
  }
  const pictures = picturesOf(body, bodyLine);
  for (const {src, alt, line, alone} of pictures) {
    if (!alt) {
      problems.push({
        file,
        line,
        message: `the picture "${src}" has no alternative text: write ![what it shows](${src}).`,
      });
    }
    if (!alone) {
      problems.push({
        file,
        line,
        message: `the picture "${src}" stands in the midst of a text: put it on a line of its own, with an empty line before and after.`,
      });
    }
    if (!(await findPicture(siteDir, id, locale, src))) {
      problems.push({
        file,
        line,
        message: `the picture "${src}" is not in blog/${id}/: put it there, or correct the name.`,
      });
    }
  }
  return problems.length > 0
    ? problems
    : {
        locale,
        file,
        frontMatter,
        words: countWords(body),
        pictures: [...new Set(pictures.map(({src}) => src))],
        lineOf,
      };
}

/**
 * The absolute path of a picture that a text names. A translation uses the
 * pictures of the French text unless its own folder holds one of that name.
 */
export async function findPicture(
  siteDir: string,
  id: string,
  locale: Locale,
  src: string,
): Promise<string | undefined> {
  const candidates = [...new Set([locale, 'fr' as const])].map((candidate) =>
    path.join(siteDir, caseStudiesDir(candidate), id, src),
  );
  for (const candidate of candidates) {
    if (await isFile(candidate)) {
      return candidate;
    }
  }
  return undefined;
}

/**
 * Reads all case studies in all languages.
 *
 * @throws SiteError that lists every problem of every file
 */
export async function readCaseStudies(siteDir: string): Promise<CaseStudy[]> {
  const teamIds = (await readTeams(siteDir)).fr.map(({id}) => id);
  const problems: Problem[] = [];
  const sources = await foldersOf(path.join(siteDir, caseStudiesDir('fr')));
  for (const locale of locales.filter((candidate) => candidate !== 'fr')) {
    for (const id of await foldersOf(path.join(siteDir, caseStudiesDir(locale)))) {
      if (!sources.includes(id)) {
        problems.push({
          file: `${caseStudiesDir(locale)}/${id}`,
          message: `this translates blog/${id}, which is not there: rename the folder like the French one${closest(id, sources) ? ` ("${closest(id, sources)}"?)` : ''}, or remove it.`,
        });
      }
    }
  }
  const studies = await Promise.all(
    sources.map(async (id): Promise<CaseStudy | undefined> => {
      const read = await Promise.all(
        locales.map(async (locale) => {
          const dir = path.join(siteDir, caseStudiesDir(locale), id);
          const isThere = locale === 'fr' || (await stat(dir).catch(() => undefined));
          return isThere ? readVersion(siteDir, id, locale, teamIds) : undefined;
        }),
      );
      const versions: Partial<Record<Locale, CaseStudyVersion>> = {};
      for (const version of read) {
        if (Array.isArray(version)) {
          problems.push(...version);
        } else if (version) {
          versions[version.locale] = version;
        }
      }
      return versions.fr ? {id, versions: {...versions, fr: versions.fr}} : undefined;
    }),
  );
  const complete = studies.filter((study) => study !== undefined);
  throwProblems('Case studies', [...problems, ...checkSlugs(complete), ...checkFacts(complete)]);
  return complete;
}
