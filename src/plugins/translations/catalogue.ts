import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {closest} from '../../lib/closest';
import {placeAt, type Problem} from '../../lib/siteError';
import {readText} from '../../lib/files';
import {literalsOf} from '../../lib/texts/literals';
import {readYaml} from '../../lib/texts/yaml';
import {isSame} from './compare';
import {fieldsOf, readDocument, type Placed, type TextDocument} from './document';
import {CODE_FILE, ENGLISH, FORM_WORDS, FORMS_FILE, readMessages, SIDEBAR_FILE} from './files';
import {normalise, quote} from './text';

export const areas = {
  interface: 'interface',
  identity: 'identity',
  team: 'team',
  caseStudies: 'case studies',
  pages: 'pages',
  handbook: 'handbook',
} as const;
export type Area = keyof typeof areas;

/** `stops`: fails the build, because visitors would see French or nothing. */
export type TranslationProblem = Problem & {stops?: boolean};

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

type Folder = {area: Area; french: string; translated: string};

const PLUGIN = `${ENGLISH}/docusaurus-plugin-content-`;
const folders: readonly Folder[] = [
  {area: 'caseStudies', french: 'blog', translated: `${PLUGIN}blog`},
  {area: 'pages', french: 'src/pages', translated: `${PLUGIN}pages`},
  {area: 'handbook', french: 'docs', translated: `${PLUGIN}docs/current`},
];

const stopping = (problems: readonly Problem[]): TranslationProblem[] =>
  problems.map((problem) => ({...problem, stops: true}));

/** All files below a folder, with forward slashes; empty if the folder is missing. */
async function filesIn(dir: string): Promise<string[]> {
  const found = await readdir(dir, {recursive: true}).catch(() => []);
  return found.map((name) => name.replaceAll(path.sep, '/')).sort();
}

/** The French texts of the code, as Docusaurus itself extracts them. */
export async function textsOfCode(siteDir: string): Promise<FrenchText[]> {
  const codes = await Promise.all(
    (await filesIn(path.join(siteDir, 'src')))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
      .map((file) => `src/${file}`)
      .map(async (file) => ({file, code: await readFile(path.join(siteDir, file), 'utf8')})),
  );
  // Parsing is slow: skips files without messages.
  const users = codes.filter(({code}) => code.includes('@docusaurus/Translate'));
  const extracted = await extractAllSourceCodeFileTranslations(
    users.map(({file}) => path.join(siteDir, file)),
    getBabelOptions({isServer: true}),
  );
  return extracted.flatMap(({translations}, index) => {
    const {file = '', code = ''} = users[index] ?? {};
    return Object.entries(translations).map(([id, {message, description}]) => {
      const at = Math.max(0, code.indexOf(`'${id}'`), code.indexOf(`"${id}"`));
      return {id, text: message, file, place: placeAt(code, at), ...(description && {description})};
    });
  });
}

const literalsIn = async (siteDir: string, file: string, variable: string) =>
  literalsOf(file, (await readText(path.join(siteDir, file))) ?? '', variable);

/** The labels of sidebars.ts, by the ids that Docusaurus gives them. */
export async function textsOfSidebar(siteDir: string): Promise<FrenchText[]> {
  const file = 'sidebars.ts';
  const literals = await literalsIn(siteDir, file, 'sidebars');
  return literals.flatMap(({path: names, value, place}) => {
    const beside = (field: string) => {
      const sibling = [...names.slice(0, -1), field].join();
      return literals.find(({path: other}) => other.join() === sibling)?.value;
    };
    const type = String(beside('type'));
    if (names.at(-1) !== 'label' || !['category', 'link', 'doc'].includes(type)) return [];
    const id = `sidebar.${names[0]}.${type}.${String(beside('key') ?? value)}`;
    return [{id, text: String(value), file, place}];
  });
}

export function textsOfForms(siteDir: string): FrenchText[] {
  const {data = {}, placeOf} = readMessages(siteDir, FORM_WORDS);
  return Object.entries(data).map(([id, {message, description}]) => ({
    id,
    text: message,
    file: FORM_WORDS,
    place: placeOf([id, 'message']),
    ...(description && {description}),
  }));
}

/** Whether an id is Docusaurus' own; translators may override those. */
export const isDocusaurus = (id: string) => /^(?:theme|version)\./.test(id);

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
  const isJson = file.endsWith('.json');
  const remedy = isJson ? 'run "npm run fix -- translations", which removes it' : 'remove it';
  const texts = french.map((text): TextUnit => {
    const {id} = text;
    const translation = translated.get(id);
    return {area, name: `${file}#${id}`, file, id, french: text, ...(translation && {translation})};
  });
  const unknown = own.filter(({id}) => !known.has(id));
  const problems = unknown.map(({id, place}): TranslationProblem => {
    const near = closest(id, free);
    const instead = near ? `write "${near}", which is missing here, or ` : '';
    return {file, ...place, message: `"${id}" translates nothing: ${instead}${remedy}.`};
  });
  return {texts, problems};
}

