import path from 'node:path';
import {closest} from '../../lib/closest';
import type {Locale} from '../../lib/locales';
import type {Problem} from '../../lib/siteError';
import {readText} from '../shared/files';
import {
  areas,
  isCurrent,
  nameOf,
  readCatalogue,
  type Area,
  type Catalogue,
  type DocumentUnit,
  type TextUnit,
  type TranslationProblem,
} from './catalogue';
import {compareOutlines, compareTexts, frenchParagraphs, isSame} from './compare';
import {HASH_FIELD} from './document';
import {changeSince} from './git';
import {languages, translatedLocales} from './languages';
import {
  readExceptions,
  readRemoved,
  readSources,
  recordFiles,
  type Exceptions,
  type Sources,
} from './records';
import {quote, quoteDifference} from './text';

/** How much of something is translated and up to date. */
export type Share = {done: number; total: number};

export type TranslationReport = {
  problems: readonly TranslationProblem[];
  /** By language: the whole, and each area. What stays French on purpose counts in neither. */
  shares: Readonly<Record<string, {all: Share; areas: Readonly<Record<Area, Share>>}>>;
};

/** What was used of the lists of exceptions. */
type Used = {untranslated: Set<string>; sameAsFrench: Set<string>};

/**
 * How far documents are looked at: whether they are there and whole, or also whether they
 * say what the French says today, which git is asked for.
 */
type Depth = 'presence' | 'sameness';

type Context = {
  siteDir: string;
  locale: Locale;
  depth: Depth;
  sources: Sources;
  exceptions: Exceptions;
  used: Used;
};

function checkText(unit: TextUnit, context: Context): TranslationProblem[] {
  const {locale, sources, exceptions, used} = context;
  const {file, id, french, translation} = unit;
  const language = languages[locale];
  const name = nameOf(unit);
  const where = `(${french.file}:${french.place.line})`;
  const from = `${quote(french.text)} ${where}`;
  if (!translation) {
    const words = quote(french.text);
    const remedy = file.endsWith('.json')
      ? `run "npm run i18n:extract", then write the ${language} of ${words}`
      : `write the ${language} of ${words}`;
    const message =
      file === french.file
        ? `"${id}" has no ${language}: write "${locale}" beside "fr".`
        : `"${id}" is missing in ${file}: ${remedy}.`;
    return [{file: french.file, ...french.place, message, kind: 'absent'}];
  }
  const {text, place} = translation;
  const report = (kind: TranslationProblem['kind'], message: string): TranslationProblem => ({
    file,
    ...place,
    message,
    kind,
  });
  if (!text.trim()) {
    return [report('empty', `"${id}" is empty: write the ${language} of ${from}.`)];
  }
  const translatedFrom = sources[file]?.[id];
  const done = `npm run i18n:done ${name}`;
  if (isSame(french.text, text)) {
    if (exceptions.sameAsFrench.has(name)) {
      used.sameAsFrench.add(name);
    } else {
      return [
        report(
          'untranslated',
          translatedFrom === undefined
            ? `"${id}" is not translated yet: write the ${language} of ${from}, then run ${done}.`
            : `"${id}" is the same as the French ${from}: write the ${language}; if both languages say it so, list "${name}" with the reason in "sameAsFrench" of ${recordFiles(locale).exceptions}.`,
        ),
      ];
    }
  }
  const marks = compareTexts(french.text, text, locale).map((mistake) =>
    report('marks', `"${id}" ${mistake}.`),
  );
  if (isCurrent(unit, translatedFrom)) return marks;
  const [before, now] = quoteDifference(translatedFrom ?? '', french.text);
  return [
    ...marks,
    report(
      'stale',
      translatedFrom === undefined
        ? `"${id}" is ${quote(text)}, but nobody has said yet that it translates ${from}: read both, then run ${done}.`
        : `"${id}" is out of date: the French was ${before} and is now ${now} ${where}. Correct the ${language}, then run ${done}.`,
    ),
  ];
}

