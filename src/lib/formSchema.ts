/*
 * What the schemas of forms share. It brings zod: loaded on demand in the browser.
 */
import './zodWithoutEval';
import * as z from 'zod/mini';
import {isEmail} from './email';

/** A character that is seen: neither blank, nor control, nor of zero width. */
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** Characters as people count them in any script: an emoji outside the BMP is one, not two. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** A trimmed text that shows something, else `code`. Browsers send line ends as two characters. */
export function requiredText(code: string) {
  return z.string({error: code}).check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').trim()),
    z.refine((value) => VISIBLE.test(value), {error: code, abort: true}),
  );
}

export const emailField = requiredText('email.required').check(
  z.refine(isEmail, {error: 'email.invalid'}),
);

/** What was sent, tidied, or one message code for each field that is wrong. */
export type Checked<Values, Field extends string, Code extends string> =
  {ok: true; values: Values} | {ok: false; problems: Partial<Record<Field, Code>>};

/**
 * Checks the fields of a form; the first problem of a field is the one to show.
 *
 * @throws Error for a code that is not listed: a mistake in the schema
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
      throw new Error(`Form field "${path.join('.')}": unexpected problem "${message}".`);
    }
    // The path of a problem in an object of plain fields is the field's name.
    problems[path[0] as keyof Values & string] ??= code;
  }
  return {ok: false, problems};
}
