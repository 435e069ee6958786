import english from '../../i18n/en/code.json';
import french from '../../i18n/fr/code.json';
import {agreeNames} from '../../src/lib/text';
import type {Locale} from '../../src/lib/locales';
import {site} from './fixture';

/**
 * Formats a text of the site, with « de » elided before the agency's name. Playwright normalises spaces, so the result can be compared with the
 * page.
 *
 * @param values of the message's `{name}` placeholders
 */
export function say(
  locale: Locale,
  id: keyof typeof english,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const {message} = (locale === 'en' ? english : french)[id];
  const text = message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
  return agreeNames(text, site);
}

/** Formats a text that depends on a count: `one|several`. */
export function sayCount(
  locale: Locale,
  id: keyof typeof english,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const forms = say(locale, id, {count, ...values}).split('|');
  return forms[new Intl.PluralRules(locale).select(count) === 'one' ? 0 : 1] ?? '';
}

/** The theme button's description, with the weather of the agency's city. */
export const weatherIn = (locale: Locale, description: string): string =>
  say(locale, 'themeToggle.sentence.weather', {
    agency: site.name,
    city: site.address.city,
    description,
  });

/** Matches a text, alone, in either language. */
export function either(id: keyof typeof english): RegExp {
  const words = (['fr', 'en'] as const).map((locale) =>
    say(locale, id)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
  );
  return new RegExp(`^(?:${words.join('|')})$`);
}

/** Tags a test that is the same in both languages: `npm test` runs the French one. */
export const inNpmTest = (locale: Locale) => (locale === 'fr' ? {tag: '@errand'} : {});
