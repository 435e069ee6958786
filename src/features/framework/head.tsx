/*
 * Replaces react-helmet-async, which `@docusaurus/Head` uses, in the browser's bundle
 * (plugins/browser-bundle). The server has rendered the tags; this module updates them on
 * navigation. The server build and development use the original.
 */
import React, {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';

type Tag = {type: string; attributes: Record<string, string>; text: string};

/** Marks the tags that this module manages, in the server's HTML too. */
const MARK = 'data-rh';

/** The attribute that identifies a tag: of duplicates, the innermost component's wins. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  meta: ['charset', 'name', 'http-equiv', 'property', 'itemprop'],
  link: ['href'],
};

const names: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/** Undefined omits the attribute. `data-` and `aria-` attributes spell out true and false. */
function asText(name: string, value: unknown): string | undefined {
  if (typeof value === 'boolean' && !name.includes('-')) return value ? '' : undefined;
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText || typeof value === 'boolean' ? String(value) : undefined;
}

const textOf = (children: ReactNode): string =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');

function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    const {children: inside, ...props} = child.props;
    if (child.type === Fragment) return tagsOf(inside);
    const attributes = Object.entries(props)
      .map(([name, value]) => [names[name] ?? name.toLowerCase(), asText(name, value)] as const)
      .filter(([, text]) => text !== undefined);
    return [
      {
        type: String(child.type),
        attributes: Object.fromEntries(attributes) as Record<string, string>,
        text: textOf(inside),
      },
    ];
  });
}

/** Undefined: duplicates are allowed. */
function keyOf({type, attributes}: Tag): string | undefined {
  if (type === 'link' && attributes.rel === 'canonical') return 'canonical';
  const name = KEYS[type]?.find((candidate) => candidate in attributes);
  return name && `${type} ${name}=${attributes[name]}`;
}

/** The children of each Head, by order of creation. */
const heads = new Map<number, ReactNode>();
let created = 0;

/** Removes duplicates in favour of the innermost Head. */
function resolveTags(): Tag[] {
  const seen = new Set<string>();
  const inner = [...heads].sort(([a], [b]) => b - a);
  return inner.flatMap(([, children]) => {
    const tags = tagsOf(children);
    const kept = tags.filter((tag) => !seen.has(keyOf(tag) ?? ''));
    // After filtering: a single Head may have several tags with one key, such as alternates.
    kept.map(keyOf).forEach((key) => key && seen.add(key));
    return kept;
  });
}

/** Attributes of <html> set by components. */
const ownAttributes = new Set<string>();

function setAttributes(tags: readonly Tag[]): void {
  const root = document.documentElement;
  // The innermost tag is first, and wins.
  const attributes = Object.assign({}, ...tags.map((tag) => tag.attributes).reverse()) as Record<
    string,
    string
  >;
  ownAttributes.forEach((name) => name in attributes || root.removeAttribute(name));
  Object.entries(attributes).forEach(([name, value]) => {
    ownAttributes.add(name);
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  });
}

function elementOf({type, attributes, text}: Tag): Element {
  const element = document.createElement(type);
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  element.setAttribute(MARK, 'true');
  element.textContent = text;
  return element;
}

let isDue = false;

/** Updates the document once per render, after the page. */
function update(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    const tags = resolveTags();
    const title = tags.find(({type}) => type === 'title')?.text;
    if (title !== undefined && document.title !== title) {
      document.title = title;
    }
    setAttributes(tags.filter(({type}) => type === 'html'));
    const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
    const elements = tags.filter(({type}) => !['title', 'html'].includes(type)).map(elementOf);
    const isIn = (list: Element[], one: Element) => list.some((other) => other.isEqualNode(one));
    // Unchanged tags stay: reinserting a link would reload it.
    const added = elements.filter((element) => !isIn(old, element));
    old.filter((element) => !isIn(elements, element)).forEach((element) => element.remove());
    document.head.append(...added);
  }, 0);
}

export function Helmet({children}: {children?: ReactNode}): ReactNode {
  // Parents render before their children.
  const [id] = useState(() => (created += 1));
  useLayoutEffect(() => {
    heads.set(id, children);
    update();
  }, [id, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(id);
      update();
    },
    [id],
  );
  return null;
}

/** Docusaurus renders it around the application; this implementation needs no context. */
export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return <Fragment>{children}</Fragment>;
}
