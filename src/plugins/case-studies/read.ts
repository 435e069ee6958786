import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {closest} from '../../lib/closest';
import {locales, type Locale} from '../../lib/locales';
import {throwProblems, type Problem} from '../../lib/siteError';
import {judgePicture, NARROW, NARROW_BESIDE, readPictureFacts} from '../images/original';
import {atOnce} from '../../lib/atOnce';
import {isFile} from '../../lib/files';
import {readTextFile} from '../../lib/texts/textFile';
import {checkAlt, type Picture} from './body';
import {factsOf, type ServedFile, type TextFacts, type TextSource} from './facts';
import {caseStudiesDir} from './files';
import {parseFrontMatter} from './frontMatter';
import {checkFacts, checkSlugs, type CaseStudy, type CaseStudyVersion} from './model';
import {checkTeams} from './team';

export type ReadText<Facts extends TextFacts> = TextSource & {facts: Facts};

export type CheckedCaseStudies<Facts extends TextFacts> = {
  /** Those whose French front matter is right: enough to know their addresses. */
  studies: CaseStudy[];
  texts: Array<ReadText<Facts>>;
  problems: Problem[];
};

type Read<Facts extends TextFacts> = {
  version?: CaseStudyVersion;
  text?: ReadText<Facts>;
  problems: Problem[];
};

/** How many files are open at once: systems allow some hundreds. */
const OPEN_FILES = 64;

async function foldersOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, {withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
}

type Source = {
  siteDir: string;
  id: string;
  locale: Locale;
  /** Looks at a picture once, however many texts show it. */
  read: (file: string) => ReturnType<typeof readPictureFacts>;
};

/**
 * Says what is wrong with a picture that a text names.
 *
 * @param least width below which it looks blurred, in px
 */
async function checkPicture(
  {siteDir, id, locale, read}: Source,
  src: string,
  what: string,
  least: number,
): Promise<Array<Pick<Problem, 'severity' | 'message'>>> {
  const found = await findPicture(siteDir, id, locale, src);
  if (!found) {
    const folder = `${caseStudiesDir('fr')}/${id}`;
    const there = (await readdir(path.join(siteDir, folder)).catch(() => [])).filter((name) =>
      /\.(?:png|jpe?g|webp|avif)$/i.test(name),
    );
    const near = closest(path.posix.basename(src), there);
    const message = `${what}, but there is no such file in ${folder}/: put the picture there, or correct the name${near ? ` ("./${near}"?)` : ''}.`;
    return [{message}];
  }
  const judgement = judgePicture(await read(found), least);
  return judgement ? [{...judgement, message: `${what}, which ${judgement.message}.`}] : [];
}

async function checkPictures(
  source: Source,
  file: string,
  pictures: readonly Picture[],
): Promise<Problem[]> {
  const problems = await Promise.all(
    pictures.map(async ({src, alt, line, column, alone, small}) => {
      const wrongAlt = alt === undefined ? undefined : checkAlt(alt, src);
      const messages = [
        wrongAlt && `the picture "${src}" ${wrongAlt}: write ![what it shows](${src}).`,
        !alone &&
          `the picture "${src}" stands in the midst of a text: write it as ![what it shows](./name.png "caption") on a line of its own, with an empty line before and after.`,
      ].filter((message) => typeof message === 'string');
      const least = small ? NARROW_BESIDE : NARROW;
      const wrong = await checkPicture(source, src, `the picture is "${src}"`, least);
      return [...messages.map((message) => ({message})), ...wrong].map((problem): Problem => ({
        file,
        line,
        column,
        ...problem,
      }));
    }),
  );
  return problems.flat();
}

async function checkServedFiles(
  siteDir: string,
  file: string,
  served: readonly ServedFile[],
): Promise<Problem[]> {
  const problems = await Promise.all(
    served.map(async ({name, address, line, column}) => {
      const message = `${name} of <Video> is "${address}", but there is no such file in static/: put it there, or correct the name.`;
      const isThere = await isFile(path.join(siteDir, 'static', address));
      return isThere ? [] : [{file, line, column, message}];
    }),
  );
  return problems.flat();
}

