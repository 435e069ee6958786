import type {Problem} from '../../lib/siteError';
import {visit} from 'unist-util-visit';
import {parseMdx} from '../../lib/texts/mdx';
import type {TextDocument} from './document';
import {hasWords, normalise, quote} from './text';

/** The names between braces, and the tags, that a text holds, each once. */
function marksOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\w+\}|<\/?\w+\/?>/g)].map(([mark]) => mark))];
}

const list = (words: readonly string[]) => words.join(', ');

/** How many forms a language has of a text that depends on a number. */
function pluralForms(locale: string): number {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length;
}

/**
 * What is wrong with the translation of a text of the interface, as sentences.
 *
 * @param french the text of the source
 * @param translated its translation, not empty
 */
export function compareTexts(french: string, translated: string, locale: string): string[] {
  const mistakes: string[] = [];
  const [wanted, found] = [marksOf(french), marksOf(translated)];
  const missing = wanted.filter((mark) => !found.includes(mark));
  const unknown = found.filter((mark) => !wanted.includes(mark));
  if (missing.length > 0 && unknown.length > 0) {
    mistakes.push(
      `holds ${list(unknown)}, but the French has ${list(missing)}: what stands between braces or in a tag is never translated, write ${list(missing)}`,
    );
  } else if (missing.length > 0) {
    mistakes.push(
      `lacks ${list(missing)}, which the French ${quote(french)} has: write it where it belongs`,
    );
  } else if (unknown.length > 0) {
    mistakes.push(
      `holds ${list(unknown)}, which the French ${quote(french)} has not: remove it${wanted.length > 0 ? `, the French has ${list(wanted)}` : ''}`,
    );
  }
  const forms = translated.split('|');
  const [needed, given] = [french.includes('|') ? pluralForms(locale) : 1, forms.length];
  if (given !== needed) {
    mistakes.push(
      needed === 1
        ? `is cut in ${given} by "|", which parts singular and plural; the French has one form only: remove the "|"`
        : `has ${given === 1 ? 'one form' : `${given} forms`}, but the French depends on a number: write ${needed} forms parted by "|", singular first`,
    );
  } else if (forms.some((form) => !form.trim())) {
    mistakes.push('has an empty form beside a "|": write the singular and the plural');
  }
  // A non-breaking space belongs to the punctuation of one language only.
  const edges = (text: string) => `${/^[ \t\n]/.test(text)} ${/[ \t\n]$/.test(text)}`;
  if (edges(french) !== edges(translated)) {
    mistakes.push(
      'does not begin and end with a space where the French does: it would stick to its neighbour or stand off from it; write the same spaces',
    );
  }
  return mistakes;
}

/** Whether a translation is the French text itself. */
export function isSame(french: string, translated: string): boolean {
  return hasWords(french) && normalise(french) === normalise(translated);
}

/** A part of a text that is compared with another text's. */
type Part = {
  /** What it is compared by. */
  key: string;
  /** As the file writes it. */
  text: string;
  line: number;
};

/** What of a text has to be the same in every language, and the sentences, which may not. */
type Outline = Readonly<
  Record<'headings' | 'code' | 'pictures' | 'links' | 'components' | 'sentences', Part[]>
>;

