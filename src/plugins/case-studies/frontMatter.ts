import * as z from 'zod';
import {closest} from '../../lib/closest';
import type {Place, Problem} from '../../lib/siteError';
import {sectorIds, serviceIds} from '../../vocabulary';
import {splitText} from '../../lib/texts/frontMatter';
import {readFields, show} from '../../lib/texts/issues';
import {readFrontMatter} from '../../lib/texts/yaml';

const text = z.string().trim().min(1, 'write some text');
const link = z.strictObject({
  label: text,
  url: z.url({
    protocol: /^https?$/,
    error: 'write a full address, such as https://www.example.org/',
  }),
  note: text.optional(),
});

/** Length that search engines show in full, in characters: a warning only (see adviceOn). */
const DESCRIPTION_LENGTH = {least: 50, most: 200};
const DESCRIPTION_REMEDY = `write a text of ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} characters`;

/** The front matter of a case study (decisions, section 3). Strict, to catch misspelt fields. */
export const frontMatterSchema = z.strictObject({
  title: text,
  slug: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'write a-z, 0-9 and single hyphens only, such as bon-sejour',
    ),
  description: z.string(DESCRIPTION_REMEDY).trim().min(1, DESCRIPTION_REMEDY),
  date: z.iso
    .date('write a date, such as 2024-05-14')
    .transform((day) => new Date(`${day}T00:00:00Z`)),
  client: text,
  sector: z.enum(sectorIds),
  services: z.array(z.enum(serviceIds)).min(1, 'name at least one service'),
  authors: z.array(text).min(1, 'name at least one member of blog/authors.yml'),
  cover: z.strictObject({
    src: text,
    alt: text,
  }),
  pdf: z.strictObject({src: text, label: text}).optional(),
  links: z
    .strictObject({furtherReading: z.array(link).default([]), elsewhere: z.array(link).default([])})
    .default({furtherReading: [], elsewhere: []}),
  /** Marks a made-up text, for the launch check. */
  sample: z.boolean().default(false),
  /** In translations: hash of the French source text (plugins/translations). */
  sourceHash: z
    // YAML reads a hash of digits alone as a number.
    .custom<string | number>(
      (value) => typeof value === 'number' || /^[0-9a-f]{8,}$/.test(String(value)),
      'leave it to "npm run i18n:done", which writes 8 or more of 0-9 and a-f',
    )
    .optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

export type ParsedFrontMatter = {
  /** Undefined when a field is invalid. */
  frontMatter?: FrontMatter;
  /** The file's fields, valid or not. */
  data: Readonly<Record<string, unknown>>;
  problems: Problem[];
  placeOf: (field: string) => Place;
};

function suggestion(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(frontMatterSchema.shape);
    return issue.keys
      .map((key) => {
        const near = issue.path.length === 0 ? closest(key, known) : undefined;
        return `remove the unknown field "${key}"${near ? `, or write "${near}"` : ''}`;
      })
      .join('; ');
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const near = typeof found === 'string' ? closest(found, values) : undefined;
    return `write ${near ? `"${near}"? It is one of ` : 'one of '}${values.join(', ')}`;
  }
  // Zod's default message for a wrong type; a field's own remedy begins otherwise.
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid')) {
    const wanted: Record<string, string> = {
      array: 'a list, such as [one, two]',
      boolean: 'true or false',
      object: 'its fields on the lines below, each indented by two spaces',
      string: 'a text',
    };
    return `write ${wanted[issue.expected] ?? `a ${issue.expected}`}`;
  }
  return issue.message;
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], data);

/** What to write instead of a field's value; undefined when it is valid. */
export function checkField(field: keyof FrontMatter, value: unknown): string | undefined {
  const result = frontMatterSchema.shape[field].safeParse(value);
  const issue = result.error?.issues[0];
  return issue && suggestion(issue, valueAt(value, issue.path));
}

/** Advice on the length of a valid description. */
function adviceOn({description: {length}}: FrontMatter): string | undefined {
  const {least, most} = DESCRIPTION_LENGTH;
  if (length >= least && length <= most) return undefined;
  const why = length > most ? 'cut a longer one' : 'seldom show a shorter one';
  return `description has ${length} characters: ${least} to ${most} are best, search engines ${why}.`;
}

export function parseFrontMatter(file: string, source: string): ParsedFrontMatter {
  const start = {line: 1, column: 1};
  const nowhere = {data: {}, placeOf: () => start};
  const {frontMatter: text} = splitText(source);
  if (text === undefined) {
    const message =
      'the front matter is missing: begin the file with a line "---", then the fields, then another line "---".';
    return {...nowhere, problems: [{file, ...start, message}]};
  }
  const yaml = readFrontMatter(file, text);
  if (!yaml.ok) return {...nowhere, problems: yaml.problems};
  const {data, places} = yaml;
  const fields = data !== null && typeof data === 'object' ? (data as Record<string, unknown>) : {};
  const {data: frontMatter, issues} = readFields(frontMatterSchema, data ?? {});
  const problems = issues.map((issue): Problem => {
    const value = valueAt(data, issue.path);
    const remedy = suggestion(issue, value);
    if (issue.code === 'unrecognized_keys') {
      const place = places.ofKey([...issue.path, issue.keys[0] ?? '']);
      return {file, ...place, message: `${remedy}.`};
    }
    const field = issue.path.join('.') || 'the front matter';
    const message = `${field} is ${show(value)}: ${remedy}.`;
    return {file, ...places.of(issue.path), message};
  });
  const advice = frontMatter && adviceOn(frontMatter);
  if (advice) {
    const place = places.of(['description']);
    problems.push({file, ...place, severity: 'warning', message: advice});
  }
  return {
    frontMatter,
    data: fields,
    problems,
    placeOf: (field) => places.of(field.split('.')),
  };
}
