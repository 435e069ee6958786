import type {ReactNode} from 'react';
import {localeFacts, type Locale} from '../../lib/locales';

/** `display` is as it is read: « 20 novembre 2026 ». */
type DayWords = {iso: string; display: string};

/**
 * @param day a date or a text, as YAML has read the field `name`
 * @throws Error for something that is not a date
 */
export function dayWords(day: unknown, locale: Locale, name: string): DayWords | undefined {
  if (day === undefined || day === null) return undefined;
  const date = day instanceof Date ? day : new Date(typeof day === 'string' ? day : NaN);
  if (Number.isNaN(date.getTime())) {
    throw new Error(`${name} is ${JSON.stringify(day)}: write a date, such as 2026-11-20.`);
  }
  return {
    iso: date.toISOString().slice(0, 10),
    // UTC: in another time zone it could be the day before.
    display: date.toLocaleDateString(localeFacts[locale].htmlLang, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }),
  };
}

/** A day within a sentence, on one line. */
export function Day({iso, display}: DayWords): ReactNode {
  return (
    <time className="site-nowrap" dateTime={iso}>
      {display}
    </time>
  );
}
