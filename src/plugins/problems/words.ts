import type {Image, Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {wordAttributes} from '../../features/case-studies/writing/schemas';
import {isJsx} from '../case-studies/components';
import {factsOf, type TextFacts} from '../case-studies/facts';
import {readText, type Mdx, type TextSource} from '../markdown/read';
import {findCorrections, wordsOfYaml, type Correction, type Range} from './typography';

/** Locates a Markdown picture's alternative text and caption. */
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

/** Locates an attribute's quoted value: `alt="…"`. */
function wordsOfAttribute(raw: string, start: number): Range[] {
  const value = /^[\w-]+\s*=\s*(["'])([\s\S]*)\1$/.exec(raw);
  const from = start + raw.length - 1 - (value?.[2]?.length ?? 0);
  return value ? [[from, from + (value[2]?.length ?? 0)]] : [];
}

/** Locates the visible text of an MDX file: no code, no addresses, only visible attributes. */
function wordsOfText(source: string, {tree, rangeOf}: Mdx): Range[] {
  const ranges: Range[] = [];
  const add = (node: Node, read: (raw: string, start: number) => Range[]) => {
    const [start, end] = rangeOf(node);
    ranges.push(...read(source.slice(start, end), start));
  };
  visit(tree, (node, _index, parent) => {
    if (node.type === 'text') {
      // A bare URL that Markdown links.
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

/** A text's facts and its typography corrections. */
export type ContentFacts = TextFacts & {corrections: Correction[]};

export async function readFacts(text: TextSource): Promise<ContentFacts> {
  const {locale, source} = text;
  const read = await readText(text);
  const facts = await factsOf(text, read);
  // Positions are unknown until the text compiles.
  if ('problems' in read) return {...facts, corrections: []};
  const {frontMatter = '', frontMatterOffset} = read.mdx.split;
  const words = [...wordsOfYaml(frontMatter, frontMatterOffset), ...wordsOfText(source, read.mdx)];
  return {...facts, corrections: findCorrections(source, words, locale)};
}
