import {readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';
import {closest} from '../../lib/closest';
import type {Problem} from '../../lib/siteError';
import {readText} from '../shared/files';
import {literalsOf} from '../shared/literals';
import {readDocument, type TextDocument} from './document';
import {readMessages} from './messages';
import type {Place} from '../shared/places';
import {messagesIn, type SourceMessage} from './source';
import {isSame} from './compare';
import {normalise, quote} from './text';

/** The parts of the site that are translated, as the summary counts them. */
export const areas = {
  interface: 'interface',
  identity: 'identity',
  team: 'team',
  caseStudies: 'case studies',
  pages: 'pages',
  handbook: 'handbook',
} as const;
export type Area = keyof typeof areas;

/** What stops a build: without it visitors would see French, or nothing. */
export type ProblemKind =
  | 'broken'
  | 'absent'
  | 'empty'
  | 'marks'
  | 'untranslated'
  | 'stale'
  | 'structure'
  | 'unused'
  | 'same'
  | 'list';

export type TranslationProblem = Problem & {kind: ProblemKind};

/** A short text with an id of its own, in a file that holds several. */
export type TextUnit = {
  area: Area;
  /** The file that holds the translation, from the project's root. */
  file: string;
  id: string;
  french: {text: string; file: string; place: Place};
  translation?: {text: string; place: Place};
};

/** A Markdown or MDX file. */
export type DocumentUnit = {
  area: Area;
  /** Where its translation is, or has to be. */
  file: string;
  source: TextDocument;
  translation?: TextDocument;
};

/** Everything that is to translate, in a language. */
export type Catalogue = {
  texts: readonly TextUnit[];
  documents: readonly DocumentUnit[];
  /** What could not be read, and translations of what is not there. */
  problems: readonly TranslationProblem[];
};

/** What a text is called by i18n:done and in exceptions.json. */
export const nameOf = ({file, id}: Pick<TextUnit, 'file' | 'id'>) => `${file}#${id}`;

/** The folders of texts: the French one, its translations', and what is read in them. */
export const documentFolders = (locale: string) =>
  [
    {
      area: 'caseStudies',
      french: 'blog',
      translated: `i18n/${locale}/docusaurus-plugin-content-blog`,
      pattern: /^[^/]+\/index\.mdx$/,
    },
    {
      area: 'pages',
      french: 'src/pages',
      translated: `i18n/${locale}/docusaurus-plugin-content-pages`,
      pattern: /\.mdx?$/,
    },
    {
      area: 'handbook',
      french: 'docs',
      translated: `i18n/${locale}/docusaurus-plugin-content-docs/current`,
      pattern: /\.mdx?$/,
    },
  ] as const;

const brokenIn = (problems: readonly Problem[]): TranslationProblem[] =>
  problems.map((problem) => ({...problem, kind: 'broken'}));

/** For hundreds of small files this is quicker, all in all, than a promise for each. */
const readNow = (file: string) => readFileSync(file, 'utf8');

/** The files of a folder and of those in it, with forward slashes; none without it. */
async function filesIn(dir: string): Promise<string[]> {
  const found = await readdir(dir, {recursive: true}).catch(() => []);
  return found.map((name) => name.replaceAll(path.sep, '/')).sort();
}

/**
 * The texts of the interface, as the code writes them. Lint
 * (@docusaurus/string-literal-i18n-messages) keeps them literal.
 */
export async function sourceMessages(siteDir: string): Promise<SourceMessage[]> {
  const dir = path.join(siteDir, 'src');
  const files = (await filesIn(dir)).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('__tests__'),
  );
  return files.flatMap((file) => messagesIn(`src/${file}`, readNow(path.join(dir, file))));
}

/** What a translation file of Docusaurus holds, against the French that it needs. */
async function readTexts(
  siteDir: string,
  area: Area,
  file: string,
  french: ReadonlyArray<{id: string} & TextUnit['french']>,
  ignore: (id: string) => boolean,
): Promise<{texts: TextUnit[]; problems: TranslationProblem[]}> {
  const content = await readText(path.join(siteDir, file));
  if (content === undefined) {
    const message =
      'the file is missing; it holds the translation of the interface. Run "npm run i18n:extract", then translate what it wrote.';
    return {texts: [], problems: [{file, message, kind: 'absent'}]};
  }
  const {messages, problems} = readMessages(file, content);
  const texts = french.map(({id, ...source}): TextUnit => {
    const found = messages.get(id);
    return {
      area,
      file,
      id,
      french: source,
      ...(found && {translation: {text: found.message, place: found.place}}),
    };
  });
  const known = french.map(({id}) => id);
  const free = known.filter((id) => !messages.has(id));
  const unused = [...messages]
    .filter(([id]) => !known.includes(id) && !ignore(id))
    .map(([id, {place}]): TranslationProblem => {
      const near = closest(id, free);
      const message = `"${id}" is in no source file: ${
        near
          ? `write "${near}", which is missing here, or run "npm run i18n:extract", which takes it out and keeps its text`
          : 'run "npm run i18n:extract", which takes it out and keeps its text'
      }.`;
      return {file, ...place, message, kind: 'unused'};
    });
  return {
    texts: problems.length > 0 ? [] : texts,
    problems: [...brokenIn(problems), ...(problems.length > 0 ? [] : unused)],
  };
}

