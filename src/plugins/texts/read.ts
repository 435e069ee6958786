import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {locales, sourceLocale, type Locale} from '../../lib/locales';
import {onceABuild} from '../../lib/project';
import type {Problem} from '../../lib/siteError';
import {closest} from '../../lib/texts/closest';
import {caseStudiesDir, caseStudyIds, handbookDir, pagesDir} from '../../lib/texts/folders';
import {translatedLocales} from '../../lib/texts/translated';
import {readTextFile} from '../../lib/texts/textFile';
import {
  noPlaces,
  readFrontMatter,
  splitText,
  strayCharacters,
  type Data,
  type FieldPlaces,
} from '../../lib/texts/data';
import type {TextSource} from '../markdown/read';
import type {TextKind} from '../markdown/pipeline';
import {factsOf, type TextFacts} from './facts';

/** A case study, a page or a page of the handbook, in one language, with all that it says. */
export type Text = TextSource & {
  /** Path in the folder of its kind, which a text and its translation share. */
  name: string;
  /** The language of that folder. That of the text differs in a page of one language, `lang: en`. */
  folder: Locale;
  /** The front matter, valid or not: null when it is empty, undefined when it can't be read. */
  data: unknown;
  places: FieldPlaces;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  facts: TextFacts;
};

export type TextProblem = Problem & {
  /** Nothing is known of the file, or of its front matter. */
  isUnread?: boolean;
};

export type Texts = {
  texts: readonly Text[];
  /** Of files that can't be read, and translations of nothing. Those of what a text says are in its facts. */
  problems: readonly TextProblem[];
};

type Kind = {
  dirOf: (locale: Locale) => string;
  /** The names of its texts in a language. */
  namesIn: (siteDir: string, locale: Locale) => string[];
  /** What a writer renames: the file, or the folder that holds it. */
  unitOf: (name: string) => string;
  unit: 'file' | 'folder';
  /** What a text says that is where the site reads none; undefined for one of its texts. */
  misplaced?: (name: string) => string | undefined;
  missing?: string;
  /** What to write when there is no front matter; undefined where it may be missing. */
  needsFields?: string;
};

const files = (dirOf: Kind['dirOf']): Kind => ({
  dirOf,
  namesIn: (siteDir, locale) =>
    filesIn(path.join(siteDir, dirOf(locale))).filter((name) => /\.mdx?$/.test(name)),
  unitOf: (name) => name,
  unit: 'file',
});

/** Only `<id>/index.mdx` is a case study. A name that begins with `_` is a part of a text. */
function misplacedStudy(name: string): string | undefined {
  const [id = '', ...rest] = name.split('/');
  const inside = rest.join('/');
  if (inside === 'index.mdx' || !/\.(?:mdx?|markdown)$/i.test(name) || /(?:^|\/)_/.test(name)) {
    return undefined;
  }
  if (!inside) {
    const folder = id.replace(/\.\w+$/, '');
    return `the site does not read this file, because each case study is a folder: move it to ${folder}/index.mdx, beside its pictures, or remove it.`;
  }
  const remedy = /^index\.\w+$/i.test(inside)
    ? 'rename it index.mdx'
    : `move what it says to ${id}/index.mdx, or to a folder of its own`;
  return `the site does not read this file, because the text of a case study is its index.mdx: ${remedy}, or remove it.`;
}

const kinds: Readonly<Record<TextKind, Kind>> = {
  'case-study': {
    dirOf: caseStudiesDir,
    namesIn: (siteDir, locale) => caseStudyIds(siteDir, locale).map((id) => `${id}/index.mdx`),
    unitOf: (name) => path.posix.dirname(name),
    unit: 'folder',
    misplaced: misplacedStudy,
    missing: 'the file is missing: a case study’s folder holds an index.mdx.',
    needsFields:
      'the front matter is missing: begin the file with a line "---", then the fields, then another line "---".',
  },
  page: files(pagesDir),
  doc: files(handbookDir),
};

/** The folder of a kind of texts, from the project's root. */
export const dirOf = (kind: TextKind, locale: Locale): string => kinds[kind].dirOf(locale);

/** The kinds that a build has: it omits the handbook. */
export const builtKinds = ['case-study', 'page'] as const;
export const allKinds = [...builtKinds, 'doc'] as const;

