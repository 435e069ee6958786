import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import * as z from 'zod';
import {placeAt, type Place, type Problem} from '../../lib/siteError';

/** A parsed JSON file; without `data`, `problems` is not empty. */
export type JsonFile<T> = {
  data?: T;
  problems: Problem[];
  /** Place of a field's value or name. */
  placeOf: (names: ReadonlyArray<string | number>, part?: 'name' | 'value') => Place;
};

/** What is wrong, by the parser's code; `%` is replaced by what was found. */
const sentences: Readonly<Record<string, string>> = {
  InvalidSymbol:
    'found % where straight quotes (") are needed: a quote inside a text is written \\"',
  ValueExpected: 'found % where a text between straight quotes (") is needed',
  PropertyNameExpected: 'found % where a name between straight quotes (") is needed',
  ColonExpected: 'found % where a colon is needed',
  CommaExpected: 'found % where a comma or "}" is needed',
  CloseBraceExpected: 'found % where a comma or "}" is needed',
  CloseBracketExpected: 'found % where a comma or "]" is needed',
  EndOfFileExpected: 'found % where the file should end: a bracket is extra or too early',
  InvalidCommentToken: 'JSON has no comments: remove this one',
  UnexpectedEndOfString:
    'the text that begins here is not closed on its line: end it with ", and write \\" for a quote inside it',
  InvalidEscapeCharacter:
    'a backslash in the text that begins here means nothing in JSON: write \\\\ for a backslash',
  InvalidUnicode:
    'the text that begins here holds a \\u without its four digits: write the sign itself',
  InvalidCharacter: 'the text that begins here holds a tab: write a space, or \\t',
};

function syntaxProblem(file: string, text: string, {error, offset, length}: ParseError): Problem {
  const code = printParseErrorCode(error);
  const excerpt = text.slice(offset, offset + length);
  const comma = text.slice(0, offset).trimEnd().length - 1;
  if (code === 'PropertyNameExpected' && excerpt === '}' && text[comma] === ',') {
    const message = 'not valid JSON: remove the comma before "}".';
    return {file, ...placeAt(text, comma), message};
  }
  const sign = excerpt.startsWith('"') ? 'a quote' : `"${excerpt}"`;
  const found = offset < text.length ? sign : 'the end of the file';
  const sentence = sentences[code] ?? 'found % where JSON has nothing';
  const message = `not valid JSON: ${sentence.replace('%', () => found)}.`;
  return {file, ...placeAt(text, offset), message};
}

/** Duplicate names in an object, of which JSON.parse keeps only the last. */
function twice(node: Node): Node[] {
  const names =
    node.type === 'object' ? (node.children ?? []).map(({children}) => children?.[0]) : [];
  const again = names.filter(
    (name, index) => names.findIndex((other) => other?.value === name?.value) < index,
  );
  return [...again.filter((name) => name !== undefined), ...(node.children ?? []).flatMap(twice)];
}

/** Parses and validates a JSON file, keeping the place of each value. */
export function readJson<T>(file: string, text: string, schema: z.ZodType<T>): JsonFile<T> {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {disallowComments: true});
  const place = (node: Node | undefined) => placeAt(text, node?.offset ?? 0);
  const nodeOf = (names: ReadonlyArray<string | number>): Node | undefined =>
    (root && findNodeAtLocation(root, [...names])) ??
    (names.length > 0 ? nodeOf(names.slice(0, -1)) : root);
  const placeOf: JsonFile<T>['placeOf'] = (names, part = 'value') => {
    const node = nodeOf(names);
    return place(part === 'name' ? node?.parent : node);
  };
  const refuse = (problems: Problem[]): JsonFile<T> => ({problems, placeOf});

  const broken = text.indexOf('\uFFFD');
  if (broken >= 0) {
    const message =
      'a character here could not be read: save the file as UTF-8, then write it again.';
    return refuse([{file, ...placeAt(text, broken), message}]);
  }
  // Docusaurus reads the file with it.
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (thrown) {
    const [error] = errors;
    if (!error) throw thrown;
    return refuse([syntaxProblem(file, text, error)]);
  }
  const again = root ? twice(root) : [];
  if (again.length > 0) {
    return refuse(
      again.map((node) => ({
        file,
        ...place(node),
        message: `"${String(node.value)}" appears twice, and only the last would be read: remove one.`,
      })),
    );
  }
  const result = schema.safeParse(data);
  if (result.success) return {data: result.data, problems: [], placeOf};
  return refuse(
    result.error.issues.map((issue) => {
      const names = issue.path.map((name) => (typeof name === 'number' ? name : String(name)));
      const name = names.length > 0 ? `"${names.join('" → "')}"` : 'the file';
      return {file, ...placeOf(names), message: `${name}: ${issue.message}.`};
    }),
  );
}

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

/** What keeps Docusaurus from reading the translation files, before it stops with a stack trace. */
export const checkMessageFiles = (siteDir: string): Problem[] =>
  MESSAGE_FILES.flatMap((file) => {
    if (existsSync(path.join(siteDir, file))) return readMessages(siteDir, file).problems;
    const other = file.startsWith(ENGLISH) ? frenchOf(file) : file.replace('i18n/fr', ENGLISH);
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
      Object.fromEntries(Object.entries(record).map(([file, texts]) => [file, sorted(texts)])),
    ),
  );
