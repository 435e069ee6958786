import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {closest} from '../../lib/texts/closest';
import {isFileSync} from '../../lib/files';
import {isoDay} from '../../lib/day';
import {sourceLocale, locales, type Locale} from '../../lib/locales';
import {onceABuild} from '../../lib/project';
import {throwProblems, type Problem} from '../../lib/siteError';
import {isElsewhere} from '../../lib/links';
import {caseStudiesDir, caseStudyIds} from '../../lib/texts/folders';
import {codeOf, unseenSign} from '../../lib/texts/unseen';
import {typesetFields} from '../../lib/texts/typeset';
import type {FigureRoom} from '../../lib/image';
import {site} from '../../site';
import {optionalSections, sectionHeadings} from '../../vocabulary/sections';
import {checkDrawing, isDrawing} from '../images/drawing';
import {judgePicture, readPictureFacts} from '../images/original';
import {factsOf} from '../texts/facts';
import {factsCache} from '../texts/factsCache';
import {altProblem, checkAlt, longAlt, pictureElsewhere} from '../texts/pictures';
import {fieldsIn, readTexts, type Text} from '../texts/read';
import {checkFrontMatter} from './frontMatter';
import {
  checkDrafts,
  checkFacts,
  checkSlugs,
  isLater,
  isPublic,
  type CaseStudy,
  type CaseStudyVersion,
} from './model';
import {checkTeams} from './team';

type Project = {
  siteDir: string;
  /** Warnings given and drawings checked: once a picture, however many texts and places show it. */
  warned: Set<string>;
};

/** The folder of a study, which pairs its text with its translation. */
const idOf = ({name}: Text): string => path.posix.dirname(name);

/** At the picture's place in the text, unless it names another file. */
type Message = Pick<Problem, 'severity' | 'message'> & Partial<Problem>;

/** The absolute path of a text's picture: in the translation's folder, else in the original's. */
export const findPicture = (
  siteDir: string,
  id: string,
  locale: Locale,
  src: string,
): string | undefined =>
  [locale, sourceLocale]
    .map((candidate) => path.join(siteDir, caseStudiesDir(candidate), id, src))
    .find(isFileSync);

/** Checks a drawing, once however many texts show it. Problems are at their line of the drawing. */
async function checkDrawingOnce({siteDir, warned}: Project, found: string): Promise<Message[]> {
  if (warned.has(found)) return [];
  warned.add(found);
  const file = path.relative(siteDir, found).replaceAll(path.sep, '/');
  const problems = await checkDrawing(await readFile(found, 'utf8'));
  return problems.map((problem) => ({line: undefined, column: undefined, ...problem, file}));
}

async function checkPicture(
  text: Text,
  project: Project,
  src: string,
  what: string,
  room: FigureRoom | 'cover',
): Promise<Message[]> {
  const {siteDir, warned} = project;
  const id = idOf(text);
  const found = findPicture(siteDir, id, text.locale, src);
  if (found) {
    if (isDrawing(found)) return checkDrawingOnce(project, found);
    const facts = await readPictureFacts(siteDir, path.relative(siteDir, found));
    const judgement = judgePicture(facts, room);
    if (!judgement) return [];
    const warning = judgement.severity === 'warning' && `${found} ${judgement.message}`;
    if (warning && warned.has(warning)) return [];
    if (warning) warned.add(warning);
    return [{...judgement, message: `${what}, which ${judgement.message}.`}];
  }
  const folder = `${caseStudiesDir(sourceLocale)}/${id}`;
  const pictures = (await readdir(path.join(siteDir, folder)).catch(() => [])).filter((name) =>
    /\.(?:png|jpe?g|webp|avif|svg)$/i.test(name),
  );
  const name = path.posix.basename(src);
  const same = pictures.find((each) => unseenSign(name, each));
  if (same) {
    const sign = unseenSign(name, same);
    const message = `${what}, but the file in ${folder}/ has another name, which looks the same, by the sign ${sign}: rename it with letters without accents, digits and hyphens, and write that name.`;
    return [{message}];
  }
  const near = closest(name, pictures);
  const remedy =
    // A study needs its cover.
    near || room === 'cover'
      ? `put the picture there, or correct the name${near ? ` ("./${near}"?)` : ''}`
      : 'put the picture there, correct the name, or remove the line';
  return [{message: `${what}, but there is no such file in ${folder}/: ${remedy}.`}];
}

