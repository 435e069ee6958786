import {LineCounter, isMap, isNode, isScalar, parseDocument} from 'yaml';
import type {Problem} from '../../lib/siteError';
import {encodingProblem} from './messages';
import {splitText} from '../shared/frontMatter';
import type {Place} from '../shared/places';
import {hashOf, hasWords, normalise} from './text';

/** What of a Markdown or MDX text has to be the same in every language. */
export type Part = {
  /** What it is compared by. */
  key: string;
  /** As the file writes it. */
  text: string;
  line: number;
};

export type Outline = Readonly<
  Record<'headings' | 'code' | 'pictures' | 'links' | 'components', readonly Part[]>
>;

/** A Markdown or MDX file, read for translators. */
export type TextDocument = {
  /** Path from the project's root. */
  file: string;
  /** The texts of the front matter that readers see, by the path of the field. */
  fields: ReadonlyMap<string, {text: string; place: Place}>;
  /** Every field at the top, also those that are no text. */
  names: ReadonlyMap<string, Place>;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  /** The French that it was translated from, as `i18n:done` wrote it. */
  sourceHash?: {value: string; place: Place};
  /** Changes with what there is to translate. */
  readonly hash: string;
};

/** The field that `i18n:done` writes at the end of a translation's front matter. */
export const HASH_FIELD = 'sourceHash';

/**
 * Fields that a reader never sees as text. Those of case studies that say facts
 * are compared by src/plugins/case-studies; each language has a slug of its own.
 */
const facts = new Set([
  ...['slug', 'date', 'sector', 'services', 'authors', 'sample', 'id', 'draft', 'unlisted'],
  ...['sidebar_position', 'hide_table_of_contents', HASH_FIELD],
]);

/** Fields below the top that are addresses. */
const addresses = new Set(['src', 'url', 'href', 'to']);

/**
 * Reads a Markdown or MDX file.
 *
 * @param file path from the project's root
 * @returns the document, or why it can't be read, with its place
 */
export function readDocument(file: string, text: string): TextDocument | Problem[] {
  const unreadable = encodingProblem(file, text.replace(/^\uFEFF/, ''));
  if (unreadable) return [unreadable];
  const {frontMatter = '', body, bodyLine} = splitText(text);
  const counter = new LineCounter();
  const yaml = parseDocument(frontMatter, {lineCounter: counter, prettyErrors: false});
  const placeOf = (offset: number): Place => {
    const {line, col} = counter.linePos(offset);
    return {line: line + 1, column: col};
  };
  if (yaml.errors.length > 0) {
    return yaml.errors.map((error) => ({
      file,
      ...placeOf(error.pos[0]),
      message: `the front matter is not valid YAML: ${error.message}. A text that holds ": " or begins with a quote has to stand between double quotes.`,
    }));
  }
  const fields = new Map<string, {text: string; place: Place}>();
  const names = new Map<string, Place>();
  const walk = (node: unknown, path: string): void => {
    if (isMap(node)) {
      for (const {key, value} of node.items) {
        const name = isScalar(key) ? String(key.value) : '';
        if (path ? !addresses.has(name) : !facts.has(name)) {
          walk(value, path ? `${path}.${name}` : name);
        }
      }
    } else if (isNode(node) && 'items' in node) {
      (node.items as unknown[]).forEach((item, index) => walk(item, `${path}.${index}`));
    } else if (isScalar(node)) {
      const value = typeof node.value === 'string' ? node.value : String(node.source ?? '');
      fields.set(path, {text: value, place: placeOf(node.range?.[0] ?? 0)});
    }
  };
  walk(yaml.contents, '');
  let sourceHash: TextDocument['sourceHash'];
  if (isMap(yaml.contents)) {
    for (const {key, value} of yaml.contents.items) {
      if (!isScalar(key)) continue;
      const place = placeOf(key.range?.[0] ?? 0);
      names.set(String(key.value), place);
      if (key.value === HASH_FIELD) {
        const written = isScalar(value) ? (value.source ?? String(value.value)) : '';
        sourceHash = {value: written, place};
      }
    }
  }
  const words = [...fields].map(([name, {text: value}]) => `${name}: ${value}`);
  return {
    file,
    fields,
    names,
    body,
    bodyLine,
    ...(sourceHash && {sourceHash}),
    // Made when it is asked for: a build does not.
    get hash() {
      return hashOf([...words, body].join('\n\n'));
    },
  };
}

/** A line of a body that is not code, with its number in the file. */
type Line = {text: string; line: number};

type Split = {prose: Line[]; code: Part[]};

/** What `split` found, for as long as the document is used: two comparisons need it. */
const splits = new WeakMap<TextDocument, Split>();

