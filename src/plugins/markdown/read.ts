import type {Node} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {Locale} from '../../lib/locales';
import {placeAt, type Problem} from '../../lib/siteError';
import {compile, type Compiled} from './compile';
import type {TextKind} from './pipeline';
import {strayAt} from './strayMarkup';

export type TextSource = {
  file: string;
  locale: Locale;
  kind: TextKind;
  source: string;
};

type Text = Omit<TextSource, 'locale'>;

/** A node, or an attribute, with its place. */
export type Placed = Pick<Node, 'position'>;

export type Mdx = Compiled & {
  /** The file, with an `x` for each sign that was hidden. */
  read: string;
  /** Start and end offsets of a node in the file. */
  rangeOf: (node: Placed) => readonly [number, number];
};

type Point = {line: number; column: number; offset?: number};

/** A VFileMessage, the loader's cause. */
type Refusal = {reason?: string; message: string; place?: Point | {start: Point; end: Point}};

/** Elements without content, which people write without a slash. */
const EMPTY = ['br', 'wbr', 'hr', 'img', 'input'];

/** Whether the tag that a text begins with has a closing tag of its own after it. */
function closesItsFirst(text: string, name: string): boolean {
  const withoutCode = text.replaceAll(/(`+)[^]*?\1/g, '');
  let depth = 0;
  for (const [tag, slash] of withoutCode.matchAll(
    new RegExp(`<(/?)${name}(?![\\w.-])[^>]*>`, 'g'),
  )) {
    if (tag.endsWith('/>')) continue;
    depth += slash ? -1 : 1;
    if (depth === 0) return true;
  }
  return false;
}

/** Rewords the parser's errors for writers. */
function explain(reason: string, rest: string): string {
  if (reason.includes('to create a link in MDX')) {
    return 'MDX has no links between < and >: write the address alone, or [text](address)';
  }
  if (/import\/exports/.test(reason)) {
    return 'a line that begins with "import" or "export" is code in MDX: begin it with another word';
  }
  if (rest.startsWith('{')) {
    return '"{" opens an expression in MDX, and this one is invalid or never closed: escape it as \\{, or remove it';
  }
  const [tag = '', slash = '', name = ''] = /^<(\/?)([\w.-]*)/.exec(rest) ?? [];
  if (slash) return `${tag}> has no opening tag: remove it, or write the opening tag before it`;
  if (/closing tag/i.test(reason) && name) {
    const [, other = ''] = /^Unexpected closing tag `([^`]+)>`/.exec(reason) ?? [];
    const isClosed = closesItsFirst(rest, name);
    if (other && isClosed) {
      return `<${name}> is closed after ${other}>: write </${name}> before it`;
    }
    if (EMPTY.includes(name)) return `<${name}> is never closed: write <${name}/>`;
    return isClosed
      ? `<${name}> and </${name}> are in two paragraphs: write each on a line of its own, with an empty line between them and the text`
      : `<${name}> is never closed: write </${name}> after it, end the tag itself with "/>", or write \\<${name}> to show it`;
  }
  return '"<" opens a tag in MDX, and no valid tag follows: escape it as \\<, or correct the tag';
}

function offsetOf(source: string, line: number, column: number): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, {length}) => sum + length + 1, column - 1);
}

const tryToCompile = (kind: TextKind, source: string): Promise<Compiled | Refusal> =>
  compile(kind, source).catch((error: Error) => (error.cause ?? error) as Refusal);

async function refusalOf(kind: TextKind, source: string): Promise<Refusal | undefined> {
  const tried = await tryToCompile(kind, source);
  return 'tree' in tried ? undefined : tried;
}

const hide = (source: string, at: number) => `${source.slice(0, at)}x${source.slice(at + 1)}`;

