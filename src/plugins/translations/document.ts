import type {Place} from '../../lib/siteError';
import {splitText} from '../../lib/texts/data';
import type {Text} from '../texts/read';
import {hashOf} from './text';

export type Placed = {text: string; place: Place};

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
export const fieldsOf = ({data, places}: Pick<Text, 'data' | 'places'>) =>
  new Map(
    textsOf(data as Yaml).map(([names, text]): [string, Placed] => [
      names.join('.'),
      {text, place: places.of(names)},
    ]),
  );

/** Hash of the translatable content of a text. */
export const contentHash = (text: Pick<Text, 'data' | 'places' | 'body'>): string =>
  hashOf(
    [...[...fieldsOf(text)].map(([name, {text: words}]) => `${name}: ${words}`), text.body].join(
      '\n\n',
    ),
  );

/** The hash of the French source in a translation, written by `i18n:done`. */
export function sourceHashOf({source, places}: Pick<Text, 'source' | 'places'>) {
  // From the source text: YAML reads a hash of digits alone as a number.
  const hash = WRITTEN_HASH.exec(splitText(source).frontMatter ?? '')?.[1];
  return hash === undefined ? undefined : {text: hash, place: places.ofKey([HASH_FIELD])};
}
