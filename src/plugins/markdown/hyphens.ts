import type {ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {splitHyphenated} from '../../lib/text';
import {element, textOf} from './tree';

/** In characters: longer ones may break, since a narrow window would cut them. */
const LONGEST = {word: 16, code: 18};

const NOWRAP = {className: ['site-nowrap']};

/** Keeps short hyphenated words and names of code on one line: « e-mails », `XSRF-TOKEN`. */
export function hyphens() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && ['code', 'kbd', 'samp', 'pre'].includes(node.tagName)) {
        const isWhole = node.tagName === 'code' && textOf(node).length <= LONGEST.code;
        if (isWhole) node.properties = {...node.properties, ...NOWRAP};
        return SKIP;
      }
      if (node.type !== 'text' || index === undefined || parent?.type !== 'element') {
        return undefined;
      }
      const nodes = splitHyphenated(node.value).map((value, at): ElementContent => {
        const text = {type: 'text', value} as const;
        const isWhole = at % 2 === 1 && value.length <= LONGEST.word;
        return isWhole ? element('span', NOWRAP, [text]) : text;
      });
      if (nodes.every(({type}) => type === 'text')) return undefined;
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}