async function readInterface(siteDir: string, locale: string) {
  const sources = await sourceMessages(siteDir);
  const byId = new Map<string, SourceMessage>();
  const problems: TranslationProblem[] = [];
  for (const source of sources) {
    const first = byId.get(source.id);
    if (first && !isSame(first.message, source.message) && first.message !== source.message) {
      problems.push({
        file: source.file,
        ...source.place,
        kind: 'broken',
        message: `"${source.id}" is ${quote(source.message)} here and ${quote(first.message)} in ${first.file}:${first.place.line}: give one of them an id of its own.`,
      });
    }
    if (!first) byId.set(source.id, source);
  }
  const french = [...byId.values()].map(({id, message, file, place}) => ({
    id,
    text: message,
    file,
    place,
  }));
  const file = `i18n/${locale}/code.json`;
  // The theme's own words come translated with it; code.json may replace them.
  const read = await readTexts(siteDir, 'interface', file, french, (id) => id.startsWith('theme.'));
  return {texts: read.texts, problems: [...problems, ...read.problems]};
}

/** The labels of sidebars.ts, by the ids that Docusaurus gives them. */
function sidebarLabels(text: string): Array<{id: string} & TextUnit['french']> {
  const file = 'sidebars.ts';
  const literals = literalsOf(file, text, 'sidebars');
  return literals.flatMap(({path: names, value, place}) => {
    if (names.at(-1) !== 'label') return [];
    const beside = (field: string) =>
      literals.find(
        (other) =>
          other.path.at(-1) === field &&
          other.path.slice(0, -1).join() === names.slice(0, -1).join(),
      )?.value;
    const kind = beside('type');
    if (kind !== 'category' && kind !== 'link' && kind !== 'doc') return [];
    const id = `sidebar.${names[0]}.${kind}.${String(beside('key') ?? value)}`;
    return [{id, text: String(value), file, place}];
  });
}

async function readSidebar(siteDir: string, locale: string) {
  const text = await readText(path.join(siteDir, 'sidebars.ts'));
  const labels = sidebarLabels(text ?? '');
  if (labels.length === 0) return {texts: [], problems: []};
  const file = `i18n/${locale}/docusaurus-plugin-content-docs/current.json`;
  // `version.label` is Docusaurus' own: a handbook without versions shows it nowhere.
  return readTexts(siteDir, 'handbook', file, labels, (id) => id.startsWith('version.'));
}

/** The pairs `{fr: …, en: …}` of src/site.ts. */
async function readIdentity(siteDir: string, locale: string) {
  const file = 'src/site.ts';
  const literals = literalsOf(file, (await readText(path.join(siteDir, file))) ?? '', 'site');
  const at = new Map(literals.map((literal) => [literal.path.join('.'), literal]));
  const texts = literals
    .filter(({path: names}) => names.at(-1) === 'fr')
    .map(({path: names, value, place}): TextUnit => {
      const id = names.slice(0, -1).join('.');
      const translated = at.get(`${id}.${locale}`);
      return {
        area: 'identity',
        file,
        id,
        french: {text: String(value), file, place},
        ...(translated && {
          translation: {text: String(translated.value), place: translated.place},
        }),
      };
    });
  return {texts, problems: [] as TranslationProblem[]};
}

/** What is said of a member of the team; names and initials are not translated. */
const memberTexts = ['title', 'description'];

type MemberText = {id: string; text: string; place: Place};

function membersIn(file: string, content: string): {texts: MemberText[]; problems: Problem[]} {
  const counter = new LineCounter();
  const document = parseDocument(content, {lineCounter: counter, prettyErrors: false});
  const placeOf = (offset: number): Place => {
    const {line, col} = counter.linePos(offset);
    return {line, column: col};
  };
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      ...placeOf(error.pos[0]),
      message: `not valid YAML: ${error.message}. A text that holds ": " or begins with a quote has to stand between double quotes.`,
    }));
    return {texts: [], problems};
  }
  const members = isMap(document.contents) ? document.contents.items : [];
  const texts = members.flatMap(({key: member, value}) =>
    isScalar(member) && isMap(value)
      ? value.items.flatMap(({key, value: said}) =>
          isScalar(key) && isScalar(said) && memberTexts.includes(String(key.value))
            ? [
                {
                  id: `${String(member.value)}.${String(key.value)}`,
                  text: typeof said.value === 'string' ? said.value : (said.source ?? ''),
                  place: placeOf(said.range?.[0] ?? 0),
                },
              ]
            : [],
        )
      : [],
  );
  return {texts, problems: []};
}

