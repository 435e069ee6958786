import {visit} from 'unist-util-visit';
import type {Place, Problem} from '../../lib/siteError';
import {splitText} from '../../lib/texts/yaml';
import {readText, type Mdx, type TextSource} from '../markdown/read';
import {attributesOf, isJsx, placeOfNode} from '../markdown/tree';
import {checkSections, countWords, picturesOf, type Picture, type SectionFacts} from './body';
import {checkComponents} from './components';

/**
 * Facts that depend on the text alone; whether its links and files exist depends on the project.
 */
export type TextFacts = {
  problems: Problem[];
  pictures: Picture[];
  links: Mdx['links'];
  /** Files of static/ that components name. */
  served: Array<Place & {name: string; address: string}>;
  /** Undefined for a text with a syntax error. */
  anchors?: readonly string[];
  /** Of a case study. */
  sections: SectionFacts[];
  words: number;
};

export async function factsOf(text: TextSource): Promise<TextFacts> {
  const {file, locale, kind, source} = text;
  const read = await readText(text);
  const {body, bodyLine} = splitText(source);
  const words = countWords(body);
  // Anything more would only follow from the syntax error.
  if ('problems' in read) {
    const none = {pictures: [], links: [], served: [], sections: []};
    return {problems: read.problems, ...none, words};
  }
  const {tree, links, anchors} = read.mdx;
  const isCaseStudy = kind === 'case-study';
  const served: TextFacts['served'] = [];
  visit(tree, (node) => {
    if (!isJsx(node) || node.name !== 'Video') return;
    for (const attribute of attributesOf(node)) {
      const {name, value} = attribute;
      if (typeof value === 'string' && ['src', 'captions'].includes(name)) {
        served.push({name, address: value, ...placeOfNode(attribute)});
      }
    }
  });
  const {sections, problems} = isCaseStudy
    ? checkSections(file, tree, locale, bodyLine)
    : {sections: [], problems: []};
  return {
    problems: [...problems, ...checkComponents(file, tree, kind)],
    pictures: picturesOf(tree, {hasComponents: isCaseStudy}),
    links,
    served,
    anchors,
    sections,
    words,
  };
}
