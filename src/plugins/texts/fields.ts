import * as z from 'zod';
import {locales} from '../../lib/locales';
import {isBlank} from '../../lib/texts/unseen';

/* Fields that several kinds of front matter have. */

export const text = z
  .string()
  .trim()
  .refine((words) => !isBlank(words), 'write some text');

export const day = z.iso
  .date('write a date, such as 2024-05-14')
  .transform((written) => new Date(`${written}T00:00:00Z`));

/** The only language of a text that has no translation. */
export const onlyLanguage = z.enum(locales, `write ${locales.join(' or ')}, or remove the line`);
