import {closest} from '../../lib/texts/closest';
import type {Locale} from '../../lib/locales';
import type {Problem} from '../../lib/siteError';
import {languageName, translatedLocales} from '../../lib/texts/translated';
import {
  areas,
  isCurrent,
  readCatalogue,
  type Area,
  type Catalogue,
  type DocumentUnit,
  type TextUnit,
  type TranslationProblem,
} from './catalogue';
import type {FieldPlaces} from '../../lib/texts/data';
import {isBlank} from '../../lib/texts/unseen';
import {isOwn} from '../pages/own';
import {factsOf} from '../texts/facts';
import {oldMarkOf, type Text} from '../texts/read';
import {compareDocuments, compareTexts, isSame, markupProblem} from './compare';
import {contentHash, fieldsOf} from './document';
import {
  exceptionsFile,
  markOf,
  readExceptions,
  readSources,
  type Exceptions,
  type Sources,
} from './files';
import {changeSince} from './git';
import {quote, quoteDifference} from './text';

export type Share = {done: number; total: number};

type Context = {
  siteDir: string;
  /** The language of the translations, and its name in messages. */
  locale: Locale;
  language: string;
  sources: Sources;
  exceptions: Exceptions;
  /** Names looked up in exceptions.json, to find unused entries. */
  used: Set<string>;
  /** Only checks for missing or empty texts; neither compares bodies nor runs git. */
  isQuick: boolean;
};

/** Whether exceptions.json lists a text as the same in both languages. */
function isAllowed(name: string, {exceptions, used}: Context): boolean {
  used.add(name);
  return name in exceptions.sameAsFrench;
}

const FRENCH_FIRST = 'the French is empty too: write it first';

const orListed = (name: string, {locale}: Context) =>
  `if both languages use the same words, list "${name}" with the reason in "sameAsFrench" of ${exceptionsFile(locale)}`;

function checkMarkup({file, id, french, translation}: TextUnit): TranslationProblem[] {
  return [french, translation && {...translation, file}].flatMap((text) => {
    const wrong = text && markupProblem(text.text);
    return wrong
      ? [{file: text.file, ...text.place, message: `"${id}" ${wrong}.`, stops: true}]
      : [];
  });
}

function checkText(unit: TextUnit, context: Context): TranslationProblem[] {
  const {name, file, id, french, translation} = unit;
  const {language} = context;
  if (!translation) {
    const message = `"${id}" is missing in ${file}: write the ${language} of ${quote(french.text)}.`;
    return [{file: french.file, ...french.place, message, stops: true}];
  }
  const {text, place} = translation;
  const where = `(${french.file}:${french.place.line})`;
  const from = `${quote(french.text)} ${where}`;
  const problem = (message: string, stops = false) => ({
    file,
    ...place,
    stops,
    message: `"${id}" ${message}.`,
  });
  if (isBlank(text)) {
    const remedy = french.text.trim() ? `write the ${language} of ${from}` : FRENCH_FIRST;
    return [problem(`is empty: ${remedy}`, true)];
  }
  const translatedFrom = markOf(context.sources, file, id);
  const done = `then run npm run i18n:done ${name}`;
  if (isSame(french.text, text) && !isAllowed(name, context)) {
    const message =
      translatedFrom === undefined
        ? `is not translated yet: write the ${language} of ${from}, ${done}; ${orListed(name, context)}`
        : `is the same as the French ${from}: write the ${language}; ${orListed(name, context)}`;
    return [problem(message)];
  }
  const marks = compareTexts(french.text, text).map((message) => problem(message, true));
  if (isCurrent(unit, translatedFrom)) return marks;
  if (translatedFrom === undefined) {
    const message = `is ${quote(text)}, but not marked as the translation of ${from}: compare both, ${done}`;
    return [...marks, problem(message)];
  }
  const [before, now] = quoteDifference(translatedFrom, french.text);
  const message = `is out of date: the French was ${before} and is now ${now} ${where}. Correct the ${language}, ${done}`;
  return [...marks, problem(message)];
}