async function readTeam(siteDir: string, locale: string) {
  const source = 'blog/authors.yml';
  const file = `i18n/${locale}/docusaurus-plugin-content-blog/authors.yml`;
  const french = await readText(path.join(siteDir, source));
  if (french === undefined) return {texts: [], problems: []};
  const translated = await readText(path.join(siteDir, file));
  if (translated === undefined) {
    const message = `the file is missing: copy ${source} there and translate "title" and "description" of each member.`;
    return {texts: [], problems: [{file, message, kind: 'absent'} as const]};
  }
  const [members, own] = [membersIn(source, french), membersIn(file, translated)];
  const found = new Map(own.texts.map((text) => [text.id, text]));
  const known = new Set(members.texts.map(({id}) => id));
  const texts = members.texts.map(({id, text, place}): TextUnit => {
    const translation = found.get(id);
    return {
      area: 'team',
      file,
      id,
      french: {text, file: source, place},
      ...(translation && {translation: {text: translation.text, place: translation.place}}),
    };
  });
  const unused = own.texts
    .filter(({id}) => !known.has(id))
    .map(({id, place}): TranslationProblem => ({
      file,
      ...place,
      message: `"${id}" is not in ${source}: rename the member like there, or remove it.`,
      kind: 'unused',
    }));
  return {texts, problems: [...brokenIn([...members.problems, ...own.problems]), ...unused]};
}

async function readDocuments(
  siteDir: string,
  {area, french, translated, pattern}: ReturnType<typeof documentFolders>[number],
): Promise<{documents: DocumentUnit[]; problems: TranslationProblem[]}> {
  const isText = (name: string) =>
    pattern.test(name) && !name.split('/').some((part) => part.startsWith('_'));
  const [sources, translations] = (
    await Promise.all([french, translated].map((dir) => filesIn(path.join(siteDir, dir))))
  ).map((names) => names.filter(isText)) as [string[], string[]];
  const read = (file: string) => readDocument(file, readNow(path.join(siteDir, file)));
  const problems: TranslationProblem[] = [];
  const documents = sources.map((name): DocumentUnit | undefined => {
    const file = `${translated}/${name}`;
    const source = read(`${french}/${name}`);
    const translation = translations.includes(name) ? read(file) : undefined;
    const broken = [source, translation ?? []].filter((found) => Array.isArray(found)).flat();
    problems.push(...brokenIn(broken));
    return Array.isArray(source) || Array.isArray(translation)
      ? undefined
      : {area, file, source, ...(translation && {translation})};
  });
  const free = sources.filter((name) => !translations.includes(name));
  for (const name of translations.filter((candidate) => !sources.includes(candidate))) {
    const near = closest(name, free);
    problems.push({
      file: `${translated}/${name}`,
      message: `this translates ${french}/${name}, which is not there: ${near ? `rename it ${near}, like the French file, or remove it` : 'rename it like the French file, or remove it'}.`,
      kind: 'unused',
    });
  }
  return {documents: documents.filter((document) => document !== undefined), problems};
}

/**
 * Reads everything that is translated into a language, with its translations.
 *
 * @param without areas whose documents are left out
 */
export async function readCatalogue(
  siteDir: string,
  locale: string,
  {without = []}: {without?: readonly Area[]} = {},
): Promise<Catalogue> {
  const folders = documentFolders(locale).filter(({area}) => !without.includes(area));
  const [texts, documents] = await Promise.all([
    Promise.all([
      readInterface(siteDir, locale),
      readSidebar(siteDir, locale),
      readIdentity(siteDir, locale),
      readTeam(siteDir, locale),
    ]),
    Promise.all(folders.map((folder) => readDocuments(siteDir, folder))),
  ]);
  return {
    texts: texts.flatMap((read) => read.texts),
    documents: documents.flatMap((read) => read.documents),
    problems: [...texts, ...documents].flatMap((read) => read.problems),
  };
}

/** Whether a text's French is still what it was translated from. */
export function isCurrent({french}: TextUnit, translatedFrom: string | undefined): boolean {
  return translatedFrom !== undefined && normalise(translatedFrom) === normalise(french.text);
}
