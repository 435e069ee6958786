import english from '../../../i18n/en/code.json';
import french from '../../../i18n/fr/code.json';
import {localeFacts, type Locale} from '../locales';
import type {MessageId} from '../translate';

// An error here: a text is missing from one of the files. `npm run i18n:check` says which.
const messages: Readonly<Record<Locale, Record<MessageId, {message: string}>>> = {
  fr: french,
  en: english,
};

/**
 * A text of `i18n/<language>/code.json`, for the build and the receiver, which speak both
 * languages. Pages use `translate`: the bundle of a language holds only the texts it shows.
 *
 * @param values of its `{names}`; numbers are written in the language's format
 */
export function say(
  locale: Locale,
  id: MessageId,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return messages[locale][id].message.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString(localeFacts[locale].htmlLang) : value;
  });
}
