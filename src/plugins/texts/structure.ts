import type {Heading, List, Node, Nodes, Parent, Root, Table} from 'mdast';
import type {Place, Problem} from '../../lib/siteError';
import {hasStray} from '../../lib/texts/data';
import type {TextKind} from '../markdown/pipeline';
import type {Placed} from '../markdown/read';
import {attributesOf, isJsx, placeOfNode, textOf} from '../markdown/tree';
import {isComment} from './components';

/*
 * Structure that a page would lose or show otherwise than it is written, or that a browser would
 * repair, so that React renders the page again.
 */

type Report = (node: Placed, message: string, severity?: 'warning') => void;

type Context = {
  kind: TextKind;
  report: Report;
  /** The characters of a node in the file. */
  writtenAt: (node: Placed) => string;
  /** False for a node of which a syntax error hides a part. */
  isAsWritten: (node: Placed) => boolean;
  /** What stands before a node on its line. */
  beforeOf: (node: Node) => string;
};

/** The line under a heading that makes it one: `====`. */
const underline = (written: string) => /\n[ \t>]*(=+|-+)[ \t]*$/.exec(written)?.[1];

/** Checks the headings at every depth, in quotations and lists too. */
function checkHeadings(tree: Root, {kind, report, writtenAt}: Context): void {
  // The title is in the front matter; sections.ts reports what stands before the first section.
  let above = {depth: kind === 'case-study' ? 2 : 1, name: 'the title'};
  const check = (node: Heading, isOwn: boolean) => {
    const {depth} = node;
    const words = isSeen(node) ? textOf(node).trim() : '';
    const name = `"${'#'.repeat(depth)}${words && ` ${words}`}"`;
    const line = underline(writtenAt(node));
    const why = line ? ` (the line "${line}" under it makes it one)` : '';
    if (!isSeen(node)) {
      report(node, `the heading ${name} has no words: write them after it, or delete it.`);
    } else if (depth === 1) {
      const remedy = 'Write sections with two #, headings inside them with three.';
      const message = `${name} is a second title${why}: the title is in the front matter. ${remedy}`;
      report(node, message);
      return;
    } else if (kind === 'case-study' && depth === 2 && !isOwn) {
      const remedy = 'write three # for a heading inside a section';
      report(node, `${name} is a section${why} inside a quotation or a list: ${remedy}.`);
    } else if (depth > above.depth + 1) {
      const wanted = `${'#'.repeat(above.depth + 1)} ${words}`;
      report(node, `${name} skips a level below ${above.name}: write "${wanted}".`);
    }
    above = {depth, name};
  };
  const walk = (node: Nodes) => {
    if (node.type === 'heading') check(node, tree.children.includes(node));
    else if ('children' in node) node.children.forEach(walk);
  };
  walk(tree);
}

const isLink = (node: Nodes) =>
  node.type === 'link' ||
  node.type === 'linkReference' ||
  (isJsx(node) && ['a', 'A', 'Link'].includes(node.name ?? ''));

/** Links without words, and links in links, which browsers take apart. */
function checkLinks(node: Nodes, context: Context, outer?: Nodes): void {
  const {report} = context;
  const isOne = isLink(node);
  if (outer && (isOne || node.type === 'footnoteReference')) {
    const what = node.type === 'footnoteReference' ? 'a footnote' : 'a link';
    report(node, `${what} is inside a link: write one after the other.`);
    return;
  }
  if (isOne && 'children' in node && !isSeen(node)) {
    report(node, 'a link has no words: write between [ and ] where it leads.');
  }
  if ('children' in node) {
    node.children.forEach((child) => checkLinks(child, context, isOne ? node : outer));
  }
}

/** Whether a node shows words, a picture or a component. */
function isSeen(node: Nodes): boolean {
  if (node.type === 'break' || isComment(node)) return false;
  if (node.type === 'text') return node.value.trim() !== '';
  if (isJsx(node) && /^[A-Z]/.test(node.name ?? '')) return true;
  return !('children' in node) || node.type === 'textDirective' || node.children.some(isSeen);
}

