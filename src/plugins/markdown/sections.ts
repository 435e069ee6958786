import {createSlugger} from '@docusaurus/utils';
import type {Definition, Heading, Link, List, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {sectionOfHeading, type SectionId} from '../../vocabulary/sections';
import {component, isJsx, textOf, type Component} from './tree';

function cut(nodes: RootContent[], depth: number): RootContent[][] {
  return nodes.reduce<RootContent[][]>((parts, node) => {
    if ((node.type === 'heading' && node.depth === depth) || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(node);
    return parts;
  }, []);
}

const isHeading = (node: RootContent | undefined, depth: number): node is Heading =>
  node?.type === 'heading' && node.depth === depth;

/** Components wider than the text column. */
const wide = ['Figure', 'Gallery', 'Lens', 'Screen', 'Sight', 'Statement', 'Video'];

/** Turns the numbered list of a `<Steps>` into `<Step>` elements. */
function listedSteps(tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (steps) => {
    if (steps.name === 'Steps') {
      const list = steps.children.find((child): child is List => child.type === 'list');
      const items = list?.children ?? [];
      steps.attributes = [{type: 'mdxJsxAttribute', name: 'start', value: '1'}];
      steps.children = items.map(({children}, index) =>
        component('Step', {number: String(index + 1)}, children),
      );
    }
  });
}

/**
 * Groups the third-level headings of « Les étapes » into `<Steps>`. Wide figures at the end of a
 * step interrupt the path; those with a text after them stay in their step, where they are written.
 */
function groupSteps(nodes: RootContent[]): RootContent[] {
  const parts = cut(nodes, 3);
  const result: RootContent[] = isHeading(parts[0]?.[0], 3) ? [] : (parts.shift() ?? []);
  const isFigure = (node: RootContent) => wide.includes((node as {name?: string}).name ?? '');
  let steps: Component[] = [];
  parts.forEach((part, index) => {
    const end = part.findLastIndex((node) => !isFigure(node)) + 1;
    const [own, figures] = [part.slice(0, end), part.slice(end)];
    const name = own.some(isFigure) ? 'IllustratedStep' : 'Step';
    steps.push(component(name, {number: String(index + 1)}, own));
    if (figures.length > 0 || index === parts.length - 1) {
      const start = String(index + 2 - steps.length);
      result.push(component('Steps', {start}, steps), ...figures);
      steps = [];
    }
  });
  return result;
}

/**
 * Tells each `<KeyFacts>` of a section, whatever contains it, the level of its title: below the
 * heading that it follows.
 */
function levelTitles(children: RootContent[]): void {
  let depth = 2;
  const root: Root = {type: 'root', children};
  visit(root, ['heading', 'mdxJsxFlowElement'], (node) => {
    if (node.type === 'heading') ({depth} = node);
    else if (node.type === 'mdxJsxFlowElement' && node.name === 'KeyFacts') {
      const value = String(Math.min(depth + 1, 6));
      node.attributes.push({type: 'mdxJsxAttribute', name: 'level', value});
    }
  });
}

/** Longest text, in characters, that the smaller lens holds at rest (lens.module.css). */
const SMALL_LENS = 420;

/** Tells each `<Lens>` whether its second version is long, and wants a larger one. */
function measureLenses(tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (lens) => {
    const after = lens.name === 'Lens' ? lens.children.findLast(isJsx) : undefined;
    if (after && textOf(after).length > SMALL_LENS) {
      lens.attributes.push({type: 'mdxJsxAttribute', name: 'long'});
    }
  });
}

/** Links to a section by its heading, `#les-enjeux`, lead to its id. */
function linkToIds(tree: Root): void {
  const ids = new Map<string, SectionId>();
  for (const node of tree.children.filter((child) => isHeading(child, 2))) {
    const heading = textOf(node);
    const id = sectionOfHeading(heading);
    const slug = createSlugger().slug(heading);
    if (id) ids.set(slug, id).set(encodeURIComponent(slug), id);
  }
  visit(tree, ['link', 'definition'], (node) => {
    const link = node as Link | Definition;
    const id = link.url.startsWith('#') && ids.get(link.url.slice(1));
    if (id) link.url = `#${id}`;
  });
}

/**
 * Wraps each `## Les enjeux` and its content in `<Section id="challenges">`. Both languages share
 * the ids, and so the anchors.
 */
export function sections() {
  return (tree: Root): void => {
    linkToIds(tree);
    listedSteps(tree);
    measureLenses(tree);
    tree.children = cut(tree.children, 2).flatMap((part): RootContent[] => {
      const [heading, ...rest] = part;
      // What the text shows first: its check allows one component there.
      if (!isHeading(heading, 2)) {
        return part.some(isJsx) ? [component('Opening', {}, part)] : part;
      }
      const id: SectionId | undefined = sectionOfHeading(textOf(heading));
      if (!id) return part;
      levelTitles(rest);
      const children = id === 'steps' ? groupSteps(rest) : rest;
      return [component('Section', {id, title: textOf(heading)}, children)];
    });
  };
}