async function readVersion<Facts extends TextFacts>(
  from: Source,
  teamIds: readonly string[] | undefined,
  readFacts: (text: TextSource) => Facts,
): Promise<Read<Facts>> {
  const {siteDir, id, locale} = from;
  const file = `${caseStudiesDir(locale)}/${id}/index.mdx`;
  const missing = 'the file is missing: a case study’s folder holds an index.mdx.';
  const content = await readTextFile(siteDir, file, missing);
  if (!content.ok) {
    return {problems: [content.problem]};
  }
  const {source} = content;
  const {frontMatter, data, problems: wrongFields, placeOf} = parseFrontMatter(file, source);
  const text = {file, locale, kind: 'case-study' as const, source};
  const facts = readFacts(text);
  const problems = [
    ...wrongFields,
    ...facts.problems,
    ...(await checkPictures(from, file, facts.pictures)),
    ...(await checkServedFiles(siteDir, file, facts.served)),
  ];
  const tell = (field: string, problem: Pick<Problem, 'severity' | 'message'>) =>
    problems.push({file, ...placeOf(field), ...problem});
  // Field by field from here on, for another field may be wrong: whatever can be told is told at
  // once.
  const authors: unknown[] = Array.isArray(data.authors) ? data.authors : [];
  authors.forEach((author, index) => {
    if (teamIds && typeof author === 'string' && !teamIds.includes(author)) {
      const near = closest(author, teamIds);
      const message = `authors holds "${author}", who is not in blog/authors.yml: write ${near ? `"${near}"` : `one of ${teamIds.join(', ')}`}.`;
      tell(`authors.${index}`, {message});
    }
  });
  const {cover, pdf} = data as {cover?: {src?: unknown; alt?: unknown}; pdf?: {src?: unknown}};
  if (typeof cover?.src === 'string' && cover.src.trim()) {
    const {src, alt}: {src: string; alt?: unknown} = {...cover, src: cover.src};
    const wrong = await checkPicture(from, src, `cover.src is "${src}"`, NARROW);
    wrong.forEach((problem) => tell('cover.src', problem));
    const words = typeof alt === 'string' ? alt.trim() : '';
    const wrongAlt = words && checkAlt(words, src);
    if (wrongAlt) tell('cover.alt', {message: `the cover ${wrongAlt}: write what it shows.`});
  }
  if (typeof pdf?.src === 'string' && !(await isFile(path.join(siteDir, 'static', pdf.src)))) {
    const message = `pdf.src is "${pdf.src}", but there is no such file in static/: put it in static/files/ and write /files/ and its name.`;
    tell('pdf.src', {message});
  }
  const {words} = facts;
  const pictures = [...new Set(facts.pictures.map(({src}) => src))];
  return {
    problems,
    text: {...text, facts},
    ...(frontMatter && {version: {locale, file, frontMatter, words, pictures, placeOf}}),
  };
}

/** The absolute path of a text's picture: beside the translation, else beside the French text. */
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
    if (await isFile(candidate)) return candidate;
  }
  return undefined;
}

/** Reads and checks all case studies: for the build and for `npm run check:content`. */
export async function checkCaseStudies<Facts extends TextFacts>(
  siteDir: string,
  readFacts: (text: TextSource) => Facts,
): Promise<CheckedCaseStudies<Facts>> {
  const team = await checkTeams(siteDir);
  // With a broken list of the team every author would be unknown.
  const teamIds = team.problems.length > 0 ? undefined : team.teams.fr.map(({id}) => id);
  const problems: Problem[] = [...team.problems];
  const texts: Array<ReadText<Facts>> = [];
  const sources = await foldersOf(path.join(siteDir, caseStudiesDir('fr')));
  for (const locale of locales.filter((candidate) => candidate !== 'fr')) {
    for (const id of await foldersOf(path.join(siteDir, caseStudiesDir(locale)))) {
      if (!sources.includes(id)) {
        const near = closest(id, sources);
        problems.push({
          file: `${caseStudiesDir(locale)}/${id}`,
          message: `this translates blog/${id}, which does not exist: rename the folder like the French one${near ? ` ("${near}"?)` : ''}, or remove it.`,
        });
      }
    }
  }
  const facts = new Map<string, ReturnType<typeof readPictureFacts>>();
  const schedule = atOnce(OPEN_FILES);
  const read: Source['read'] = (file) => {
    const known = facts.get(file) ?? schedule(() => readPictureFacts(file));
    facts.set(file, known);
    return known;
  };
  const studies = await Promise.all(
    sources.map(async (id): Promise<CaseStudy | undefined> => {
      const versions: Partial<Record<Locale, CaseStudyVersion>> = {};
      for (const locale of locales) {
        const dir = path.join(siteDir, caseStudiesDir(locale), id);
        if (locale === 'fr' || (await stat(dir).catch(() => undefined))) {
          const result = await readVersion({siteDir, id, locale, read}, teamIds, readFacts);
          problems.push(...result.problems);
          if (result.version) versions[locale] = result.version;
          if (result.text) texts.push(result.text);
        }
      }
      return versions.fr ? {id, versions: {...versions, fr: versions.fr}} : undefined;
    }),
  );
  const complete = studies.filter((study) => study !== undefined);
  problems.push(...checkSlugs(complete), ...checkFacts(complete));
  return {studies: complete, texts, problems};
}

export async function readCaseStudies(siteDir: string): Promise<CaseStudy[]> {
  const {studies, problems} = await checkCaseStudies(siteDir, factsOf);
  throwProblems('Case studies', problems);
  return studies;
}
