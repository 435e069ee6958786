import type {Place, Problem} from '../../lib/siteError';
import {readTextFile} from '../../lib/texts/textFile';
import {readFrontMatter, splitText, type YamlText} from '../../lib/texts/yaml';
import {hashOf} from './text';

export type Placed = {text: string; place: Place};

export type TextDocument = {
  file: string;
  source: string;
  /** The translatable texts of the front matter, by field path. */
  fields: ReadonlyMap<string, Placed>;
  placeOf: (field: string) => Place;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  /** Hash of the French source, written by `i18n:done`. */
  sourceHash?: Placed;
  /** The language of a page that has no translation (`lang: en`). */
  lang?: string;
  /** Hash of the translatable content. */
  readonly hash: string;
};

/** The field that `i18n:done` writes at the end of a translation's front matter. */
export const HASH_FIELD = 'sourceHash';

const WRITTEN_HASH = new RegExp(`^${HASH_FIELD}:\\s*['"]?(\\w+)`, 'm');

/** Fields without translatable text; plugins/case-studies compares them. */
const facts = new Set([
  'slug',
  'date',
  'sector',
  'services',
  'authors',
  'pictures',
  'sample',
  'id',
  'draft',
  'unlisted',
  'sidebar_position',
  'hide_table_of_contents',
  'lang',
  HASH_FIELD,
]);

/** Nested fields without translatable text: addresses, and facts of the team's members. */
const nestedFacts = new Set(['src', 'url', 'href', 'to', 'name', 'alumni', 'image_url']);

type Yaml = string | number | boolean | null | undefined | {[name: string]: Yaml};

function textsOf(value: Yaml, path: readonly string[] = []): Array<[string[], string]> {
  if (typeof value !== 'object' || value === null) {
    return path.length > 0 ? [[[...path], String(value ?? '')]] : [];
  }
  const left = path.length > 0 ? nestedFacts : facts;
  return Object.entries(value)
    .filter(([name]) => !left.has(name))
    .flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}

/** The translatable texts of YAML, by field path. */
export const fieldsOf = ({data, places}: Extract<YamlText, {ok: true}>) =>
  new Map(
    textsOf(data as Yaml).map(([names, text]): [string, Placed] => [
      names.join('.'),
      {text, place: places.of(names)},
    ]),
  );

export function parseDocument(file: string, source: string): TextDocument | Problem[] {
  const {frontMatter = '', body, bodyLine} = splitText(source);
  const yaml = readFrontMatter(file, frontMatter);
  if (!yaml.ok) return yaml.problems;
  const {data, places} = yaml;
  const fields = fieldsOf(yaml);
  // From the source text: YAML reads a hash of digits alone as a number.
  const hash = WRITTEN_HASH.exec(frontMatter)?.[1];
  return {
    file,
    source,
    fields,
    placeOf: (field) => places.of(field.split('.')),
    body,
    bodyLine,
    ...(hash !== undefined && {
      sourceHash: {text: hash, place: places.ofKey([HASH_FIELD])},
    }),
    lang: (data as {lang?: string} | undefined)?.lang,
    // Lazy: builds don't need it.
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
