/*
 * Checks the typography of visible strings in code and JSON. TypeScript's parser finds them,
 * so escaped characters are checked too.
 */
import ts from 'typescript';
import type {Locale} from '../../lib/locales';
import {parseSource} from '../../lib/texts/literals';
import {findCorrections, type Correction, type Range} from './typography';

/** A string's unescaped text, and the offset of each character in the file. */
type Words = {
  text: string;
  /** One per character, plus the end. */
  offsets: readonly number[];
  /** Whether replacements write no-break spaces as escapes. */
  isEscaped: boolean;
};

/** Message ids exempt from the rules, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'themeToggle.sentence.weather': 'The specification (section 7) has straight marks there.',
};

/** Letters and quotation marks found in French but not in English. */
const FRENCH = /[àâæçèéêëîïôùûœ«»]/i;

/** One source character of a literal, or an escape sequence. */
const SIGN = /\\u([\da-f]{4})|\\([\s\S])|[\s\S]/gi;

/** Unescapes a slice of a file. */
function unescape(source: string, start: number, end: number): Words {
  const signs = [...source.slice(start, end).matchAll(SIGN)];
  const read = signs.map(({0: sign, 1: code, 2: escaped}) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (escaped?.replace('n', '\n') ?? sign),
  );
  return {
    text: read.join(''),
    offsets: [...signs.map(({index}) => start + index), end],
    isEscaped: true,
  };
}

/** Returns the text of a string, template part or JSX text; undefined for other nodes. */
function wordsOf(node: ts.Node, source: ts.SourceFile): Words | undefined {
  const {text} = source;
  if (ts.isJsxText(node)) {
    const [start, end] = [node.getFullStart(), node.getEnd()];
    return {
      text: text.slice(start, end),
      offsets: Array.from({length: end - start + 1}, (_, index) => start + index),
      isEscaped: false,
    };
  }
  if (ts.isStringLiteralLike(node) || ts.isTemplateTail(node)) {
    return unescape(text, node.getStart(source) + 1, node.getEnd() - 1);
  }
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) {
    return unescape(text, node.getStart(source) + 1, node.getEnd() - 2);
  }
  return undefined;
}

const nameOf = (node: ts.Node): string | undefined => {
  if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) {
    return node.name.getText().replace(/^['"]|['"]$/g, '');
  }
  return undefined;
};

/** Whether a node is a `translate()` call or a `<Translate>` element. */
const isTranslation = (node: ts.Node) =>
  (ts.isCallExpression(node) && node.expression.getText() === 'translate') ||
  (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate');

/**
 * Guesses a string's language: French in a translation, the key's language under `fr` or `en`,
 * else French if it looks French. Undefined for code and translators' notes.
 */
function localeOf(node: ts.Node, text: string): Locale | undefined {
  let isTranslated = false;
  for (let at: ts.Node = node; at.parent !== undefined; at = at.parent) {
    const name = nameOf(at);
    if (name === 'description' || name === 'id') isTranslated = true;
    if (isTranslation(at)) return isTranslated ? undefined : 'fr';
    if (name === 'fr' || name === 'en') return name;
    if (ts.isTaggedTemplateExpression(at) || ts.isImportDeclaration(at)) return undefined;
    if (ts.isStatement(at) && !ts.isVariableStatement(at) && !ts.isReturnStatement(at)) break;
  }
  return FRENCH.test(text) && /\s/.test(text) ? 'fr' : undefined;
}

/** Maps a correction of a string to its file. */
function inFile({start, end, replacement, message}: Correction, words: Words): Correction {
  return {
    start: words.offsets[start] ?? 0,
    end: words.offsets[end] ?? 0,
    replacement: words.isEscaped
      ? replacement.replace(/[\u00A0\u202F]/g, (space) =>
          space === '\u00A0' ? '\\u00A0' : '\\u202F',
        )
      : replacement,
    message,
  };
}

/** An HTML tag in a string, or part of one split by a variable. */
const TAG = /<[^>]*(?:>|$)|^"[^<>]*>/g;

function correct(words: Words, locale: Locale): Correction[] {
  const ranges: Range[] = [];
  let start = 0;
  for (const {index, 0: tag} of words.text.matchAll(TAG)) {
    ranges.push([start, index]);
    start = index + tag.length;
  }
  ranges.push([start, words.text.length]);
  return findCorrections(words.text, ranges, locale).map((found) => inFile(found, words));
}

/** A cheap test before parsing a file. */
const MAY_HOLD_WORDS = /@docusaurus\/Translate|\b(?:fr|en)\b['"]?:|[àâæçèéêëîïôùûœ«»]/i;

/**
 * Finds typography mistakes in a module's strings.
 *
 * @param file path from the project's root
 */
export function correctionsInCode(file: string, text: string): Correction[] {
  if (!MAY_HOLD_WORDS.test(text)) return [];
  const source = parseSource(file, text);
  const corrections: Correction[] = [];
  const visit = (node: ts.Node): void => {
    const words = wordsOf(node, source);
    const locale = words && localeOf(node, words.text);
    if (words && locale) corrections.push(...correct(words, locale));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return corrections;
}

/**
 * Finds typography mistakes in a translation file's messages.
 *
 * @param file path from the project's root
 */
export function correctionsInMessages(file: string, text: string, locale: Locale): Correction[] {
  const source = ts.parseJsonText(file, text);
  const corrections: Correction[] = [];
  const visit = (node: ts.Node, id: string): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      const name = node.name.text;
      if (name === 'message' && ts.isStringLiteral(node.initializer) && !exceptions[id]) {
        const start = node.initializer.getStart(source) + 1;
        const words = unescape(text, start, node.initializer.getEnd() - 1);
        corrections.push(...correct({...words, isEscaped: false}, locale));
      }
      ts.forEachChild(node.initializer, (child) => visit(child, name));
      return;
    }
    ts.forEachChild(node, (child) => visit(child, id));
  };
  visit(source, '');
  return corrections;
}