async function checkPictures(text: Text, project: Project): Promise<Problem[]> {
  const {file, facts} = text;
  const problems = await Promise.all(
    facts.pictures.map(async ({src, alt, line, column, alone, small}) => {
      if (isElsewhere(src)) return [{file, line, column, message: pictureElsewhere(src)}];
      const what = `the picture is "${src}"`;
      const messages: Message[] = [];
      const wrongAlt = altProblem({src, alt});
      if (wrongAlt) messages.push(wrongAlt);
      if (!alone) {
        const message = `the picture "${src}" is in the middle of a paragraph: write it as ![what it shows](./name.png "caption") on a line of its own, with an empty line before and after.`;
        messages.push({message});
      }
      messages.push(...(await checkPicture(text, project, src, what, small ? 'gallery' : 'page')));
      return messages.map((message): Problem => ({file, line, column, ...message}));
    }),
  );
  return problems.flat();
}

/** Whether static/ has a file for an address. */
const isServed = (siteDir: string, address: string) =>
  isFileSync(path.join(siteDir, 'static', address));

/** Optional sections that show nothing, and what the front matter gives them without the section. */
function checkOptional({file, locale, data, places, facts: {anchors, sections}}: Text): Problem[] {
  // A syntax error hides the sections.
  if (!anchors) return [];
  const {links, pdf} = fieldsIn(data) as {links?: Partial<Record<string, unknown>>; pdf?: unknown};
  const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  return optionalSections.flatMap((id): Problem[] => {
    const name = id === 'elsewhere' ? 'elsewhere' : 'furtherReading';
    const given = [
      ...(isGiven(links?.[name]) ? [`links.${name}`] : []),
      ...(id === 'further-reading' && isGiven(pdf) ? ['pdf'] : []),
    ];
    const heading = `the section "## ${sectionHeadings[locale][id]}"`;
    const section = sections.find((each) => each.id === id);
    const [field] = given;
    if (section?.isEmpty && !field) {
      const message = `${heading} is empty: write its text, or delete the heading.`;
      return [{file, ...section.place, message}];
    }
    if (section || !field) return [];
    const message = `${heading}, which shows ${given.join(' and ')}, is missing: write the heading, or remove ${given.join(' and ')}.`;
    return [{file, ...places.of(field.split('.')), message}];
  });
}

/** What a text's fields say, from when it is read until it changes. */
const known = new WeakMap<Text, ReturnType<typeof readFields>>();

function readFields(text: Text) {
  const {frontMatter, problems} = checkFrontMatter(text);
  return {frontMatter, problems, set: frontMatter && typesetFields(frontMatter, text.locale)};
}

function fieldsOf(text: Text) {
  const fields = known.get(text) ?? readFields(text);
  known.set(text, fields);
  return fields;
}

