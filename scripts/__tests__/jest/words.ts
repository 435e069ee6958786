import codeTranslations from '@generated/codeTranslations';
import {say as sayIn} from '@site/e2e/support/words';
import type {Locale} from '@site/e2e/fixture/src/lib/languages';
import {fixtureMessages} from '@site/e2e/support/fixtureSite';
import {typesetMessage} from '@site/src/lib/texts/typeset';
import type {MessageId} from '@site/src/lib/translate';

/** With ordinary spaces, as Testing Library compares the text of elements. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * A text of the site by its id, with ordinary spaces.
 *
 * @param values of the placeholders; `count` also chooses between singular and plural
 */
export function say(
  id: MessageId,
  values: Readonly<Record<string, string | number>> = {},
  locale: Locale = 'fr',
): string {
  const [one = '', many = one] = sayIn(locale, id, values).split('|');
  return plain(values.count === 1 ? one : many);
}

/** Matches a name or description that contains a text; both may have no-break spaces. */
export const containing = (text: string): RegExp =>
  new RegExp(
    plain(text)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(' ', '\\s'),
  );

/** Matches a name or description, which may have no-break spaces. */
export const named = (text: string): RegExp => new RegExp(`^${containing(text).source}$`);

/** Makes `translate` return the texts of a language; French is the default. */
export function speak(locale: Locale): void {
  for (const [id, {message}] of Object.entries(fixtureMessages(locale))) {
    codeTranslations[id] = typesetMessage(id, message, locale);
  }
}
