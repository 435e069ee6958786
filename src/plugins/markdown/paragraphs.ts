import type {Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {element} from './tree';

/** Components of pages that give words, for a sentence. */
const words = ['FormsHost', 'Headcount', 'Identity', 'KeptFor', 'Project'];

const isBlock = (node: Nodes) =>
  node.type === 'mdxJsxFlowElement' || (node.type === 'element' && node.tagName === 'p');

/**
 * A line of words is a paragraph (RGAA 8.9), also where Markdown makes none: when the whole line is
 * a component, or when a measure is written on one line.
 */
export function paragraphs() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (words.includes(node.name ?? '') && parent && index !== undefined) {
        parent.children[index] = element('p', {}, [{...node, type: 'mdxJsxTextElement'}]);
        return 'skip';
      }
      if (node.name === 'Measure' && !node.children.some(isBlock)) {
        node.children = [element('p', {}, node.children)];
      }
      return undefined;
    });
  };
}
