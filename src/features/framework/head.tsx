/*
 * Stands in for react-helmet-async, of which `@docusaurus/Head` is made, in the browser's bundle
 * (plugins/browser-bundle). The server's HTML has its tags already; here they only follow the
 * pages. The build and development have the real one.
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

/** Marks the tags that are ours to change, in the server's HTML too. */
const MARK = 'data-rh';

/** What a tag is about: of several, the innermost component's stays. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  meta: ['charset', 'name', 'http-equiv', 'property', 'itemprop'],
  link: ['href'],
};

const names: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/** Undefined: left out. `data-` and `aria-` have true and false as words. */
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

/** Undefined: there may be any number of it. */
function keyOf({type, attributes}: Tag): string | undefined {
  if (type === 'link' && attributes.rel === 'canonical') return 'canonical';
  const name = KEYS[type]?.find((candidate) => candidate in attributes);
  return name && `${type} ${name}=${attributes[name]}`;
}

/** The children of each Head, the outer ones first. */
const heads = new Map<number, ReactNode>();
let created = 0;

/** Of the tags about the same thing, those of the innermost Head. */
function wanted(): Tag[] {
  const taken = new Set<string>();
  const inner = [...heads].sort(([a], [b]) => b - a);
  return inner.flatMap(([, children]) => {
    const tags = tagsOf(children);
    const kept = tags.filter((tag) => !taken.has(keyOf(tag) ?? ''));
    // Only now: one Head may have several about the same, such as other languages.
    kept.map(keyOf).forEach((key) => key && taken.add(key));
    return kept;
  });
}

/** The attributes of <html> that components have set. */
const ownAttributes = new Set<string>();

function setAttributes(tags: readonly Tag[]): void {
  const root = document.documentElement;
  // The innermost is first, and wins.
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

/** Once for all changes of a render, and after the page. */
function update(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    const tags = wanted();
    const title = tags.find(({type}) => type === 'title')?.text;
    if (title !== undefined && document.title !== title) {
      document.title = title;
    }
    setAttributes(tags.filter(({type}) => type === 'html'));
    const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
    const elements = tags.filter(({type}) => !['title', 'html'].includes(type)).map(elementOf);
    const isIn = (list: Element[], one: Element) => list.some((other) => other.isEqualNode(one));
    // What stays is left alone: a link that is put in again is loaded again.
    const added = elements.filter((element) => !isIn(old, element));
    old.filter((element) => !isIn(elements, element)).forEach((element) => element.remove());
    document.head.append(...added);
  }, 0);
}

export function Helmet({children}: {children?: ReactNode}): ReactNode {
  // Rendering goes from the outside to the inside.
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

/** Docusaurus puts it around the application; nothing here needs it. */
export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return <Fragment>{children}</Fragment>;
}
