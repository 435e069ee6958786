import type {Problem} from '../../lib/siteError';
import {normalise} from '../../lib/texts/normalise';
import {partNames, type Part} from '../texts/outline';
import type {Text} from '../texts/read';
import {hasWords, isBlank, quote} from './text';

/** The distinct placeholders of a text. */
const marksOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])];

/** Tags, also unclosed ones, comments and instructions. */
const TAG = /<[a-z/!?][^>]*>?/i;
const ENTITY = /&(?:#\w+|[a-z]\w+);|&(?:nbsp|amp|quot|apos|lt|gt|#\d+)\b/i;
/** Signs of Markdown, which Docusaurus' messages do not read. */
const MARKDOWN = /\*\*[^*]+\*\*|\[[^\]]*\]\([^)]*\)|`[^`]+`/;

/** What is wrong with a text of the interface that holds markup; undefined for any other. */
export function markupProblem(text: string): string | undefined {
  const [tag] = TAG.exec(text) ?? [];
  if (tag !== undefined) {
    return `has the tag ${quote(tag)}: a text of the interface is shown as it is written, so write its words alone`;
  }
  const [marked] = MARKDOWN.exec(text) ?? [];
  if (marked !== undefined) {
    return `has ${quote(marked)}: a text of the interface is shown as it is written, so write its words alone`;
  }
  if (text.includes('\\')) {
    return 'has a backslash: a text of the interface is shown as it is written, so delete it';
  }
  const [entity] = ENTITY.exec(text) ?? [];
  return entity === undefined
    ? undefined
    : `has ${quote(entity)}: a text of the interface is shown as it is written, so write the sign itself`;
}

/** English plural forms: singular and plural. */
const PLURAL_FORMS = 2;

/** Straight quotation marks round a placeholder, or the sign of another program before it. */
const dressOf = (text: string, mark: string): string | undefined => {
  const name = mark.replaceAll(/[{}]/g, '\\$&');
  const dress = new RegExp(`(['"\`])${name}\\1|[$%#@]${name}`);
  return dress.exec(text)?.[0];
};

/** What a page would show of the signs round the placeholders, once these are filled. */
function dressProblem(french: string, translated: string, marks: readonly string[]) {
  const [brace] = /[^\s]*[{}][^\s]*/.exec(translated.replace(/\{\w+\}/g, '')) ?? [];
  if (brace !== undefined && !/[{}]/.test(french.replace(/\{\w+\}/g, ''))) {
    return `has a brace too many, which the page would show: write ${marks.join(', ') || 'no braces'}, with one brace on each side`;
  }
  const mark = marks.find((each) => dressOf(translated, each) && !dressOf(french, each));
  return (
    mark &&
    `has ${dressOf(translated, mark)}, and the page would show the signs round ${mark}: write ${mark} alone`
  );
}

/** Compares an interface text with its translation; returns one message per problem. */
export function compareTexts(french: string, translated: string): string[] {
  const problems: string[] = [];
  const [wanted, found] = [marksOf(french), marksOf(translated)];
  const missing = wanted.filter((mark) => !found.includes(mark)).join(', ');
  const unknown = found.filter((mark) => !wanted.includes(mark)).join(', ');
  const source = `the French ${quote(french)}`;
  if (missing && unknown) {
    const rule = 'names in braces are never translated';
    problems.push(`has ${unknown}, but the French has ${missing}: ${rule}, write ${missing}`);
  } else if (missing) {
    problems.push(`lacks ${missing}, which ${source} has: write it where it belongs`);
  } else if (unknown) {
    problems.push(`has ${unknown}, which ${source} does not have: remove it`);
  }
  const dress = missing || unknown ? undefined : dressProblem(french, translated, found);
  if (dress) problems.push(dress);
  const forms = translated.split('|');
  const [needed, given] = [french.includes('|') ? PLURAL_FORMS : 1, forms.length];
  if (given !== needed) {
    problems.push(
      needed === 1
        ? `has ${given} forms separated by "|", but the French has only one: remove the "|"`
        : `has ${given === 1 ? 'one form' : `${given} forms`}, but the French depends on a number: write ${needed} forms separated by "|", singular first`,
    );
  } else if (forms.some(isBlank)) {
    problems.push('has an empty form beside a "|": write the singular and the plural');
  }
  // A space beside a mark belongs to the typography of one language only.
  const edges = (text: string) =>
    `${/^[ \t\n](?![:;!?»])/.test(text)} ${/(?<!«)[ \t\n]$/.test(text)}`;
  if (edges(french) !== edges(translated)) {
    problems.push(
      'does not begin and end with a space where the French does: it would touch the next word or leave a gap; write the same spaces',
    );
  }
  return problems;
}

export const isSame = (french: string, translated: string) =>
  hasWords(french) && normalise(french) === normalise(translated);

/** The parts of another list that a list lacks, counting repetitions. */
function missingFrom(list: readonly Part[], other: readonly Part[]): Part[] {
  const left = list.map(({key}) => key);
  return other.filter(({key}) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Reports where a translation differs from the French in its markup, or is still French. */
export function compareDocuments(original: Text, translation: Text): Problem[] {
  const [french, own] = [original.facts.outline, translation.facts.outline];
  // A syntax error, which the check of the texts reports.
  if (!french || !own) return [];
  const {file: source} = original;
  const {file, bodyLine} = translation;
  const problems: Problem[] = [];
  const report = (message: string, line = bodyLine) =>
    problems.push({file, line, column: 1, message});

  for (const kind of Object.keys(partNames) as Array<keyof typeof partNames>) {
    const one = partNames[kind];
    const missing = missingFrom(own[kind], french[kind]);
    const extra = missingFrom(french[kind], own[kind]);
    const count = french[kind].length;
    const counts = `the French has ${count} ${one}${count === 1 ? '' : 's'}, this text ${own[kind].length}`;
    extra.forEach(({text, line}, index) => {
      const instead = missing[index];
      const message = instead
        ? `is ${quote(instead.text)} in the French (${source}:${instead.line}): write ${kind === 'headings' ? 'the same number of #' : 'that'}.`
        : `is not in ${source} (${counts}): remove it, or add it to the French.`;
      report(`the ${one} ${quote(text)} ${message}`, line);
    });
    for (const {text, line} of missing.slice(extra.length)) {
      const what = `the ${one} ${quote(text)} of ${source}:${line}`;
      report(`${what} is missing (${counts}): write it where it belongs.`);
    }
  }
  const sentences = new Set(french.sentences.map(({key}) => key));
  for (const {key, text, line} of own.sentences) {
    if (sentences.has(key)) {
      report(`${quote(text)} is still the French text: write its English.`, line);
    }
  }
  return problems;
}