/** A link's target as it is compared: anchors are words, and words are translated. */
function targetKey(target: string): string {
  if (/^[a-z]+:/i.test(target)) return 'another site';
  return target.startsWith('#') ? '#' : target.replace(/#.*$/, '');
}

/** HTML within a sentence: each language marks words of its own, its foreign ones above all. */
const phrasing = new Set(['a', 'abbr', 'br', 'cite', 'em', 'i', 'q', 'span', 'strong', 'wbr']);

/** Attributes that name a thing instead of saying it. */
const naming = ['field', 'src', 'icon', 'id', 'name'];

/** The least number of words of a paragraph that two languages don't share by chance. */
const SENTENCE_WORDS = 6;

/** Undefined for what is not MDX, which `npm run check:content` says. */
function outlineOf({file, source}: TextDocument): Outline | undefined {
  const {tree, problems, rangeOf, placeOf} = parseMdx(file, source);
  if (problems.length > 0) return undefined;
  const outline: Outline = {
    headings: [],
    code: [],
    pictures: [],
    links: [],
    components: [],
    sentences: [],
  };
  visit(tree, (node) => {
    const written = source.slice(...rangeOf(node));
    const [firstLine = ''] = written.split('\n', 1);
    const add = (kind: keyof Outline, key: string, text = firstLine.trim()) =>
      outline[kind].push({key, text, line: placeOf(node).line});
    if (node.type === 'heading') add('headings', '#'.repeat(node.depth));
    if (node.type === 'code') add('code', node.lang ?? '');
    if (node.type === 'image') add('pictures', node.url, written);
    if (node.type === 'link' || node.type === 'definition') {
      add('links', targetKey(node.url), node.url);
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const values = new Map(
        node.attributes.flatMap((attribute) => {
          if (attribute.type !== 'mdxJsxAttribute') return [];
          const {name, value} = attribute;
          return [[name, typeof value === 'string' ? value : (value?.value ?? '')] as const];
        }),
      );
      const target = values.get('href') ?? values.get('to');
      if (target !== undefined) add('links', targetKey(target), target);
      if (node.name && !phrasing.has(node.name)) {
        const names = naming.flatMap((name) =>
          values.has(name) ? `${name}=${values.get(name)}` : [],
        );
        add('components', [node.name, ...names].join(' '), /^<[^>]*>?/.exec(written)?.[0]);
      }
    }
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableRow') {
      const words = written.replace(/\]\([^)]*\)|<[^>]*>|https?:\S+|`[^`]*`/g, ' ');
      if ((words.match(/\p{L}{2,}/gu)?.length ?? 0) >= SENTENCE_WORDS) {
        add('sentences', normalise(written).toLowerCase(), written);
      }
    }
  });
  return outline;
}

const kinds: ReadonlyArray<{
  of: 'code' | 'pictures' | 'links' | 'components';
  one: string;
  many: string;
}> = [
  {of: 'code', one: 'code block', many: 'code blocks'},
  {of: 'pictures', one: 'picture', many: 'pictures'},
  {of: 'links', one: 'link', many: 'links'},
  {of: 'components', one: 'component', many: 'components'},
];

/** What is in a list more often than in another. */
function beyond(own: readonly Part[], other: readonly Part[]): Part[] {
  const left = new Map<string, number>();
  for (const {key} of other) left.set(key, (left.get(key) ?? 0) + 1);
  return own.filter(({key}) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** The first heading at which two texts part, as a problem. */
function compareHeadings(
  source: TextDocument,
  translation: TextDocument,
  own: readonly Part[],
  french: readonly Part[],
): Problem[] {
  const at = french.findIndex(({key}, index) => own[index]?.key !== key);
  const index = at >= 0 ? at : french.length;
  if (at < 0 && own.length <= french.length) return [];
  const [mine, theirs] = [own[index], french[index]];
  const message =
    mine && theirs
      ? `"${mine.text}" stands where the French has "${theirs.text}" (${source.file}:${theirs.line}): give the headings the same order and the same number of #.`
      : theirs
        ? `the heading "${theirs.text}" of ${source.file}:${theirs.line} is missing: translate it and what it heads.`
        : `the heading "${mine?.text}" is not in ${source.file}: remove it, or add it to the French.`;
  const line = mine?.line ?? own.at(-1)?.line ?? translation.bodyLine;
  return [{file: translation.file, line, column: 1, message}];
}

/**
 * Where a translated text differs in its markup from the French one: headings,
 * code blocks, pictures, links and components.
 */
function compareOutlines(
  source: TextDocument,
  translation: TextDocument,
  french: Outline,
  own: Outline,
): Problem[] {
  const {file} = translation;
  const problems = compareHeadings(source, translation, own.headings, french.headings);
  for (const {of, one, many} of kinds) {
    const missing = beyond(french[of], own[of]);
    const extra = beyond(own[of], french[of]);
    const counts = `the French has ${french[of].length} ${french[of].length === 1 ? one : many}, this text ${own[of].length}`;
    extra.forEach((part, index) => {
      const instead = missing[index];
      problems.push({
        file,
        line: part.line,
        column: 1,
        message: instead
          ? `the ${one} ${quote(part.text)} is ${quote(instead.text)} in the French (${source.file}:${instead.line}): write that.`
          : `the ${one} ${quote(part.text)} is not in ${source.file} (${counts}): remove it, or add it to the French.`,
      });
    });
    for (const part of missing.slice(extra.length)) {
      problems.push({
        file,
        line: translation.bodyLine,
        column: 1,
        message: `the ${one} ${quote(part.text)} of ${source.file}:${part.line} is missing (${counts}): write it where it belongs.`,
      });
    }
  }
  return problems;
}

/**
 * Where a translated text differs from the French one in its markup, or is still French.
 *
 * @param language of the translation, in words
 */
export function compareDocuments(
  source: TextDocument,
  translation: TextDocument,
  language: string,
): Problem[] {
  const [french, own] = [outlineOf(source), outlineOf(translation)];
  if (!french || !own) return [];
  const sentences = new Set(french.sentences.map(({key}) => key));
  return [
    ...compareOutlines(source, translation, french, own),
    ...own.sentences
      .filter(({key}) => sentences.has(key))
      .map(({text, line}) => ({
        file: translation.file,
        line,
        column: 1,
        message: `${quote(text)} is still the French text: write its ${language}.`,
      })),
  ];
}
