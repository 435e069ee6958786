import {closest} from '../../src/lib/closest';
import {locales, type Locale} from '../../src/lib/locales';
import {sectorIds, serviceIds} from '../../src/lib/vocabulary';
import {checkField} from '../../src/plugins/case-studies/frontMatter';
import {applyCorrections, findCorrections} from './content/typography';

/** What is asked of somebody who begins a case study; also the names of the flags. */
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

/** Answers that have passed their checks. */
export type Answers = {
  title: string;
  client: string;
  sector: string;
  services: string[];
  authors: string[];
  languages: Locale[];
  slug: string;
  titleEn?: string;
  slugEn?: string;
  /** ISO date (yyyy-mm-dd). */
  date: string;
};

/** What the answers are checked against. */
export type Surroundings = {
  teamIds: readonly string[];
  /** Slugs that lead somewhere already, in any language. */
  takenSlugs: ReadonlySet<string>;
  /** ISO date. */
  today: string;
};

export type Question = {
  id: QuestionId;
  label: string;
  /** Shown with the question. */
  hint?: string;
  /** Taken for an empty answer. */
  suggestion?: string;
};

/** The longest slug that is made from a title, in characters: it is part of an address. */
const SLUG_LENGTH = 48;

/** Words that an address can do without. */
const SHORT_WORDS = new Set('a au aux de des du et la le les on ou un une the of and'.split(' '));

/** A title as a part of an address: « L’œil, à l’hôpital » becomes `oeil-hopital`. */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // Elided articles say nothing: l’hôpital, d’une.
    .replace(/\b(?:[ldjmntsc]|qu)['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const telling = words.filter((word) => !SHORT_WORDS.has(word));
  const kept = telling.length > 0 ? telling : words;
  let slug = '';
  for (const word of kept) {
    const longer = slug ? `${slug}-${word}` : word;
    if (slug && longer.length > SLUG_LENGTH) break;
    slug = longer;
  }
  return slug.slice(0, SLUG_LENGTH);
}

/** The slug, or with a number the first that nobody has. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) {
    free = `${slug}-${number}`;
  }
  return free;
}

const listOf = (answer: string) =>
  answer
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** What is wrong with a list of names, the closest one offered. */
function checkNames(names: readonly string[], known: readonly string[]): string | undefined {
  if (names.length === 0) {
    return `write one or more of ${known.join(', ')}, with commas`;
  }
  const unknown = names.find((name) => !known.includes(name));
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (unknown !== undefined) {
    const near = closest(unknown, known);
    return `"${unknown}" is not known: write ${near ? `"${near}"? It is one of ` : 'one of '}${known.join(', ')}`;
  }
  return double === undefined ? undefined : `"${double}" is there twice: write it once`;
}

/**
 * What to ask next, given the answers until now; undefined when all is known.
 *
 * @param answers by question, as they were written
 */
export function nextQuestion(
  answers: Partial<Record<QuestionId, string>>,
  {teamIds, takenSlugs, today}: Surroundings,
): Question | undefined {
  const isEnglish = listOf(answers.languages ?? '').includes('en');
  const slug = freeSlug(slugOf(answers.title ?? ''), takenSlugs);
  const own = answers.slug?.trim() || slug;
  const questions: Question[] = [
    {id: 'title', label: 'Title, in French'},
    {id: 'client', label: 'Client'},
    {id: 'sector', label: 'Sector', hint: sectorIds.join(', ')},
    {id: 'services', label: 'Services, with commas', hint: serviceIds.join(', ')},
    {id: 'authors', label: 'Team, with commas', hint: teamIds.join(', ')},
    {id: 'languages', label: 'Languages', hint: 'fr, or fr,en', suggestion: 'fr'},
    {id: 'slug', label: 'End of the address, /work/…/', suggestion: slug},
    ...(isEnglish
      ? ([
          {id: 'title-en', label: 'Title, in English'},
          {
            id: 'slug-en',
            label: 'End of the English address, /en/work/…/',
            suggestion: freeSlug(`${own}-en`, takenSlugs),
          },
        ] satisfies Question[])
      : []),
    {id: 'date', label: 'Date', suggestion: today},
  ];
  return questions.find(({id}) => answers[id] === undefined);
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
  switch (id) {
    case 'title':
    case 'title-en':
      return checkField('title', answer);
    case 'client':
    case 'date':
      return checkField(id, answer);
    case 'sector':
      return checkField('sector', answer.trim());
    case 'slug':
    case 'slug-en':
      return (
        checkField('slug', answer) ??
        (takenSlugs.has(answer)
          ? `another case study has it already: write another one, such as ${freeSlug(answer, takenSlugs)}`
          : undefined)
      );
    case 'services':
      return checkNames(listOf(answer), serviceIds);
    case 'authors':
      return checkNames(listOf(answer), teamIds);
    case 'languages': {
      const wrong = checkNames(listOf(answer), locales);
      return (
        wrong ??
        (listOf(answer).includes('fr') ? undefined : 'French is the source: write fr, or fr,en')
      );
    }
  }
}

/** French words with the signs and spaces that a keyboard does not give. */
const typeset = (words: string) =>
  applyCorrections(words, findCorrections(words, [[0, words.length]]));

/** Answers that have all been checked, as the files need them. */
export function completeAnswers(answers: Partial<Record<QuestionId, string>>): Answers {
  const {
    title = '',
    client = '',
    sector = '',
    services = '',
    authors = '',
    languages = '',
    slug = '',
    date = '',
  } = answers;
  const isEnglish = listOf(languages).includes('en');
  return {
    title: typeset(title.trim()),
    client: typeset(client.trim()),
    sector: sector.trim(),
    services: listOf(services),
    authors: listOf(authors),
    languages: isEnglish ? ['fr', 'en'] : ['fr'],
    slug,
    date,
    ...(isEnglish ? {titleEn: answers['title-en']?.trim(), slugEn: answers['slug-en']} : {}),
  };
}
