import {LineCounter, isMap, isNode, isScalar, parseDocument, stringify} from 'yaml';
import type {Place, Problem} from '../siteError';

export type FieldPlaces = {
  /** Place of a field's value, else of the nearest enclosing field, else of the beginning. */
  of: (path: ReadonlyArray<PropertyKey>) => Place;
  ofKey: (path: ReadonlyArray<PropertyKey>) => Place;
};

export type YamlText =
  {ok: true; data: unknown; places: FieldPlaces} | {ok: false; problems: Problem[]};

const QUOTES = 'Put a text that contains ": " or " #", or begins with a quote, in double quotes.';

/**
 * @param firstLine line of the file on which the text begins
 * @param name begins the message about an invalid text
 */
export function readYaml(file: string, text: string, firstLine: number, name = ''): YamlText {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter, prettyErrors: false});
  const placeOf = (offset: number): Place => {
    const {line, col} = counter.linePos(offset);
    return {line: line + firstLine - 1, column: col};
  };
  if (document.errors.length > 0) {
    const problems = document.errors.map(({message, pos}): Problem => ({
      file,
      ...placeOf(pos[0]),
      message: `${name}not valid YAML: ${message.replace(/[.:]$/, '')}. ${QUOTES}`,
    }));
    return {ok: false, problems};
  }
  const find = (path: ReadonlyArray<PropertyKey>, wantsKey: boolean): Place => {
    for (let length = path.length; length > 0; length -= 1) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const value = document.getIn(path.slice(0, length), true);
      const isValue = isScalar(value) && value.value !== null && length === path.length;
      const pair =
        isMap(parent) &&
        parent.items.find(({key}) => isScalar(key) && key.value === path[length - 1]);
      const node = pair && (wantsKey || !isValue) ? pair.key : value;
      if (isNode(node) && node.range) return placeOf(node.range[0]);
    }
    return {line: Math.max(1, firstLine - 1), column: 1};
  };
  return {
    ok: true,
    data: document.toJS(),
    places: {of: (path) => find(path, false), ofKey: (path) => find(path, true)},
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
export const readFrontMatter = (file: string, text: string) =>
  readYaml(file, text, 2, 'the front matter is ');

/**
 * Writes YAML in the editor's style (plugins/editor), which is Prettier's too: quotes only where
 * they are needed, and single ones; lists and long texts on lines of their own.
 */
export const yamlOf = (value: unknown): string =>
  stringify(value, {lineWidth: 0, singleQuote: true}).trimEnd();