/** The fields of the front matter: all there, none empty or left in French. */
function checkFields(unit: DocumentUnit, context: Context): TranslationProblem[] {
  const {source, translation} = unit;
  if (!translation) return [];
  const {exceptions, used, locale} = context;
  const {file} = translation;
  const problems: TranslationProblem[] = [];
  for (const [name, {text, place}] of source.fields) {
    const own = translation.fields.get(name);
    const [top = ''] = name.split('.');
    if (!own) {
      // Lists of links may be others, and longer or shorter, in each language.
      if (/\.\d+(\.|$)/.test(name)) continue;
      problems.push({
        file,
        ...(translation.names.get(top) ?? {line: 1, column: 1}),
        kind: 'absent',
        message: `the field "${name}" is missing: write its ${languages[locale]}; the French is ${quote(text)} (${source.file}:${place.line}).`,
      });
    } else if (!own.text.trim()) {
      problems.push({
        file,
        ...own.place,
        kind: 'empty',
        message: `the field "${name}" is empty: write the ${languages[locale]} of ${quote(text)}.`,
      });
    } else if (['title', 'description', 'sidebar_label', 'cover.alt'].includes(name)) {
      const listed = `${file}#${name}`;
      if (!isSame(text, own.text)) continue;
      if (exceptions.sameAsFrench.has(listed)) {
        used.sameAsFrench.add(listed);
      } else {
        problems.push({
          file,
          ...own.place,
          kind: 'same',
          message: `the field "${name}" is still the French ${quote(text)}: write the ${languages[locale]}; if both languages say it so, list "${listed}" with the reason in "sameAsFrench" of ${recordFiles(locale).exceptions}.`,
        });
      }
    }
  }
  return problems;
}

async function checkDocument(unit: DocumentUnit, context: Context): Promise<TranslationProblem[]> {
  const {locale, exceptions, used} = context;
  const {area, source, translation, file} = unit;
  const language = languages[locale];
  if (!translation) {
    if (exceptions.untranslated.has(source.file)) {
      used.untranslated.add(source.file);
      return [];
    }
    const allowed =
      area === 'caseStudies'
        ? `; if it is to stay French, list "${source.file}" with the reason in "untranslated" of ${recordFiles(locale).exceptions}`
        : '';
    const message = `the file is missing: write the ${language} of ${source.file} there${allowed}.`;
    return [{file, message, kind: area === 'pages' ? 'absent' : 'untranslated'}];
  }
  const problems = checkFields(unit, context);
  if (source.body.trim() && !translation.body.trim()) {
    const message = `there is no text: write the ${language} of ${source.file}.`;
    return [...problems, {file, line: translation.bodyLine, column: 1, kind: 'empty', message}];
  }
  return context.depth === 'presence'
    ? problems
    : [...problems, ...(await compareDocuments({...unit, translation}, context))];
}

/** What a translation that is there says otherwise than the French, or has not followed. */
async function compareDocuments(
  {file, source, translation}: Required<DocumentUnit>,
  {siteDir, locale}: Context,
): Promise<TranslationProblem[]> {
  const language = languages[locale];
  const problems: TranslationProblem[] = [
    ...compareOutlines(source, translation).map((problem) => ({
      ...problem,
      kind: 'structure' as const,
    })),
    ...frenchParagraphs(source, translation).map((part) => ({
      file,
      line: part.line,
      column: 1,
      kind: 'same' as const,
      message: `${quote(part.text)} is still the French text: write its ${language}.`,
    })),
  ];
  const done = `npm run i18n:done ${file}`;
  const {sourceHash} = translation;
  if (!sourceHash) {
    problems.push({
      file,
      line: 1,
      column: 1,
      kind: 'stale',
      message: `nobody has said yet that this translates today’s ${source.file}: read both, then run ${done}.`,
    });
  } else if (sourceHash.value !== source.hash) {
    const text = (await readText(path.join(siteDir, source.file))) ?? '';
    const change = await changeSince(siteDir, source, text, sourceHash.value);
    const what = change
      ? `the French has changed since it was translated, first at ${source.file}:${change.line}. See what: ${change.command}. Then`
      : `${source.file} has changed since it was translated, and git has not kept that version: read both texts. Then`;
    problems.push({
      file,
      ...sourceHash.place,
      kind: 'stale',
      message: `${HASH_FIELD} is ${sourceHash.value}, but the French is now ${source.hash}: ${what} correct the ${language} and run ${done}.`,
    });
  }
  return problems;
}

