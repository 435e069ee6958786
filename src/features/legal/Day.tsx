import type {ReactNode} from 'react';
import type {Locale} from '../../lib/locales';

/** `display` is the readable form: « 20 novembre 2026 ». */
type DayWords = {iso: string; display: string};

/** Intl knows them, but its first use blocks a phone for some 100 ms while the page hydrates. */
const months: Readonly<Record<Locale, string>> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
};

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
  // UTC: another time zone could show the day before.
  const month = months[locale].split(' ')[date.getUTCMonth()];
  return {
    iso: date.toISOString().slice(0, 10),
    display: `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`,
  };
}

/** A date within a sentence, kept on one line. */
export function Day({iso, display}: DayWords): ReactNode {
  return (
    <time className="site-nowrap" dateTime={iso}>
      {display}
    </time>
  );
}
