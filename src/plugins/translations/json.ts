import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type * as z from 'zod';
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
  const [error] = errors;
  if (error) return refuse([syntaxProblem(file, text, error)]);
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
  const result = schema.safeParse(JSON.parse(text));
  if (result.success) return {data: result.data, problems: [], placeOf};
  return refuse(
    result.error.issues.map((issue) => {
      const names = issue.path.map((name) => (typeof name === 'number' ? name : String(name)));
      const name = names.length > 0 ? `"${names.join('" → "')}"` : 'the file';
      return {file, ...placeOf(names), message: `${name}: ${issue.message}.`};
    }),
  );
}
