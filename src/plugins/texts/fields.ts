import * as z from 'zod';
import {locales} from '../../lib/locales';
import {isBlank} from '../../lib/texts/unseen';

/* Fields that several kinds of front matter have. */

/**
 * What a page shows of a field as it is written: Markdown, a tag, the code of a sign, a template's
 * value, a backslash before a sign.
 */
const MARKUP =
  /(?<![*\p{L}\p{N}])(\*{1,3})(?=[^\s*])[^*\n]*[^\s*]\1(?![*\p{L}\p{N}])|(?<![_\p{L}\p{N}./])(_{1,2})(?=[^\s_])[^_\n]*[^\s_]\2(?![_\p{L}\p{N}.])|~~[^~\n]+~~|\]\([^)\n]*\)|`[^`\n]+`|<\/?[a-zA-Z][\w-]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|[a-z]{2,10});|\{\{|\}\}|\\[*_{}<[\]]/iu;

export const text = z
  .string()
  .trim()
  .refine((words) => !isBlank(words), 'write some text')
  .refine(
    (words) => !MARKUP.test(words),
    'write the words alone: a field has no Markdown, no tags and no codes of signs',
  );

export const day = z.iso
  .date('write a date, such as 2024-05-14')
  .transform((written) => new Date(`${written}T00:00:00Z`));

/** The only language of a text that has no translation. */
export const onlyLanguage = z.enum(locales, `write ${locales.join(' or ')}, or remove the line`);
