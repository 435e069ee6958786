import {fixtureMessages} from './fixtureSite';
import {agreeNames} from '../../src/lib/text';
import {typesetMessage} from '../../src/lib/texts/typeset';
import type {MessageId} from '../../src/lib/translate';
import {site, type Locale} from './fixture';

const messages = {fr: fixtureMessages('fr'), en: fixtureMessages('en')};

/** A text of the fixture site. An agency whose sky does not move has none to pause it. */
type TextId = MessageId | 'home.Hero.pause' | 'home.Hero.resume';

function textOf(locale: Locale, id: TextId): string {
  const found = messages[locale][id];
  if (!found) throw new Error(`The fixture site has no text ${id}.`);
  return typesetMessage(id, found.message, locale);
}

/**
 * Formats a text of the site, with « de » elided before the agency's name. Playwright normalises
 * spaces, so the result can be compared with the page.
 *
 * @param values of the message's `{name}` placeholders
 */
export function say(
  locale: Locale,
  id: TextId,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = textOf(locale, id).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
  return agreeNames(text, site);
}

/** The theme button's description, with the weather of the agency's city. */
export const weatherIn = (locale: Locale, description: string): string =>
  say(locale, 'themeToggle.sentence.weather', {
    agency: site.name,
    city: site.address.city,
    description,
  });

/** Matches a text, alone, in either language. */
export function either(id: MessageId): RegExp {
  const words = (['fr', 'en'] as const).map((locale) =>
    say(locale, id)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
  );
  return new RegExp(`^(?:${words.join('|')})$`);
}
