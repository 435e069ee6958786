import {createSlugger} from '@docusaurus/utils';
import type {Heading, Node} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../lib/locales';
import type {Problem} from '../../lib/siteError';
import {splitText} from '../../lib/texts/frontMatter';
import {parseMdx, type Mdx} from '../../lib/texts/mdx';
import type {Place} from '../../lib/texts/places';
import {checkSections, countWords, picturesOf, type Picture} from './body';
import {checkComponents, isJsx} from './components';
import {textOf} from './remark/sections';

export type TextSource = {
  file: string;
  locale: Locale;
  kind: 'case-study' | 'page' | 'doc';
  source: string;
};

/** A link as the text writes it. */
export type Link = Place & {url: string};

/** A file of static/ that a component names. */
export type ServedFile = Place & {name: string; address: string};

/**
 * Facts that depend on the text alone; whether its links and files exist depends on the project.
 */
export type TextFacts = {
  problems: Problem[];
  pictures: Picture[];
  links: Link[];
  served: ServedFile[];
  anchors: string[];
  words: number;
};

function anchorsOf({tree}: Mdx): string[] {
  const slugger = createSlugger();
  const anchors: string[] = [];
  visit(tree, 'heading', (node: Heading) => {
    anchors.push(slugger.slug(textOf(node)));
  });
  return anchors;
}

function addressesOf({tree, placeOf}: Mdx): Pick<TextFacts, 'links' | 'served'> {
  const links: Link[] = [];
  const served: ServedFile[] = [];
  visit(tree, (node: Node) => {
    if (node.type === 'link' || node.type === 'definition') {
      links.push({url: (node as Node & {url: string}).url, ...placeOf(node)});
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
  return {links, served};
}

export function factsOf(
  {file, locale, kind, source}: TextSource,
  mdx = parseMdx(file, source, splitText(source)),
): TextFacts {
  const {body, bodyLine} = mdx.split;
  return {
    problems: [
      ...mdx.problems,
      ...(kind === 'case-study'
        ? [
            ...checkSections({file, ...mdx}, locale, bodyLine),
            ...checkComponents(mdx.tree, {file, placeOf: mdx.placeOf}),
          ]
        : []),
    ],
    pictures: picturesOf(mdx, {hasComponents: kind === 'case-study'}),
    ...addressesOf(mdx),
    anchors: anchorsOf(mdx),
    words: countWords(body),
  };
}
