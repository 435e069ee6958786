import english from '../../i18n/en/code.json';
import sources from '../../i18n/en/sources.json';
import type {Locale} from '../../src/lib/locales';

const french: Readonly<Record<string, string>> = sources['i18n/en/code.json'];

/**
 * What the site says, by the message's id. Playwright takes all spaces for the same, so a
 * text of the site may be compared with it as it is.
 *
 * @param values what stands for `{name}` in the message
 */
export function say(
  locale: Locale,
  id: keyof typeof english,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const message = locale === 'en' ? english[id].message : french[id];
  if (message === undefined) throw new Error(`No French text has the id "${id}".`);
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
