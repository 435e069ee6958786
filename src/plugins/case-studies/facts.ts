import {createSlugger} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../lib/locales';
import type {Place, Problem} from '../../lib/siteError';
import {parseMdx} from '../../lib/texts/mdx';
import {checkSections, countWords, picturesOf, type Picture} from './body';
import {checkComponents, isJsx} from './components';
import {textOf} from './remark/sections';

export type TextSource = {
  file: string;
  locale: Locale;
  kind: 'case-study' | 'page' | 'doc';
  source: string;
};

/**
 * Facts that depend on the text alone; whether its links and files exist depends on the project.
 */
export type TextFacts = {
  problems: Problem[];
  pictures: Picture[];
  /** As the text writes them. */
  links: Array<Place & {url: string}>;
  /** Files of static/ that components name. */
  served: Array<Place & {name: string; address: string}>;
  anchors: string[];
  words: number;
};

export function factsOf(
  {file, locale, kind, source}: TextSource,
  mdx = parseMdx(file, source),
): TextFacts {
  const {tree, placeOf, split} = mdx;
  const isCaseStudy = kind === 'case-study';
  const links: TextFacts['links'] = [];
  const served: TextFacts['served'] = [];
  const anchors: string[] = [];
  const slugger = createSlugger();
  visit(tree, (node) => {
    if (node.type === 'heading') {
      anchors.push(slugger.slug(textOf(node)));
    } else if (node.type === 'link' || node.type === 'definition') {
      links.push({url: node.url, ...placeOf(node)});
    } else if (isJsx(node)) {
      for (const attribute of node.attributes) {
        const {name = '', value} = attribute;
        if (typeof value !== 'string') continue;
        if (name === 'href' || name === 'to') {
          links.push({url: value, ...placeOf(attribute)});
        } else if (node.name === 'Video' && ['src', 'captions'].includes(name)) {
          served.push({name, address: value, ...placeOf(attribute)});
        }
      }
    }
  });
  return {
    problems: [
      ...mdx.problems,
      ...(isCaseStudy ? checkSections({file, ...mdx}, locale, split.bodyLine) : []),
      ...(isCaseStudy ? checkComponents(tree, {file, placeOf}) : []),
    ],
    pictures: picturesOf(mdx, {hasComponents: isCaseStudy}),
    ...{links, served, anchors},
    words: countWords(split.body),
  };
}
