import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import type {Locale} from '../../lib/locales';
import {findCorrections, type Correction, type Range} from '../../lib/texts/typography';

/** Message ids exempt from the rules, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'themeToggle.sentence.weather': 'The specification (section 7) has straight marks there.',
};

/** One source character of a string, or an escape sequence. */
const SIGN = /\\u([\da-f]{4})|\\([\s\S])|[\s\S]/gi;

/** An HTML tag in a text. */
const TAG = /<[^>]*>/g;

/** Corrects the string between two offsets of a file. */
function correct(source: string, start: number, end: number, locale: Locale): Correction[] {
  const signs = [...source.slice(start, end).matchAll(SIGN)];
  const text = signs
    .map(({0: sign, 1: code, 2: escaped}) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (escaped?.replace('n', '\n') ?? sign),
    )
    .join('');
  const offsets = [...signs.map(({index}) => start + index), end];
  const ranges: Range[] = [];
  let from = 0;
  for (const {index, 0: tag} of text.matchAll(TAG)) {
    ranges.push([from, index]);
    from = index + tag.length;
  }
  ranges.push([from, text.length]);
  return findCorrections(text, ranges, locale).map((found) => ({
    ...found,
    start: offsets[found.start] ?? 0,
    end: offsets[found.end] ?? 0,
  }));
}

/** Finds typography problems in the messages of a translation file. */
export function correctionsInMessages(text: string, locale: Locale): Correction[] {
  const properties = parseTree(text)?.children ?? [];
  return properties.flatMap(({children: [name, value] = []}) => {
    const message = value && findNodeAtLocation(value, ['message']);
    if (message?.type !== 'string' || exceptions[String(name?.value)]) return [];
    const start = message.offset + 1;
    return correct(text, start, start + message.length - 2, locale);
  });
}
