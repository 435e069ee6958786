import type {Heading, Node, Nodes, Root} from 'mdast';
import {closest} from '../../lib/texts/closest';
import type {Locale} from '../../lib/locales';
import type {Place, Problem} from '../../lib/siteError';
import {
  optionalSections,
  sectionHeadings,
  sectionIds,
  type SectionId,
} from '../../vocabulary/sections';
import {unseenSign} from '../../lib/texts/unseen';
import {isJsx, placeOfNode, textOf} from '../markdown/tree';
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
 * optional one may consist of its links, which the front matter has (../case-studies/read.ts).
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
      const sign = near && unseenSign(text, near);
      report(
        place,
        sign
          ? `"## ${text}" differs from the section "## ${near}" by a sign that the eye does not see, ${sign}: type the heading again.`
          : `"## ${text}" is not a section of a case study: ${remedy}. ${rule}`,
      );
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
