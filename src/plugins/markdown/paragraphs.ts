import type {Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {element} from './tree';

/** Components of pages that give words, for a sentence. */
const words = ['FormsHost', 'Headcount', 'Identity', 'KeptFor', 'Project'];

/** Components whose words may be written on one line, between their tags. */
const onOneLine = ['Measure', 'Statement'];

const isBlock = (node: Nodes) =>
  node.type === 'mdxJsxFlowElement' ||
  (node.type === 'element' && ['ol', 'p'].includes(node.tagName));

/**
 * A line of words is a paragraph (RGAA 8.9), also where Markdown makes none: when the whole line is
 * a component, or when a measure or a statement is written on one line.
 */
export function paragraphs() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (words.includes(node.name ?? '') && parent && index !== undefined) {
        parent.children[index] = element('p', {}, [{...node, type: 'mdxJsxTextElement'}]);
        return 'skip';
      }
      if (onOneLine.includes(node.name ?? '') && !node.children.some(isBlock)) {
        node.children = [element('p', {}, node.children)];
      }
      return undefined;
    });
  };
}
