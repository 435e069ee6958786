import path from 'node:path';
import {closest} from '../../lib/texts/closest';
import type {Locale} from '../../lib/locales';
import type {Problem} from '../../lib/siteError';
import {filesIn, readText} from '../../lib/files';
import {caseStudiesDir, handbookDir, pagesDir, teamFile} from '../../lib/texts/folders';
import {readYaml} from '../../lib/texts/yaml';
import {isSame} from './compare';
import {fieldsOf, readDocument, type Placed, type TextDocument} from './document';
import {CODE_FILE, frenchOf, readMessages, SIDEBAR_FILE} from './files';
import {normalise} from './text';
import {readUses} from './uses';

export const areas = {
  interface: 'interface',
  team: 'team',
  caseStudies: 'case studies',
  pages: 'pages',
  handbook: 'handbook',
} as const;
export type Area = keyof typeof areas;

export type TranslationProblem = Problem & {
  /** Fails the build, because visitors would see French or nothing. */
  stops?: boolean;
  /** The file cannot be read, so that nothing is known of its texts. */
  isUnread?: boolean;
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
  source: TextDocument;
  translation?: TextDocument;
};

export type Catalogue = {
  texts: readonly TextUnit[];
  documents: readonly DocumentUnit[];
  /** Unreadable files, and translations without a French source. */
  problems: readonly TranslationProblem[];
};

type Texts = Pick<Catalogue, 'texts' | 'problems'>;

type Folder = {area: Area; dirOf: (locale: Locale) => string};

const folders: readonly Folder[] = [
  {area: 'caseStudies', dirOf: caseStudiesDir},
  {area: 'pages', dirOf: pagesDir},
  {area: 'handbook', dirOf: handbookDir},
];

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
  const {data, problems, placeOf} = readMessages(siteDir, frenchOf(file));
  const texts = Object.entries(data ?? {}).map(([id, {message, description}]): FrenchText => ({
    id,
    text: message,
    file: frenchOf(file),
    place: placeOf([id, 'message']),
    ...(description && {description}),
  }));
  return {texts, problems};
}

/** Pairs a message file of Docusaurus with its French texts. */
function pairMessages(siteDir: string, area: Area, file: string): Texts {
  const french = textsOf(siteDir, file);
  const english = readMessages(siteDir, file);
  const problems = unread([...french.problems, ...english.problems]);
  if (problems.length > 0 || !english.data) return {texts: [], problems};
  const at = ({id, place}: FrenchText, message: string): TranslationProblem => ({
    file: frenchOf(file),
    ...place,
    message: `"${id}" ${message}.`,
  });
  const empty = french.texts.filter(({text}) => !text.trim());
  const unexplained = french.texts.filter(({description}) => !description);
  const own = Object.entries(english.data)
    .filter(([id]) => !isDocusaurus(id))
    .map(([id, {message}]) => ({
      id,
      text: message,
      place: english.placeOf([id, 'message']),
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
async function readInterface(siteDir: string): Promise<Texts> {
  const {texts, problems} = pairMessages(siteDir, 'interface', CODE_FILE);
  const isUsed = await readUses(siteDir);
  const unused = texts.filter(({id}) => !isUsed(id));
  return {
    texts,
    problems: [
      ...problems,
      ...unused.flatMap(({id, file, french, translation}) => {
        const message = `nothing uses "${id}": remove it, in both languages.`;
        const own = translation ? [{file, ...translation.place, message}] : [];
        return [{file: french.file, ...french.place, message}, ...own];
      }),
    ],
  };
}

/** The team's roles and descriptions; names and initials are not translated. */
async function readTeam(siteDir: string): Promise<Texts> {
  const problems: Problem[] = [];
  const textsIn = async (locale: Locale): Promise<FrenchText[]> => {
    const file = teamFile(locale);
    const yaml = readYaml(file, (await readText(path.join(siteDir, file))) ?? '', 1);
    if (!yaml.ok) {
      problems.push(...yaml.problems);
      return [];
    }
    return [...fieldsOf(yaml)].map(([id, text]) => ({id, file, ...text}));
  };
  const [french, own] = [await textsIn('fr'), await textsIn('en')];
  if (problems.length > 0) return {texts: [], problems: unread(problems)};
  return pair('team', teamFile('en'), french, own);
}

async function readDocuments(
  siteDir: string,
  {area, dirOf}: Folder,
): Promise<Pick<Catalogue, 'documents' | 'problems'>> {
  const [french, translated] = [dirOf('fr'), dirOf('en')];
  const pattern = area === 'caseStudies' ? /^[^/]+\/index\.mdx$/ : /\.mdx?$/;
  const [sources = [], translations = []] = [french, translated].map((folder) =>
    filesIn(path.join(siteDir, folder)).filter(
      (name) => pattern.test(name) && !/(?:^|\/)_/.test(name),
    ),
  );
  const problems: TranslationProblem[] = [];
  const documents: DocumentUnit[] = [];
  for (const name of sources) {
    const file = `${translated}/${name}`;
    const source = await readDocument(siteDir, `${french}/${name}`);
    const translation = translations.includes(name) ? await readDocument(siteDir, file) : undefined;
    if (Array.isArray(source)) problems.push(...unread(source));
    if (Array.isArray(translation)) problems.push(...unread(translation));
    if (Array.isArray(source) || Array.isArray(translation)) continue;
    if (source.lang === undefined) {
      documents.push({area, file, source, ...(translation && {translation})});
    } else if (translation) {
      const message = `${source.file} says "lang: ${source.lang}", a page in one language: remove this file, or that line.`;
      problems.push({file, message});
    }
  }
  const free = sources.filter((name) => !translations.includes(name));
  for (const name of translations.filter((candidate) => !sources.includes(candidate))) {
    const near = closest(name, free);
    const message = `this translates ${french}/${name}, which does not exist: rename it ${near ? `${near}, ` : ''}to match the French file, or remove it.`;
    problems.push({file: `${translated}/${name}`, message});
  }
  return {documents, problems};
}

/**
 * Reads all translatable texts with their translations.
 *
 * @param withHandbook false in a build, which omits the handbook
 */
export async function readCatalogue(siteDir: string, withHandbook = true): Promise<Catalogue> {
  const texts = [await readInterface(siteDir), await readTeam(siteDir)];
  if (withHandbook) {
    texts.push(pairMessages(siteDir, 'handbook', SIDEBAR_FILE));
  }
  const documents = await Promise.all(
    folders
      .filter(({area}) => withHandbook || area !== 'handbook')
      .map((folder) => readDocuments(siteDir, folder)),
  );
  return {
    texts: texts.flatMap((read) => read.texts),
    documents: documents.flatMap((read) => read.documents),
    problems: [...texts, ...documents].flatMap((read) => read.problems),
  };
}

/** Whether the French is unchanged since the translation. */
export const isCurrent = ({french}: TextUnit, translatedFrom: string | undefined) =>
  translatedFrom !== undefined && normalise(translatedFrom) === normalise(french.text);

export const isFrench = ({french, translation}: TextUnit) =>
  !translation?.text.trim() || isSame(french.text, translation.text);
