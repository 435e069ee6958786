import path from 'node:path';
import {closest} from '../../lib/texts/closest';
import {sourceLocale, type Locale} from '../../lib/locales';
import type {Problem} from '../../lib/siteError';
import {readText} from '../../lib/files';
import {normalise} from '../../lib/texts/normalise';
import {teamFile} from '../../lib/texts/folders';
import {readYaml} from '../../lib/texts/data';
import {factsOf} from '../texts/facts';
import {
  allKinds,
  builtKinds,
  dirOf,
  fieldsIn,
  readTexts,
  type Text,
  type TextProblem,
} from '../texts/read';
import {isSame} from './compare';
import {fieldsOf, type Placed} from './document';
import {codeFile, readMessages, sidebarFile} from './files';
import {isBlank} from '../../lib/texts/unseen';
import {readUses} from './uses';

export const areas = {
  interface: 'interface',
  team: 'team',
  caseStudies: 'case studies',
  pages: 'pages',
  handbook: 'handbook',
} as const;
export type Area = keyof typeof areas;

export type TranslationProblem = TextProblem & {
  /** Fails the build, because visitors would see French or nothing. */
  stops?: boolean;
};

/** A text with an id, in a file of several texts. */
export type FrenchText = Placed & {id: string; file: string; description?: string};

export type TextUnit = {
  area: Area;
  /** Name in i18n:done and exceptions.json: `file#id` of the translation. */
  name: string;
  /** The translation's file, from the project's root. */
  file: string;
  id: string;
  french: FrenchText;
  translation?: Placed;
};

export type DocumentUnit = {
  area: Area;
  /** Path of its translation, which may not exist yet. */
  file: string;
  source: Text;
  translation?: Text;
};

export type Catalogue = {
  texts: readonly TextUnit[];
  documents: readonly DocumentUnit[];
  /** Unreadable files, and translations without a French source. */
  problems: readonly TranslationProblem[];
};

type Texts = Pick<Catalogue, 'texts' | 'problems'>;

const areaOf: Readonly<Record<Text['kind'], Area>> = {
  'case-study': 'caseStudies',
  page: 'pages',
  doc: 'handbook',
};

const unread = (problems: readonly Problem[]): TranslationProblem[] =>
  problems.map((problem) => ({...problem, stops: true, isUnread: true}));

/** Whether an id is Docusaurus' own; translators may override those. */
const isDocusaurus = (id: string) => /^(?:theme|version)\./.test(id);

/** Pairs French texts with their translations; reports translations without a French text. */
function pair(
  area: Area,
  file: string,
  french: readonly FrenchText[],
  own: ReadonlyArray<Placed & {id: string}>,
): Texts {
  const translated = new Map(own.map((text) => [text.id, text]));
  const known = new Set(french.map(({id}) => id));
  const free = [...known].filter((id) => !translated.has(id));
  const texts = french.map((text): TextUnit => {
    const {id} = text;
    const translation = translated.get(id);
    return {area, name: `${file}#${id}`, file, id, french: text, ...(translation && {translation})};
  });
  const unknown = own.filter(({id}) => !known.has(id));
  const problems = unknown.map(({id, place}): TranslationProblem => {
    const near = closest(id, free);
    const instead = near ? `write "${near}", which is missing here, or ` : '';
    return {file, ...place, message: `"${id}" translates nothing: ${instead}remove it.`};
  });
  return {texts, problems};
}

/** The French texts of a message file. */
function textsOf(siteDir: string, file: string) {
  const {data, problems, places} = readMessages(siteDir, file);
  const texts = Object.entries(data ?? {}).map(([id, {message, description}]): FrenchText => ({
    id,
    text: message,
    file,
    place: places.of([id, 'message']),
    ...(description && {description}),
  }));
  return {texts, problems};
}

/** Pairs a message file of Docusaurus with its French texts. */
function pairMessages(
  siteDir: string,
  area: Area,
  fileOf: (locale: Locale) => string,
  locale: Locale,
): Texts {
  const file = fileOf(locale);
  const french = textsOf(siteDir, fileOf(sourceLocale));
  const translated = readMessages(siteDir, file);
  const problems = unread([...french.problems, ...translated.problems]);
  if (problems.length > 0 || !translated.data) return {texts: [], problems};
  const at = ({id, file: own, place}: FrenchText, message: string): TranslationProblem => ({
    file: own,
    ...place,
    message: `"${id}" ${message}.`,
  });
  const empty = french.texts.filter(({text}) => isBlank(text));
  const unexplained = french.texts.filter(({description}) => !description);
  const own = Object.entries(translated.data)
    .filter(([id]) => !isDocusaurus(id))
    .map(([id, {message}]) => ({
      id,
      text: message,
      place: translated.places.of([id, 'message']),
    }));
  const paired = pair(area, file, french.texts, own);
  return {
    texts: paired.texts,
    problems: [
      ...empty.map((text) => ({...at(text, 'is empty: write its French'), stops: true})),
      ...unexplained.map((text): TranslationProblem => ({
        ...at(text, 'has no "description": say where it appears, for translators'),
        severity: 'warning',
      })),
      ...paired.problems,
    ],
  };
}

