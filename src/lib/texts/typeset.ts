/*
 * Sets the typography of French and English: writers and translators type what their keyboard has,
 * and the build writes the no-break spaces, quotation marks and apostrophes. After the Lexique des
 * règles typographiques en usage à l’Imprimerie nationale and New Hart’s Rules; docs/rules.md
 * summarises the rules for writers. What is set already stays as it is.
 */
import type {Locale} from '../locales';

const NBSP = '\u00A0';
const NARROW_NBSP = '\u202F';

/** Spaces that may stand where a rule wants another, or none. */
const SPACE = `[ ${NBSP}${NARROW_NBSP}\u2009]`;

const space = new RegExp(SPACE);

/** Ends of words before a mark, and of a message's `{name}`. */
const WORD_END = String.raw`[\p{L}\p{N}»”’)\]%€}]`;

/** After a mark: the end of the text, of a plural form, or of what the mark ends. */
const END = String.raw`(?:[\s»”’")\].,…|]|$)`;

type Rule = {find: RegExp; write: string | ((found: string, before: string) => string)};

const rule = (find: string, write: Rule['write']): Rule => ({find: RegExp(find, 'gu'), write});

/**
 * The space before a mark, which may be missing. Its sign is looked for before the word's end, which
 * is at each letter.
 */
const before = (sign: string, rest: string, space: string) =>
  rule(`(?:(?<!\\s)${SPACE}+|(?=${sign})(?<=${WORD_END}))(?=${sign}${rest})`, space);

/** Units that must not start a line, after digits, a `{number}` or a blank. */
const unit = (units: string) =>
  rule(String.raw`(?<=[\d}]|${SPACE}…) (?=(?:${units})(?![\p{L}\p{N}’'/]))`, NBSP);

const both: readonly Rule[] = [
  rule(String.raw`(?<!\.)\.{3}(?!\.)`, '…'),
  // A blank to fill in, « jusqu’à … h », 'until … (time)': it must not start a line.
  rule(String.raw`(?<=[\p{L}\p{N},:’']) (?=…(?:${END}))`, NBSP),
  rule(`(?<=${SPACE}…) (?=\\()`, NBSP),
  // « 01 99 00 12 34 », '020 7946 0000', a SIRET: groups of two to five digits.
  rule(String.raw`(?<=(?<!\d)\d{1,4}) (?=\d{2,5}(?!\d))`, NBSP),
  // Articles of the French codes, « L. 162-48 » (law, decree, order, regulation).
  rule(String.raw`(?<=(?<!\p{L})[ADLR]\.) (?=\d)`, NBSP),
  rule(String.raw`'(?<=\p{L}')(?=[\p{L}«“{[])`, '’'),
];

