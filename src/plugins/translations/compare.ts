import type {Problem} from '../../lib/siteError';
import {normalise} from '../../lib/texts/normalise';
import {partNames, type Part} from '../texts/outline';
import type {Text} from '../texts/read';
import {codeOf, isBlank, look} from '../../lib/texts/unseen';
import {hasWords, quote} from './text';

/** The distinct placeholders of a text. */
const marksOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])];

/** Tags, also unclosed ones, comments and instructions. */
const TAG = /<[a-z/!?][^>]*>?/i;
const ENTITY =
  /&(?:#\w+|[a-z]\w+);|&(?:nbsp|amp|quot|apos|lt|gt|copy|reg|shy|euro|hellip|[lr][asd]quo|[mn]dash|[a-z](?:acute|grave|circ|uml|cedil)|oelig|#\d+)\b/i;
/** Signs of Markdown, which Docusaurus' messages do not read. */
const MARKDOWN =
  /\*\*[^*]+\*\*|\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\]|\{[^}]*\})|\[\[[^\]]*\]\]|`[^`]+`|__[^_]+__|~~[^~]+~~|==[^=]+==|(?<![\w*])\*[^\s*]+(?: [^\s*]+)*\*(?![\w*])|(?<!\w)_[^\s_]+(?: [^\s_]+)*_(?!\w)|^#{1,6} /;
/** Letters of Cyrillic and Greek that look like those of French and English. */
const LOOK_ALIKE = /[\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧορυν]/u;

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
  const [letter] = LOOK_ALIKE.exec(text) ?? [];
  if (letter !== undefined) {
    const [word = letter] = text.split(/\s+/).filter((each) => each.includes(letter));
    return `has ${quote(letter)}, ${codeOf(letter)}, in ${quote(word)}, a letter of another alphabet that looks like one of ours: type the word again`;
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
  const dress = new RegExp(`(['"\`*_~=]+)${name}\\1|[$%#@!~]${name}`);
  return dress.exec(text)?.[0];
};

/** What a page would show of the signs round the placeholders, once these are filled. */
function dressProblem(french: string, translated: string, marks: readonly string[]) {
  const [brace] = /[^\s]*[{}][^\s]*/.exec(translated.replace(/\{\w+\}/g, '')) ?? [];
  if (brace !== undefined && !/[{}]/.test(french.replace(/\{\w+\}/g, ''))) {
    return `has a brace too many, which the page would show: write ${marks.join(', ') || 'no braces'}, with one brace on each side`;
  }
  const twice = marks.find((each) => translated.includes(each + each));
  if (twice && !french.includes(twice + twice)) return `has ${twice} twice in a row: write it once`;
  const mark = marks.find((each) => dressOf(translated, each) && !dressOf(french, each));
  return (
    mark &&
    `has ${dressOf(translated, mark)}, and the page would show the signs round ${mark}: write ${mark} alone`
  );
}

/** Braces whose name looks like a Latin one: the sign that is of another alphabet, or unseen. */
function otherSign(text: string): string {
  for (const [whole, name = ''] of text.matchAll(/\{([^{}|]*)\}/g)) {
    const [sign] = /[^\0-\x7F]/u.exec(name) ?? [];
    if (sign) return `; ${quote(whole)} has another sign, ${codeOf(sign)}`;
  }
  return '';
}

/** What is wrong with the forms of a text that depends on a number, as many as the French has. */
function formsProblem(french: string, forms: readonly string[]): string | undefined {
  const [last = '', wanted = ''] = [forms.at(-1), french.split('|').at(-1)];
  const lacking = marksOf(wanted).find((mark) => !last.includes(mark));
  if (lacking && forms.some((form) => form.includes(lacking))) {
    return `lacks ${lacking} in its plural form, ${quote(last)}: write it there too`;
  }
  return /\s\||\|\s/.test(forms.join('|')) && !/\s\||\|\s/.test(french)
    ? 'has a space beside its "|", which the page would show: delete it'
    : undefined;
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
    problems.push(
      `lacks ${missing}, which ${source} has: write it where it belongs${otherSign(translated)}`,
    );
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
  } else if (needed > 1 && !missing && !unknown) {
    const wrong = formsProblem(french, forms);
    if (wrong) problems.push(wrong);
  }
  // A space beside a mark belongs to the typography of one language only.
  const edges = (text: string) =>
    `${/^[^\S\uFEFF](?![:;!?»])/.test(text)} ${/(?<!«)[^\S\uFEFF]$/.test(text)}`;
  if (edges(french) !== edges(translated)) {
    problems.push(
      'does not begin and end with a space where the French does: it would touch the next word or leave a gap; write the same spaces',
    );
  }
  return problems;
}

/** A text as a page shows it, whatever its signs for an apostrophe, a hyphen or two letters in one. */
const shown = (text: string) =>
  normalise(look(text.normalize('NFKC')).replaceAll('\u02BC', '’').replaceAll('\u2010', '-'));

export const isSame = (french: string, translated: string) =>
  hasWords(french) && shown(french) === shown(translated);

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
