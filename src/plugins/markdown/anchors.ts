import type {Root} from 'hast';
import type {Root as Markdown} from 'mdast';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
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
export function anchors(this: Processor) {
  return (tree: Root): void => {
    const code = `export const anchors = ${JSON.stringify(anchorsOf(tree))}`;
    tree.children.push(...((this.parse(code) as Markdown).children as Root['children']));
  };
}
