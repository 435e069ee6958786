import type {Locale} from './locales';
import {amount} from './text';
import {translate} from './translate';

/** In euros. */
export type PriceRange = {from: number; to: number};

/** What the steps of a project are counted in; years suit buildings. */
export type TimeUnit = 'week' | 'month' | 'year';

/** A price range in euros: « 6 000 à 12 000 € » or "€6,000 to €12,000". */
export const priceWords = ({from, to}: PriceRange, locale: Locale): string =>
  translate({id: 'legal.Project.price'}, {from: amount(from, locale), to: amount(to, locale)});

/** The form for a number of a text that has two: “week|weeks”. */
function formFor(count: number, forms: string): string {
  const [one = '', many = one] = forms.split('|');
  return count === 1 ? one : many;
}

/** A number of weeks, months or years: “11 weeks”, “1 year”. */
export function durationWords(unit: TimeUnit, count: number): string {
  const forms = {
    week: translate({id: 'legal.duration.weeks'}, {count}),
    month: translate({id: 'legal.duration.months'}, {count}),
    year: translate({id: 'legal.duration.years'}, {count}),
  };
  return formFor(count, forms[unit]);
}

/** How long a typical project lasts: all its steps, one after the other. */
export function projectDuration({
  steps,
  unit,
}: {
  steps: Readonly<Record<string, number>>;
  unit: TimeUnit;
}): string {
  const total = Object.values(steps).reduce((sum, each) => sum + each, 0);
  return durationWords(unit, total);
}
