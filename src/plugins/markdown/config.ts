import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {MarkdownConfig} from '@docusaurus/types';

/** Docusaurus' Markdown settings, all of them: the check of the texts (compile.ts) needs the same. */
export const markdownConfig: MarkdownConfig = {
  format: 'mdx',
  mermaid: false,
  emoji: true,
  parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  // MDX's own syntax only.
  mdx1Compat: {comments: false, admonitions: false, headingIds: false},
  anchors: {maintainCase: false},
  remarkRehypeOptions: undefined,
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
};