/** `<details>` and `<summary>`. */
function checkDetails(
  node: Nodes,
  parent: Nodes | undefined,
  {report, isAsWritten}: Context,
): void {
  if (!isJsx(node) || (parent && !isAsWritten(parent))) return;
  const isSummary = (child: Nodes) => isJsx(child) && child.name === 'summary';
  if (isSummary(node)) {
    if (!parent || !isJsx(parent) || parent.name !== 'details') {
      const where = parent?.type === 'paragraph' ? 'in a paragraph' : 'outside <details>';
      const remedy =
        'write it right after <details>, on a line of its own, with an empty line after it';
      report(node, `<summary> is ${where}: ${remedy}.`);
    } else if (!isSeen(node)) {
      report(node, '<summary> is empty: write the words that open what is folded.');
    }
    return;
  }
  if (node.name !== 'details') return;
  const remedy =
    'write <summary>a title</summary> on the line after it, then an empty line, then the text';
  if (node.type === 'mdxJsxTextElement') {
    const apart = 'write <details> and </details> on lines of their own';
    report(node, `<details> is inside a paragraph: ${apart}, with an empty line before and after.`);
    return;
  }
  const isOne = (child: Nodes) => isSummary(child) || isSeen(child);
  const [first, ...others] = (node.children as Nodes[]).filter(isOne);
  if (!first || !isSummary(first)) {
    const holds = (child: Nodes): boolean =>
      isSummary(child) || ('children' in child && child.children.some(holds));
    report(
      node,
      (node.children as Nodes[]).some(holds)
        ? `<details> begins with something else than its <summary>: ${remedy}.`
        : `<details> has no <summary>, so that browsers would call it “Details”: ${remedy}.`,
    );
  } else if (others.some(isSummary)) {
    report(node, '<details> has two <summary>: keep the first one.');
  }
}

/** Notes and addresses that a text names twice, or never, of which the page shows nothing. */
function checkDefinitions(nodes: readonly Nodes[], {report}: Context): void {
  const called = new Set(
    nodes.flatMap((node) =>
      ['footnoteReference', 'linkReference', 'imageReference'].includes(node.type)
        ? [`${node.type === 'footnoteReference'} ${(node as {identifier: string}).identifier}`]
        : [],
    ),
  );
  const defined = new Set<string>();
  for (const node of nodes) {
    if (node.type !== 'footnoteDefinition' && node.type !== 'definition') continue;
    const isNote = node.type === 'footnoteDefinition';
    const key = `${isNote} ${node.identifier}`;
    const name = `[${isNote ? '^' : ''}${node.label ?? node.identifier}]`;
    const what = isNote ? 'notes' : 'addresses';
    if (defined.has(key)) {
      const remedy = 'give each its own name, or delete one';
      report(node, `two ${what} are called ${name}, and the page uses the first one: ${remedy}.`);
    } else if (isNote && !called.has(key)) {
      const remedy = `write ${name} in the sentence that it explains, or delete the note`;
      report(node, `nothing calls the note "${name}:", so that the page leaves it out: ${remedy}.`);
    } else if (isNote && !node.children.some(isSeen)) {
      report(node, `the note "${name}:" has no words: write them after it.`);
    }
    defined.add(key);
  }
}

function checkTable({children: [head, ...rows]}: Table, {report}: Context): void {
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    const cells = row.children.length;
    if (cells <= columns) continue;
    const remedy =
      'write \\| for a bar inside a cell, also in code, or add a column to the first row';
    report(
      row,
      `this row has ${cells} cells, the first row ${columns}, and the page leaves the rest out: ${remedy}.`,
    );
  }
}

function checkList(list: List, {report, writtenAt}: Context): void {
  const numbers = list.children.map((item) => Number(/^\d+/.exec(writtenAt(item))?.[0]));
  const [first = 0] = numbers;
  const isSame = numbers.every((number) => number === first);
  list.children.forEach((item, index) => {
    if (!item.children.some(isSeen)) {
      report(item, 'an item of a list is empty: write its words, or delete its sign.');
    }
    const written = numbers[index];
    if (!list.ordered || isSame || written === first + index) return;
    const remedy = `number the items in order, or write "${written}\\." if it is not one`;
    report(
      item,
      `the page numbers this item ${first + index}, the text ${written}: ${remedy}.`,
      'warning',
    );
  });
}

/** The width of a line's indentation, where a tab goes on to the next fourth column. */
const widthOf = (blank: string) =>
  [...blank].reduce((width, sign) => (sign === '\t' ? width + 4 - (width % 4) : width + 1), 0);

/** Text that Markdown takes for code, and MDX does not. */
function checkIndent(node: Nodes, parent: Parent, {report, beforeOf}: Context): void {
  const isFirst = parent.children[0] === node;
  const [blank = ''] = /[ \t]*$/.exec(beforeOf(node)) ?? [];
  const start = placeOfNode(parent.children[0] ?? node).column - 1;
  const own = parent.type === 'root' ? 0 : parent.type === 'listItem' && !isFirst ? start : 1;
  if (!['root', 'blockquote', 'listItem'].includes(parent.type) || isJsx(node)) return;
  if (node.type === 'mdxFlowExpression' || widthOf(blank) - own < 4) return;
  const remedy =
    'write three grave accents on a line before the code and on one after it, or delete the spaces';
  report(node, `four spaces or a tab make no code here, but ordinary text: ${remedy}.`, 'warning');
}

