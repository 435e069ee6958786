import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {element} from './tree';

const isBox = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'input';

const isNested = (node: ElementContent) =>
  node.type === 'element' && ['ul', 'ol', 'p', 'pre', 'blockquote'].includes(node.tagName);

/** Makes the words of a task (`- [x] …`) the label of its box, which has no other name. */
export function tasks() {
  return (tree: Root): void => {
    visit(tree, 'element', (item) => {
      if (item.tagName === 'label' || !isBox(item.children[0])) return;
      const end = item.children.findIndex(isNested);
      const words = item.children.splice(0, end < 0 ? item.children.length : end);
      item.children.unshift(element('label', {}, words));
    });
  };
}
