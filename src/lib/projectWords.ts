import type {Locale} from './locales';
import {amount} from './text';
import {translate} from './translate';

/** A price range in euros: « 6 000 à 12 000 € » or "€6,000 to €12,000". */
export const priceWords = ({from, to}: {from: number; to: number}, locale: Locale): string =>
  translate({id: 'legal.Project.price'}, {from: amount(from, locale), to: amount(to, locale)});

/** A duration in weeks, or that of several phases, one after the other. */
export const weekWords = (...weeks: readonly number[]): string =>
  translate({id: 'legal.duration.weeks'}, {count: weeks.reduce((sum, each) => sum + each, 0)});
