import type {Nodes, Parent, Root, Text} from 'mdast';
import type {VFile} from 'vfile';
import {typeset, typesetParts} from '../../lib/texts/typeset';
import {localeOf} from './locale';
import {attributeOf, attributesOf, isJsx, textOf} from './tree';

/** Attributes that hold words for visitors, in the language of the text. */
const wordAttributes = ['alt', 'author', 'caption', 'label', 'role', 'title'];

/** What stands inside a line, with the words around it. */
const inline = [
  'text',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'inlineCode',
  'image',
  'imageReference',
  'footnoteReference',
  'break',
  'textDirective',
  'mdxJsxTextElement',
  'mdxTextExpression',
];

/** An address that Markdown links, such as https://example.org. */
const isAddress = (node: Nodes) =>
  node.type === 'link' && /^(?:https?:|www\.|\S+@)/.test(textOf(node));

/** What a part without words of its own counts as: nothing, a value, as in a message, or a word. */
function wordOf(node: Nodes): string {
  if (node.type === 'mdxTextExpression' || node.type === 'footnoteReference') return '';
  if (node.type === 'break') return '\n';
  return isJsx(node) && node.children.length === 0 ? '{}' : 'x';
}

/**
 * Sets the typography of a text in its language, before Docusaurus makes anchors and tables of
 * contents from its headings. Code, addresses, and words in another language (`lang`) stay.
 *
 * @param options `headingsOnly` sets no other words: the check reads the anchors of headings alone
 */
export function typography({headingsOnly = false} = {}) {
  return (tree: Root, file: VFile): void => {
    const locale = localeOf(file);

    /** Collects the words of a line in order, with a word for each thing between them. */
    function read(node: Nodes, line: Array<Text | string>): void {
      if (node.type === 'image' || node.type === 'imageReference') {
        if (node.alt) node.alt = typeset(node.alt, locale);
      }
      if ('title' in node && node.title) node.title = typeset(node.title, locale);
      if (isJsx(node) && attributeOf(node, 'lang') === undefined) {
        for (const attribute of attributesOf(node)) {
          const {name, value} = attribute;
          if (typeof value === 'string' && wordAttributes.includes(name)) {
            attribute.value = typeset(value, locale);
          }
        }
      }
      const isForeign = attributeOf(node, 'lang') !== undefined;
      if (node.type === 'text') line.push(node);
      else if (
        !('children' in node) ||
        node.children.length === 0 ||
        isForeign ||
        isAddress(node)
      ) {
        line.push(wordOf(node));
      } else if (inline.includes(node.type)) node.children.forEach((child) => read(child, line));
      else set(node);
    }

    function set({children}: Parent): void {
      const line: Array<Text | string> = [];
      children.forEach((child) => read(child, line));
      const words = typesetParts(
        line.map((part) => (typeof part === 'string' ? part : part.value)),
        locale,
      );
      line.forEach((part, index) => {
        if (typeof part !== 'string') part.value = words[index] ?? '';
      });
    }

    function setHeadings(node: Nodes): void {
      if (node.type === 'heading') set(node);
      else if ('children' in node && attributeOf(node, 'lang') === undefined) {
        node.children.forEach(setHeadings);
      }
    }

    if (headingsOnly) setHeadings(tree);
    else set(tree);
  };
}
