import english from '../../i18n/en/forms.json';
import french from '../../src/forms/words.json';
import {localeFacts, type Locale} from '../../src/lib/locales';

/** The texts of the form receiver, which are on no page of the site. */
export type WordId = keyof typeof french;

const words: Readonly<Record<Locale, Record<WordId, {message: string}>>> = {
  fr: french,
  en: english,
};

/** A text, with values in the place of its `{names}`; numbers as the language writes them. */
export function say(
  locale: Locale,
  id: WordId,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return words[locale][id].message.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString(localeFacts[locale].htmlLang) : value;
  });
}
