import type {Locale} from '../../../lib/locales';

const words: Readonly<Record<Locale, string>> = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze',
  en: 'zero one two three four five six seven eight nine ten eleven twelve',
};

/** A number of things at the start of a sentence: « Douze », then « 13 ». */
export function numberWord(count: number, locale: Locale): string {
  const word = words[locale].split(' ')[count];
  return word ? word.charAt(0).toUpperCase() + word.slice(1) : String(count);
}