async function checkStudy(
  text: Text,
  project: Project,
  teamIds: readonly string[] | undefined,
): Promise<{version?: CaseStudyVersion; problems: Problem[]}> {
  const {file, locale, facts, places} = text;
  const {siteDir} = project;
  const placeOf = (field: string) => places.of(field.split('.'));
  const problems = [...facts.problems, ...(await checkPictures(text, project))];
  for (const {name, address, ...place} of facts.served) {
    if (isServed(siteDir, address)) continue;
    const message = `${name} of <Video> is "${address}", but there is no such file in static/: put it there, or correct the name.`;
    problems.push({file, ...place, message});
  }
  // Unread, which is a problem of its own.
  if (text.data === undefined) return {problems};
  const {frontMatter, problems: refused, set} = fieldsOf(text);
  problems.push(...refused);
  const report = (field: string, problem: Message) =>
    problems.push({file, ...placeOf(field), ...problem});
  // Reads the unvalidated fields: an invalid one must not hide problems of the others.
  const data = fieldsIn(text.data);
  const authors: unknown[] = Array.isArray(data.authors) ? data.authors : [];
  authors.forEach((author, index) => {
    if (!teamIds || typeof author !== 'string' || teamIds.includes(author)) return;
    const near = closest(author, teamIds);
    const remedy = near ? `"${near}"` : `one of ${teamIds.join(', ')}`;
    const message = `authors lists "${author}", who is not in blog/authors.yml: write ${remedy}.`;
    report(`authors.${index}`, {message});
  });
  const {cover, pdf} = data as {cover?: {src?: unknown; alt?: unknown}; pdf?: {src?: unknown}};
  if (typeof cover?.src === 'string' && cover.src.trim()) {
    const {src, alt} = {alt: '', ...cover, src: cover.src};
    const wrong = await checkPicture(text, project, src, `cover.src is "${src}"`, 'cover');
    wrong.forEach((problem) => report('cover.src', problem));
    const words = typeof alt === 'string' ? alt.trim() : '';
    const wrongAlt = words && checkAlt(words, src);
    if (wrongAlt) report('cover.alt', {message: `the cover ${wrongAlt}: write what it shows.`});
    const long = longAlt('the cover', words);
    if (long) report('cover.alt', long);
  }
  if (typeof pdf?.src === 'string') {
    const {src} = pdf;
    const id = idOf(text);
    const where = src.startsWith('/') ? 'static/' : `${caseStudiesDir(sourceLocale)}/${id}/`;
    const found = src.startsWith('/')
      ? isServed(siteDir, src)
      : findPicture(siteDir, id, locale, src);
    if (!found || !/\.pdf$/i.test(src)) {
      const wrong = found ? 'which is not a PDF' : `but there is no such file in ${where}`;
      const message = `pdf.src is "${src}", ${wrong}: put a PDF beside the text and write "./" and its name.`;
      report('pdf.src', {message});
    }
  }
  problems.push(...checkOptional(text));
  if (!frontMatter || !set) return {problems};
  const {date, draft, lang, updated} = frontMatter;
  if (lang && text.folder !== sourceLocale) {
    const message = `lang is for a text of ${caseStudiesDir(sourceLocale)}/ in one language, and this is a translation: remove it here, or move this text there.`;
    report('lang', {message});
  }
  if (!draft && isLater(frontMatter)) {
    const message = `date is ${isoDay(date)}, a later day: builds from that day on publish it, in the time zone of ${site.address.city} (src/site.ts).`;
    report('date', {severity: 'warning', message});
  }
  if (updated && updated < date) {
    const message = `updated is ${isoDay(updated)}, before its date, ${isoDay(date)}: write the day of the last change, or remove it.`;
    report('updated', {message});
  }
  const pictures = [...new Set(facts.pictures.map(({src}) => src))];
  const {words, hasFilms} = facts;
  return {version: {locale, file, frontMatter: set, words, pictures, hasFilms, placeOf}, problems};
}

