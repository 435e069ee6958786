import type {Place} from '../../lib/siteError';
import type {Text} from '../texts/read';
import {hashOf} from './text';

export type Placed = {text: string; place: Place};

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
  'review',
  'pinned',
  'formerly',
  'unlisted',
  'sidebar_position',
  'hide_table_of_contents',
  'lang',
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