/** The fields of a front matter, valid or not. */
export const fieldsIn = (data: unknown): Readonly<Record<string, unknown>> =>
  data !== null && typeof data === 'object' && !Array.isArray(data)
    ? (data as Record<string, unknown>)
    : {};

/** Where `i18n:done` wrote the mark of a translation before it had sources.json. */
export const OLD_MARK = 'sourceHash';

/** The mark that a translation still has in its front matter. */
export function oldMarkOf({data}: Pick<Text, 'data'>): string | undefined {
  const mark = fieldsIn(data)[OLD_MARK];
  return typeof mark === 'string' || typeof mark === 'number' ? String(mark) : undefined;
}

function checkOldMark(
  file: string,
  {folder, data, places}: Pick<Text, 'folder' | 'data' | 'places'>,
): Problem[] {
  if (oldMarkOf({data}) === undefined) return [];
  const message = `${OLD_MARK} was the mark of a translation, which is now in i18n/${folder}/sources.json: npm run i18n:done ${file} moves it.`;
  return [{file, ...places.ofKey([OLD_MARK]), message}];
}

/** Front matter in a language that the site does not read: TOML, as Hugo writes it, or JSON. */
function foreignFields(source: string): string | undefined {
  const [, sign] = /^\uFEFF?\s*(\+\+\+|\{(?=\s*"))/.exec(source) ?? [];
  if (sign === undefined) return undefined;
  const [language, example] = sign === '{' ? ['JSON', '"title": "A"'] : ['TOML', 'title = "A"'];
  return `the front matter is ${language}: write it as YAML, between two lines "---", a field a line, title: "A" instead of ${example}.`;
}

/** Front matter whose first or last line is not as it should be, so that the page would show it. */
function brokenFence(source: string): string | undefined {
  if (!/^\uFEFF?\s*-{3,}[ \t]*\r?\n\s*[\w-]+[ \t]*:(?:\s|$)/.test(source.slice(0, 400)))
    return undefined;
  return /^\uFEFF?---[ \t]*\r?\n/.test(source)
    ? 'the front matter is never closed: write "---", three hyphens alone on their line, after its last field.'
    : 'the front matter does not begin the file: write "---", three hyphens alone, on the first line, with no line or space before them.';
}

/** Parses the front matter of a text. */
function parseText(kind: TextKind, file: string, source: string) {
  const {frontMatter, body, bodyLine} = splitText(source);
  const missing =
    frontMatter === undefined
      ? (foreignFields(source) ?? brokenFence(source) ?? kinds[kind].needsFields)
      : undefined;
  const read: Data =
    missing !== undefined
      ? {places: noPlaces, problems: [{file, line: 1, column: 1, message: missing}]}
      : readFrontMatter(file, frontMatter ?? '');
  const {data, places, problems} = read;
  if (data === undefined || data === null || (typeof data === 'object' && !Array.isArray(data))) {
    return {data, places, problems, body, bodyLine};
  }
  const message =
    'the front matter has no fields: write one a line, as "name: text", without a hyphen before it.';
  return {
    data: undefined,
    places,
    problems: [...problems, {file, line: 2, column: 1, message}],
    body,
    bodyLine,
  };
}

/** The fields of each text of a kind and a language, for what needs no more of it. */
const fieldsOfKind = (kind: TextKind, siteDir: string, locale: Locale) =>
  kinds[kind].namesIn(siteDir, locale).flatMap((name) => {
    const file = `${dirOf(kind, locale)}/${name}`;
    const absolute = path.join(siteDir, file);
    if (!existsSync(absolute)) return [];
    const {data, places} = parseText(kind, file, readFileSync(absolute, 'utf8'));
    return [{name, file, fields: fieldsIn(data), places}];
  });

/** The fields of each page of a language. */
export const pageFields = (siteDir: string, locale: Locale) =>
  fieldsOfKind('page', siteDir, locale);

/** The fields of each case study of a language. */
export const studyFields = (siteDir: string, locale: Locale) =>
  fieldsOfKind('case-study', siteDir, locale).map(({name, ...text}) => ({
    ...text,
    id: path.posix.dirname(name),
  }));

type Reading = {text?: Text; problems: readonly TextProblem[]};

async function parseOne(
  {kind, folder, name}: Pick<Text, 'kind' | 'folder' | 'name'>,
  source: string,
  readFacts: typeof factsOf,
): Promise<Reading> {
  const file = `${dirOf(kind, folder)}/${name}`;
  const {data, places, problems, body, bodyLine} = parseText(kind, file, source);
  const {lang} = fieldsIn(data);
  const locale = locales.find((candidate) => candidate === lang) ?? folder;
  const own = {file, locale, kind, source};
  // An unreadable front matter hides nothing of the body.
  const facts = await readFacts(own);
  const found = [...problems, ...checkOldMark(file, {folder, data, places})];
  return {
    text: {...own, name, folder, data, places, body, bodyLine, facts},
    problems: [
      ...found.map((problem) => ({...problem, isUnread: data === undefined})),
      ...strayCharacters(file, body, bodyLine),
    ],
  };
}

type Known = {source: string; reading: Promise<Reading>};

/**
 * The last reading of each file, for each source of facts: after an edit of one text, the development
 * server asks for all of them again.
 */
const readings = new WeakMap<typeof factsOf, Map<string, Known>>();

async function readOne(
  siteDir: string,
  text: Pick<Text, 'kind' | 'folder' | 'name'>,
  readFacts: typeof factsOf,
): Promise<Reading> {
  const file = `${dirOf(text.kind, text.folder)}/${text.name}`;
  const content = await readTextFile(siteDir, file, kinds[text.kind].missing);
  if (!content.ok) return {problems: [{...content.problem, isUnread: true}]};
  const {source} = content;
  const last = readings.get(readFacts) ?? new Map<string, Known>();
  readings.set(readFacts, last);
  const absolute = path.join(siteDir, file);
  const known = last.get(absolute);
  if (known?.source === source) return known.reading;
  const reading = parseOne(text, source, readFacts);
  last.set(absolute, {source, reading});
  reading.catch(() => last.delete(absolute));
  return reading;
}

async function readKind(
  siteDir: string,
  kind: TextKind,
  readFacts: typeof factsOf,
): Promise<Texts> {
  const {namesIn, unitOf, unit, misplaced} = kinds[kind];
  // The originals first.
  const folders = [sourceLocale, ...translatedLocales];
  const named = folders.map((folder) => ({folder, names: namesIn(siteDir, folder)}));
  const sources = named.find(({folder}) => folder === sourceLocale)?.names ?? [];
  const read = await Promise.all(
    named.flatMap(({folder, names}) =>
      names.map((name) => readOne(siteDir, {kind, folder, name}, readFacts)),
    ),
  );
  const orphans = named.flatMap(({folder, names}): Problem[] => {
    const free = sources.filter((name) => !names.includes(name)).map(unitOf);
    const unknown = names.filter((name) => !sources.includes(name)).map(unitOf);
    return unknown.map((own) => {
      const near = closest(own, free);
      const message = `this translates ${dirOf(kind, sourceLocale)}/${own}, which does not exist, so the site leaves it out: rename the ${unit} ${near ? `${near}, ` : ''}to match the French one, or remove it; a text in this language alone goes there, with lang: ${folder} in its front matter.`;
      return {file: `${dirOf(kind, folder)}/${own}`, severity: 'warning', message};
    });
  });
  const lost = locales.flatMap((folder): Problem[] => {
    const dir = dirOf(kind, folder);
    const names = misplaced ? filesIn(path.join(siteDir, dir)) : [];
    return names.flatMap((name) => {
      const message = misplaced?.(name);
      return message ? [{file: `${dir}/${name}`, message}] : [];
    });
  });
  return {
    texts: read.flatMap(({text}) => (text ? [text] : [])),
    problems: [...read.flatMap((one) => one.problems), ...orphans, ...lost],
  };
}

/**
 * Finds, reads and parses every text, once in a build: its checks, its pages, its translation and
 * the sitemap all begin here.
 *
 * @param options `readFacts` may read from a cache (factsCache.ts)
 */
export async function readTexts(
  siteDir: string,
  {
    kinds: wanted = allKinds,
    readFacts = factsOf,
  }: {kinds?: readonly TextKind[]; readFacts?: typeof factsOf} = {},
): Promise<Texts> {
  const read = await Promise.all(
    wanted.map((kind) =>
      onceABuild(`texts ${siteDir} ${kind}`, () => readKind(siteDir, kind, readFacts)),
    ),
  );
  return {
    texts: read.flatMap(({texts}) => texts),
    problems: read.flatMap(({problems}) => problems),
  };
}
