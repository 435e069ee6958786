import {parseTree, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  stringify,
  visit,
  type Document,
  type Scalar,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type * as z from 'zod';
import {placeAt, type Place, type Problem} from '../siteError';
import {validate} from './schema';

/*
 * Reads the data that people write, YAML and JSON alike, with the place of every value. JSON is
 * YAML too.
 */

export type FieldPlaces = {
  /** Place of a field's value, else of the nearest enclosing field, else of the beginning. */
  of: (path: ReadonlyArray<PropertyKey>) => Place;
  ofKey: (path: ReadonlyArray<PropertyKey>) => Place;
};

export type Data = {
  /** Null when there is nothing; undefined when it can't be read, which a problem says. */
  data?: unknown;
  places: FieldPlaces;
  problems: Problem[];
};

const start = {line: 1, column: 1};

/** Of data that can't be read, and so has no places. */
export const noPlaces: FieldPlaces = {of: () => start, ofKey: () => start};

/**
 * What XML, and so the feed, cannot hold, half a sign, signs that turn the line round, and U+FFFD,
 * the trace of a lost character.
 */
const STRAY =
  // eslint-disable-next-line no-control-regex -- these are sought
  /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\u202A-\u202E\uFFFD-\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Whether a text has a sign that no page can show. */
export const hasStray = (text: string): boolean => STRAY.test(text);

/** What is wrong with the first sign of a text that no page can show; undefined for a good text. */
function strayProblem(text: string): string | undefined {
  const index = text.search(STRAY);
  if (index < 0) return undefined;
  const code = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
  const around = (part: string) => part.split('\n').at(-1) ?? '';
  const before = around(text.slice(Math.max(0, index - 12), index));
  const after = text.slice(index + 1, index + 13).split('\n', 1)[0] ?? '';
  const where = `between "${before}" and "${after}"`;
  return code === 'FFFD'
    ? `the sign \uFFFD, the trace of a lost character, ${where}: write what is missing there`
    : `an invisible character, U+${code}, ${where}, which no page can show: delete it, and write what is missing there`;
}

/** The signs of a text, as written, that no page can show. */
export function strayCharacters(file: string, text: string, firstLine = 1): Problem[] {
  return text.split('\n').flatMap((row, index): Problem[] => {
    const problem = strayProblem(row);
    const place = {line: firstLine + index, column: row.search(STRAY) + 1};
    return problem ? [{file, ...place, message: `here is ${problem}.`}] : [];
  });
}

const QUOTED = 'put the whole text in double quotes';
const FIELD =
  'write each field as "name: text", with a space after the colon, and no hyphen before the name';

/** The lines that a merge leaves round two versions. */
const MERGE = /^(?:<{7} .*|={7}|>{7} .*)$/m;

/** What is wrong where a merge left its lines; undefined where it left none. */
function mergeProblem(text: string): {at: number; message: string} | undefined {
  const found = MERGE.exec(text);
  if (!found) return undefined;
  const message = `"${found[0]}" is left from a merge of two versions: keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.`;
  return {at: found.index, message};
}

/** What to write instead, by the parser's code, and by its sentence where one code says several things. */
const remedies: ReadonlyArray<readonly [RegExp, remedy: string]> = [
  [/^BLOCK_AS_IMPLICIT_KEY/, `a text that contains ": " looks like a field: ${QUOTED}`],
  [/^TAB_AS_INDENT/, 'replace the tab at the beginning of the line by two spaces'],
  [
    /quote$/,
    'the quote that opens here is never closed: write the same one at the end of the text',
  ],
  [/^BAD_DQ_ESCAPE/, 'write \\\\ for a backslash between double quotes'],
  [/^BAD_SCALAR_START/, `no text may begin with this sign: ${QUOTED}`],
  [
    /block-seq-ind/,
    'begin the list on the next line, or put a text that begins with "- " in double quotes',
  ],
  [/^MULTILINE_IMPLICIT_KEY|map values$/, FIELD],
  [
    /Block scalar header|^Not a YAML token/,
    `a text that begins with ">" or "|" is read as one of several lines: ${QUOTED}`,
  ],
  [
    /must be sufficiently indented/,
    'the list that begins with "[" or "{" is never closed: write "]" or "}" at its end',
  ],
  [
    /^BAD_INDENT|All (?:collection|mapping|sequence) items/,
    'begin the fields of one level in the same column, two spaces further than the field above',
  ],
  [
    /at node end$/,
    'something follows the end of a text: a text that begins with a quote or "[", or contains the quote that ends it, goes in double quotes, with \\" for each quote inside',
  ],
  [/^MULTIPLE_DOCS/, 'remove the line "---" or "..."'],
];

function syntaxProblem({code, message}: YAMLError): string {
  const found = remedies.find(([pattern]) => pattern.test(code) || pattern.test(message));
  const remedy = found?.[1] ?? `if a text has a sign of YAML, such as ": " or " #", ${QUOTED}`;
  return `not valid YAML: ${message.replace(/; please.*|[.:]$/, '')}. ${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`;
}

type Misread = {at: number; message: string; isReference?: true};

/** Signs of YAML before a value: `&name`, `!type`. */
const SIGNS = /(?:(?<!\S)[&!]\S*\s*)+$/;

/** Where a text holds what YAML takes for its own signs, or cuts, or what no page can show. */
function misread(document: Document, text: string): Misread[] {
  const found: Misread[] = [];
  const checkSigns = ({anchor, tag, range}: Scalar | YAMLMap | YAMLSeq) => {
    if (!range || (anchor === undefined && tag === undefined)) return;
    const [signs = ''] = SIGNS.exec(text.slice(0, range[0])) ?? [];
    const message = `"${signs.trim()}" is a sign of YAML, not a part of the text: ${QUOTED}.`;
    found.push({at: range[0] - signs.length, message});
  };
  visit(document, {
    Alias: (_, {source, range}) => {
      const message = `"*${source}" is a reference in YAML, not a text: ${QUOTED}.`;
      found.push({at: range?.[0] ?? 0, message, isReference: true});
    },
    Collection: (_, node) => checkSigns(node),
    Scalar: (_, node, parents) => {
      checkSigns(node);
      const {type, value, range} = node;
      if (typeof value !== 'string' || !range) return;
      const [at, end] = range;
      // « n° #3 », « C #»: a note has a space after its sign, or stands on a line of its own.
      if (
        type === 'PLAIN' &&
        /^[ \t]+#(?:[^\s#]|[ \t]*\r?(?:\n|$))/.test(text.slice(end, end + 80))
      ) {
        const message = `the text ends at "${value.slice(-20)}", because " #" begins a note: ${QUOTED}, or write a space after # if it is one.`;
        found.push({at, message});
      }
      const stray = STRAY.test(text.slice(at, end)) ? undefined : strayProblem(value);
      const pair = parents.at(-1);
      const name =
        isPair(pair) && isScalar(pair.key) ? `${String(pair.key.value)} holds` : 'here is';
      if (stray) found.push({at, message: `${name} ${stray}.`});
    },
  });
  return found;
}

function placesOf(document: Document, placeAtOffset: (offset: number) => Place, first: Place) {
  const find = (path: ReadonlyArray<PropertyKey>, wantsKey: boolean): Place => {
    for (let length = path.length; length > 0; length -= 1) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const value = document.getIn(path.slice(0, length), true);
      const isValue = isScalar(value) && value.value !== null && length === path.length;
      const pair =
        isMap(parent) &&
        parent.items.find(({key}) => isScalar(key) && key.value === path[length - 1]);
      const node = pair && (wantsKey || !isValue) ? pair.key : value;
      if (isNode(node) && node.range) return placeAtOffset(node.range[0]);
    }
    return first;
  };
  return {
    of: (path: ReadonlyArray<PropertyKey>) => find(path, false),
    ofKey: (path: ReadonlyArray<PropertyKey>) => find(path, true),
  };
}

