/** A value of a JSON text, with the offset at which it begins. */
export type JsonNode = {
  at: number;
  /** A text, a number, true, false or null; undefined for what holds others. */
  value?: string | number | boolean | null;
  /** The fields of an object, in their order; one that comes twice is here twice. */
  fields?: ReadonlyArray<{name: string; at: number; node: JsonNode}>;
  items?: readonly JsonNode[];
};

/** A mistake in a JSON text: where it is, and what to write. */
export class JsonMistake extends Error {
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

const BLANK = /[ \t\r\n]*/y;
// No control character stands in a JSON text as it is.
// eslint-disable-next-line no-control-regex
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const WORD = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;

/**
 * Reads a JSON text and keeps the place of everything in it. `JSON.parse` says
 * where a mistake is for some mistakes only (not for a missing quote, nor for a
 * text that ends too early), and never where a value is.
 *
 * @throws JsonMistake at the first mistake
 */
export function readJson(text: string): JsonNode {
  let at = 0;

  const found = () => {
    if (at >= text.length) return 'the end of the file';
    const [character = ''] = text.slice(at);
    if (character === '\n' || character === '\r') return 'the end of the line';
    return character === '"' ? 'a quote' : `"${character}"`;
  };
  const fail = (message: string): never => {
    throw new JsonMistake(at, message);
  };
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(text)?.[0];
    at += match?.length ?? 0;
    return match;
  };
  const skip = () => void take(BLANK);

  function readText(): string {
    const match = take(TEXT);
    if (match !== undefined) return JSON.parse(match) as string;
    const line = /[^\r\n]*/y;
    line.lastIndex = at;
    const rest = line.exec(text)?.[0] ?? '';
    const escape = /\\(?!["\\/bfnrt]|u[\da-fA-F]{4})./.exec(rest)?.[0];
    return fail(
      escape
        ? `"${escape}" means nothing in JSON: write \\\\ for a backslash`
        : 'the text that begins here is not closed on its line: end it with ", and write \\" for a quote inside it',
    );
  }

  function readList<T>(close: '}' | ']', readOne: () => T): T[] {
    const list: T[] = [];
    at += 1;
    skip();
    if (text[at] === close) {
      at += 1;
      return list;
    }
    for (;;) {
      list.push(readOne());
      skip();
      if (text[at] === close) {
        at += 1;
        return list;
      }
      if (text[at] !== ',') {
        fail(`found ${found()} where a comma or "${close}" is needed`);
      }
      const comma = at;
      at += 1;
      skip();
      if (text[at] === close) {
        at = comma;
        fail(`the comma before "${close}" is one too many: remove it`);
      }
    }
  }

  function readField() {
    skip();
    const start = at;
    if (text[at] !== '"') {
      fail(`found ${found()} where a name between straight quotes (") is needed`);
    }
    const name = readText();
    skip();
    if (text[at] !== ':') {
      fail(`found ${found()} where a colon is needed after "${name}"`);
    }
    at += 1;
    return {name, at: start, node: readValue()};
  }

  function readValue(): JsonNode {
    skip();
    const start = at;
    if (text[at] === '{') return {at: start, fields: readList('}', readField)};
    if (text[at] === '[') return {at: start, items: readList(']', readValue)};
    if (text[at] === '"') return {at: start, value: readText()};
    const word = take(WORD);
    if (word !== undefined) {
      return {at: start, value: JSON.parse(word) as number | boolean | null};
    }
    return fail(`found ${found()} where a text between straight quotes (") is needed`);
  }

  const root = readValue();
  skip();
  if (at < text.length) {
    fail(`found ${found()} after the end: one bracket too many, or too early`);
  }
  return root;
}