/** The interface: what is there is named by the code. */
async function readInterface(siteDir: string, locale: Locale, isQuick: boolean): Promise<Texts> {
  const {texts, problems} = pairMessages(siteDir, 'interface', codeFile, locale);
  const isUsed = isQuick ? () => true : await readUses(siteDir);
  const unused = texts.filter(({id}) => !isUsed(id));
  return {
    texts,
    problems: [
      ...problems,
      ...unused.flatMap(({id, file, french, translation}) => {
        const message = `nothing uses "${id}": remove it, in every language.`;
        const own = translation ? [{file, ...translation.place, message}] : [];
        return [{file: french.file, ...french.place, message}, ...own];
      }),
    ],
  };
}

/** The team's roles and descriptions; names and initials are not translated. */
async function readTeam(siteDir: string, translated: Locale): Promise<Texts> {
  const problems: Problem[] = [];
  const textsIn = async (locale: Locale): Promise<FrenchText[]> => {
    const file = teamFile(locale);
    const yaml = readYaml(file, (await readText(path.join(siteDir, file))) ?? '');
    problems.push(...yaml.problems);
    return [...fieldsOf({data: yaml.data, places: yaml.places})].map(([id, text]) => ({
      id,
      file,
      ...text,
    }));
  };
  const [french, own] = [await textsIn(sourceLocale), await textsIn(translated)];
  if (problems.length > 0) return {texts: [], problems: unread(problems)};
  return pair('team', teamFile(translated), french, own);
}

/** A part of other texts (`_name.mdx`), which Docusaurus makes no page of. */
const isPart = ({name}: Text) => /(?:^|\/)_/.test(name);

/** Pairs the texts with their translations. */
async function readDocuments(
  siteDir: string,
  locale: Locale,
  options: Parameters<typeof readTexts>[1],
): Promise<Pick<Catalogue, 'documents' | 'problems'>> {
  const read = await readTexts(siteDir, options);
  const problems: TranslationProblem[] = [...read.problems];
  const unread = new Set(read.problems.flatMap(({file, isUnread}) => (isUnread ? [file] : [])));
  const translations = read.texts.filter(({folder}) => folder === locale);
  const documents = read.texts.flatMap((source): DocumentUnit[] => {
    if (source.folder !== sourceLocale || isPart(source) || unread.has(source.file)) return [];
    const {kind, name} = source;
    const file = `${dirOf(kind, locale)}/${name}`;
    const translation = translations.find((text) => text.file === file);
    const {lang} = fieldsIn(source.data);
    if (typeof lang !== 'string') {
      if (unread.has(file)) return [];
      return [{area: areaOf[kind], file, source, ...(translation && {translation})}];
    }
    if (translation) {
      const message = `${source.file} says "lang: ${lang}", a text in one language: remove this file, or that line.`;
      problems.push({file, message});
    }
    return [];
  });
  return {documents, problems};
}

/**
 * Reads all translatable texts with their translations into a language.
 *
 * @param options `isQuick` leaves out the handbook and the search for unused texts: neither stops a
 * build. `readFacts` may read from a cache (texts/factsCache.ts)
 */
export async function readCatalogue(
  siteDir: string,
  locale: Locale,
  {isQuick = false, readFacts = factsOf} = {},
): Promise<Catalogue> {
  const texts = [await readInterface(siteDir, locale, isQuick), await readTeam(siteDir, locale)];
  if (!isQuick) {
    texts.push(pairMessages(siteDir, 'handbook', sidebarFile, locale));
  }
  const {documents, problems} = await readDocuments(siteDir, locale, {
    kinds: isQuick ? builtKinds : allKinds,
    readFacts,
  });
  return {
    texts: texts.flatMap((read) => read.texts),
    documents,
    problems: [...texts.flatMap((read) => read.problems), ...problems],
  };
}

/** Whether the French is unchanged since the translation. */
export const isCurrent = ({french}: TextUnit, translatedFrom: string | undefined) =>
  translatedFrom !== undefined && normalise(translatedFrom) === normalise(french.text);

export const isFrench = ({french, translation}: TextUnit) =>
  !translation || isBlank(translation.text) || isSame(french.text, translation.text);
