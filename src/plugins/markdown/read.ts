import type {Node} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {Locale} from '../../lib/locales';
import {placeAt, type Problem} from '../../lib/siteError';
import {compile, type Compiled} from './compile';
import type {TextKind} from './pipeline';
import {placeOfNode} from './tree';

export type TextSource = {
  file: string;
  locale: Locale;
  kind: TextKind;
  source: string;
};

type Text = Omit<TextSource, 'locale'>;

export type Mdx = Compiled & {
  /** Start and end offsets of a node in the file. */
  rangeOf: (node: Node) => readonly [number, number];
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
  if (reason.includes('to create a comment in MDX')) {
    return 'MDX has no HTML comments: write {/* … */} instead of <!-- … -->';
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
const MAX_RECOVERIES = 20;

/**
 * Hides each syntax error from the compiler to find the next, so that all are reported at once,
 * but none that only follows from another.
 */
async function errorsOf({file, kind, source}: Text, first: Refusal): Promise<Problem[]> {
  const problems: Problem[] = [];
  const opened = new Set<string>();
  let current = source;
  let refusal: Refusal | undefined = first;
  for (let count = 0; refusal && count < MAX_RECOVERIES; count += 1) {
    const {reason = refusal.message} = refusal;
    const at = await culprit(kind, current, refusal);
    if (at < 0) {
      const message = `the text can’t be compiled: ${reason}.`;
      return problems.length > 0 ? problems : [{file, line: 1, column: 1, message}];
    }
    const rest = source.slice(at);
    const [, slash, name = ''] = /^<(\/?)([\w.-]*)/.exec(rest) ?? [];
    if (!slash || !opened.has(name)) {
      problems.push({file, ...placeAt(source, at), message: `${explain(reason, rest)}.`});
    }
    if (!slash) opened.add(name);
    if (/import\/exports/.test(reason)) return problems;
    current = hide(current, at);
    refusal = await refusalOf(kind, current);
  }
  return problems;
}

/** Notes (`:::note`) that are never closed: they take in the rest of the text. */
function openNotes({file, source}: Text, {tree, rangeOf}: Mdx): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'containerDirective', (node) => {
    const written = source.slice(...rangeOf(node));
    if (/\n[>\s]*:{3,}\s*$/.test(written)) return undefined;
    const fence = written.split('\n', 1)[0]?.trim();
    const message = `"${fence}" is never closed: write ::: on a line of its own after it.`;
    problems.push({file, ...placeOfNode(node), message});
    return SKIP;
  });
  return problems;
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
  return isPicture
    ? `${shown} its address has a space, or its caption no quotation marks: write ![what it shows](./name.png "caption").`
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

/** Reads a text as the build does. */
export async function readText(text: Text): Promise<{mdx: Mdx} | {problems: Problem[]}> {
  const {kind, source} = text;
  // Offsets of the parser do not count a byte order mark.
  const shift = source.startsWith('\uFEFF') ? 1 : 0;
  const compiled = await tryToCompile(kind, source.slice(shift));
  if (!('tree' in compiled)) {
    return {problems: await errorsOf({...text, source: source.slice(shift)}, compiled)};
  }
  const rangeOf = ({position}: Node) =>
    [shift + (position?.start.offset ?? 0), shift + (position?.end.offset ?? 0)] as const;
  const mdx = {...compiled, rangeOf};
  const problems = [...openNotes(text, mdx), ...brokenTargets(text, mdx)];
  return problems.length > 0 ? {problems} : {mdx};
}