/** The code blocks of a body, and its other lines with code and comments blanked out. */
function split(document: TextDocument): Split {
  const known = splits.get(document);
  if (known) return known;
  const {body, bodyLine} = document;
  const code: Part[] = [];
  const prose: Line[] = [];
  let fence: string | undefined;
  const withoutComments = body.replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  withoutComments.split('\n').forEach((text, index) => {
    const line = bodyLine + index;
    const mark = /^\s*(`{3,}|~{3,})\s*([^\s`{]*)/.exec(text);
    if (fence !== undefined) {
      if (mark?.[1]?.startsWith(fence) && !mark[2]) fence = undefined;
    } else if (mark) {
      fence = mark[1];
      code.push({key: mark[2] ?? '', text: text.trim(), line});
    } else if (!/^(?:import|export)\s/.test(text)) {
      prose.push({text: text.replace(/(`+)[^`].*?\1/g, (span) => ' '.repeat(span.length)), line});
    }
  });
  const found = {prose, code};
  splits.set(document, found);
  return found;
}

/** A link's target as it is compared: anchors are words, and words are translated. */
function targetKey(target: string): string {
  if (/^[a-z]+:/i.test(target)) return 'another site';
  return target.startsWith('#') ? '#' : target.replace(/#.*$/, '');
}

/** HTML within a sentence: each language marks words of its own, its foreign ones above all. */
const phrasing = new Set(['a', 'abbr', 'br', 'cite', 'em', 'i', 'q', 'span', 'strong', 'wbr']);

/** Attributes that name a thing instead of saying it. */
const NAMING = /\b(field|src|icon|id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})/g;

/**
 * The parts of a text that do not depend on its language. Read line by line: the
 * Markdown parser takes some ten seconds for 300 case studies in two languages,
 * and a check that is slow is not run.
 */
export function outlineOf(document: TextDocument): Outline {
  const {prose, code} = split(document);
  const parts = {
    headings: [] as Part[],
    pictures: [] as Part[],
    links: [] as Part[],
    components: [] as Part[],
  };
  for (const {text, line} of prose) {
    const heading = /^(#{1,6})\s+\S/.exec(text);
    if (heading) {
      parts.headings.push({key: heading[1] ?? '', text: text.trim(), line});
    }
    for (const [whole, bang, target = ''] of text.matchAll(
      /(!?)\[(?:[^\][]|\[[^\]]*\])*\]\(\s*<?([^\s)>]+)>?[^)]*\)/g,
    )) {
      (bang ? parts.pictures : parts.links).push({
        key: bang ? target : targetKey(target),
        text: bang ? whole : target,
        line,
      });
    }
    const reference = /^\s*\[[^\]]+\]:\s*(\S+)/.exec(text);
    if (reference) {
      parts.links.push({key: targetKey(reference[1] ?? ''), text: reference[1] ?? '', line});
    }
    for (const [whole] of text.matchAll(/<(?:https?:\/\/|mailto:)[^>\s]+>/g)) {
      parts.links.push({key: 'another site', text: whole, line});
    }
  }
  // A tag may go over several lines.
  const {bodyLine} = document;
  const lines: string[] = [];
  prose.forEach(({text, line}) => (lines[line - bodyLine] = text));
  const joined = Array.from(lines, (text = '') => text).join('\n');
  for (const match of joined.matchAll(/<([A-Za-z][\w.]*)((?:\s[^<>]*)?)\/?>/g)) {
    const [whole, name = '', attributes = ''] = match;
    const line = bodyLine + joined.slice(0, match.index).split('\n').length - 1;
    const link = /\b(?:href|to)\s*=\s*"([^"]*)"/.exec(attributes);
    if (link) {
      parts.links.push({key: targetKey(link[1] ?? ''), text: link[1] ?? '', line});
    }
    if (phrasing.has(name)) continue;
    const named = [...attributes.matchAll(NAMING)].map(
      ([, attribute, ...values]) => `${attribute}=${values.find((value) => value !== undefined)}`,
    );
    parts.components.push({
      key: [name, ...named.sort()].join(' '),
      text: whole.replace(/\s+/g, ' '),
      line,
    });
  }
  return {...parts, code};
}

/** The least number of words of a paragraph that two languages don't share by chance. */
const SENTENCE_WORDS = 6;

/** The paragraphs of a body that hold a sentence, as they are compared, with their lines. */
export function paragraphsOf(document: TextDocument): Part[] {
  const {prose} = split(document);
  const paragraphs: Part[] = [];
  let last = -1;
  for (const {text, line} of prose) {
    const trimmed = text.trim();
    if (!trimmed) continue;
    const open = paragraphs.at(-1);
    // A list's items and a table's rows are texts of their own.
    if (open && line === last + 1 && !/^([-*+|>]|\d+[.)]\s|#)/.test(trimmed)) {
      open.text += ` ${trimmed}`;
    } else {
      paragraphs.push({key: '', text: trimmed, line});
    }
    last = line;
  }
  return paragraphs.flatMap((part) => {
    const words = part.text.replace(/\]\([^)]*\)|<[^>]*>|https?:\S+/g, ' ');
    const count = words.match(/\p{L}{2,}/gu)?.length ?? 0;
    return count >= SENTENCE_WORDS && hasWords(words)
      ? [{...part, key: normalise(part.text).toLowerCase()}]
      : [];
  });
}
