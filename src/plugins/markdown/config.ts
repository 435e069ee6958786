import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {MarkdownConfig} from '@docusaurus/types';
import {typesetFields} from '../../lib/texts/typeset';
import {localeOf} from './locale';

/** Docusaurus' Markdown settings, all of them: the check of the texts (compile.ts) needs the same. */
export const markdownConfig: MarkdownConfig = {
  format: 'mdx',
  mermaid: false,
  emoji: true,
  async parseFrontMatter(params) {
    const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER(params);
    const locale = localeOf({path: params.filePath, data: {frontMatter}});
    return {frontMatter: typesetFields(frontMatter, locale), content};
  },
  // MDX's own syntax only.
  mdx1Compat: {comments: false, admonitions: false, headingIds: false},
  anchors: {maintainCase: false},
  remarkRehypeOptions: undefined,
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
};
