import {readFileSync} from 'node:fs';

/** A call or an element, up to the end of its id: a literal, or one composed with one expression. */
const USE =
  /\btranslate\(\s*\{\s*id: (?:(?:'([^']*)'|`([^`$]*)\$\{([^}]*)\}([^`$]*)`)\s*,?\s*\}\s*(\)?)|)|<Translate\s+(?:id="([^"]*)")?/g;

/**
 * Inlines one language's messages, so that visitors download neither their ids nor those that the
 * page does not use. A composed id becomes a table of the texts that it can name.
 *
 * @param {string} source TypeScript with JSX
 * @param {Readonly<Record<string, string>>} messages by id
 * @returns {string} the same program, in one language
 * @throws {Error} with the line of an id that is not a literal, or has no message
 */
export function inlineMessages(source, messages) {
  /** @type {(use: string, ...groups: [...Array<string | undefined>, number, string]) => string} */
  const inline = (use, ...groups) => {
    const [called, start, key, end = '', isWhole, shown] =
      /** @type {Array<string | undefined>} */ (groups);
    const id = called ?? shown ?? (start === undefined ? '' : `${start}…${end}`);
    // Most ids name one text: look it up instead of comparing hundreds.
    const names =
      start === undefined
        ? [id].filter((name) => Object.hasOwn(messages, name))
        : Object.keys(messages).filter((name) => name.startsWith(start) && name.endsWith(end));
    if (names.length === 0) {
      const line = source.slice(0, Number(groups.at(-2))).split('\n').length;
      const what = id ? `no text has the id "${id}"` : 'the id is not a literal';
      throw new Error(
        `Line ${line}: ${what}. Write an id of i18n/fr/code.json, first and between quotes.`,
      );
    }
    const table = names.map((name) => [
      name.slice(start?.length, -end.length || undefined),
      messages[name],
    ]);
    const text =
      start === undefined
        ? JSON.stringify(messages[id])
        : `${JSON.stringify(Object.fromEntries(table))}[${key}]`;
    if (shown !== undefined) return `<Translate children={${text}}`;
    return isWhole ? `(${text})` : `translate({message: ${text}}`;
  };
  return source.replace(USE, inline);
}

/** @type {(json: string) => Readonly<Record<string, string>>} */
const parse = JSON.parse;

/**
 * The bundler's loader. Its option `file` names a JSON file of messages by id.
 *
 * @this {import('@rspack/core').LoaderContext<{file: string}>}
 * @param {string} source
 */
export default function messagesLoader(source) {
  const {file} = this.getOptions();
  this.addDependency(file);
  // Imported as `../lib/translate`, or beside it as `./translate`
  return source.includes("/translate'")
    ? inlineMessages(source, parse(readFileSync(file, 'utf8')))
    : source;
}
