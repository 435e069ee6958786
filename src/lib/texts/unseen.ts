/** A text as it looks: accents in one sign, ordinary spaces, nothing without a width. */
export const look = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '');

/** Whether a text shows nothing: no signs but spaces and those without a width. */
export const isBlank = (text: string) => !/[^\s\p{Cf}\p{DI}\u2800]/u.test(text);

/** The number of a sign in Unicode, such as U+00A0. */
export const codeOf = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * The sign that tells two texts apart that look the same, such as a no-break space.
 *
 * @returns its number in Unicode, such as U+00A0; undefined when they are equal or look different
 */
export function unseenSign(written: string, meant: string): string | undefined {
  if (written === meant || look(written) !== look(meant)) return undefined;
  const [own, other] = [[...written], [...meant]];
  const at = own.findIndex((sign, index) => sign !== other[index]);
  // An accent in a sign of its own follows its letter.
  const [sign = '', next = ''] = at < 0 ? other.slice(own.length) : own.slice(at);
  return codeOf(/\p{M}/u.test(next) ? next : sign);
}
