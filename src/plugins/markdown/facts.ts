import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {element} from './tree';

const isElement = (node: ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

/** `**Téléphone** : 01 99 00 12 34`: its name and its value, or nothing if the item reads otherwise. */
function rowOf(item: ElementContent): Element | undefined {
  if (!isElement(item, 'li')) return undefined;
  const [name, colon, ...rest] = item.children;
  if (!isElement(name, 'strong') || colon?.type !== 'text' || !/^\s?:\s/.test(colon.value)) {
    return undefined;
  }
  if (rest.some((node) => isElement(node, 'ul', 'ol'))) return undefined;
  const value = [{...colon, value: colon.value.replace(/^\s?:\s+/, '')}, ...rest];
  return element('div', {}, [element('dt', {}, name.children), element('dd', {}, value)]);
}

/** Makes a list whose every item is `**name**: value` a definition list, as writers type it. */
export function facts() {
  return (tree: Root): void => {
    visit(tree, 'element', (list) => {
      if (list.tagName !== 'ul') return;
      const items = list.children.filter((node) => node.type !== 'text');
      const rows = items.map(rowOf);
      if (!rows.every((row) => row !== undefined)) return;
      list.tagName = 'dl';
      list.children = rows;
    });
  };
}
