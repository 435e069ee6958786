import type {Root, RootContent} from 'hast';
import {constant, esm} from './esm';

/**
 * Puts all that a page says outside its `<InBrief>` into `<Rest>`: the page's header shows the one,
 * and its body the other. Its module says so (`hasBrief`). After `footnotes`, so that the notes are
 * part of the rest.
 */
export function inBrief() {
  return (tree: Root): void => {
    const isBrief = (node: RootContent) =>
      node.type === 'mdxJsxFlowElement' && node.name === 'InBrief';
    const staysAbove = (node: RootContent) => isBrief(node) || node.type === 'mdxjsEsm';
    if (!tree.children.some(isBrief)) return;
    const children = tree.children.filter((node) => !staysAbove(node));
    tree.children = [
      ...tree.children.filter(staysAbove),
      {type: 'mdxJsxFlowElement', name: 'Rest', attributes: [], children: children as never},
      esm(constant('hasBrief', true)),
    ];
  };
}
