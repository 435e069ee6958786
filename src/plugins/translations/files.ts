import {existsSync, readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type {Problem} from '../../lib/siteError';
import {readJson, type JsonFile} from './json';

/** A translation file of Docusaurus: id → text, and a note for translators. */
export type Messages = Readonly<Record<string, {message: string; description?: string}>>;

const SHAPE = '{"message": "the text", "description": "where it appears"}';

const found = (input: unknown) => (input === undefined ? 'missing' : `is ${JSON.stringify(input)}`);

const text = z.string({
  error: ({input}) => `${found(input)}: write a text between straight quotes (")`,
});
export const messages: z.ZodType<Messages> = z.record(
  z.string(),
  z.strictObject(
    {message: text, description: text.optional()},
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `it has a field ${issue.keys.map((key) => `"${key}"`).join(' and ')}: write "message" and "description" only`
          : `${found(issue.input)}: write ${SHAPE}`,
    },
  ),
  `it must be one object: write { "id": ${SHAPE}, … }`,
);

/** The French of each text when it was translated: file → id → French. */
const sources = z.record(z.string(), z.record(z.string(), text));
export type Sources = z.infer<typeof sources>;

const reasons = z.record(z.string(), text.trim().min(1, 'write the reason')).default({});
const exceptions = z.strictObject({
  /** Documents that stay French: their name → the reason. */
  untranslated: reasons,
  /** Texts that are the same in both languages: their name → the reason. */
  sameAsFrench: reasons,
});
export type Exceptions = z.infer<typeof exceptions>;

export const ENGLISH = 'i18n/en';
/** Every sentence of the interface and of the form receiver. */
export const CODE_FILE = `${ENGLISH}/code.json`;
/** The labels of the handbook's sidebar. */
export const SIDEBAR_FILE = `${ENGLISH}/docusaurus-plugin-content-docs/current.json`;
/** The French of a message file. */
export const frenchOf = (file: string) => file.replace(ENGLISH, 'i18n/fr');
/** Docusaurus' message files, in both languages. */
export const MESSAGE_FILES = [CODE_FILE, SIDEBAR_FILE].flatMap((file) => [frenchOf(file), file]);
/** Metadata that the format of Docusaurus' own files does not allow. */
export const SOURCES_FILE = `${ENGLISH}/sources.json`;
export const EXCEPTIONS_FILE = `${ENGLISH}/exceptions.json`;

function read<T>(siteDir: string, file: string, schema: z.ZodType<T>, empty: T): JsonFile<T> {
  const absolute = path.join(siteDir, file);
  return existsSync(absolute)
    ? // Docusaurus also ignores a byte order mark.
      readJson(file, readFileSync(absolute, 'utf8').replace(/^\uFEFF/, ''), schema)
    : {data: empty, problems: [], placeOf: () => ({line: 1, column: 1})};
}

export const readMessages = (siteDir: string, file: string) => read(siteDir, file, messages, {});
export const readSources = (siteDir: string) => read(siteDir, SOURCES_FILE, sources, {});
export const readExceptions = (siteDir: string) =>
  read(siteDir, EXCEPTIONS_FILE, exceptions, {untranslated: {}, sameAsFrench: {}});

/** All files below a folder, with forward slashes; empty if the folder is missing. */
export async function filesIn(dir: string): Promise<string[]> {
  const found = await readdir(dir, {recursive: true}).catch(() => []);
  return found.map((name) => name.replaceAll(path.sep, '/')).sort();
}

/** What keeps Docusaurus from reading the translation files, before it stops with a stack trace. */
export const checkMessageFiles = (siteDir: string): Problem[] =>
  MESSAGE_FILES.flatMap((file) => {
    if (existsSync(path.join(siteDir, file))) return readMessages(siteDir, file).problems;
    const other = file.startsWith(ENGLISH) ? frenchOf(file) : file.replace('i18n/fr', ENGLISH);
    const remedy = file.startsWith(ENGLISH)
      ? 'run "npm run fix -- translations", then translate what it wrote'
      : `restore it from git, or copy ${other} and translate it`;
    return [{file, message: `the file is missing; it holds texts of the interface: ${remedy}.`}];
  });

/** Sorted, so that branches merge line by line and a diff shows only what changed. */
export const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

export const formatJson = (record: unknown) => `${JSON.stringify(record, null, 2)}\n`;

export const formatSources = (record: Sources) =>
  formatJson(
    sorted(
      Object.fromEntries(Object.entries(record).map(([file, texts]) => [file, sorted(texts)])),
    ),
  );
