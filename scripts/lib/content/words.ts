import type {Image, Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {wordAttributes} from '../../../src/features/case-studies/writing/schemas';
import {isJsx} from '../../../src/plugins/case-studies/components';
import type {Mdx} from '../../../src/lib/texts/mdx';
import type {Range} from './typography';

/** The alternative text and the caption of a picture, from `![` on. */
function wordsOfPicture(raw: string, start: number): Range[] {
  const altEnd = raw.lastIndexOf('](');
  const caption = /[ \t\n](["'(])([^"]*)["')]\s*\)$/.exec(raw);
  return [
    ...(altEnd > 2 ? [[start + 2, start + altEnd] as const] : []),
    ...(caption?.[2]
      ? [[start + caption.index + 2, start + caption.index + 2 + caption[2].length] as const]
      : []),
  ];
}

/** A value between quotes: `alt="…"`. */
function wordsOfAttribute(raw: string, start: number): Range[] {
  const value = /^[\w-]+\s*=\s*(["'])([\s\S]*)\1$/.exec(raw);
  const from = start + raw.length - 1 - (value?.[2]?.length ?? 0);
  return value ? [[from, from + (value[2]?.length ?? 0)]] : [];
}

/**
 * Where the words of a text are: no code, no addresses, no attributes but those that
 * visitors read.
 */
export function wordsOfText(source: string, {tree, rangeOf}: Mdx): Range[] {
  const ranges: Range[] = [];
  const add = (node: Node, read: (raw: string, start: number) => Range[]) => {
    const [start, end] = rangeOf(node);
    ranges.push(...read(source.slice(start, end), start));
  };
  visit(tree, (node, _index, parent) => {
    if (node.type === 'text') {
      // An address that Markdown turned into a link.
      const isAddress = parent?.type === 'link' && /^(?:https?:|www\.|\S+@)/.test(node.value);
      if (!isAddress) ranges.push(rangeOf(node));
    } else if (node.type === 'image') {
      add(node satisfies Image, wordsOfPicture);
    } else if (isJsx(node)) {
      for (const attribute of node.attributes) {
        if (wordAttributes.includes(attribute.name ?? '') && typeof attribute.value === 'string') {
          add(attribute, wordsOfAttribute);
        }
      }
    }
  });
  return ranges;
}
