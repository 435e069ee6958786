import type {Locale} from '../../lib/locales';

export type UpdatedDate = {
  /** For the `datetime` attribute. */
  iso: string;
  /** As it is read: « 20 novembre 2026 ». */
  display: string;
};

/**
 * Months as dates are written with them. The browser knows them too, but takes some
 * 15 ms (60 on a phone) to find them, which the visitor would wait for.
 */
const months: Readonly<Record<Locale, readonly string[]>> = {
  fr: [
    ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
    ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  ],
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
};

/**
 * The date of the front matter's `updated`, which YAML may have read as a date
 * or as text; undefined when there is none.
 *
 * @throws Error for something that is not a date.
 */
export function updatedDate(updated: unknown, locale: Locale): UpdatedDate | undefined {
  if (updated === undefined || updated === null) {
    return undefined;
  }
  const date =
    updated instanceof Date ? updated : new Date(typeof updated === 'string' ? updated : NaN);
  if (Number.isNaN(date.getTime())) {
    throw new Error(`updated is ${JSON.stringify(updated)}: write a date, such as 2026-11-20.`);
  }
  return {
    iso: date.toISOString().slice(0, 10),
    // A date without an hour: in any other time zone it could be the day before.
    display: [date.getUTCDate(), months[locale][date.getUTCMonth()], date.getUTCFullYear()].join(
      ' ',
    ),
  };
}