/** What the build's tools read as something else in the name of a folder. */
const UNFIT = /^[_.]|[!'"#?*:|<>\\\p{Cc}\p{Cf}]|[. ]$/u;

/** Folders whose names a build can't read. */
const checkFolders = (siteDir: string): Problem[] =>
  locales.flatMap((locale) =>
    caseStudyIds(siteDir, locale).flatMap((id) => {
      const found = UNFIT.exec(id);
      if (!found) return [];
      const [sign] = found;
      // Elsewhere, these are fit.
      const edge = found.index === 0 ? ' at its beginning' : ' at its end';
      const place = /[_. ]/.test(sign) ? edge : '';
      const shown = /[\p{Cc}\p{Cf} ]/u.test(sign) ? codeOf(sign) : sign;
      const message = `the folder’s name has "${shown}"${place}, which the build can’t read: rename it with letters, digits and hyphens, such as 2024-05-14-bon-sejour.`;
      return [{file: `${caseStudiesDir(locale)}/${id}`, message}];
    }),
  );

type Checked = {
  /** Those whose original has a valid front matter, which is enough to know their addresses. */
  studies: readonly CaseStudy[];
  texts: readonly Text[];
  problems: readonly Problem[];
};

async function checkAll(siteDir: string, readFacts: typeof factsOf): Promise<Checked> {
  const {texts, problems: unread} = await readTexts(siteDir, {kinds: ['case-study'], readFacts});
  const team = await checkTeams(siteDir);
  // With an invalid team file every author would be unknown.
  const teamIds = team.problems.length > 0 ? undefined : team.teams[sourceLocale].map(({id}) => id);
  const versionsOf = new Map<string, Text[]>();
  for (const text of texts) {
    const id = idOf(text);
    versionsOf.set(id, [...(versionsOf.get(id) ?? []), text]);
  }
  const project = {siteDir, warned: new Set<string>()};
  const problems = [...team.problems, ...unread, ...checkFolders(siteDir)];
  const read = await Promise.all(
    caseStudyIds(siteDir, sourceLocale).map(async (id): Promise<CaseStudy[]> => {
      const versions: CaseStudy['versions'] = {};
      // The original first: what both show is told there.
      const [original, ...translations] = versionsOf.get(id) ?? [];
      for (const text of original ? [original, ...translations] : []) {
        const {version, problems: found} = await checkStudy(text, project, teamIds);
        problems.push(...found);
        if (version) versions[version.locale] ??= version;
      }
      return original && versions[original.locale] ? [{id, versions}] : [];
    }),
  );
  const studies = read.flat();
  problems.push(...checkSlugs(studies), ...checkDrafts(studies), ...checkFacts(studies));
  return {studies, texts, problems};
}

/**
 * Checks all case studies, once in a build: for its pages, and for the check of all texts.
 *
 * @param readFacts may read from a cache (texts/factsCache.ts)
 */
export const checkCaseStudies = (siteDir: string, readFacts = factsOf): Promise<Checked> =>
  onceABuild(`case studies ${siteDir}`, () => checkAll(siteDir, readFacts));

/**
 * The case studies of a build: those published today in the agency's time zone. The development
 * server has all.
 *
 * @throws SiteError that lists every problem of every file
 */
export async function readCaseStudies(
  siteDir: string,
  readFacts = factsOf,
): Promise<readonly CaseStudy[]> {
  const {studies, problems} = await checkCaseStudies(siteDir, readFacts);
  throwProblems('Case studies', problems);
  if (process.env.NODE_ENV === 'development') return studies;
  return studies.filter((study) => isPublic(study));
}

/** Shares the case studies between plugins. */
export type CaseStudyReader = {
  /** Reads them from disk; in a build, only once. */
  read: () => Promise<readonly CaseStudy[]>;
  /** The last result, from which the pages are made. */
  last: () => Promise<readonly CaseStudy[]>;
  /** The ids of those that a build leaves out, so that no part of them is in its files. */
  hidden: () => Promise<string[]>;
};

export function createReader(siteDir: string): CaseStudyReader {
  const readFacts = factsCache(siteDir);
  let reading: ReturnType<CaseStudyReader['read']> | undefined;
  const read = () => (reading = readCaseStudies(siteDir, readFacts));
  const hidden = async () => {
    // Problems are told where the studies are read.
    const {studies} = await checkCaseStudies(siteDir, readFacts);
    return studies.filter((study) => !isPublic(study)).map(({id}) => id);
  };
  return {read, last: () => reading ?? read(), hidden};
}
