import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {closest} from '../../lib/closest';
import {locales, type Locale} from '../../lib/locales';
import {throwProblems, type Problem} from '../../lib/siteError';
import {judgePicture, NARROW, NARROW_BESIDE, readPictureFacts} from '../images/limits';
import {atOnce} from '../../lib/atOnce';
import {isFile} from '../../lib/files';
import {readTextFile} from '../../lib/texts/textFile';
import {checkAlt, type Picture} from './body';
import {factsOf, type ServedFile, type TextFacts, type TextSource} from './facts';
import {caseStudiesDir} from './files';
import {parseFrontMatter} from './frontMatter';
import {checkFacts, checkSlugs, type CaseStudy, type CaseStudyVersion} from './model';
import {checkTeams} from './team';

/** A text and what it holds. */
export type ReadText<Facts extends TextFacts> = TextSource & {facts: Facts};

export type CheckedCaseStudies<Facts extends TextFacts> = {
  /** Those whose French front matter is right: enough to know their addresses. */
  studies: CaseStudy[];
  /** Every text that could be read. */
  texts: Array<ReadText<Facts>>;
  /** Every problem of every file. */
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

/** Looks at a picture once, however many texts show it. */
type PictureReader = (file: string) => ReturnType<typeof readPictureFacts>;

/**
 * Says what is wrong with a picture that a text names.
 *
 * @param what how the message names it: `cover.src is "./cover.png"`
 */
async function checkPicture(
  {siteDir, id, locale, read}: {siteDir: string; id: string; locale: Locale; read: PictureReader},
  {src, what, least}: {src: string; what: string; least: number},
): Promise<Pick<Problem, 'severity' | 'message'> | undefined> {
  const found = await findPicture(siteDir, id, locale, src);
  if (!found) {
    const folder = path.join(siteDir, caseStudiesDir('fr'), id);
    const there = (await readdir(folder).catch(() => [])).filter((name) =>
      /\.(?:png|jpe?g|webp|avif)$/i.test(name),
    );
    const near = closest(path.posix.basename(src), there);
    return {
      message: `${what}, but there is no such file in ${caseStudiesDir('fr')}/${id}/: put the picture there, or correct the name${near ? ` ("./${near}"?)` : ''}.`,
    };
  }
  const judgement = judgePicture(await read(found), least);
  return (
    judgement && {
      severity: judgement.severity,
      message: `${what}, which ${judgement.message}.`,
    }
  );
}

async function checkPictures(
  {siteDir, id, locale, read}: {siteDir: string; id: string; locale: Locale; read: PictureReader},
  file: string,
  pictures: readonly Picture[],
): Promise<Problem[]> {
  const problems = await Promise.all(
    pictures.map(async ({src, alt, line, column, alone, small}): Promise<Problem[]> => {
      const at = {file, line, column};
      const found: Problem[] = [];
      const wrongAlt = alt === undefined ? undefined : checkAlt(alt, src);
      if (wrongAlt) {
        const message = `the picture "${src}" ${wrongAlt}: write ![what it shows](${src}).`;
        found.push({...at, message});
      }
      if (!alone) {
        const message = `the picture "${src}" stands in the midst of a text: write it as ![what it shows](./name.png "caption") on a line of its own, with an empty line before and after.`;
        found.push({...at, message});
      }
      const wrong = await checkPicture(
        {siteDir, id, locale, read},
        {src, what: `the picture is "${src}"`, least: small ? NARROW_BESIDE : NARROW},
      );
      return wrong ? [...found, {...at, ...wrong}] : found;
    }),
  );
  return problems.flat();
}

/** Films and captions that a text takes from static/. */
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

type Source = {siteDir: string; id: string; locale: Locale};

async function readVersion<Facts extends TextFacts>(
  {siteDir, id, locale}: Source,
  teamIds: readonly string[] | undefined,
  {read, readFacts}: {read: PictureReader; readFacts: (text: TextSource) => Facts},
): Promise<Read<Facts>> {
  const file = `${caseStudiesDir(locale)}/${id}/index.mdx`;
  const content = await readTextFile(
    siteDir,
    file,
    'the file is missing: a case study’s folder holds an index.mdx.',
  );
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
    ...(await checkPictures({siteDir, id, locale, read}, file, facts.pictures)),
    ...(await checkServedFiles(siteDir, file, facts.served)),
  ];
  // Field by field from here on, for another field may be wrong: whatever can be
  // told is told at once.
  const authors: unknown[] = Array.isArray(data.authors) ? data.authors : [];
  authors.forEach((author, index) => {
    if (teamIds && typeof author === 'string' && !teamIds.includes(author)) {
      const near = closest(author, teamIds);
      problems.push({
        file,
        ...placeOf(`authors.${index}`),
        message: `authors holds "${author}", who is not in blog/authors.yml: write ${near ? `"${near}"` : `one of ${teamIds.join(', ')}`}.`,
      });
    }
  });
  const {cover, pdf} = data as {cover?: {src?: unknown; alt?: unknown}; pdf?: {src?: unknown}};
  if (typeof cover?.src === 'string' && cover.src.trim()) {
    const what = `cover.src is "${cover.src}"`;
    const wrong = await checkPicture(
      {siteDir, id, locale, read},
      {src: cover.src, what, least: NARROW},
    );
    if (wrong) {
      problems.push({file, ...placeOf('cover.src'), ...wrong});
    }
    const alt = typeof cover.alt === 'string' && cover.alt.trim();
    const wrongAlt = alt ? checkAlt(alt, cover.src) : undefined;
    if (wrongAlt) {
      problems.push({
        file,
        ...placeOf('cover.alt'),
        message: `the cover ${wrongAlt}: write what it shows.`,
      });
    }
  }
  if (typeof pdf?.src === 'string' && !(await isFile(path.join(siteDir, 'static', pdf.src)))) {
    problems.push({
      file,
      ...placeOf('pdf.src'),
      message: `pdf.src is "${pdf.src}", but there is no such file in static/: put it in static/files/ and write /files/ and its name.`,
    });
  }
  return {
    problems,
    text: {...text, facts},
    ...(frontMatter
      ? {
          version: {
            locale,
            file,
            frontMatter,
            words: facts.words,
            pictures: [...new Set(facts.pictures.map(({src}) => src))],
            placeOf,
          },
        }
      : {}),
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
 * Reads and checks all case studies in all languages: what the build and
 * `npm run check:content` both do, so that they never disagree.
 *
 * @param readFacts `factsOf`, or one that adds to it or remembers
 */
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
          message: `this translates blog/${id}, which is not there: rename the folder like the French one${near ? ` ("${near}"?)` : ''}, or remove it.`,
        });
      }
    }
  }
  const facts = new Map<string, ReturnType<typeof readPictureFacts>>();
  const schedule = atOnce(OPEN_FILES);
  const read: PictureReader = (file) => {
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
          const result = await readVersion({siteDir, id, locale}, teamIds, {
            read,
            readFacts,
          });
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

/**
 * Reads all case studies in all languages.
 *
 * @throws SiteError that lists every problem of every file
 */
export async function readCaseStudies(siteDir: string): Promise<CaseStudy[]> {
  const {studies, problems} = await checkCaseStudies(siteDir, factsOf);
  throwProblems('Case studies', problems);
  return studies;
}
