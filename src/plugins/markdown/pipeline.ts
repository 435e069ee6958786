import type {MDXOptions} from '@docusaurus/mdx-loader';
import type {VFile} from 'vfile';
import {anchors} from './anchors';
import {code} from './code';
import {details} from './details';
import {facts} from './facts';
import {figures} from './figures';
import {footnotes} from './footnotes';
import {hyphens} from './hyphens';
import {inBrief} from './inBrief';
import {notes} from './notes';
import {paragraphs} from './paragraphs';
import {keepParsed, takeParsed} from './parsed';
import {rareComponents} from './rareComponents';
import {rawLinks} from './rawLinks';
import {references} from './references';
import {sections} from './sections';
import {studyData} from './studyData';
import {tables} from './tables';
import {tasks} from './tasks';
import {typography} from './typography';

export type TextKind = 'case-study' | 'page' | 'doc';

/** A plugin that reads a tree. */
type Spy = () => (tree: never, file: VFile) => void;

type Plugins = Pick<MDXOptions, 'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'>;

/**
 * Our plugins of Docusaurus’ Markdown, for the build (plugins/preset) and the check (compile.ts).
 *
 * @param spies plugins of the check: on the text as written, and on the page
 */
export function pluginsOf(kind: TextKind, {first, last}: {first?: Spy; last?: Spy} = {}): Plugins {
  const isCaseStudy = kind === 'case-study';
  return {
    beforeDefaultRemarkPlugins: [
      last ? keepParsed : takeParsed,
      references,
      details,
      ...(first ? [first] : []),
      [typography, {headingsOnly: last !== undefined}],
      ...(isCaseStudy ? [figures, sections] : []),
    ],
    // These, and what follows the check's last spy, change nothing that it reads.
    remarkPlugins: last
      ? []
      : [
          rawLinks,
          ...(isCaseStudy ? [studyData] : []),
          ...(kind === 'doc' ? [] : [rareComponents]),
        ],
    rehypePlugins: last
      ? [last]
      : [
          ...(kind === 'page' ? [facts] : []),
          paragraphs,
          code,
          tables,
          notes,
          tasks,
          footnotes,
          ...(kind === 'page' ? [inBrief] : []),
          hyphens,
          anchors,
        ],
  };
}
