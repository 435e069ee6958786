import type {Root} from 'mdast';
import {constant, esm} from './esm';
import {component, isJsx} from './tree';

/**
 * Puts all that a page says outside its `<InBrief>` into `<Rest>`: the page's header shows the one,
 * and its body the other. Its module says so (`hasBrief`).
 */
export function inBrief() {
  return (tree: Root): void => {
    const isBrief = (node: Root['children'][number]) => isJsx(node) && node.name === 'InBrief';
    const staysAbove = (node: Root['children'][number]) =>
      isBrief(node) || node.type === 'mdxjsEsm';
    if (!tree.children.some(isBrief)) return;
    const rest = tree.children.filter((node) => !staysAbove(node));
    tree.children = [
      ...tree.children.filter(staysAbove),
      component('Rest', {}, rest),
      esm(constant('hasBrief', true)),
    ];
  };
}