const hideFence = (source: string, at: number) =>
  source.slice(0, at) +
  source.slice(at).replace(/^(?:`+|~+|:)/, (fence) => 'x'.repeat(fence.length));

/** Hides a part of a text, line by line. */
const hidePart = (source: string, {start, end}: {start: number; end: number}) =>
  source.slice(0, start) + source.slice(start, end).replace(/\S/g, 'x') + source.slice(end);

/** Finds the sign that opens what the end of the file leaves open. */
async function unclosed(kind: TextKind, source: string, sign: string): Promise<number> {
  const signs = [...source.matchAll(new RegExp(`[${sign}]`, 'g'))].map(({index}) => index);
  let [known, wrong] = [0, signs.length];
  // Without the signs from the middle on, the text is valid unless the wrong one is before.
  while (wrong - known > 1) {
    const middle = (known + wrong) >> 1;
    const without = signs.slice(middle).reduce(hide, source);
    const refusal = await refusalOf(kind, without);
    if (refusal && /end of file/.test(refusal.reason ?? '')) wrong = middle;
    else known = middle;
  }
  return signs[known] ?? -1;
}

/** Offset of the sign that a refusal is about; -1 when it has no place. */
async function culprit(kind: TextKind, source: string, refusal: Refusal): Promise<number> {
  const {reason = '', place} = refusal;
  const point = place && ('start' in place ? place.start : place);
  // « Expected a closing tag for `<b>` (3:1-3:4) »: the tag's own place.
  const [, line, column] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  if (line && column) return offsetOf(source, Number(line), Number(column));
  if (!point) return -1;
  const sought = offsetOf(source, point.line, point.column);
  if (/import\/exports/.test(reason)) return offsetOf(source, point.line, 1);
  const sign = /expression|brace|acorn/i.test(reason) ? '{' : '<';
  if (/end of file/.test(reason)) return unclosed(kind, source, sign);
  return source.lastIndexOf(sign, Math.min(sought, source.length - 1));
}

/** How many problems of one text are skipped to find the next. */
const MAX_RECOVERIES = 60;

/** What is left of a text whose syntax errors are hidden, each sign of them by an `x`. */
type Recovered = {source: string; tried: Compiled | Refusal; problems: Problem[]};

/**
 * Hides each syntax error from the compiler to find the next, so that all are reported at once,
 * but none that only follows from another.
 */
async function recover({file, kind, source}: Text, first: Refusal): Promise<Recovered> {
  const problems: Problem[] = [];
  const opened = new Set<string>();
  let current = source;
  let tried: Compiled | Refusal = first;
  let last = -1;
  for (let count = 0; !('tree' in tried) && count < MAX_RECOVERIES; count += 1) {
    const {reason = tried.message} = tried;
    const [, empty] = /parse URL (\S+) with base/.exec(reason) ?? [];
    const written = empty === undefined ? -1 : current.indexOf(empty);
    if (empty !== undefined && written >= 0) {
      const isTarget = current.slice(0, written).endsWith('](');
      const at = isTarget ? current.lastIndexOf('[', written) : written;
      const message = `the link "${empty}" has no valid address after its slashes: write the full address, such as https://www.example.org/.`;
      problems.push({file, ...placeAt(source, at), message});
      const end = written + empty.length;
      // Another address of the same length, for the rest of the text.
      const other = 'tel:'.padEnd(empty.length, '0');
      current = isTarget
        ? current.slice(0, written) + other + current.slice(end)
        : hidePart(current, {start: written, end});
      tried = await tryToCompile(kind, current);
      continue;
    }
    const found = await culprit(kind, current, tried);
    // Both signs of `{{` are one error.
    const isSecond = current.slice(found - 1, found + 1) === '{{';
    const stray = found < 0 ? undefined : strayAt(source, found);
    const at = stray?.start ?? (isSecond ? found - 1 : found);
    if (found < 0 || found === last) {
      const message = `the text can’t be compiled: ${reason}.`;
      if (problems.length === 0) problems.push({file, line: 1, column: 1, message});
      return {source: current, tried, problems};
    }
    last = found;
    const rest = source.slice(at);
    const [, slash, name = ''] = /^<(\/?)([\w.-]*)/.exec(rest) ?? [];
    if (stray || !slash || !opened.has(name)) {
      const message = `${stray?.message ?? explain(reason, rest)}.`;
      problems.push({file, ...placeAt(source, at), message});
    }
    if (!slash) opened.add(name);
    current = hide(current, at);
    if (current[at + 1] === '{') current = hide(current, at + 1);
    if (stray) current = hidePart(current, stray);
    tried = await tryToCompile(kind, current);
  }
  return {source: current, tried, problems};
}

