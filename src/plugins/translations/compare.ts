import {visit} from 'unist-util-visit';
import type {Problem} from '../../lib/siteError';
import {readText} from '../markdown/read';
import {attributesOf, isJsx, placeOfNode} from '../markdown/tree';
import type {TextDocument} from './document';
import {hasWords, normalise, quote} from './text';

/** The distinct placeholders of a text. */
const marksOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])];

/** Tags, also unclosed ones, comments and instructions. */
const TAG = /<[a-z/!?][^>]*>?/i;
const ENTITY = /&(?:#\w+|[a-z]\w+);/i;

/** What is wrong with a text of the interface that holds markup; undefined for any other. */
export function markupProblem(text: string): string | undefined {
  const [tag] = TAG.exec(text) ?? [];
  if (tag !== undefined) {
    return `has the tag ${quote(tag)}: a text of the interface is shown as it is written, so write its words alone`;
  }
  const [entity] = ENTITY.exec(text) ?? [];
  return entity === undefined
    ? undefined
    : `has ${quote(entity)}: a text of the interface is shown as it is written, so write the sign itself`;
}

/** English plural forms: singular and plural. */
const PLURAL_FORMS = 2;

/** Compares an interface text with its translation; returns one message per problem. */
export function compareTexts(french: string, translated: string): string[] {
  const problems: string[] = [];
  const [wanted, found] = [marksOf(french), marksOf(translated)];
  const missing = wanted.filter((mark) => !found.includes(mark)).join(', ');
  const unknown = found.filter((mark) => !wanted.includes(mark)).join(', ');
  const source = `the French ${quote(french)}`;
  if (missing && unknown) {
    const rule = 'names in braces are never translated';
    problems.push(`has ${unknown}, but the French has ${missing}: ${rule}, write ${missing}`);
  } else if (missing) {
    problems.push(`lacks ${missing}, which ${source} has: write it where it belongs`);
  } else if (unknown) {
    problems.push(`has ${unknown}, which ${source} does not have: remove it`);
  }
  const forms = translated.split('|');
  const [needed, given] = [french.includes('|') ? PLURAL_FORMS : 1, forms.length];
  if (given !== needed) {
    problems.push(
      needed === 1
        ? `has ${given} forms separated by "|", but the French has only one: remove the "|"`
        : `has ${given === 1 ? 'one form' : `${given} forms`}, but the French depends on a number: write ${needed} forms separated by "|", singular first`,
    );
  } else if (forms.some((form) => !form.trim())) {
    problems.push('has an empty form beside a "|": write the singular and the plural');
  }
  // A space beside a mark belongs to the typography of one language only.
  const edges = (text: string) =>
    `${/^[ \t\n](?![:;!?»])/.test(text)} ${/(?<!«)[ \t\n]$/.test(text)}`;
  if (edges(french) !== edges(translated)) {
    problems.push(
      'does not begin and end with a space where the French does: it would touch the next word or leave a gap; write the same spaces',
    );
  }
  return problems;
}

export const isSame = (french: string, translated: string) =>
  hasWords(french) && normalise(french) === normalise(translated);

type Part = {key: string; text: string; line: number};

const kinds = {
  headings: 'heading',
  code: 'code block',
  pictures: 'picture',
  links: 'link',
  components: 'component',
} as const;

/** The parts of a text; the sentences must differ. */
type Outline = Record<keyof typeof kinds | 'sentences', Part[]>;

/** A link's target for comparison, without its anchor, which may be translated. */
function targetKey(target: string): string {
  if (/^[a-z]+:/i.test(target)) return 'another site';
  return target.startsWith('#') ? '#' : target.replace(/#.*$/, '');
}

/** Inline HTML, which differs by language: each marks its own foreign words, for example. */
const phrasing = new Set(['a', 'abbr', 'br', 'cite', 'em', 'i', 'q', 'span', 'strong', 'wbr']);

/** Attributes that are identifiers, not translatable text. */
const naming = ['field', 'src', 'icon', 'id', 'name'];

/** Minimum words of a paragraph for a match between languages not to be a coincidence. */
const SENTENCE_WORDS = 6;

/** Undefined for invalid MDX, which `npm run check -- content` reports. */
async function outlineOf({file, source}: TextDocument): Promise<Outline | undefined> {
  // What the text says does not depend on its kind.
  const read = await readText({kind: 'doc', file, source});
  if ('problems' in read) return undefined;
  const {tree, rangeOf} = read.mdx;
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
    const add = (kind: keyof Outline, key: string, text = written.split('\n', 1)[0] ?? '') =>
      outline[kind].push({key, text: text.trim(), line: placeOfNode(node).line});
    const addLink = (target: string) => add('links', targetKey(target), target);
    if (node.type === 'heading') add('headings', '#'.repeat(node.depth));
    if (node.type === 'code') add('code', node.lang ?? '');
    if (node.type === 'image') add('pictures', node.url, written);
    if (node.type === 'link' || node.type === 'definition') addLink(node.url);
    if (isJsx(node)) {
      const values = new Map(
        attributesOf(node).map(({name, value}): [string, string] => [
          name,
          typeof value === 'string' ? value : (value?.value ?? ''),
        ]),
      );
      const target = values.get('href') ?? values.get('to');
      if (target !== undefined) addLink(target);
      if (node.name && !phrasing.has(node.name)) {
        const names = naming.filter((name) => values.has(name));
        const key = [node.name, ...names.map((name) => `${name}=${values.get(name)}`)].join(' ');
        add('components', key, /^<[^>]*>?/.exec(written)?.[0]);
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

/** The parts of a list that another lacks, counting repetitions. */
function beyond(own: readonly Part[], other: readonly Part[]): Part[] {
  const left = other.map(({key}) => key);
  return own.filter(({key}) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Reports where a translation differs from the French in its markup, or is still French. */
export async function compareDocuments(
  original: TextDocument,
  translation: TextDocument,
): Promise<Problem[]> {
  const [french, own] = [await outlineOf(original), await outlineOf(translation)];
  if (!french || !own) return [];
  const {file: source} = original;
  const {file, bodyLine} = translation;
  const problems: Problem[] = [];
  const report = (message: string, line = bodyLine) =>
    problems.push({file, line, column: 1, message});

  for (const of of Object.keys(kinds) as Array<keyof typeof kinds>) {
    const one = kinds[of];
    const missing = beyond(french[of], own[of]);
    const extra = beyond(own[of], french[of]);
    const counts = `the French has ${french[of].length} ${one}${french[of].length === 1 ? '' : 's'}, this text ${own[of].length}`;
    extra.forEach(({text, line}, index) => {
      const instead = missing[index];
      const message = instead
        ? `is ${quote(instead.text)} in the French (${source}:${instead.line}): write ${of === 'headings' ? 'the same number of #' : 'that'}.`
        : `is not in ${source} (${counts}): remove it, or add it to the French.`;
      report(`the ${one} ${quote(text)} ${message}`, line);
    });
    for (const {text, line} of missing.slice(extra.length)) {
      const what = `the ${one} ${quote(text)} of ${source}:${line}`;
      report(`${what} is missing (${counts}): write it where it belongs.`);
    }
  }
  const sentences = new Set(french.sentences.map(({key}) => key));
  for (const {key, text, line} of own.sentences) {
    if (sentences.has(key)) {
      report(`${quote(text)} is still the French text: write its English.`, line);
    }
  }
  return problems;
}
