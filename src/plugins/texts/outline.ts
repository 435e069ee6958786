import type {Node, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {normalise} from '../../lib/texts/normalise';
import {attributesOf, isJsx, placeOfNode} from '../markdown/tree';

/** A part of a text: its key is the same in every language, or for a sentence, its words. */
export type Part = {key: string; text: string; line: number};

/** The parts that a text and its translation share, by kind, and their singular. */
export const partNames = {
  headings: 'heading',
  code: 'code block',
  pictures: 'picture',
  links: 'link',
  components: 'component',
} as const;

/** The parts of a text in their order; sentences, which must differ from the French. */
export type Outline = Record<keyof typeof partNames | 'sentences', Part[]>;

/** A link's target for comparison, without its anchor, which may be translated. */
function targetKey(target: string): string {
  if (/^[a-z]+:/i.test(target)) return 'another site';
  return target.startsWith('#') ? '#' : target.replace(/#.*$/, '');
}

/** Inline HTML, which differs by language: each marks its own foreign words, for example. */
const phrasing = new Set([
  'a',
  'abbr',
  'br',
  'cite',
  'em',
  'i',
  'q',
  'span',
  'strong',
  'sup',
  'wbr',
]);

/** Attributes that are identifiers, not translatable text. */
const naming = ['field', 'src', 'icon', 'id', 'name', 'is', 'not', 'of'];

/** Minimum words of a paragraph for a match between languages not to be a coincidence. */
const SENTENCE_WORDS = 6;

/** @param writtenAt the characters of a node in the file */
export function outlineOf(tree: Root, writtenAt: (node: Node) => string): Outline {
  const outline: Outline = {
    headings: [],
    code: [],
    pictures: [],
    links: [],
    components: [],
    sentences: [],
  };
  visit(tree, (node) => {
    const written = writtenAt(node);
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
