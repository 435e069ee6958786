import {LineCounter, isMap, isNode, parseDocument, type Document} from 'yaml';
import * as z from 'zod';
import {closest} from '../../lib/closest';
import type {Problem} from '../../lib/siteError';
import {sectorIds, serviceIds} from '../../lib/vocabulary';

const text = z.string().trim().min(1, 'write some text');
const link = z.strictObject({
  label: text,
  url: z.url({
    protocol: /^https?$/,
    error: 'write a whole address, such as https://www.example.org/',
  }),
  note: text.optional(),
});

/**
 * The front matter of a case study (decisions, section 3). `.strict` so that a
 * misspelt field is named instead of being ignored.
 */
export const frontMatterSchema = z.strictObject({
  title: text,
  slug: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'write a-z, 0-9 and single hyphens only, such as bon-sejour',
    ),
  description: z
    .string()
    .trim()
    .min(50, 'write at least 50 characters')
    .max(200, 'write at most 200 characters'),
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
  /** Marks a text that came with the site, for the launch check. */
  sample: z.boolean().default(false),
  /** In translations: the French that it was made from (plugins/translations). */
  sourceHash: z.union([z.string(), z.number()]).optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

export type ParsedFrontMatter =
  | {
      ok: true;
      frontMatter: FrontMatter;
      body: string;
      bodyLine: number;
      lineOf: (field: string) => number;
    }
  | {ok: false; problems: Problem[]};

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** The line of a field in the file, or of the nearest field around it. */
function lineOfPath(
  document: Document,
  counter: LineCounter,
  path: ReadonlyArray<PropertyKey>,
): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isNode(item.key) && item.key.toJSON() === key);
      if (pair && isNode(pair.key) && pair.key.range) {
        return counter.linePos(pair.key.range[0]).line + 1;
      }
    }
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      return counter.linePos(node.range[0]).line + 1;
    }
  }
  return 1;
}

/** What was found, short enough for a message. */
function show(value: unknown): string {
  const json = value === undefined ? 'nothing' : JSON.stringify(value);
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

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
  // Zod's own words for a wrong type begin so; a field's own remedy does not.
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid')) {
    return `write ${issue.expected === 'array' ? 'a list' : `a ${issue.expected}`}`;
  }
  return issue.message;
}

/**
 * Reads the front matter of a case study.
 *
 * @param file path from the project's root, for messages
 * @returns the typed front matter and the body, or every problem with its line
 */
export function parseFrontMatter(file: string, content: string): ParsedFrontMatter {
  // Some editors on Windows begin a file with a byte order mark.
  const source = content.replace(/^\uFEFF/, '');
  const match = FENCE.exec(source);
  if (!match) {
    const message =
      'the front matter is missing: the file has to begin with a line "---", then the fields, then a line "---".';
    return {ok: false, problems: [{file, line: 1, message}]};
  }
  const counter = new LineCounter();
  const document = parseDocument(match[1] ?? '', {lineCounter: counter, prettyErrors: false});
  if (document.errors.length > 0) {
    return {
      ok: false,
      problems: document.errors.map((error) => ({
        file,
        line: counter.linePos(error.pos[0]).line + 1,
        message: `the front matter is not valid YAML: ${error.message}. A text that holds ": " or begins with a quote has to stand between double quotes.`,
      })),
    };
  }
  const data: unknown = document.toJS() ?? {};
  const result = frontMatterSchema.safeParse(data);
  if (!result.success) {
    return {
      ok: false,
      problems: result.error.issues.map((issue) => {
        const found = document.getIn(issue.path);
        const value: unknown = isNode(found) ? found.toJSON() : found;
        const field = issue.path.join('.') || 'front matter';
        return {
          file,
          line: lineOfPath(
            document,
            counter,
            issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path,
          ),
          message:
            issue.code === 'unrecognized_keys'
              ? `${suggestion(issue, value)}.`
              : `${field} is ${show(value)}: ${suggestion(issue, value)}.`,
        };
      }),
    };
  }
  return {
    ok: true,
    frontMatter: result.data,
    body: source.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    lineOf: (field) => lineOfPath(document, counter, field.split('.')),
  };
}