/** What each language has. Others are its own: a PDF, links, the day of its last change. */
const read = ['title', 'description', 'sidebar_label', 'cover.alt'];
const needed = [...read, 'client'];

/** Checks that no field of the front matter is missing, empty or still French. */
function checkFields(source: Text, translation: Text, context: Context): TranslationProblem[] {
  const {file} = translation;
  const {language} = context;
  const fields = fieldsOf(translation);
  return [...fieldsOf(source)].flatMap(([name, {text, place}]): TranslationProblem[] => {
    const own = fields.get(name);
    if (!own) {
      if (!needed.includes(name)) return [];
      const message = `the field "${name}" is missing: write its ${language}; the French is ${quote(text)} (${source.file}:${place.line}).`;
      return [{file, ...translation.places.of(name.split('.')), message, stops: true}];
    }
    if (isBlank(own.text)) {
      const remedy = text.trim() ? `write the ${language} of ${quote(text)}` : FRENCH_FIRST;
      const message = `the field "${name}" is empty: ${remedy}.`;
      return [{file, ...own.place, message, stops: true}];
    }
    const listed = `${file}#${name}`;
    if (!read.includes(name) || !isSame(text, own.text) || isAllowed(listed, context)) return [];
    const message = `the field "${name}" is still the French ${quote(text)}: write the ${language}; ${orListed(listed, context)}.`;
    return [{file, ...own.place, message}];
  });
}

async function checkDocument(unit: DocumentUnit, context: Context): Promise<TranslationProblem[]> {
  const {siteDir, exceptions, used, locale, language} = context;
  const {area, source, translation, file} = unit;
  if (!translation) {
    used.add(source.file);
    if (source.file in exceptions.untranslated) return [];
    const allowed =
      area === 'caseStudies' || isOwn(source)
        ? `; if it is to stay French, list "${source.file}" with the reason in "untranslated" of ${exceptionsFile(locale)}`
        : '';
    const message = `the file is missing: write the ${language} of ${source.file} there${allowed}.`;
    return [{file, message, stops: area === 'pages' && !isOwn(source)}];
  }
  const problems = checkFields(source, translation, context);
  if (source.body.trim() && !translation.body.trim()) {
    const message = `the text is empty: write the ${language} of ${source.file}.`;
    return [...problems, {file, line: translation.bodyLine, column: 1, message, stops: true}];
  }
  if (context.isQuick) return problems;
  problems.push(...compareDocuments(source, translation));
  const done = `run npm run i18n:done ${file}.`;
  const mark = context.sources[file] ?? oldMarkOf(translation);
  const at = {file, line: 1, column: 1};
  if (typeof mark !== 'string') {
    const message = `this is not marked as the translation of ${source.file}: compare both, then ${done}`;
    problems.push({...at, message});
  } else if (mark !== contentHash(source)) {
    const change = await changeSince(
      siteDir,
      locale,
      {french: source.file, translation: file},
      mark,
    );
    const message = change
      ? `the French has changed since this was translated, first at ${source.file}:${change.line}. See what: ${change.command}. Then correct the ${language} and ${done}`
      : `${source.file} has changed since this was translated, and git does not have that version: compare both texts. Then correct the ${language} and ${done}`;
    problems.push({...at, message});
  }
  return problems;
}