/** Where notes (`:::note`) and code begin that are never closed: they take in the rest of the text. */
function openBlocks(source: string, {tree, rangeOf}: Mdx): number[] {
  const found: number[] = [];
  visit(tree, (node) => {
    if (node.type !== 'containerDirective' && node.type !== 'code') return undefined;
    const [start, end] = rangeOf(node);
    const written = source.slice(start, end);
    const [fence = ''] = /^(?:`+|~+|:+)/.exec(written) ?? [];
    const last = new RegExp(`\\n[>\\s]*${fence.charAt(0)}{${Math.min(fence.length, 3)},}\\s*$`);
    if (last.test(written)) return undefined;
    found.push(start);
    return SKIP;
  });
  return found;
}

/** Why Markdown does not recognise a picture or a link, by what follows `](`, and what to write. */
function brokenTarget(written: string, isPicture: boolean): string {
  const [what, words] = isPicture ? ['picture', 'caption'] : ['link', 'title'];
  const [, address = '', rest = ''] = /^(\S*)(.*)$/.exec(written) ?? [];
  const shown = `the ${what} "${address}" would be shown as text, because`;
  if (rest.split(/(?<!\\)"/).length > 3) {
    const caption = /"(.*?)"\s*\)/.exec(rest)?.[1] ?? '';
    const escaped = caption.replaceAll(/(?<!\\)"/g, '\\"');
    return `${shown} its ${words} holds quotation marks: write each as \\", "${escaped}".`;
  }
  const [quotes] = /[“”„«»‘’]/.exec(rest) ?? [];
  if (quotes) {
    return `${shown} its ${words} stands between curly quotation marks: write straight ones, "${words}".`;
  }
  return isPicture
    ? `${shown} its address has a space, or its caption no quotation marks: name the file without spaces, and write ![what it shows](./name.png "caption").`
    : `${shown} its address has a space or no end: write %20 for the space, and ")" after the address.`;
}

/** Pictures and links that Markdown does not recognise: the page would show their signs. */
function brokenTargets({file, source}: Text, {tree, rangeOf}: Mdx): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'text', (node) => {
    const [start, end] = rangeOf(node);
    for (const {index, 0: sign} of source.slice(start, end).matchAll(/(?<!\\)\]\(/g)) {
      const after = source.slice(start + index + sign.length).split('\n', 1)[0] ?? '';
      const opened = source.lastIndexOf('[', start + index);
      const isPicture = source[opened - 1] === '!';
      const place = placeAt(source, isPicture ? opened - 1 : opened);
      problems.push({file, ...place, message: brokenTarget(after, isPicture)});
    }
  });
  return problems;
}

export type ReadText = {
  /** Syntax errors, and what the page would show as it is written. */
  problems: Problem[];
  /** The text, without the signs of its syntax errors; undefined when too many are wrong. */
  mdx?: Mdx;
  /** Whether nothing had to be hidden, so that structure and anchors are those of the text. */
  isWhole: boolean;
};

/** Reads a text as the build does; where the build would stop, what is left of it. */
export async function readText(text: Text): Promise<ReadText> {
  const {file, kind} = text;
  // Offsets of the parser do not count a byte order mark.
  const shift = text.source.startsWith('\uFEFF') ? 1 : 0;
  const source = text.source.slice(shift);
  const rangeOf = ({position}: Placed) =>
    [shift + (position?.start.offset ?? 0), shift + (position?.end.offset ?? 0)] as const;
  const first = await tryToCompile(kind, source);
  const recovered: Recovered =
    'tree' in first
      ? {source, tried: first, problems: []}
      : await recover({...text, source}, first);
  const problems = [...recovered.problems];
  if (!('tree' in recovered.tried)) return {problems, isWhole: false};
  const bom = text.source.slice(0, shift);
  let mdx: Mdx = {...recovered.tried, rangeOf, read: bom + recovered.source};
  const open = openBlocks(text.source, mdx);
  for (const start of open) {
    const line = text.source.slice(start).split('\n', 1)[0]?.trim() ?? '';
    const [fence = ''] = /^(?:`+|~+|:+)/.exec(line) ?? [];
    const message = `"${line}" is never closed: write ${fence} on a line of its own after it.`;
    problems.push({file, ...placeAt(text.source, start), message});
  }
  if (open.length > 0) {
    const hidden = open.map((start) => start - shift).reduce(hideFence, recovered.source);
    const tried = await tryToCompile(kind, hidden);
    if (!('tree' in tried)) return {problems, isWhole: false};
    mdx = {...tried, rangeOf, read: bom + hidden};
  }
  const isWhole = problems.length === 0;
  problems.push(...brokenTargets(text, mdx));
  return {problems, mdx, isWhole};
}