/** Parses data for the places of its values, and what is wrong with it. */
function parse(file: string, text: string, firstLine: number) {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    // What it warns of, the schemas refuse.
    logLevel: 'error',
  });
  const placeOf = (offset: number): Place => {
    const {line, col} = counter.linePos(offset);
    return {line: line + firstLine - 1, column: col};
  };
  const twice = document.errors.filter(({code}) => code === 'DUPLICATE_KEY');
  const problems = twice.map(({pos: [at]}): Problem => {
    const [, name = ''] = /^["']?([^"':\n]*)/.exec(text.slice(at)) ?? [];
    const message = `"${name}" appears twice, and only the last would be read: remove one.`;
    return {file, ...placeOf(at), message};
  });
  const first = {line: Math.max(1, firstLine - 1), column: 1};
  return {document, placeOf, problems, places: placesOf(document, placeOf, first)};
}

/**
 * @param options `firstLine` is the line of the file on which the text begins; `name` begins the
 * message about an invalid text
 */
export function readYaml(file: string, text: string, {firstLine = 1, name = ''} = {}): Data {
  const {document, placeOf, problems, places} = parse(file, text, firstLine);
  const stray = strayCharacters(file, text, firstLine);
  // The others follow from the first.
  const error = document.errors.find(({code}) => code !== 'DUPLICATE_KEY');
  if (error) {
    let [at] = error.pos;
    // An open quote is found at the end of the text.
    if (/quote$/.test(error.message)) {
      visit(document, {
        Scalar: (_, {type, range}) => {
          if (type?.startsWith('QUOTE') && range) [at] = range;
        },
      });
    }
    const merge = mergeProblem(text);
    problems.push(
      merge
        ? {file, ...placeOf(merge.at), message: merge.message}
        : {file, ...placeOf(at), message: `${name}${syntaxProblem(error)}`},
    );
  }
  const wrong = error ? [] : misread(document, text);
  const all = [
    ...problems,
    ...stray,
    ...wrong.map(({at, message}): Problem => ({file, ...placeOf(at), message})),
  ];
  // Unfolded, references could fill the memory.
  return problems.length > 0 || wrong.some(({isReference}) => isReference)
    ? {places: noPlaces, problems: all}
    : {data: document.toJS() as unknown, places, problems: all};
}

