import type {Element, ElementContent, Nodes as PageNodes, Properties} from 'hast';
import type {Node, Nodes, RootContent} from 'mdast';
import type {Place} from '../../lib/siteError';

/*
 * What our plugins and checks share: parts of a text (mdast) and of its page (hast).
 */

/** An element of a page. */
export const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element => ({type: 'element', tagName, properties, children});

/** The words of a node, without markup. */
export const textOf = (node: Nodes | PageNodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** A component or a tag in a text. */
export type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** A component that is a block of its own. */
export type Component = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

export const component = (
  name: string,
  attributes: Record<string, string>,
  children: RootContent[] = [],
): Component => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: children as Component['children'],
});

export const isJsx = (node: Nodes) =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The attributes of a component or a tag, by name; none for other nodes. Not `{...values}`. */
export const attributesOf = (node: Nodes | PageNodes) =>
  'attributes' in node && Array.isArray(node.attributes)
    ? node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
    : [];

/** An attribute's value, if it is a text. */
export function attributeOf(node: Nodes | PageNodes, name: string): string | undefined {
  const value = attributesOf(node).find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Where a node begins in its text. */
export const placeOfNode = ({position}: Pick<Node, 'position'>): Place => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/**
 * A copy of a tree that plugins are about to change, whose places they leave alone. The platform's
 * structuredClone takes a tenth of the time of the check.
 */
export function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const copy = {...value};
  for (const key in copy) if (key !== 'position') copy[key] = copyOf(copy[key]);
  return copy;
}
