import {JSON_SCHEMA, load} from 'js-yaml';
import {LineCounter, isMap, isNode, isScalar, parseDocument, type Document} from 'yaml';
import type {Problem} from '../../lib/siteError';
import type {Place} from './places';

/** Where the fields of a YAML text are. */
export type FieldPlaces = {
  /** The value of a field, or the nearest field around it; the beginning when there is none. */
  of: (path: ReadonlyArray<PropertyKey>) => Place;
  /** The name of a field. */
  ofKey: (path: ReadonlyArray<PropertyKey>) => Place;
};

export type YamlText =
  {ok: true; data: unknown; places: FieldPlaces} | {ok: false; problems: Problem[]};

const QUOTES =
  'A text that holds ": " or " #", or begins with a quote, has to stand between double quotes.';

/** What the parser says, in fewer words than it takes: it goes on with an excerpt. */
const shortened = (message: string) => (message.split('\n')[0] ?? '').replace(/[.:]$/, '');

function placesIn(
  parse: () => {document: Document; counter: LineCounter},
  firstLine: number,
): FieldPlaces {
  let parsed: ReturnType<typeof parse> | undefined;
  const find = (path: ReadonlyArray<PropertyKey>, wantsKey: boolean): Place => {
    parsed ??= parse();
    const {document, counter} = parsed;
    const placeOf = (offset: number): Place => {
      const {line, col} = counter.linePos(offset);
      return {line: line + firstLine - 1, column: col};
    };
    for (let length = path.length; length > 0; length -= 1) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const key = path[length - 1];
      if (isMap(parent)) {
        const pair = parent.items.find((item) => isNode(item.key) && item.key.toJSON() === key);
        const hasValue =
          isScalar(pair?.value) && pair.value.value !== null && length === path.length;
        const node = hasValue && !wantsKey ? pair.value : pair?.key;
        if (isNode(node) && node.range) {
          return placeOf(node.range[0]);
        }
      }
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) {
        return placeOf(node.range[0]);
      }
    }
    return {line: Math.max(1, firstLine - 1), column: 1};
  };
  return {of: (path) => find(path, false), ofKey: (path) => find(path, true)};
}

/**
 * Reads YAML.
 *
 * Two parsers, for one is ten times as fast and the other knows where everything
 * stands: js-yaml, with which Docusaurus itself reads front matter, says whether
 * the text is well formed and what is in it; yaml is asked for places and for the
 * words about a mistake, so only where there is something to say.
 *
 * @param firstLine line of the file on which the text begins
 */
export function readYaml(file: string, text: string, firstLine: number): YamlText {
  const parse = () => {
    const counter = new LineCounter();
    return {document: parseDocument(text, {lineCounter: counter, prettyErrors: false}), counter};
  };
  try {
    return {ok: true, data: load(text, {schema: JSON_SCHEMA}), places: placesIn(parse, firstLine)};
  } catch (error) {
    const {document, counter} = parse();
    const problems = document.errors.map(({message, pos}): Problem => {
      const {line, col} = counter.linePos(pos[0]);
      return {
        file,
        line: line + firstLine - 1,
        column: col,
        message: `not valid YAML: ${shortened(message)}. ${QUOTES}`,
      };
    });
    if (problems.length > 0) {
      return {ok: false, problems};
    }
    const {reason, mark} = error as {reason?: string; mark?: {line: number; column: number}};
    const message = `not valid YAML: ${reason ?? shortened(String(error))}. ${QUOTES}`;
    return {
      ok: false,
      problems: [
        {file, line: (mark?.line ?? 0) + firstLine, column: (mark?.column ?? 0) + 1, message},
      ],
    };
  }
}
