import {localeFacts, type Locale} from '../../lib/locales';

export type UpdatedDate = {
  /** For the `datetime` attribute. */
  iso: string;
  /** As it is read: « 20 novembre 2026 ». */
  display: string;
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
    display: new Intl.DateTimeFormat(localeFacts[locale].htmlLang, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(date),
  };
}
