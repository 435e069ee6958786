import * as z from 'zod';
import {closest} from './closest';
import {unseenSign} from './unseen';

/** What a schema refuses in a value. */
export type FieldProblem = {
  /** Of the field, or of the name that the schema does not know. */
  path: PropertyKey[];
  /** What to write instead. */
  remedy: string;
  /** The field's value and the remedy, without a full stop. */
  message: string;
  /** Only of an unknown field: the known one that is spelt almost like it, if any. */
  unknown?: {near?: string};
};

/** Formats a value for a message, in 80 characters at most. */
export function show(value: unknown): string {
  const json = value === undefined || value === null ? 'empty' : JSON.stringify(value);
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], data);

/** What zod's types are called by somebody who writes texts. */
const types: Readonly<Record<string, string>> = {
  array: 'a list, such as [one, two]',
  boolean: 'true or false',
  object: 'its fields on the lines below, each indented by two spaces',
  record: 'its fields on the lines below, each indented by two spaces',
  string: 'a text',
};

function remedyOf(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const near = typeof found === 'string' ? closest(found, values) : undefined;
    return `write ${near ? `"${near}"? It is one of ` : 'one of '}${values.join(', ')}`;
  }
  // Zod's own message for a wrong type; a field's remedy begins otherwise.
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid')) return issue.message;
  // YAML reads 1984, true, [a] and {a} as something else than a text.
  if (issue.expected === 'string' && found != null) {
    return 'write a text, in double quotes when it is a number, true, or begins with [ or {';
  }
  if (issue.path.length === 0) return 'write its fields, one a line, as "name: text"';
  return `write ${types[issue.expected] ?? `a ${issue.expected}`}`;
}

/**
 * Validates a value, and turns what the schema refuses into sentences. A misspelt field is reported
 * once, not as missing too.
 *
 * @param subject begins a message: a field by its path
 */
export function validate<T>(
  schema: z.ZodType<T>,
  value: unknown,
  subject = (path: readonly PropertyKey[]) => path.join('.'),
): {data?: T; problems: FieldProblem[]} {
  const {data, error} = schema.safeParse(value);
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const meant = new Set<string>();
  const problems = (error?.issues ?? []).flatMap((issue): FieldProblem[] => {
    const {path} = issue;
    if (issue.code !== 'unrecognized_keys') {
      const found = valueAt(value, path);
      const remedy = remedyOf(issue, found);
      // A rule of several fields: the whole value says nothing.
      const isWhole = path.length === 0 && typeof found === 'object';
      return [
        {
          path,
          remedy,
          message: `${subject(path)}${isWhole ? '' : ` is ${show(found)}`}: ${remedy}`,
        },
      ];
    }
    return issue.keys.map((key) => {
      const near = path.length === 0 ? closest(key, known) : undefined;
      if (near && (value as Record<string, unknown>)[near] === undefined) meant.add(near);
      const unseen = near && unseenSign(key, near);
      if (unseen) {
        const remedy = `the field "${key}" differs from "${near}" by a sign that the eye does not see, ${unseen}: type its name again`;
        return {path: [...path, key], remedy, message: remedy, unknown: {near}};
      }
      // A schema's own message begins otherwise than zod's.
      const more = issue.message.startsWith('Unrecognized') ? '' : `; ${issue.message}`;
      const remedy = `remove the unknown field "${key}"${near ? `, or write "${near}"` : ''}${more}`;
      return {path: [...path, key], remedy, message: remedy, unknown: {near}};
    });
  });
  return {
    data,
    problems: problems.filter(
      ({path: [field, ...rest], unknown}) =>
        unknown || rest.length > 0 || !meant.has(String(field)),
    ),
  };
}
