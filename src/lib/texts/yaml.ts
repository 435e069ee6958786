import {LineCounter, isMap, isNode, isScalar, parseDocument} from 'yaml';
import type {Place, Problem} from '../siteError';

export type FieldPlaces = {
  /** Place of a field's value, else of the nearest enclosing field, else of the beginning. */
  of: (path: ReadonlyArray<PropertyKey>) => Place;
  ofKey: (path: ReadonlyArray<PropertyKey>) => Place;
};

export type YamlText =
  {ok: true; data: unknown; places: FieldPlaces} | {ok: false; problems: Problem[]};

const QUOTES = 'Put a text that contains ": " or " #", or begins with a quote, in double quotes.';

/** The first line of the parser's message; an excerpt follows it. */
const shortened = (message: string) => (message.split('\n')[0] ?? '').replace(/[.:]$/, '');

/**
 * @param firstLine line of the file on which the text begins
 */
export function readYaml(file: string, text: string, firstLine: number): YamlText {
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
      message: `not valid YAML: ${shortened(message)}. ${QUOTES}`,
    }));
    return {ok: false, problems};
  }
  const find = (path: ReadonlyArray<PropertyKey>, wantsKey: boolean): Place => {
    for (let length = path.length; length > 0; length -= 1) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const key = path[length - 1];
      if (isMap(parent)) {
        const pair = parent.items.find((item) => isNode(item.key) && item.key.toJSON() === key);
        const hasValue =
          isScalar(pair?.value) && pair.value.value !== null && length === path.length;
        const node = hasValue && !wantsKey ? pair.value : pair?.key;
        if (isNode(node) && node.range) return placeOf(node.range[0]);
      }
      const node = document.getIn(path.slice(0, length), true);
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

/** Reads front matter, which begins on line 2, below its first fence. */
export function readFrontMatter(file: string, text: string): YamlText {
  const yaml = readYaml(file, text, 2);
  if (yaml.ok) return yaml;
  const named = (problem: Problem) => ({
    ...problem,
    message: `the front matter is ${problem.message}`,
  });
  return {ok: false, problems: yaml.problems.map(named)};
}
