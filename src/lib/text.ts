import type {Locale} from './locales';

/**
 * A word with its hyphens. Each match takes a whole word, so that the time grows with the length of
 * a text, not with its square. Not with a look-behind, which Safari reads from 16.4 on.
 */
const WORD = /\p{L}[\p{L}’]*((?:-[\p{L}’]+)*)/gu;

/** Splits a text so that the hyphenated words are at odd places. */
export function splitHyphenated(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const {0: word, 1: hyphens, index} of text.matchAll(WORD)) {
    if (!hyphens) continue;
    parts.push(text.slice(end, index), word);
    end = index + word.length;
  }
  return [...parts, text.slice(end)];
}

/** Whether « de » elides before a name: vowels, and h and y as mute as in most names. */
const elides = (name: string): boolean =>
  /^(?:[aeiouœæh]|y(?![aeiou]))/i.test(name.normalize('NFD').replaceAll(/\p{M}/gu, ''));

/**
 * Elides and contracts what French sets before names: « d’Atelier Lune » for « de Atelier Lune »,
 * « au Mans » for « à Le Mans ». Apply it to a text that has its names; English stays as it is.
 *
 * @param agency its name, and whether « de » elides before it where the first letter misleads
 */
export const agreeNames = (
  text: string,
  {name, nameElides = elides(name)}: {name: string; nameElides?: boolean},
): string =>
  (nameElides ? text.replaceAll(`de ${name}`, `d’${name}`) : text)
    .replaceAll(/(^|\P{L})à Le (?=\p{Lu})/gu, '$1au ')
    .replaceAll(/(^|\P{L})à Les (?=\p{Lu})/gu, '$1aux ');

/** Whether nouns have a capital within a sentence. */
const capitalNouns: Readonly<Record<Locale, boolean>> = {fr: false, en: false};

/** Lower-cases a label for use in a sentence: « Design UX » → « design UX »; keeps « UX audit ». */
export function inSentence(label: string, locale: Locale): string {
  const [first = '', second = ''] = label;
  const keeps = capitalNouns[locale] || second === second.toUpperCase();
  return keeps ? label : first.toLowerCase() + label.slice(first.length);
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const numberWords: Readonly<Record<Locale, string>> = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze',
  en: 'zero one two three four five six seven eight nine ten eleven twelve',
};

/** A number of things in a sentence: « douze », then « 13 ». */
export const numberWord = (count: number, locale: Locale): string =>
  numberWords[locale].split(' ')[count] ?? String(count);

/** The signs of numbers. */
const signs: Readonly<Record<Locale, {decimal: string; thousands: string}>> = {
  fr: {decimal: ',', thousands: '\u202F'},
  en: {decimal: '.', thousands: ','},
};

/** A number with its decimals: « 1,3 » or "1.3". */
export const decimal = (number: number, locale: Locale): string =>
  String(number).replace('.', signs[locale].decimal);

/** An amount in euros: « 30 000 » or "30,000". Intl’s first use blocks a phone for some 100 ms. */
export const amount = (euros: number, locale: Locale): string =>
  String(euros).replace(/\B(?=(?:\d{3})+$)/g, signs[locale].thousands);

/** The number that begins a text, and what follows it: « 1,3 Mo » is 1.3 and « Mo ». */
export function splitQuantity(text: string, locale: Locale): {number: number; unit: string} {
  const {decimal: point, thousands} = signs[locale];
  const [digits = ''] = /^[\d\s.,]*/.exec(text) ?? [];
  const number = digits.replaceAll(/\s/g, '').replaceAll(thousands, '').replace(point, '.');
  return {number: Number.parseFloat(number) || 0, unit: text.slice(digits.length)};
}

/** A text of several lines on one. */
export const oneLine = (text: string): string => text.replaceAll('\n', ' ');

/**
 * The description for search engines and feed readers.
 *
 * @param word what marks a sample, which a sample's description begins with
 */
export function summary(
  {description, sample}: {description: string; sample: boolean},
  word: string,
): string {
  return sample ? `${word}. ${description}` : description;
}

/**
 * A phone number as it is dialled from anywhere, with the groups of `display` and non-breaking
 * spaces: '+33 1 99 00 12 34' for '01 99 00 12 34'.
 */
export function phoneWords({
  display,
  international,
}: {
  display: string;
  international: string;
}): string {
  const [trunk = '', ...digits] = display.replace(/\D/g, '');
  const abroad = international.slice(0, international.length - digits.length);
  return display.replace(trunk, `${abroad} `).replace(/\s/g, '\u00A0');
}
