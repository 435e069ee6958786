import path from 'node:path';
import * as z from 'zod';
import type {Problem} from '../../lib/siteError';
import {readText} from '../shared/files';
import {JsonMistake, readJson, type JsonNode} from './json';
import {encodingProblem} from './messages';
import {placesIn, type Place} from '../shared/places';

/**
 * What the translators' tools keep beside Docusaurus' files, whose form allows
 * no field of ours.
 */
export const recordFiles = (locale: string) => ({
  /** The French that each text was translated from: file → id → French. */
  sources: `i18n/${locale}/sources.json`,
  /** Texts that left the code, kept in case they come back: id → French, translation. */
  removed: `i18n/${locale}/removed.json`,
  /** What is not translated on purpose, or is the same in both languages, with the reason. */
  exceptions: `i18n/${locale}/exceptions.json`,
});

const text = z.string().trim().min(1, 'write some text');
const sourcesSchema = z.record(z.string(), z.record(z.string(), z.string()));
const removedSchema = z.record(
  z.string(),
  z.strictObject({french: z.string(), translation: z.string()}),
);
const exceptionsSchema = z.strictObject({
  /** Texts and documents that stay French: their name → the reason. */
  untranslated: z.record(z.string(), text).default({}),
  /** Texts that are the same in both languages: their name → the reason. */
  sameAsFrench: z.record(z.string(), text).default({}),
});

export type Sources = z.infer<typeof sourcesSchema>;
export type Removed = z.infer<typeof removedSchema>;

/** One line of exceptions.json. */
export type Exception = {reason: string; place: Place};

export type Exceptions = Readonly<
  Record<'untranslated' | 'sameAsFrench', ReadonlyMap<string, Exception>>
>;

type ReadRecord<T> = {data: T; root?: JsonNode; text: string; problems: Problem[]};

/** The node that a path of names leads to, or the nearest one above it. */
function nodeAt(root: JsonNode, names: ReadonlyArray<PropertyKey>): JsonNode {
  let node = root;
  for (const name of names) {
    const field = node.fields?.find((candidate) => candidate.name === name);
    if (!field) return node;
    node = field.node;
  }
  return node;
}

async function readRecord<T>(
  siteDir: string,
  file: string,
  schema: z.ZodType<T>,
  empty: T,
): Promise<ReadRecord<T>> {
  const content = await readText(path.join(siteDir, file));
  if (content === undefined) return {data: empty, text: '', problems: []};
  const unreadable = encodingProblem(file, content);
  if (unreadable) return {data: empty, text: content, problems: [unreadable]};
  const placeOf = placesIn(content);
  try {
    const root = readJson(content);
    const result = schema.safeParse(JSON.parse(content));
    if (result.success) return {data: result.data, root, text: content, problems: []};
    const problems = result.error.issues.map((issue) => ({
      file,
      ...placeOf(nodeAt(root, issue.path).at),
      message: `${issue.path.join(' → ') || 'the file'}: ${issue.message}.`,
    }));
    return {data: empty, root, text: content, problems};
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error;
    const message = `not valid JSON: ${error.message}.`;
    return {data: empty, text: content, problems: [{file, ...placeOf(error.at), message}]};
  }
}

/** The French that a language's texts were translated from. */
export async function readSources(siteDir: string, locale: string) {
  return readRecord(siteDir, recordFiles(locale).sources, sourcesSchema, {});
}

/** The translations of texts that left the code. */
export async function readRemoved(siteDir: string, locale: string) {
  return readRecord(siteDir, recordFiles(locale).removed, removedSchema, {});
}

/** What is the same in both languages or stays French, with the reasons. */
export async function readExceptions(
  siteDir: string,
  locale: string,
): Promise<{exceptions: Exceptions; problems: Problem[]}> {
  const {data, root, text, problems} = await readRecord(
    siteDir,
    recordFiles(locale).exceptions,
    exceptionsSchema,
    {untranslated: {}, sameAsFrench: {}},
  );
  const placeOf = placesIn(text);
  const listed = (kind: keyof Exceptions) => {
    const fields = (root ? nodeAt(root, [kind]).fields : undefined) ?? [];
    return new Map(
      Object.entries(data[kind]).map(([name, reason]) => {
        const at = fields.find((field) => field.name === name)?.at ?? 0;
        return [name, {reason, place: placeOf(at)}];
      }),
    );
  };
  return {
    exceptions: {untranslated: listed('untranslated'), sameAsFrench: listed('sameAsFrench')},
    problems,
  };
}

/** A record as it is written: sorted, so that a diff shows only what changed. */
export function formatRecord(record: Readonly<Record<string, unknown>>): string {
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, inner]) => [name, sorted(inner)]),
        )
      : value;
  return `${JSON.stringify(sorted(record), null, 2)}\n`;
}