/** Lines of exceptions.json that nothing needs, or that name nothing. */
function checkExceptions(
  {texts, documents, problems}: Catalogue,
  {locale, exceptions, used}: Context,
) {
  const file = recordFiles(locale).exceptions;
  // What could not be read may hold what is listed.
  const unread = new Set(
    problems.filter(({kind}) => kind === 'broken').map(({file: broken}) => broken),
  );
  const names = {
    untranslated: documents.map(({source}) => source.file),
    sameAsFrench: [
      ...texts.map(nameOf),
      ...documents.flatMap((unit) =>
        [...unit.source.fields.keys()].map((field) => `${unit.file}#${field}`),
      ),
    ],
  };
  return (['untranslated', 'sameAsFrench'] as const).flatMap((kind) =>
    [...exceptions[kind]]
      .filter(([name]) => !used[kind].has(name) && !unread.has(name.replace(/#.*/, '')))
      .map(([name, {place}]): TranslationProblem => {
        const near = names[kind].includes(name) ? undefined : closest(name, names[kind]);
        const message = names[kind].includes(name)
          ? `"${name}" of "${kind}" is translated: remove it from the list.`
          : `"${name}" of "${kind}" names nothing${near ? `: write "${near}", or remove it` : ': remove it'}.`;
        return {file, ...place, message, kind: 'list'};
      }),
  );
}

async function checkLocale(
  siteDir: string,
  locale: Locale,
  {depth, without = []}: {depth: Depth; without?: readonly Area[]},
) {
  const [catalogue, sources, removed, listed] = await Promise.all([
    readCatalogue(siteDir, locale, {without}),
    readSources(siteDir, locale),
    readRemoved(siteDir, locale),
    readExceptions(siteDir, locale),
  ]);
  const used: Used = {untranslated: new Set(), sameAsFrench: new Set()};
  const context: Context = {
    siteDir,
    locale,
    depth,
    sources: sources.data,
    exceptions: listed.exceptions,
    used,
  };
  const checked = [
    ...catalogue.texts.map((unit) => ({unit, problems: checkText(unit, context)})),
    ...(await Promise.all(
      catalogue.documents.map(async (unit) => ({
        unit,
        problems: await checkDocument(unit, context),
      })),
    )),
  ];
  const shares = Object.fromEntries(
    Object.keys(areas).map((area) => [area, {done: 0, total: 0}]),
  ) as Record<Area, Share>;
  for (const {unit, problems} of checked) {
    const isLeftFrench = 'source' in unit && used.untranslated.has(unit.source.file);
    if (isLeftFrench) continue;
    shares[unit.area].total += 1;
    if (problems.length === 0) shares[unit.area].done += 1;
  }
  const all = Object.values(shares).reduce(
    (sum, {done, total}) => ({done: sum.done + done, total: sum.total + total}),
    {done: 0, total: 0},
  );
  const broken = [...sources.problems, ...removed.problems, ...listed.problems];
  return {
    shares: {all, areas: shares},
    problems: [
      ...catalogue.problems,
      ...broken.map((problem): TranslationProblem => ({...problem, kind: 'broken'})),
      ...checked.flatMap(({problems}) => problems),
      ...(listed.problems.length > 0 ? [] : checkExceptions(catalogue, context)),
    ],
  };
}

/**
 * Compares every translation with the French text that it stands for: missing,
 * unused, still French, empty, out of date, or different in its markup.
 *
 * @param siteDir absolute
 */
export async function checkTranslations(siteDir: string): Promise<TranslationReport> {
  const checked = await Promise.all(
    translatedLocales.map(async (locale) => ({
      locale,
      ...(await checkLocale(siteDir, locale, {depth: 'sameness'})),
    })),
  );
  return {
    problems: checked.flatMap(({problems}) => problems),
    shares: Object.fromEntries(checked.map(({locale, shares}) => [locale, shares])),
  };
}

/** What would show visitors French, or nothing, in the midst of another language. */
const stopping = new Set<TranslationProblem['kind']>(['broken', 'absent', 'empty', 'marks']);

/**
 * The mistakes that stop a build; the others are for `npm run check`, and are not looked
 * for. Nor is the handbook, which is not built.
 */
export async function checkForBuild(siteDir: string): Promise<Problem[]> {
  const checked = await Promise.all(
    translatedLocales.map((locale) =>
      checkLocale(siteDir, locale, {depth: 'presence', without: ['handbook']}),
    ),
  );
  return checked.flatMap(({problems}) => problems).filter(({kind}) => stopping.has(kind));
}
