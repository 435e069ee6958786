import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {closest} from '../../src/lib/texts/closest';
import {locales, type Locale} from '../../src/lib/locales';
import {sectorIds, serviceIds} from '../../src/vocabulary';
import {caseStudiesDir} from '../../src/lib/texts/folders';
import {checkField} from '../../src/plugins/case-studies/frontMatter';
import {applyCorrections, findCorrections} from '../../src/lib/texts/typography';
import {projectRoot} from '../../src/lib/project';
import {codeOf, messageOf, SiteError} from '../../src/lib/siteError';
import {yamlOf} from '../../src/lib/texts/yaml';

/** Ids of the questions, also the names of the flags. */
export const questionIds = [
  'title',
  'client',
  'sector',
  'services',
  'authors',
  'languages',
  'slug',
  'title-en',
  'slug-en',
  'date',
] as const;
export type QuestionId = (typeof questionIds)[number];

/** Raw answers. */
export type Answers = Partial<Record<QuestionId, string>>;

/** Existing values to check answers against. */
export type Surroundings = {
  teamIds: readonly string[];
  /** Slugs of all case studies, in any language. */
  takenSlugs: ReadonlySet<string>;
  /** ISO date. */
  today: string;
};

export type Question = {id: QuestionId; label: string; hint?: string; suggestion?: string};

/** Maximum length of a generated slug, in characters. */
const SLUG_LENGTH = 48;

/** Words left out of slugs, elided articles included. */
const SHORT_WORDS = new Set(
  'a au aux c d de des du et j l la le les m n on ou qu s t un une the of and'.split(' '),
);

/** Makes a slug of a title: « L’œil, à l’hôpital » becomes `oeil-hopital`. */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  const telling = words?.filter((word) => !SHORT_WORDS.has(word)) ?? [];
  const slug = (telling.length > 0 ? telling : (words ?? [])).join('-');
  return slug.length > SLUG_LENGTH ? slug.slice(0, SLUG_LENGTH).replace(/-[^-]*$/, '') : slug;
}

/** Adds a number to a slug that is taken. */
function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}

const listOf = (answer = '') =>
  answer
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const isEnglish = ({languages}: Answers) => listOf(languages).includes('en');

/** Lists the unanswered questions, in order. */
export function openQuestions(
  answers: Answers,
  {teamIds, takenSlugs, today}: Surroundings,
): Question[] {
  const slug = freeSlug(slugOf(answers.title ?? ''), takenSlugs);
  const slugEn = freeSlug(`${answers.slug?.trim() || slug}-en`, takenSlugs);
  const questions: Question[] = [
    {id: 'title', label: 'Title, in French'},
    {id: 'client', label: 'Client'},
    {id: 'sector', label: 'Sector', hint: sectorIds.join(', ')},
    {id: 'services', label: 'Services, with commas', hint: serviceIds.join(', ')},
    {id: 'authors', label: 'Team, with commas', hint: teamIds.join(', ')},
    {id: 'languages', label: 'Languages', hint: 'fr, or fr,en', suggestion: 'fr'},
    {id: 'slug', label: 'End of the address, /work/…/', suggestion: slug},
    {id: 'title-en', label: 'Title, in English'},
    {id: 'slug-en', label: 'End of the English address, /en/work/…/', suggestion: slugEn},
    {id: 'date', label: 'Date', suggestion: today},
  ];
  return questions.filter(
    ({id}) => answers[id] === undefined && (isEnglish(answers) || !id.endsWith('-en')),
  );
}

/** Describes a problem in a list of names and suggests the closest one. */
function checkNames(names: readonly string[], known: readonly string[]): string | undefined {
  if (names.length === 0) return `write one or more of ${known.join(', ')}, with commas`;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const near = closest(unknown, known);
    return `"${unknown}" is not known: write ${near ? `"${near}"? It is one of ` : 'one of '}${known.join(', ')}`;
  }
  const double = names.find((name, index) => names.indexOf(name) !== index);
  return double === undefined ? undefined : `"${double}" is repeated: write it once`;
}

/**
 * Checks one answer with the schemas of the build.
 *
 * @returns what is wrong and what to write instead, or undefined
 */
export function checkAnswer(
  id: QuestionId,
  answer: string,
  {teamIds, takenSlugs}: Surroundings,
): string | undefined {
  if (id === 'services') return checkNames(listOf(answer), serviceIds);
  if (id === 'authors') return checkNames(listOf(answer), teamIds);
  if (id === 'languages') {
    const wrong = checkNames(listOf(answer), locales);
    if (wrong || listOf(answer).includes('fr')) return wrong;
    return 'French is the source: write fr, or fr,en';
  }
  const field = id === 'title-en' ? 'title' : id === 'slug-en' ? 'slug' : id;
  const wrong = checkField(field, answer.trim());
  if (wrong || field !== 'slug' || !takenSlugs.has(answer)) return wrong;
  return `another case study uses it: write another one, such as ${freeSlug(answer, takenSlugs)}`;
}

/** Corrects French typography. */
const typeset = (words: string) =>
  applyCorrections(words, findCorrections(words, [[0, words.length]]));

/** The folder of a case study, the same in each language. */
export const folderOf = ({date, slug}: Answers) => `${date}-${slug}`;

/**
 * Fills in a case study's template. The rest is empty or a comment, and the build refuses the
 * file until the author completes it.
 */
async function skeletonOf(answers: Answers, locale: Locale): Promise<string> {
  const isFrench = locale === 'fr';
  const {title = '', client = '', sector = '', slug = '', date = ''} = answers;
  const values: Record<string, string> = {
    TITLE: yamlOf(isFrench ? typeset(title.trim()) : (answers['title-en']?.trim() ?? '')),
    SLUG: (isFrench ? slug : answers['slug-en']) ?? '',
    DATE: date,
    CLIENT: yamlOf(typeset(client.trim())),
    SECTOR: sector.trim(),
    SERVICES: listOf(answers.services).join('\n  - '),
    AUTHORS: listOf(answers.authors).join('\n  - '),
  };
  const template = path.join(projectRoot, `scripts/templates/case-study.${locale}.mdx`);
  const text = await readFile(template, 'utf8');
  return text.replace(/\b[A-Z]+\b/g, (word) => values[word] ?? word);
}

/**
 * Writes all of a case study's files, or none. Never overwrites a file.
 *
 * @returns the files' paths from the project's root
 * @throws SiteError when a folder exists already or can't be written
 */
export async function writeSkeleton(siteDir: string, answers: Answers): Promise<string[]> {
  const made: string[] = [];
  try {
    for (const locale of isEnglish(answers) ? locales : (['fr'] as const)) {
      const folder = `${caseStudiesDir(locale)}/${folderOf(answers)}`;
      // Not recursive, so it fails when the folder exists.
      await mkdir(path.join(siteDir, folder)).catch((error: unknown) => {
        throw codeOf(error) === 'EEXIST'
          ? new SiteError(
              `${folder} already exists, so nothing was written: choose another --slug or --date, or remove that folder first.`,
            )
          : error;
      });
      made.push(folder);
      const file = path.join(siteDir, folder, 'index.mdx');
      await writeFile(file, await skeletonOf(answers, locale));
    }
    return made.map((folder) => `${folder}/index.mdx`);
  } catch (error) {
    for (const folder of made) await rm(path.join(siteDir, folder), {recursive: true});
    throw error instanceof SiteError
      ? error
      : new SiteError(`The files can’t be written (${messageOf(error)}), and nothing was.`);
  }
}
