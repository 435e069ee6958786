import {createHash} from 'node:crypto';
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {factsOf, type TextFacts, type TextSource} from '../../../src/plugins/case-studies/facts';
import {writeWhole} from '../../../src/lib/files';
import {parseMdx} from '../../../src/lib/texts/mdx';
import {findCorrections, wordsOfYaml, type Correction} from './typography';
import {wordsOfText} from './words';

/** What a text holds, with the signs that are to be put right. */
export type ContentFacts = TextFacts & {corrections: Correction[]};

export function readFacts(text: TextSource): ContentFacts {
  const {file, locale, source} = text;
  const mdx = parseMdx(file, source);
  // A text that is not MDX is put right first: its words are not where they seem.
  if (mdx.problems.length > 0) return {...factsOf(text, mdx), corrections: []};
  const {frontMatter = '', frontMatterOffset} = mdx.split;
  const words = [...wordsOfYaml(frontMatter, frontMatterOffset), ...wordsOfText(source, mdx)];
  return {...factsOf(text, mdx), corrections: findCorrections(source, words, locale)};
}

/** Facts of texts that have been read before. */
export type Memory = {
  factsOf: (text: TextSource) => ContentFacts;
  /** Keeps what was asked for, and forgets the rest. */
  close: () => Promise<void>;
};

/**
 * What was read of the texts of the last run, by a fingerprint of each: parsing takes most of
 * a check's time, and a writer changes one text of three hundred.
 *
 * @param file where it is kept; its name has to change with the code that reads
 */
export async function openMemory(file: string): Promise<Memory> {
  let known: Partial<Record<string, ContentFacts>> = {};
  try {
    known = JSON.parse(await readFile(file, 'utf8')) as typeof known;
  } catch {
    // The first run, or a file that was cut off: all is read anew.
  }
  const used: Record<string, ContentFacts> = {};
  let isNew = false;
  return {
    factsOf: (text) => {
      const key = createHash('sha256').update(JSON.stringify(text)).digest('base64url');
      const found = known[key] ?? used[key];
      isNew ||= !found;
      return (used[key] = found ?? readFacts(text));
    },
    close: async () => {
      if (isNew || Object.keys(known).length !== Object.keys(used).length) {
        await mkdir(path.dirname(file), {recursive: true});
        await writeWhole(file, JSON.stringify(used));
      }
    },
  };
}
