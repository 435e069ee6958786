import {visit} from 'unist-util-visit';
import type {Place, Problem} from '../../lib/siteError';
import {splitText} from '../../lib/texts/data';
import {readText, type Mdx, type Placed, type TextSource} from '../markdown/read';
import {findStrayMarkup} from '../markdown/strayMarkup';
import {attributesOf, isJsx, placeOfNode} from '../markdown/tree';
import {checkComponents} from './components';
import {outlineOf, type Outline} from './outline';
import {picturesOf, type Picture} from './pictures';
import {checkSections, type SectionFacts} from './sections';
import {checkStructure} from './structure';

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
  /** Whether it shows a film of YouTube or Vimeo. */
  hasFilms: boolean;
  /** Of a case study. */
  sections: SectionFacts[];
  /** What a translation has too; undefined for a text with a syntax error. */
  outline?: Outline;
  words: number;
};

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

export async function factsOf(text: TextSource): Promise<TextFacts> {
  const {file, locale, kind, source} = text;
  const {mdx, isWhole, ...read} = await readText(text);
  const {body, bodyLine} = splitText(source);
  const words = countWords(body);
  if (!mdx) {
    const none = {pictures: [], links: [], served: [], hasFilms: false, sections: []};
    return {problems: read.problems, ...none, words};
  }
  const {tree, links, anchors, rangeOf} = mdx;
  const isCaseStudy = kind === 'case-study';
  const served: TextFacts['served'] = [];
  let hasFilms = false;
  visit(tree, (node) => {
    if (!isJsx(node) || node.name !== 'Video') return;
    for (const attribute of attributesOf(node)) {
      const {name, value} = attribute;
      hasFilms ||= name === 'youtube' || name === 'vimeo';
      if (typeof value === 'string' && ['src', 'captions'].includes(name)) {
        served.push({name, address: value, ...placeOfNode(attribute)});
      }
    }
  });
  // What else is wrong where a sign was hidden follows from that.
  const isFirst = ({line}: Place) => read.problems.every((error) => error.line !== line);
  const isAsWritten = (node: Placed) => {
    const [start, end] = rangeOf(node);
    return isFirst(placeOfNode(node)) || mdx.read.slice(start, end) === source.slice(start, end);
  };
  const {sections, ...ofSections} = isCaseStudy
    ? checkSections(file, tree, locale, bodyLine)
    : {sections: [], problems: []};
  const problems = [
    ...ofSections.problems.filter(({line = 1, column = 1}) => isFirst({line, column})),
    ...checkStructure(file, tree, kind, source, rangeOf, isAsWritten),
    ...checkComponents(file, tree, kind, {isWhole, isAsWritten}),
  ];
  const pictures = picturesOf(tree, {hasComponents: isCaseStudy});
  const rows = source.split('\n');
  // No syntax error is in the same lines without an empty one between them.
  const isApart = ({line}: Place) =>
    read.problems.every(({line: other = 1}) =>
      rows.slice(Math.min(line, other) - 1, Math.max(line, other)).some((row) => !row.trim()),
    );
  const stray = findStrayMarkup(file, tree, {written: source, read: mdx.read}, rangeOf);
  return {
    problems: [...read.problems, ...stray, ...problems],
    pictures: pictures.map((picture) => (isApart(picture) ? picture : {...picture, alone: true})),
    links,
    served,
    hasFilms,
    sections,
    ...(isWhole && {anchors, outline: outlineOf(tree, (node) => source.slice(...rangeOf(node)))}),
    words,
  };
}