/** Reports entries of exceptions.json that are unused or match nothing. */
function checkExceptions(
  {texts, documents}: Catalogue,
  {ofKey}: FieldPlaces,
  {exceptions, used, locale}: Context,
): TranslationProblem[] {
  const names = {
    untranslated: documents.map(({source}) => source.file),
    sameAsFrench: [
      ...texts.map(({name}) => name),
      ...documents.flatMap(({file, source}) =>
        [...fieldsOf(source).keys()].map((field) => `${file}#${field}`),
      ),
    ],
  };
  return (['untranslated', 'sameAsFrench'] as const).flatMap((kind) =>
    Object.keys(exceptions[kind])
      .filter((name) => !used.has(name))
      .map((name) => {
        const isKnown = names[kind].includes(name);
        const near = isKnown ? undefined : closest(name, names[kind]);
        const message = `"${name}" of "${kind}" ${isKnown ? 'is translated' : 'matches nothing'}: remove it from the list${near ? `, or write "${near}"` : ''}.`;
        return {file: exceptionsFile(locale), ...ofKey([kind, name]), message};
      }),
  );
}

async function checkLanguage(
  siteDir: string,
  locale: Locale,
  isQuick: boolean,
  readFacts: typeof factsOf,
) {
  const catalogue = await readCatalogue(siteDir, locale, {isQuick, readFacts});
  const sources = readSources(siteDir, locale);
  const listed = readExceptions(siteDir, locale);
  const exceptions = listed.data ?? {untranslated: {}, sameAsFrench: {}};
  const context: Context = {
    siteDir,
    locale,
    language: languageName(locale),
    exceptions,
    isQuick,
    sources: sources.data ?? {},
    used: new Set(),
  };
  const checked = catalogue.texts.map((unit) => {
    const problems = [...checkMarkup(unit), ...checkText(unit, context)];
    return {area: unit.area, problems};
  });
  for (const unit of catalogue.documents) {
    const found = await checkDocument(unit, context);
    if (unit.translation || !(unit.source.file in exceptions.untranslated)) {
      checked.push({area: unit.area, problems: found});
    }
  }
  const broken = [...sources.problems, ...listed.problems];
  const isAllRead = broken.length === 0 && !catalogue.problems.some(({isUnread}) => isUnread);
  const problems: TranslationProblem[] = [
    ...catalogue.problems,
    ...checked.flatMap((unit) => unit.problems),
    ...broken.map((problem) => ({...problem, stops: true})),
  ];
  // A file that could not be read may contain a listed name. An unused one stops no build.
  if (isAllRead && !isQuick) {
    problems.push(...checkExceptions(catalogue, listed.places, context));
  }
  const shareOf = (units: typeof checked): Share => ({
    done: units.filter((unit) => unit.problems.length === 0).length,
    total: units.length,
  });
  const shares = Object.keys(areas).map((area) => [
    area,
    shareOf(checked.filter((unit) => unit.area === area)),
  ]);
  const byArea = Object.fromEntries(shares) as Record<Area, Share>;
  return {problems, shares: isAllRead ? {all: shareOf(checked), areas: byArea} : undefined};
}

/** Checks each language; what is wrong with the French itself is told once. */
async function check(siteDir: string, isQuick: boolean, readFacts: typeof factsOf) {
  const checked = await Promise.all(
    translatedLocales.map((locale) => checkLanguage(siteDir, locale, isQuick, readFacts)),
  );
  const problems = new Map(
    checked
      .flatMap((language) => language.problems)
      .map((problem) => [JSON.stringify(problem), problem] as const),
  );
  return {
    problems: [...problems.values()],
    languages: translatedLocales.map((locale, index) => ({
      locale,
      shares: checked[index]?.shares,
    })),
  };
}

/**
 * Compares every translation with its French text.
 *
 * @param readFacts may read from a cache (texts/factsCache.ts)
 * @returns problems, and for each language shares overall and by area, without texts that stay
 * French on purpose; no shares when a file can't be read
 */
export const checkTranslations = (siteDir: string, readFacts = factsOf) =>
  check(siteDir, false, readFacts);

/** Finds the problems that visitors would notice, but for those of the texts themselves. */
export async function checkForBuild(siteDir: string, readFacts = factsOf): Promise<Problem[]> {
  const {problems} = await check(siteDir, true, readFacts);
  return problems.filter(({stops}) => stops);
}
