import type {Node, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {placeAt, type Problem} from '../siteError';
import {splitText, type SplitText} from './frontMatter';

type Point = {line: number; column: number; offset?: number};

type Refusal = {reason: string; place?: Point | {start: Point; end: Point}};

export type Mdx = {
  split: SplitText;
  tree: Root;
  /** Syntax errors. The tree treats the offending characters as escaped. */
  problems: Problem[];
  /** Start and end offsets of a node in the file. */
  rangeOf: (node: Node) => readonly [number, number];
  placeOf: (node: Node) => {line: number; column: number};
};

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/** Rewords the parser's errors for writers. */
function explain(reason: string, sign: string): string {
  const named = /`(<\/?[\w.]+>)`/.exec(reason)?.[1] ?? 'the tag';
  if (/^Expected a closing tag/.test(reason)) {
    return `${named} is never closed: write ${named.replace('<', '</')} after it, or end the tag itself with "/>"`;
  }
  if (/^Unexpected closing/.test(reason)) {
    return `${named} has no opening tag: remove it, or write the opening tag before it`;
  }
  if (/before name, expected/.test(reason) && reason.includes('`!`')) {
    return 'MDX has no HTML comments: write {/* … */} instead of <!-- … -->';
  }
  if (/import\/exports/.test(reason)) {
    return 'a line that begins with "import" or "export" is code in MDX: begin it with another word';
  }
  if (sign === '{') {
    return '"{" opens an expression in MDX, and this one is invalid or never closed: escape it as \\{, or remove it';
  }
  return '"<" opens a tag in MDX, and no valid tag follows: escape it as \\<, or correct the tag';
}

/** How many mistakes of one text are skipped to find the next. */
const MAX_RECOVERIES = 20;

/**
 * Parses MDX. Replaces the character at a mistake with a letter and parses again, so that all
 * mistakes are reported at once.
 */
export function parseMdx(file: string, source: string, split = splitText(source)): Mdx {
  const {body, bodyOffset, bodyLine} = split;
  const problems: Problem[] = [];
  let current = body;
  let tree: Root | undefined;
  while (!tree) {
    try {
      tree = processor.parse(current);
    } catch (error) {
      const {reason, place} = error as Refusal;
      const point = place && ('start' in place ? place.start : place);
      const sought = Math.min(point?.offset ?? current.length, current.length - 1);
      // The parser reports a closing tag at its own place, other mistakes after their beginning.
      const isTag = !/expression|brace|acorn/i.test(reason);
      const at = /^Unexpected clos/.test(reason)
        ? current.indexOf('<', Math.max(0, sought - 1))
        : current.lastIndexOf(isTag ? '<' : '{', sought);
      const isScript = /import\/exports/.test(reason);
      const from = isScript || at < 0 ? sought : at;
      const {line, column} = placeAt(current, from);
      problems.push({
        file,
        line: line + bodyLine - 1,
        column: isScript ? 1 : column,
        message: `${explain(reason, current[from] ?? '')}.`,
      });
      if (isScript || at < 0 || problems.length > MAX_RECOVERIES) {
        tree = {type: 'root', children: []};
      } else {
        current = `${current.slice(0, at)}x${current.slice(at + 1)}`;
      }
    }
  }
  return {
    split,
    tree,
    problems,
    rangeOf: ({position}) => [
      bodyOffset + (position?.start.offset ?? 0),
      bodyOffset + (position?.end.offset ?? 0),
    ],
    placeOf: ({position}) => ({
      line: (position?.start.line ?? 1) + bodyLine - 1,
      column: position?.start.column ?? 1,
    }),
  };
}