/** What stands in the middle of a word, between single tildes. */
function checkTildes(node: Nodes, {report, writtenAt, beforeOf}: Context): void {
  const written = writtenAt(node);
  if (!/^~(?!~)/.test(written) || !/[\p{L}\p{N})]$/u.test(beforeOf(node))) return;
  report(node, `${written} would be struck through: write <sub>${textOf(node)}</sub>.`);
}

/** What a node shows that a writer may write with codes of signs, and where. */
function shownBy(node: Nodes): Array<{at: Placed; value: string}> {
  if (node.type === 'text') return [{at: node, value: node.value}];
  if (node.type === 'image') return [{at: node, value: `${node.alt ?? ''}${node.title ?? ''}`}];
  return attributesOf(node).map((at) => ({
    at,
    value: typeof at.value === 'string' ? at.value : '',
  }));
}

/** Codes of signs, such as `&#7;`, that no page can show. */
function checkCodes(node: Nodes, {report, writtenAt}: Context): void {
  for (const {at, value} of shownBy(node)) {
    const written = writtenAt(at);
    if (!hasStray(value) || hasStray(written)) continue;
    const codes = written.match(/&#\w+;/g) ?? [];
    const remedy = 'delete it, and write what is missing there';
    report(
      at,
      `a code in "${codes.join(' ')}" is that of a sign that no page can show: ${remedy}.`,
    );
  }
}

/** In characters: a longer line is a sentence. */
const HEADING_MAX = 80;

/** A bold line that stands as a heading, which screen readers and the page's index pass over. */
function checkBoldLines({children}: Root, {kind, report}: Context): void {
  children.forEach((node, index) => {
    const [only, ...others] = node.type === 'paragraph' ? node.children : [];
    const next = children[index + 1]?.type ?? '';
    if (only?.type !== 'strong' || others.length > 0) return;
    if (!['paragraph', 'list', 'blockquote', 'table'].includes(next)) return;
    const words = textOf(only).trim();
    if (words.length > HEADING_MAX || !/\p{L}/u.test(words) || /[.!?…:;,»"”]$/u.test(words)) return;
    const sign = kind === 'case-study' ? '###' : '##';
    const message = `"${words}" is a bold line, which is no heading for screen readers: write "${sign} ${words}" if it is one.`;
    report(node, message, 'warning');
  });
}

/** What a page says in brief, which its header shows: not what stands inside another component. */
function checkInBrief({children}: Root, nodes: readonly Nodes[], {report}: Context): void {
  const briefs = nodes.filter((node) => isJsx(node) && node.name === 'InBrief');
  const first = briefs.find((node) => (children as Nodes[]).includes(node));
  const remedy = 'write one <InBrief>, after the front matter and outside other components';
  for (const node of briefs) {
    if (node !== first) report(node, `the page does not show this <InBrief>: ${remedy}.`);
  }
}

const BLOCKS = ['paragraph', 'list', 'blockquote', 'code', 'table', 'heading'];

/**
 * Checks the structure of a text on its tree.
 *
 * @param source the file, in which `rangeOf` tells where a node begins and ends
 * @param isAsWritten false for a node of which a syntax error hides a part
 */
export function checkStructure(
  file: string,
  tree: Root,
  kind: TextKind,
  source: string,
  rangeOf: (node: Placed) => readonly [number, number],
  isAsWritten: (node: Placed) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  const context: Context = {
    kind,
    isAsWritten,
    report: (node, message, severity) => {
      if (!isAsWritten(node)) return;
      const place: Place = placeOfNode(node);
      problems.push({file, ...place, message, ...(severity && {severity})});
    },
    writtenAt: (node) => source.slice(...rangeOf(node)),
    beforeOf: (node) => {
      const [start] = rangeOf(node);
      return source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
    },
  };
  const nodes: Nodes[] = [];
  const walk = (node: Nodes, parent?: Parent) => {
    nodes.push(node);
    checkDetails(node, parent as Nodes | undefined, context);
    if (node.type === 'table') checkTable(node, context);
    if (node.type === 'list') checkList(node, context);
    if (node.type === 'delete') checkTildes(node, context);
    checkCodes(node, context);
    if (parent) checkIndent(node, parent, context);
    if (isJsx(node) && /^(?:p|h[1-6])$/.test(node.name ?? '')) {
      const inner = (node.children as Nodes[]).find(({type}) => BLOCKS.includes(type));
      const remedy = `write the words on the line of <${node.name}>, or leave the tag out`;
      if (inner) context.report(inner, `a paragraph is inside <${node.name}>: ${remedy}.`);
    }
    if ('children' in node) node.children.forEach((child) => walk(child, node));
  };
  walk(tree);
  checkLinks(tree, context);
  checkHeadings(tree, context);
  checkBoldLines(tree, context);
  checkDefinitions(nodes, context);
  checkInBrief(tree, nodes, context);
  return problems;
}
