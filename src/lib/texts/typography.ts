/*
 * Typography rules for French and English: no-break spaces, quotation marks, apostrophes.
 * docs/rules.md summarises them, after the Lexique des règles typographiques en usage à
 * l’Imprimerie nationale and New Hart’s Rules.
 */
import type {Locale} from '../locales';

/** Start and end offsets in a file. */
export type Range = readonly [number, number];

/** Replaces one character of a file. */
export type Correction = {start: number; end: number; replacement: string; message: string};

const NBSP = '\u00A0';
const NARROW_NBSP = '\u202F';

/** A punctuation mark that takes a particular space. */
type SpaceRule = {
  /** Starts with the mark itself, which keeps searching a long text fast. */
  sign: RegExp;
  side: 'before' | 'after';
  /** The space it takes. */
  right: string;
  /** Matches a neighbour that shows a space is missing. */
  neighbour: RegExp;
  name: string;
};

/** Spaces that may be wrong. */
const SPACES = ` ${NBSP}${NARROW_NBSP}\u2009`;

/** Ends of words before a mark; a backtick ends code. */
const WORD_END = /[\p{L}\p{N}»”)\]%€*_`]/u;

const spaceRules: readonly SpaceRule[] = [
  {
    name: '; ! or ?',
    sign: /[;!?]+(?=[\s»”")\]*_<.,…]|$)/g,
    side: 'before',
    right: NARROW_NBSP,
    neighbour: WORD_END,
  },
  {name: 'a colon', sign: /:(?=[\s*_<]|$)/g, side: 'before', right: NBSP, neighbour: WORD_END},
  {name: '«', sign: /«/g, side: 'after', right: NBSP, neighbour: /\S/},
  {name: '»', sign: /»/g, side: 'before', right: NBSP, neighbour: /\S/},
];

const spaceNames = {
  [NBSP]: 'no-break space (U+00A0)',
  [NARROW_NBSP]: 'narrow no-break space (U+202F)',
} as const;

/** A mark or space to replace with another. */
type SignRule = {
  sign: RegExp;
  /** Fixed, or chosen by what was found and the preceding character. */
  replacement: string | ((before: string, found: string) => string);
  message: string;
};

/** Chooses an English quotation mark. */
const englishQuote = (before: string, found: string) => (opens(before, found) ? '‘' : '’');

/**
 * Whether a quotation mark opens: it starts the text or follows a space or bracket. One found with
 * the space before it closes.
 */
const opens = (before: string, found: string) =>
  !/^\s/.test(found) && /^[\s([{*_>\u00A0\u202F]?$/.test(before);

/** Within a paragraph. */
const UNQUOTED = String.raw`(?:(?!\n[ \t]*\n)[^"])*`;

/**
 * A straight quotation mark, with the space before it when it closes despite that space
 * (`"per day: "`): it has no word after it, and is the second, fourth … of its paragraph. Another
 * that follows a space opens, with the spaces after it.
 */
const STRAIGHT_QUOTE = new RegExp(
  String.raw`[ \u00A0\u202F]+"(?<=(?:^|\n[ \t]*\n)(?:${UNQUOTED}"${UNQUOTED}")*${UNQUOTED}"${UNQUOTED}")(?=[\s.,;:!?)\]…*_<]|$)|"(?:(?<=(?:^|[\s([{*_>])")[ \u00A0\u202F]+)?`,
  'g',
);

const signsOfAll: readonly SignRule[] = [
  {
    sign: /'(?<=\p{L}')(?=[\p{L}«“*_[<`])/gu,
    replacement: '’',
    message: "a straight apostrophe ('): write ’ (U+2019)",
  },
  {
    sign: /\.\.\.(?<!\.\.\.\.)(?!\.)/g,
    replacement: '…',
    message: 'three full stops: write … (U+2026)',
  },
  {
    // « 5 000 », « 01 99 00 12 34 », '020 7946 0000': groups of two to four digits.
    sign: / (?<=(?<!\d)\d{1,4} )(?=\d{2,4}(?!\d))/g,
    replacement: NBSP,
    message: `an ordinary space between digits: write a no-break space (U+00A0)`,
  },
];

/** Units that must not start a line, after digits or a placeholder: « {minutes} minutes ». */
const tornUnit = (units: string): SignRule => ({
  sign: new RegExp(String.raw` (?<=[\d}] )(?=(?:${units})(?![\p{L}\p{N}’'/]))`, 'gu'),
  replacement: NBSP,
  message: 'an ordinary space before a unit: write a no-break space (U+00A0)',
});

const frenchRules: readonly SignRule[] = [
  ...signsOfAll,
  tornUnit(
    'minutes?|secondes?|heures?|jours?|semaines?|mois|ans?|caractères?|chiffres?|%|€|ko|Mo|Go|px|km|cm|mm|m|kg|g|h|s|ms|°C',
  ),
  {
    sign: STRAIGHT_QUOTE,
    replacement: (before, found) => (opens(before, found) ? `«${NBSP}` : `${NBSP}»`),
    message: 'a straight quotation mark ("): write guillemets with their no-break spaces',
  },
];

const englishRules: readonly SignRule[] = [
  ...signsOfAll,
  tornUnit('px|kB|MB|GB|km|cm|mm|kg|ms|°C'),
  {
    sign: STRAIGHT_QUOTE,
    replacement: englishQuote,
    message: 'a straight quotation mark ("): write ‘ (U+2018) or ’ (U+2019)',
  },
  {
    sign: /'(?<![\p{L}]')|'(?![\p{L}«“*_[<`])/gu,
    replacement: englishQuote,
    message: "a straight quotation mark ('): write ‘ (U+2018) or ’ (U+2019)",
  },
  {
    sign: /«[\s\u00A0\u202F]*|[\s\u00A0\u202F]*»/g,
    replacement: englishQuote,
    message: 'French quotation marks in English: write ‘ (U+2018) and ’ (U+2019)',
  },
  {
    sign: /[ \u00A0\u202F]+(?<=[\p{L}\p{N}”’)\]%][ \u00A0\u202F]+)(?=[;:!?]+(?:[\s”’")*_<.,]|$))/gu,
    replacement: '',
    message: 'a space before ; : ! or ?, as in French: write none in English',
  },
  {
    sign: /[ \u00A0\u202F](?<=\d[ \u00A0\u202F])(?=%)/g,
    replacement: '',
    message: 'a space before %, as in French: write none in English',
  },
];

/** Corrects the space before or after the mark at `start`, if it is wrong. */
function correctSpace(
  source: string,
  [start, end]: Range,
  {side, right, neighbour, name}: SpaceRule,
): Correction | undefined {
  const step = side === 'before' ? -1 : 1;
  const beside = (at: number) => source[side === 'before' ? at - 1 : at] ?? '';
  const sign = side === 'before' ? start : end;
  let edge = sign;
  while (beside(edge) !== '' && beside(edge) !== right && SPACES.includes(beside(edge))) {
    edge += step;
  }
  const isForgotten = edge === sign;
  if (isForgotten ? !neighbour.test(beside(edge)) : !/\S/.test(beside(edge))) {
    return undefined;
  }
  const what = isForgotten ? 'no space' : 'a wrong space';
  return {
    start: Math.min(edge, sign),
    end: Math.max(edge, sign),
    replacement: right,
    message: `${what} ${side} ${name}: write a ${spaceNames[right as keyof typeof spaceNames]}`,
  };
}

/** `&nbsp;`, `&#160;`: their semicolon is not punctuation. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi;

/**
 * Finds typography problems.
 *
 * @param ranges the parts to check; adjacent characters serve as context
 */
export function findCorrections(
  source: string,
  ranges: readonly Range[],
  locale: Locale = 'fr',
): Correction[] {
  const isWord = new Uint8Array(source.length + 1);
  for (const [start, end] of ranges) {
    isWord.fill(1, start, end);
  }
  for (const {index, 0: entity} of source.matchAll(ENTITY)) {
    isWord.fill(0, index, index + entity.length);
  }
  const isWords = (start: number, end: number) => isWord.subarray(start, end).every(Boolean);
  const corrections: Correction[] = [];
  for (const {sign, replacement, message} of locale === 'fr' ? frenchRules : englishRules) {
    for (const {index, 0: found} of source.matchAll(sign)) {
      const end = index + found.length;
      if (!isWords(index, end)) continue;
      const write =
        typeof replacement === 'string' ? replacement : replacement(source[index - 1] ?? '', found);
      corrections.push({start: index, end, replacement: write, message});
    }
  }
  for (const rule of locale === 'fr' ? spaceRules : []) {
    for (const {index, 0: found} of source.matchAll(rule.sign)) {
      const end = index + found.length;
      const correction = isWords(index, end) && correctSpace(source, [index, end], rule);
      if (correction && isWords(correction.start, correction.end)) corrections.push(correction);
    }
  }
  return corrections.sort((a, b) => a.start - b.start);
}

/** Applies corrections to a text. */
export function applyCorrections(source: string, corrections: readonly Correction[]): string {
  let at = 0;
  let result = '';
  for (const {start, end, replacement} of [...corrections].sort((a, b) => a.start - b.start)) {
    result += source.slice(at, start) + replacement;
    at = end;
  }
  return result + source.slice(at);
}
