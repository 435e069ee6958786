import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Writes `![…][name]` as `![…](address)`: the plugins after it, Docusaurus' too, know only the
 * latter.
 */
export function references() {
  return (tree: Root): void => {
    const definitions = new Map<string, {url: string; title?: string | null}>();
    visit(tree, 'definition', ({identifier, url, title}) => {
      if (!definitions.has(identifier)) definitions.set(identifier, {url, title});
    });
    if (definitions.size === 0) return;
    visit(tree, 'imageReference', (node, index, parent) => {
      const definition = definitions.get(node.identifier);
      if (!parent || index === undefined || !definition) return;
      const {alt, position} = node;
      parent.children[index] = {type: 'image', alt, position, ...definition};
    });
  };
}
