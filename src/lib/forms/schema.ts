/* Shared parts of form schemas. Imports zod, so browsers load it on demand. */
import * as z from 'zod/mini';
import {cleanEmail, cleanText} from './clean';
import {isEmail} from './email';

// Zod compiles its parsers with `new Function`, which the site's content security policy blocks and
// reports: before the first schema that runs in the browser.
z.config({jitless: true});

/** A visible character: neither blank, nor control, nor zero-width. */
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** Counts code points, so that an emoji outside the BMP is one character, not two. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** A text, cleaned, with a visible character, else `code`. */
export function requiredText(code: string, clean: (text: string) => string = cleanText) {
  return z.string({error: code}).check(
    z.overwrite(clean),
    z.refine((value) => VISIBLE.test(value), {error: code, abort: true}),
  );
}

export const emailField = requiredText('email.required', cleanEmail).check(
  z.refine(isEmail, {error: 'email.invalid'}),
);

/** The normalised values, or one message code per invalid field. */
export type Checked<Values, Field extends string, Code extends string> =
  {ok: true; values: Values} | {ok: false; problems: Partial<Record<Field, Code>>};

/**
 * Validates a form; of several problems of a field, the first wins.
 *
 * @throws Error for a code that is not listed: a problem in the schema
 */
export function checkFields<Values extends object, const Code extends string>(
  schema: z.ZodMiniType<Values>,
  sent: unknown,
  codes: readonly Code[],
): Checked<Values, keyof Values & string, Code> {
  const result = schema.safeParse(sent);
  if (result.success) return {ok: true, values: result.data};
  const problems: Partial<Record<keyof Values & string, Code>> = {};
  for (const {path, message} of result.error.issues) {
    const code = codes.find((known) => known === message);
    if (code === undefined) {
      throw new Error(
        `Form field "${path.join('.')}": unexpected problem "${message}"; add it to the form’s codes.`,
      );
    }
    // The fields are flat, so the first part of a problem's path is the field's name.
    problems[path[0] as keyof Values & string] ??= code;
  }
  return {ok: false, problems};
}
