import type {Heading, Node, Nodes, Parent, Root, RootContent} from 'mdast';
import {closest} from '../../lib/texts/closest';
import type {Locale} from '../../lib/locales';
import type {Place, Problem} from '../../lib/siteError';
import {show} from '../../lib/texts/schema';
import {
  optionalSections,
  sectionHeadings,
  sectionIds,
  type SectionId,
} from '../../vocabulary/sections';
import {attributeOf, isJsx, placeOfNode, textOf} from '../markdown/tree';
import {isComment} from './components';

const isSection = (node: Node): node is Heading =>
  node.type === 'heading' && (node as Heading).depth === 2;

/** The components that may open a study, before its first section. */
const openings = ['Lens', 'Screen', 'Sight'];

const opens = (node: Nodes): boolean => isJsx(node) && openings.includes(node.name ?? '');

/** A section that a case study has. */
export type SectionFacts = {id: SectionId; place: Place; isEmpty: boolean};

/**
 * Checks that a case study has the sections once and in order, the required ones with a text. An
 * optional one may consist of its links, which the front matter has (read.ts).
 *
 * @param firstLine line of the file on which the text begins
 */
export function checkSections(
  file: string,
  tree: Root,
  locale: Locale,
  firstLine: number,
): {sections: SectionFacts[]; problems: Problem[]} {
  const sections: SectionFacts[] = [];
  const expected = sectionIds.map((id) => sectionHeadings[locale][id]);
  const problems: Problem[] = [];
  const report = (place: Place, message: string) => problems.push({file, ...place, message});
  const headings = tree.children.flatMap((node, index) =>
    isSection(node) ? [{text: textOf(node).trim(), index, place: placeOfNode(node)}] : [],
  );
  const found = headings.map(({text}) => text);
  headings.forEach(({text, index, place}, position) => {
    const end = headings[position + 1]?.index ?? tree.children.length;
    if (!expected.includes(text)) {
      const near = closest(text, expected);
      const remedy = near ? `write "## ${near}"` : `the sections are ${expected.join(', ')}`;
      // Counts as the section that it means.
      const id = near && sectionIds[expected.indexOf(near)];
      if (id && !found.includes(near)) sections.push({id, place, isEmpty: false});
      const rule = 'Headings inside a section have three #.';
      report(place, `"## ${text}" is not a section of a case study: ${remedy}. ${rule}`);
    } else if (found.indexOf(text) !== position) {
      report(place, `the section "## ${text}" appears twice: keep one.`);
    } else {
      const id = sectionIds[expected.indexOf(text)] as SectionId;
      const isEmpty = tree.children.slice(index + 1, end).every(isComment);
      sections.push({id, place, isEmpty});
      if (isEmpty && !optionalSections.includes(id)) {
        report(place, `the section "## ${text}" is empty: write its text under the heading.`);
      }
    }
  });
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 1) {
      const remedy = 'Write sections with two #, headings inside them with three.';
      const message = `"# ${textOf(node)}" is a second title: the title is in the front matter.`;
      report(placeOfNode(node), `${message} ${remedy}`);
    }
  }
  const before = tree.children
    .slice(0, headings[0]?.index ?? 0)
    .filter((node) => node.type !== 'yaml' && !isComment(node));
  const stray = before.find((node, index) => index > 0 || !opens(node));
  // Without front matter, its lines would be text.
  if (stray && headings.length > 0 && tree.children[0]?.type === 'yaml') {
    report(
      placeOfNode(stray),
      `this is before the first section: write it under a heading. Before the first one, a text may have one ${openings.map((name) => `<${name}>`).join(', ')}, which then opens the page.`,
    );
  }
  const inOrder = expected.filter((heading) => found.includes(heading));
  const required = sectionIds.filter((id) => !optionalSections.includes(id));
  for (const heading of required.map((id) => sectionHeadings[locale][id])) {
    if (sections.some(({id}) => sectionHeadings[locale][id] === heading)) continue;
    const after = expected[expected.indexOf(heading) - 1];
    const before = headings.findLast(({text}) => text === after);
    const where = after ? `after "## ${after}"` : 'first';
    report(
      before?.place ?? {line: firstLine, column: 1},
      `the section "## ${heading}" is missing: write it ${where}.`,
    );
  }
  const first = headings
    .filter(({text}, index) => expected.includes(text) && found.indexOf(text) === index)
    .find(({text}, index) => text !== inOrder[index]);
  if (first) {
    const order = `the order is ${expected.join(', ')}`;
    report(first.place, `the section "## ${first.text}" is out of order: ${order}.`);
  }
  return {sections, problems};
}

export type Picture = {
  src: string;
  /** Undefined for a picture that needs no description: a film's poster. */
  alt?: string;
  line: number;
  column: number;
  /** False inside a paragraph with other content. */
  alone: boolean;
  /** In a gallery, where a smaller file is enough. */
  small: boolean;
};

/** Why a picture at another address is refused, and what to do. */
export const pictureElsewhere = (src: string) =>
  `the picture ${show(src)} is not in the project, and the content security policy blocks those of other sites: save it beside the text and write ./ and its name.`;

/**
 * The pictures of a text.
 *
 * @param hasComponents whether to include those of `<Figure>`, `<Sight>` and `<Video>`: outside case
 * studies these tags are examples without such files
 */
export function picturesOf(
  tree: Root,
  {hasComponents = true}: {hasComponents?: boolean} = {},
): Picture[] {
  const pictures: Picture[] = [];
  const isBeside = (child: RootContent) =>
    child.type === 'image' || (child.type === 'text' && child.value.trim() === '');
  const walk = (parent: Parent, small: boolean): void =>
    parent.children.forEach((node) => {
      if (node.type === 'image') {
        const {children} = parent;
        const alone =
          parent.type === 'paragraph' && (small ? children.every(isBeside) : children.length === 1);
        const alt = (node.alt ?? '').trim();
        pictures.push({src: node.url, alt, ...placeOfNode(node), alone, small});
      } else if (
        hasComponents &&
        isJsx(node) &&
        ['Figure', 'Sight', 'Video'].includes(node.name ?? '')
      ) {
        const isFigure = node.name !== 'Video';
        const src = attributeOf(node, isFigure ? 'src' : 'poster');
        // The component's schema reports a missing alt.
        const alt = isFigure ? attributeOf(node, 'alt')?.trim() : '';
        if (src) pictures.push({src, ...(alt && {alt}), ...placeOfNode(node), alone: true, small});
      }
      if ('children' in node) walk(node, small || (isJsx(node) && node.name === 'Gallery'));
    });
  walk(tree, false);
  return pictures;
}

const FILE_NAME =
  /^\S+\.(?:png|jpe?g|webp|avif|gif|svg|heic)$|^(?:img|dsc|dscn|pxl|photo|image|figure|capture|screenshot)[\s_-]*\d*$/i;

export function checkAlt(alt: string, src: string): string | undefined {
  const name = src.replace(/^.*\//, '').replace(/\.\w+$/, '');
  if (alt === '') return 'has no alternative text';
  return FILE_NAME.test(alt) || alt.toLowerCase() === name.toLowerCase()
    ? `has "${alt}" as its alternative text, which is the name of a file`
    : undefined;
}

/** Counts the words of a body without its markup, for the reading time. */
export function countWords(body: string): number {
  const words = body
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu);
  return words?.length ?? 0;
}
