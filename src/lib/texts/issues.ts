import type * as z from 'zod';
import {closest} from '../closest';

/** Formats a value for a message, in 80 characters at most. */
export function show(value: unknown): string {
  const json = value === undefined || value === null ? 'empty' : JSON.stringify(value);
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/** Validates an object. A misspelt field is reported once, not as missing too. */
export function readFields<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  value: unknown,
): {data?: z.output<z.ZodObject<Shape>>; issues: z.core.$ZodIssue[]} {
  const {data, error} = schema.safeParse(value);
  const issues = error?.issues ?? [];
  const meant = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0
      ? issue.keys.map((key) => closest(key, Object.keys(schema.shape)))
      : [],
  );
  const isMeant = ({path: [field, ...rest]}: z.core.$ZodIssue) =>
    rest.length === 0 &&
    meant.includes(String(field)) &&
    (value as Record<string, unknown>)[String(field)] === undefined;
  return {data, issues: issues.filter((issue) => !isMeant(issue))};
}
