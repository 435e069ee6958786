import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {locales, type Locale} from '../../lib/locales';
import {onceABuild} from '../../lib/project';
import type {Problem} from '../../lib/siteError';
import {noPlaces, readJson, validateData, type FieldPlaces} from '../../lib/texts/data';
import {decodeText} from '../../lib/texts/textFile';

/** A JSON file; without `data`, `problems` is not empty. */
export type JsonFile<T> = {data?: T; places: FieldPlaces; problems: Problem[]};

/** A translation file of Docusaurus: id → text, and a note for translators. */
export type Messages = Readonly<Record<string, {message: string; description?: string}>>;

const SHAPE = '{"message": "the text", "description": "where it appears"}';

const text = z.string('write a text between straight quotes (")');
const messages: z.ZodType<Messages> = z.record(
  z.string(),
  z.strictObject(
    {message: text, description: text.optional()},
    {
      error: ({code}) =>
        code === 'unrecognized_keys' ? 'write "message" and "description" only' : `write ${SHAPE}`,
    },
  ),
  `it must be one object: write { "id": ${SHAPE}, … }`,
);

/**
 * Which French each translation is of: for a file of short texts the French by id, for a long text
 * the hash of its French (document.ts).
 */
const sources = z.record(
  z.string(),
  z.union(
    [text, z.record(z.string(), text)],
    'leave it to "npm run i18n:done", which writes a hash, or the French of each text',
  ),
);
export type Sources = z.infer<typeof sources>;

/** The French that a short text translates, if it is marked. */
export function markOf(marks: Sources, file: string, id: string): string | undefined {
  const own = marks[file];
  return typeof own === 'object' ? own[id] : undefined;
}

const reasons = z.record(z.string(), text.trim().min(1, 'write the reason')).default({});
const exceptions = z.strictObject({
  /** Documents that stay French: their name → the reason. */
  untranslated: reasons,
  /** Texts that are the same in both languages: their name → the reason. */
  sameAsFrench: reasons,
});
export type Exceptions = z.infer<typeof exceptions>;

/** The folder of what a language has beside its texts. */
export const folderOf = (locale: Locale) => `i18n/${locale}`;
/** Every sentence of the interface and of the form receiver. */
export const codeFile = (locale: Locale) => `${folderOf(locale)}/code.json`;
/** The labels of the handbook's sidebar. */
export const sidebarFile = (locale: Locale) =>
  `${folderOf(locale)}/docusaurus-plugin-content-docs/current.json`;
/** Docusaurus' message files, in every language. */
export const messageFiles = [codeFile, sidebarFile].flatMap((fileOf) => locales.map(fileOf));
/** Metadata of translations, which the format of Docusaurus' own files does not allow. */
export const sourcesFile = (locale: Locale) => `${folderOf(locale)}/sources.json`;
export const exceptionsFile = (locale: Locale) => `${folderOf(locale)}/exceptions.json`;

const subject = (names: readonly PropertyKey[]) =>
  names.length > 0 ? `"${names.join('" → "')}"` : 'the file';

/** The last source and data of each file: a change of any text reads all files again. */
const last = new Map<string, {source: string; json: ReturnType<typeof readJson>}>();

/** Parses a file unless it has not changed. */
function parse(file: string, source: string) {
  const known = last.get(file);
  if (known?.source === source) return known.json;
  const json = readJson(file, source);
  last.set(file, {source, json});
  return json;
}

function read<T>(siteDir: string, file: string, schema: z.ZodType<T>, empty: T): JsonFile<T> {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) return {data: empty, places: noPlaces, problems: []};
  const text = decodeText(file, readFileSync(absolute));
  if (!text.ok) return {places: noPlaces, problems: [text.problem]};
  // Docusaurus also ignores a byte order mark.
  const json = parse(file, text.source.replace(/^\uFEFF/, ''));
  if (json.problems.length > 0) return {places: json.places, problems: json.problems};
  return {places: json.places, ...validateData(file, schema, json, {subject})};
}

/** Reads a message file, once in a build: its check, its translation and its pages all ask. */
export const readMessages = (siteDir: string, file: string) =>
  onceABuild(`messages ${siteDir} ${file}`, () => read(siteDir, file, messages, {}));
export const readSources = (siteDir: string, locale: Locale) =>
  read(siteDir, sourcesFile(locale), sources, {});
export const readExceptions = (siteDir: string, locale: Locale) =>
  read(siteDir, exceptionsFile(locale), exceptions, {untranslated: {}, sameAsFrench: {}});

/** What keeps Docusaurus from reading the translation files, before it stops with a stack trace. */
export const checkMessageFiles = (siteDir: string): Problem[] =>
  messageFiles.flatMap((file) => {
    const exists = (name: string) => existsSync(path.join(siteDir, name));
    if (exists(file)) return readMessages(siteDir, file).problems;
    const others = messageFiles.filter((each) => path.basename(each) === path.basename(file));
    const other = others.find((each) => each !== file && exists(each)) ?? others[0];
    const remedy = `restore it from git, or copy ${other} and translate it`;
    return [{file, message: `the file is missing; it holds texts of the interface: ${remedy}.`}];
  });

/** Sorted, so that branches merge line by line and a diff shows only what changed. */
const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

export const formatJson = (record: unknown) => `${JSON.stringify(record, null, 2)}\n`;

export const formatSources = (record: Sources) =>
  formatJson(
    sorted(
      Object.fromEntries(
        Object.entries(record).map(([file, mark]) => [
          file,
          typeof mark === 'string' ? mark : sorted(mark),
        ]),
      ),
    ),
  );
