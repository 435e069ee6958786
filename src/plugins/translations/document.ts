import type {Problem} from '../../lib/siteError';
import {splitText} from '../../lib/texts/frontMatter';
import type {Place} from '../../lib/texts/places';
import {readTextFile} from '../../lib/texts/textFile';
import {readFrontMatter} from '../../lib/texts/yaml';
import {hashOf} from './text';

export type Placed = {text: string; place: Place};

export type TextDocument = {
  file: string;
  source: string;
  /** The texts of the front matter that readers see, by the path of the field. */
  fields: ReadonlyMap<string, Placed>;
  placeOf: (field: string) => Place;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  /** The French that it was translated from, as `i18n:done` wrote it. */
  sourceHash?: Placed;
  /** The one language it is written in, for a page that nobody translates (`lang: en`). */
  lang?: string;
  /** Changes with what there is to translate. */
  readonly hash: string;
};

/** The field that `i18n:done` writes at the end of a translation's front matter. */
export const HASH_FIELD = 'sourceHash';

const WRITTEN_HASH = new RegExp(`^${HASH_FIELD}:\\s*['"]?(\\w+)`, 'm');

/** Fields that a reader never sees as text; plugins/case-studies compares those of facts. */
const facts = new Set([
  ...['slug', 'date', 'sector', 'services', 'authors', 'sample', 'id', 'draft', 'unlisted'],
  ...['sidebar_position', 'hide_table_of_contents', 'lang', HASH_FIELD],
]);

/** Fields below the top that are addresses. */
const addresses = new Set(['src', 'url', 'href', 'to']);

type Yaml = string | number | boolean | null | undefined | {[name: string]: Yaml};

function textsOf(value: Yaml, path: readonly string[] = []): Array<[string[], string]> {
  if (typeof value !== 'object' || value === null) {
    return path.length > 0 ? [[[...path], String(value ?? '')]] : [];
  }
  const left = path.length > 0 ? addresses : facts;
  return Object.entries(value)
    .filter(([name]) => !left.has(name))
    .flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}

const asPath = (names: readonly string[]) =>
  names.map((name) => (/^\d+$/.test(name) ? Number(name) : name));

export function parseDocument(file: string, source: string): TextDocument | Problem[] {
  const {frontMatter = '', body, bodyLine} = splitText(source);
  const yaml = readFrontMatter(file, frontMatter);
  if (!yaml.ok) return yaml.problems;
  const {data, places} = yaml;
  const fields = new Map(
    textsOf(data as Yaml).map(([names, text]) => [
      names.join('.'),
      {text, place: places.of(asPath(names))},
    ]),
  );
  // As it is written: YAML takes one of digits alone for a number.
  const hash = WRITTEN_HASH.exec(frontMatter)?.[1];
  return {
    file,
    source,
    fields,
    placeOf: (field) => places.of(asPath(field.split('.'))),
    body,
    bodyLine,
    ...(hash !== undefined && {
      sourceHash: {text: hash, place: places.ofKey([HASH_FIELD])},
    }),
    lang: (data as {lang?: string} | undefined)?.lang,
    // Made when it is asked for: a build does not.
    get hash() {
      return hashOf(
        [...[...fields].map(([name, {text}]) => `${name}: ${text}`), body].join('\n\n'),
      );
    },
  };
}

export async function readDocument(
  siteDir: string,
  file: string,
): Promise<TextDocument | Problem[]> {
  const read = await readTextFile(siteDir, file);
  return read.ok ? parseDocument(file, read.source) : [read.problem];
}
