import {readFileSync} from 'node:fs';
import path from 'node:path';
import {localeFacts, type Locale} from '../locales';
import {projectRoot} from '../project';
import {SiteError} from '../siteError';
import type {MessageId} from '../translate';
import {typesetMessage} from './typeset';

type Messages = Partial<Record<MessageId, string>>;

const read = new Map<Locale, Messages>();

/** Reads at the first call: the check that names a problem of the file must be able to start. */
function messagesOf(locale: Locale, file: string): Messages {
  const known = read.get(locale);
  if (known) return known;
  try {
    // Docusaurus also ignores a byte order mark.
    const text = readFileSync(path.join(projectRoot, file), 'utf8').replace(/^\uFEFF/, '');
    const written = Object.entries(JSON.parse(text) as Record<string, {message: string}>);
    const messages: Messages = Object.fromEntries(
      written.map(([id, {message}]) => [id, typesetMessage(id, message, locale)]),
    );
    read.set(locale, messages);
    return messages;
  } catch {
    throw new SiteError(`${file} can’t be read: npm run i18n:check says where and why.`);
  }
}

/**
 * A text of `i18n/<language>/code.json`, for the build and the receiver, which speak both
 * languages. Pages use `translate`: the bundle of a language holds only the texts it shows.
 *
 * @param values of its `{names}`; numbers are written in the language's format
 * @throws SiteError if the file is not valid JSON, or lacks the text
 */
export function say(
  locale: Locale,
  id: MessageId,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const file = `i18n/${locale}/code.json`;
  const message = messagesOf(locale, file)[id];
  if (message === undefined) {
    throw new SiteError(`${file} has no text "${id}": write it there.`);
  }
  return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString(localeFacts[locale].htmlLang) : value;
  });
}
