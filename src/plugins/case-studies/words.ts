import type {Image, Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {wordAttributes} from './studySchemas';
import type {Range} from '../../lib/texts/typography';
import type {Mdx} from '../markdown/read';
import {attributesOf} from '../markdown/tree';

/** Visible fields of front matter and authors.yml. */
const wordFields = ['title', 'description', 'alt', 'label', 'note', 'sidebar_label'];

/**
 * Finds the values of visible YAML fields, multi-line ones included. Scans lines because a
 * parser with positions would take longer than all other checks together; ignores values
 * inside a one-line {…}.
 *
 * @param offset of the YAML in the file
 */
export function wordsOfYaml(yaml: string, offset: number): Range[] {
  const ranges: Range[] = [];
  let at = offset;
  let isWords = false;
  for (const line of yaml.split('\n')) {
    const field = /^(\s*(?:- +)?)([\w-]+):(?:[ \t]+|\r?$)/.exec(line);
    const isComment = /^\s*#/.test(line);
    if (field) {
      isWords = wordFields.includes(field[2] ?? '');
    }
    if (isWords && !isComment) {
      const start = field?.[0].length ?? 0;
      // Exclude YAML's quotes and comments.
      const rest = line.slice(start);
      const value =
        /^(["'])(.*)\1\s*(?:#.*)?$/.exec(rest) ?? /^()(.*?)\s*(?:(?:^|\s)#.*)?$/.exec(rest);
      const from = start + (value?.[1]?.length ?? 0);
      ranges.push([at + from, at + from + (value?.[2]?.length ?? 0)]);
    }
    at += line.length + 1;
  }
  return ranges;
}

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
export function wordsOfText(source: string, {tree, rangeOf}: Mdx): Range[] {
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
    }
    for (const attribute of attributesOf(node)) {
      if (wordAttributes.includes(attribute.name) && typeof attribute.value === 'string') {
        add(attribute, wordsOfAttribute);
      }
    }
  });
  return ranges;
}
