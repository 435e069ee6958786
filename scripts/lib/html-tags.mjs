/** A start tag with its attributes: quoted values may hold `>`. */
const START_TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** One attribute: name, and value with or without quotes (the build takes them off). */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Where what looks like a tag is none. */
const TEXT =
  /<!--[\s\S]*?-->|(<(textarea|script|style)\b(?:"[^"]*"|'[^']*'|[^"'>])*>)[\s\S]*?<\/\2\s*>/gi;

/** @type {Readonly<Record<string, string>>} */
const ENTITIES = {amp: '&', apos: "'", gt: '>', lt: '<', quot: '"'};

/**
 * Reads the start tags of a piece of well-formed HTML such as a build writes,
 * which is all that finding forms needs; it is no parser.
 *
 * @param {string} html
 * @returns {{tag: string, attributes: Map<string, string>}[]} names in lower case, in document order
 */
export function readTags(html) {
  const markup = html.replaceAll(TEXT, '$1');
  return [...markup.matchAll(START_TAG)].map(([, tag = '', inside = '']) => ({
    tag: tag.toLowerCase(),
    attributes: new Map(
      [...inside.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
        name.toLowerCase(),
        decodeEntities(double ?? single ?? bare ?? ''),
      ]),
    ),
  }));
}

/**
 * @param {string} text
 * @returns {string}
 */
function decodeEntities(text) {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, /** @type {string | undefined} */ hex, decimal, /** @type {string} */ name) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      return ENTITIES[name] ?? whole;
    },
  );
}