/** Pairs a message file of Docusaurus with its French texts. */
function pairMessages(siteDir: string, area: Area, file: string, french: FrenchText[]): Texts {
  const {data, problems, placeOf} = readMessages(siteDir, file);
  if (!data) return {texts: [], problems: stopping(problems)};
  const own = Object.entries(data)
    .filter(([id]) => !isDocusaurus(id))
    .map(([id, {message}]) => ({id, text: message, place: placeOf([id, 'message'])}));
  return pair(area, file, french, own);
}

async function readInterface(siteDir: string): Promise<Texts> {
  if (!existsSync(path.join(siteDir, CODE_FILE))) {
    const message =
      'the file is missing: run "npm run fix -- translations", then translate what it wrote.';
    return {texts: [], problems: [{file: CODE_FILE, message, stops: true}]};
  }
  const first = new Map<string, FrenchText>();
  const twice: Problem[] = [];
  for (const text of await textsOfCode(siteDir)) {
    const before = first.get(text.id);
    if (!before) first.set(text.id, text);
    else if (before.text !== text.text) {
      const message = `"${text.id}" is ${quote(text.text)} here and ${quote(before.text)} in ${before.file}:${before.place.line}: give one of them an id of its own.`;
      twice.push({file: text.file, ...text.place, message});
    }
  }
  const {texts, problems} = pairMessages(siteDir, 'interface', CODE_FILE, [...first.values()]);
  return {texts, problems: [...stopping(twice), ...problems]};
}

/** The pairs `{fr: …, en: …}` of src/site.ts. */
async function readIdentity(siteDir: string): Promise<Texts> {
  const file = 'src/site.ts';
  const literals = await literalsIn(siteDir, file, 'site');
  const inLanguage = (language: string) =>
    literals.flatMap(({path: names, value, place}) =>
      names.at(-1) === language
        ? [{id: names.slice(0, -1).join('.'), text: String(value), file, place}]
        : [],
    );
  return pair('identity', file, inLanguage('fr'), inLanguage('en'));
}

/** The team's roles and descriptions; names and initials are not translated. */
async function readTeam(siteDir: string): Promise<Texts> {
  const file = `${PLUGIN}blog/authors.yml`;
  const problems: Problem[] = [];
  const textsIn = async (each: string): Promise<FrenchText[]> => {
    const yaml = readYaml(each, (await readText(path.join(siteDir, each))) ?? '', 1);
    if (!yaml.ok) {
      problems.push(...yaml.problems);
      return [];
    }
    return [...fieldsOf(yaml)].map(([id, text]) => ({id, file: each, ...text}));
  };
  const [french, own] = [await textsIn('blog/authors.yml'), await textsIn(file)];
  if (problems.length > 0) return {texts: [], problems: stopping(problems)};
  return pair('team', file, french, own);
}

async function readDocuments(
  siteDir: string,
  {area, french, translated}: Folder,
): Promise<Pick<Catalogue, 'documents' | 'problems'>> {
  const pattern = area === 'caseStudies' ? /^[^/]+\/index\.mdx$/ : /\.mdx?$/;
  const namesIn = async (dir: string) =>
    (await filesIn(path.join(siteDir, dir))).filter(
      (name) => pattern.test(name) && !/(?:^|\/)_/.test(name),
    );
  const [sources, translations] = await Promise.all([namesIn(french), namesIn(translated)]);
  const problems: TranslationProblem[] = [];
  const documents: DocumentUnit[] = [];
  for (const name of sources) {
    const file = `${translated}/${name}`;
    const source = await readDocument(siteDir, `${french}/${name}`);
    const translation = translations.includes(name) ? await readDocument(siteDir, file) : undefined;
    if (Array.isArray(source)) problems.push(...stopping(source));
    if (Array.isArray(translation)) problems.push(...stopping(translation));
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
  const texts = [
    await readInterface(siteDir),
    pairMessages(siteDir, 'interface', FORMS_FILE, textsOfForms(siteDir)),
    await readIdentity(siteDir),
    await readTeam(siteDir),
  ];
  if (withHandbook) {
    const labels = await textsOfSidebar(siteDir);
    texts.push(pairMessages(siteDir, 'handbook', SIDEBAR_FILE, labels));
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