const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  fr: [
    // Thousands, « 5 000 », as `amount` of lib/text.ts writes them; other groups have a wide space.
    rule(String.raw`(?<!\d ?)\d{1,3}(?: \d{3})+(?! ?\d)`, (found) =>
      found.replaceAll(' ', NARROW_NBSP),
    ),
    ...both,
    unit(
      'minutes?|secondes?|heures?|jours?|semaines?|mois|ans?|caractères?|chiffres?|%|€|ko|Mo|Go|px|km|cm|mm|m|kg|g|h|s|ms|°C',
    ),
    rule(`«${SPACE}*(?=\\S)`, `«${NBSP}`),
    rule(`(?<=\\S)(?<!${SPACE})${SPACE}*»`, `${NBSP}»`),
    before('[;!?]', `+${END}`, NARROW_NBSP),
    // The second colon of « :tada: » belongs to its emoji.
    before(':', String.raw`(?<!:[\w+-]+:)(?:[\s|]|$)`, NBSP),
  ],
  en: [
    ...both,
    unit('px|kB|MB|GB|km|cm|mm|kg|ms|°C'),
    // A range of prices, '€15,000 to €30,000'.
    rule('(?<= to) (?=[€£][\\d{])', NBSP),
    rule(`«${SPACE}*(?=\\S)`, '‘'),
    rule(`(?<=\\S)(?<!${SPACE})${SPACE}*»`, '’'),
    // A decade, 'the ’90s'.
    rule(String.raw`'(?=\d0s\b)`, '’'),
    rule("'", (_, previous) => (/^[\s([{“‘—–]?$/u.test(previous) ? '‘' : '’')),
    rule(String.raw`(?<=[\p{L}\p{N}”’)\]%}])${SPACE}+(?=[;!?]+${END}|:(?:[\s”’"*_.,|]|$))`, ''),
    rule(`(?<=\\d)${SPACE}(?=%)`, ''),
  ],
};

type Edit = {start: number; end: number; text: string};

/**
 * Straight quotation marks: one opens before a word, closes after one, and between two spaces does
 * what the last one did not.
 */
function quotesOf(whole: string, [open, close]: readonly [string, string]): Edit[] {
  const isSpace = (at: number) => space.test(whole[at] ?? '');
  let isOpen = false;
  return [...whole.matchAll(/"/g)].map(({index}) => {
    const mayOpen = /[\s([{«‘“'’/–—]/.test(whole[index - 1] ?? ' ');
    const mayClose = /[\s.,;:!?)\]}…»’”%|/–—-]/.test(whole[index + 1] ?? ' ');
    isOpen = mayOpen === mayClose ? !isOpen : mayOpen;
    let [start, end] = [index, index + 1];
    while (isOpen && isSpace(end)) end += 1;
    while (!isOpen && isSpace(start - 1)) start -= 1;
    return {start, end, text: isOpen ? open : close};
  });
}

const quotes = {fr: [`«${NBSP}`, `${NBSP}»`], en: ['‘', '’']} as const;

/** Applies edits, in order, to the parts of a text: each writes into the part where it begins. */
function apply(edits: readonly Edit[], parts: readonly string[]): string[] {
  if (edits.length === 0) return [...parts];
  const written = parts.map(() => '');
  let [part, from, at] = [0, 0, 0];
  const current = () => {
    while (part < parts.length - 1 && at - from >= (parts[part]?.length ?? 0)) {
      from += parts[part]?.length ?? 0;
      part += 1;
    }
    return parts[part] ?? '';
  };
  const pass = (until: number, isKept: boolean) => {
    while (at < until) {
      const own = current().slice(at - from, until - from);
      if (isKept) written[part] += own;
      at += own.length;
    }
  };
  for (const {start, end, text} of edits) {
    pass(start, true);
    current();
    written[part] += text;
    pass(end, false);
  }
  pass(
    parts.reduce((sum, {length}) => sum + length, 0),
    true,
  );
  return written;
}

/**
 * Sets a text that stands in several parts, such as a paragraph with words in bold: a mark is judged
 * by what is beside it on the page.
 *
 * @returns as many parts
 */
export function typesetParts(parts: readonly string[], locale: Locale): string[] {
  const set = apply(quotesOf(parts.join(''), quotes[locale]), parts);
  let whole = set.join('');
  return rules[locale].reduce((current, {find, write}) => {
    // Asked first: most lines have none, and looking for all takes several times as long.
    if (whole.search(find) < 0) return current;
    const edits = [...whole.matchAll(find)].map(({index: start, 0: found}) => ({
      start,
      end: start + found.length,
      text: typeof write === 'string' ? write : write(found, whole[start - 1] ?? ''),
    }));
    const next = apply(edits, current);
    whole = next.join('');
    return next;
  }, set);
}

/** Sets a text without markup. Twice is once: what is set already stays. */
export const typeset = (text: string, locale: Locale): string =>
  typesetParts([text], locale).join('');

/** Fields of front matter and of the team that visitors read. */
const wordFields = ['title', 'description', 'alt', 'label', 'note', 'sidebar_label', 'client'];

/** Sets the words of front matter or of the team's file, at any depth; other fields stay. */
export function typesetFields<T>(data: T, locale: Locale): T {
  if (Array.isArray(data)) return data.map((each: unknown) => typesetFields(each, locale)) as T;
  // Not a date.
  if (data?.constructor !== Object) return data;
  const entries = Object.entries(data).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && wordFields.includes(name)
      ? typeset(value, locale)
      : typesetFields(value, locale),
  ]);
  return Object.fromEntries(entries) as T;
}

/** Messages that stay as they are, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'themeToggle.sentence.weather': 'The specification (section 7) has straight marks there.',
};

/** Sets a message of the interface, before its `{names}` have values; `<tags>` stay. */
export function typesetMessage(id: string, message: string, locale: Locale): string {
  if (id in exceptions) return message;
  const parts = message.split(/(<[^<>]*>)/);
  const words = typesetParts(
    parts.filter((_, index) => index % 2 === 0),
    locale,
  );
  return parts.map((part, index) => (index % 2 === 0 ? words[index / 2] : part)).join('');
}
