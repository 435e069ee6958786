import type {Node, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Problem} from '../siteError';
import {splitText, type SplitText} from './frontMatter';
import {placeAt} from './places';

type Point = {line: number; column: number; offset?: number};

/** What the parser throws: a VFileMessage. */
type Refusal = {reason: string; place?: Point | {start: Point; end: Point}};

/** A text as a tree, with the way back to the file. */
export type Mdx = {
  split: SplitText;
  tree: Root;
  /** What is not MDX. The tree is what the text would be with these signs escaped. */
  problems: Problem[];
  /** The part of the file that a node stands for: offsets of its beginning and its end. */
  rangeOf: (node: Node) => readonly [number, number];
  /** Where a node begins in the file. */
  placeOf: (node: Node) => {line: number; column: number};
};

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/** Signs that mean nothing in Markdown and MDX, wherever they stand within a line. */
const PLAIN = String.raw`[\p{L}\p{N} \u00A0\u202F.,;!?’'«»“”()…–—/%°€·-]`;

/**
 * A line that can only be read as words: it begins with a letter, and holds none of
 * the signs that mean something, nor what becomes a link by itself.
 */
const WORDS = new RegExp(String.raw`^[\p{L}«“](?:${PLAIN}|"|& |:[ \u00A0\u202F])*:?\r?$`, 'u');

/** A picture alone on its line, whose alternative text and caption are mere words. */
const PICTURE = new RegExp(
  String.raw`^!\[((?:${PLAIN}|:[ \u00A0\u202F])+)\]\((\./[\w-]+\.\w+)(?: "((?:${PLAIN}|:[ \u00A0\u202F])+)")?\)\r?$`,
  'u',
);

/** What was left out of a picture. */
type PictureWords = {alt: string; title?: string};

type Shortened = {
  text: string;
  /** Lines that are shorter than in the file, by their index, with the words of pictures. */
  lines: ReadonlyMap<number, PictureWords | undefined>;
};

/**
 * Shortens paragraphs of mere words to a letter a line, and the words of pictures to a
 * letter, line by line, so that the structure, the lines and all else stay. The parser
 * reads letter by letter and takes nine tenths of its time for them: this is what
 * lets a check of 300 case studies end within seconds.
 */
function shorten(body: string): Shortened {
  const rows = body.split('\n');
  const lines = new Map<number, PictureWords | undefined>();
  // A script may go on over empty lines.
  if (/^(?:import|export)\b/m.test(body)) {
    return {text: body, lines};
  }
  const lineEnd = (row: string) => (row.endsWith('\r') ? '\r' : '');
  let start = 0;
  for (let end = 0; end <= rows.length; end += 1) {
    if (end < rows.length && (rows[end] ?? '').trim() !== '') {
      continue;
    }
    const block = rows.slice(start, end);
    const [first = ''] = block;
    const picture = block.length === 1 && first.startsWith('!') ? PICTURE.exec(first) : undefined;
    if (picture) {
      const [, alt = '', src, title] = picture;
      lines.set(start, {alt, ...(title === undefined ? {} : {title})});
      rows[start] = `![x](${src}${title === undefined ? '' : ' "x"'})${lineEnd(first)}`;
    } else if (block.length > 0 && block.every((row) => WORDS.test(row) && !row.includes('www.'))) {
      block.forEach((row, index) => {
        lines.set(start + index, undefined);
        rows[start + index] = `x${lineEnd(row)}`;
      });
    }
    start = end + 1;
  }
  return {text: rows.join('\n'), lines};
}

/** Gives the pictures of a tree back the words that were left out. */
function restorePictures(tree: Root, lines: Shortened['lines']): void {
  visit(tree, 'image', (node) => {
    const words = lines.get((node.position?.start.line ?? 0) - 1);
    if (words) {
      node.alt = words.alt;
      node.title = words.title ?? null;
    }
  });
}

/** The parser's words for the mistakes that writers make, in theirs. */
function explain(reason: string, sign: string): string {
  const named = /`(<\/?[\w.]+>)`/.exec(reason)?.[1] ?? 'the tag';
  if (/^Expected a closing tag/.test(reason)) {
    return `${named} is opened and not closed: write ${named.replace('<', '</')} after it, or end the tag itself with "/>"`;
  }
  if (/^Unexpected closing/.test(reason)) {
    return `${named} closes what is not open: remove it, or write the tag that it closes before it`;
  }
  if (/before name, expected/.test(reason) && reason.includes('`!`')) {
    return 'a comment of HTML is not one here: write {/* … */} in the place of <!-- … -->';
  }
  if (/import\/exports/.test(reason)) {
    return 'a line that begins with "import" or "export" is read as a script: begin it with another word';
  }
  if (sign === '{') {
    return 'a brace opens a script in MDX, and this one is none or is not closed: write \\{ to show a brace, or remove it';
  }
  return 'the sign "<" opens a tag in MDX, and this is none or is not well written: write \\< to show the sign, or correct the tag';
}

/** How often one text may be mended to find its next mistake. */
const MENDS = 20;

/**
 * Reads MDX as the build does, and goes on after a mistake so that all of them are
 * told at once: the sign that the parser stumbled over is taken for a letter.
 */
export function parseMdx(file: string, source: string, split = splitText(source)): Mdx {
  const {body, bodyOffset, bodyLine} = split;
  const lineStarts = [0];
  for (let at = body.indexOf('\n'); at >= 0; at = body.indexOf('\n', at + 1)) {
    lineStarts.push(at + 1);
  }
  const {text, lines: shortened} = shorten(body);
  const endOfLine = (line: number) => {
    const end = (lineStarts[line] ?? body.length + 1) - 1;
    return body[end - 1] === '\r' ? end - 1 : end;
  };
  /** Offset in the file of a point of the shortened text. */
  const offsetOf = ({line, column}: {line: number; column: number}, isEnd: boolean) =>
    bodyOffset +
    (isEnd && shortened.has(line - 1)
      ? endOfLine(line)
      : (lineStarts[line - 1] ?? body.length) + column - 1);

  const problems: Problem[] = [];
  let current = text;
  let tree: Root | undefined;
  while (!tree) {
    try {
      tree = processor.parse(current);
    } catch (error) {
      const {reason, place} = error as Refusal;
      const point = place && ('start' in place ? place.start : place);
      const sought = Math.min(point?.offset ?? current.length, current.length - 1);
      // A closing tag is told at itself, another mistake after the sign that began it.
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
      if (isScript || at < 0 || problems.length > MENDS) {
        tree = {type: 'root', children: []};
      } else {
        current = `${current.slice(0, at)}x${current.slice(at + 1)}`;
      }
    }
  }
  restorePictures(tree, shortened);
  return {
    split,
    tree,
    problems,
    rangeOf: ({position}) =>
      position
        ? [offsetOf(position.start, false), offsetOf(position.end, true)]
        : [bodyOffset, bodyOffset],
    placeOf: ({position}) => ({
      line: (position?.start.line ?? 1) + bodyLine - 1,
      column: position?.start.column ?? 1,
    }),
  };
}
