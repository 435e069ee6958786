import type {Locale} from './locales';

/** `display` is the readable form: « 20 novembre 2026 ». */
export type DayWords = {iso: string; display: string};

/** Intl knows them, but its first use blocks a phone for some 100 ms while the page hydrates. */
const months: Readonly<Record<Locale, string>> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
};

/** The number of a day. */
const dayNumbers: Readonly<Record<Locale, (day: number) => string>> = {
  fr: (day) => (day === 1 ? '1er' : String(day)),
  en: String,
};

/** A day as ISO 8601 writes it: `2026-11-20`. UTC: another time zone could show the day before. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * @param day the value of the YAML field `name`: a date or a string
 * @throws Error for an invalid date
 */
export function dayWords(day: unknown, locale: Locale, name: string): DayWords | undefined {
  if (day === undefined || day === null) return undefined;
  const date = day instanceof Date ? day : new Date(typeof day === 'string' ? day : NaN);
  if (Number.isNaN(date.getTime())) {
    throw new Error(`${name} is ${JSON.stringify(day)}: write a date, such as 2026-11-20.`);
  }
  const month = months[locale].split(' ')[date.getUTCMonth()];
  return {
    iso: isoDay(date),
    display: `${dayNumbers[locale](date.getUTCDate())} ${month} ${date.getUTCFullYear()}`,
  };
}

/** Of time zones. One takes half a millisecond to make, for each case study again. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day it is in a time zone, as ISO 8601 writes it. */
export function todayIn(timeZone: string, now = new Date()): string {
  // Sweden writes days as ISO 8601 does.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', {timeZone});
  formats.set(timeZone, format);
  return format.format(now);
}

/**
 * What a time zone's clocks are ahead of UTC in the middle of each month, in hours.
 *
 * @param timeZone its IANA name
 */
export function offsetsIn(timeZone: string, year = new Date().getUTCFullYear()): number[] {
  // Sweden writes times as ISO 8601 does, but for the T.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return Array.from({length: 12}, (_, month) => {
    const noon = Date.UTC(year, month, 15, 12);
    return (Date.parse(`${format.format(noon).replace(' ', 'T')}Z`) - noon) / 3_600_000;
  });
}