/** What is wrong with JSON, by the parser's code; `%` is replaced by what was found. */
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

function jsonProblem(file: string, text: string, {error, offset, length}: ParseError): Problem {
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

/**
 * Reads JSON as `JSON.parse` does, and so Docusaurus, with the places of YAML's parser. Only the
 * place of a syntax error is jsonc-parser's: Node 20 gives none for many.
 */
export function readJson(file: string, text: string): Data {
  const {document, placeOf, problems, places} = parse(file, text, 1);
  try {
    const data: unknown = JSON.parse(text);
    const wrong = misread(document, text).map(({at, message}) => ({file, ...placeOf(at), message}));
    const all = [...problems, ...strayCharacters(file, text), ...wrong];
    return problems.length > 0 ? {places, problems: all} : {data, places, problems: all};
  } catch (thrown) {
    const errors: ParseError[] = [];
    parseTree(text, errors, {disallowComments: true});
    const [error] = errors;
    if (!error) throw thrown;
    const merge = mergeProblem(text);
    if (merge) {
      return {places, problems: [{file, ...placeOf(merge.at), message: merge.message}]};
    }
    return {places, problems: [jsonProblem(file, text, error)]};
  }
}

/**
 * Validates data, and gives each problem its place.
 *
 * @param options `subject` begins a message: a field by its path; `more` ends it
 */
export function validateData<T>(
  file: string,
  schema: z.ZodType<T>,
  {data, places}: Pick<Data, 'data' | 'places'>,
  {subject, more = ''}: {subject?: (path: readonly PropertyKey[]) => string; more?: string} = {},
): {data?: T; problems: Problem[]} {
  const {data: valid, problems} = validate(schema, data, subject);
  return {
    data: valid,
    problems: problems.map(({path, message, unknown}) => {
      const place = unknown ? places.ofKey(path) : places.of(path);
      return {file, ...place, message: `${message}${more}.`};
    }),
  };
}

export type SplitText = {
  /** The text between the fences; undefined without fences. */
  frontMatter?: string;
  /** Offset of the front matter in the file, after the opening fence. */
  frontMatterOffset: number;
  body: string;
  bodyLine: number;
};

// Some Windows editors write a byte order mark first.
const FENCE = /^(\uFEFF?---[ \t]*\r?\n)(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

export function splitText(source: string): SplitText {
  const match = FENCE.exec(source);
  if (!match) {
    const start = source.startsWith('\uFEFF') ? 1 : 0;
    return {body: source.slice(start), frontMatterOffset: start, bodyLine: 1};
  }
  const [whole, opening = '', frontMatter = ''] = match;
  return {
    frontMatter,
    frontMatterOffset: opening.length,
    body: source.slice(whole.length),
    bodyLine: whole.split('\n').length,
  };
}

/** Reads front matter, which begins on line 2, below its first fence. */
export const readFrontMatter = (file: string, text: string): Data =>
  readYaml(file, text, {firstLine: 2, name: 'the front matter is '});

/**
 * Writes YAML in the editor's style (plugins/editor), which is Prettier's too: quotes only where
 * they are needed, and single ones; lists and long texts on lines of their own.
 */
export const yamlOf = (value: unknown): string =>
  stringify(value, {lineWidth: 0, singleQuote: true}).trimEnd();
