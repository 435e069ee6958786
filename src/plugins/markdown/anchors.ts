import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {constant, esm} from './esm';
import {attributeOf} from './tree';

/** The ids of a text, which links may name. */
export function anchorsOf(tree: Root): string[] {
  const ids: unknown[] = [];
  visit(tree, (node) => {
    if (node.type === 'element') ids.push(node.properties.id);
    ids.push(attributeOf(node, 'id'));
  });
  return ids.filter((id) => typeof id === 'string');
}

/** Makes a compiled text export its anchors, for Docusaurus' check of links (useAnchors.ts). */
export function anchors() {
  return (tree: Root): void => {
    tree.children.push(esm(constant('anchors', anchorsOf(tree))));
  };
}
