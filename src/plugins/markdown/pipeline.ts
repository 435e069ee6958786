import type {MDXOptions} from '@docusaurus/mdx-loader';
import {data} from '../case-studies/remark/data';
import {figures} from '../case-studies/remark/figures';
import {sections} from '../case-studies/remark/sections';
import {anchors} from './anchors';
import {rawLinks} from './rawLinks';
import {references} from './references';

export type TextKind = 'case-study' | 'page' | 'doc';

type Plugins = Pick<MDXOptions, 'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'>;

const rehypePlugins: Plugins['rehypePlugins'] = [anchors];

/** Our plugins of Docusaurus' Markdown, for the build (plugins/preset) and the check (compile.ts). */
export const pluginsOf: Readonly<Record<TextKind, Plugins>> = {
  'case-study': {
    beforeDefaultRemarkPlugins: [references, figures, sections],
    remarkPlugins: [rawLinks, data],
    rehypePlugins,
  },
  page: {beforeDefaultRemarkPlugins: [references], remarkPlugins: [rawLinks], rehypePlugins},
  doc: {beforeDefaultRemarkPlugins: [references], remarkPlugins: [rawLinks], rehypePlugins},
};
