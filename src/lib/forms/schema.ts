import * as z from 'zod/mini';
import {EMAIL_TLD_MAX, EMAIL_TLD_MIN} from '../../constants';
import {EMAIL_MAX} from './fields';

// Zod compiles its parsers with `new Function`, which the site's content security policy blocks and
// reports: before the first schema that runs in the browser.
z.config({jitless: true});

/** The longest local part, in octets (RFC 5321, section 4.5.3.1.1). */
export const EMAIL_LOCAL_MAX = 64;

/** A character of a dotted atom (RFC 5322, section 3.2.3). */
const atext = "[\\w!#$%&'*+/=?^`{|}~-]";
const dottedAtom = `${atext}+(?:\\.${atext}+)*`;

/** Printable characters, `"` and `\` escaped (RFC 5321, section 4.1.2); not empty. */
const quoted = '"(?:[ !#-\\[\\]-~]|\\\\[ -~])+"';

/** 1 to 63 letters, digits and inner hyphens (RFC 1035, section 2.3.4; RFC 5321, section 4.1.2). */
const label = '[a-zA-Z\\d](?:[a-zA-Z\\d\\-]{0,61}[a-zA-Z\\d])?';
const domain = `(?:${label}\\.)+[a-zA-Z]{${EMAIL_TLD_MIN},${EMAIL_TLD_MAX}}`;

/** 0 to 255, with or without leading zeros (`Snum` of RFC 5321, section 4.1.3). */
const octet = '(?:25[0-5]|2[0-4]\\d|[01]?\\d?\\d)';
const ipv4 = `\\[${octet}(?:\\.${octet}){3}\\]`;

/**
 * The e-mail pattern (specification, section 5; decisions, sections 4 and 5). ASCII only, as in
 * browsers' `type="email"`. It runs in linear time.
 */
const emailPattern = new RegExp(`^(?:${dottedAtom}|${quoted})@(?:${domain}|${ipv4})$`);

/** Whether a trimmed text is an e-mail address within the length limits of RFC 5321. */
export function isEmail(value: string): boolean {
  return (
    value.length <= EMAIL_MAX &&
    value.lastIndexOf('@') <= EMAIL_LOCAL_MAX &&
    emailPattern.test(value)
  );
}

/*
 * Shared parts of form schemas. Imports zod, so browsers load it on demand.
 */

/** A visible character: neither blank, nor control, nor zero-width. */
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** Counts code points, so that an emoji outside the BMP is one character, not two. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** A trimmed text with a visible character, else `code`. Browsers send line ends as CRLF. */
export function requiredText(code: string) {
  return z.string({error: code}).check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').trim()),
    z.refine((value) => VISIBLE.test(value), {error: code, abort: true}),
  );
}

export const emailField = requiredText('email.required').check(
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
