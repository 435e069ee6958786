import {readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../lib/project';
import {typeset} from '../../lib/texts/typeset';

/*
 * The French of the check's sentences, for writers in the editor. i18n/fr/problems.json has those
 * that a text causes, the English of the code first: `{name}` is any words, which
 * stay as they are; `{=name}` is words that have a line of their own there; what stands between two
 * pairs of grave accents is to be typed as it is.
 */

type Sentence = {
  pattern: RegExp;
  /** The names of its gaps, in the order of the English. */
  gaps: readonly string[];
  french: string;
};

const CATALOGUE = 'i18n/fr/problems.json';

const GAP = /\{=?\w+\}/;

const gapsIn = (text: string) => text.match(new RegExp(GAP, 'g')) ?? [];

/** The words of a sentence around its gaps. */
export const wordsOf = (text: string): string[] => text.split(GAP);

const escape = (words: string) => words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

function sentenceOf([english, french]: readonly [string, string]): Sentence {
  const pattern = wordsOf(english).map(escape).join('([^]+?)');
  return {pattern: new RegExp(`^${pattern}$`), gaps: gapsIn(english), french};
}

/** Reads the catalogue, from the English to the French. */
export const readCatalogue = (siteDir: string) =>
  JSON.parse(readFileSync(path.join(siteDir, CATALOGUE), 'utf8')) as Record<string, string>;

let sentences: readonly Sentence[] | undefined;

/** Sets the typography of a sentence, but not of what is to be typed. */
const typesetWords = (french: string): string =>
  french
    .split('``')
    .map((part, index) => (index % 2 === 1 ? part : typeset(part, 'fr')))
    .join('');

/** Says a part of a problem, also where it begins a sentence. */
function partInFrench(words: string): string | undefined {
  const french = inFrench(words);
  const inside = french ?? inFrench(words.charAt(0).toLowerCase() + words.slice(1));
  return french ?? (inside && inside.charAt(0).toUpperCase() + inside.slice(1));
}

/** Says a problem in French; undefined where the catalogue lacks a part of it. */
export function inFrench(message: string): string | undefined {
  sentences ??= Object.entries(readCatalogue(projectRoot)).map(sentenceOf);
  for (const {pattern, gaps, french} of sentences) {
    const [whole, ...found] = pattern.exec(message) ?? [];
    if (whole === undefined) continue;
    const values = new Map(
      gaps.map((gap, index) => {
        const words = found[index] ?? '';
        return [gap, gap.startsWith('{=') ? partInFrench(words) : words] as const;
      }),
    );
    if ([...values.values()].includes(undefined)) continue;
    return typesetWords(french).replaceAll(new RegExp(GAP, 'g'), (gap) => values.get(gap) ?? gap);
  }
  return undefined;
}
