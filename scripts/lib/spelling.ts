import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {locales} from '../../src/lib/locales';
import type {Problem} from '../../src/lib/siteError';
import {splitText} from '../../src/lib/texts/yaml';
import {literalsOf} from './literals';
import {caseStudiesDir, caseStudyIds, teamFile} from '../../src/lib/texts/folders';

/** The fields of a front matter that hold names. */
const NAMING = ['slug', 'client', 'authors'];

/** Every text in a value, and every key: the ids of the team are keys. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}

/** YAML, or nothing where it is wrong: the check of the texts says so. */
function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

const read = (...names: string[]) => {
  const file = path.join(...names);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/**
 * The words of the site's own names, for the spelling check: the agency, the team, the clients, the
 * slugs and folders of the case studies, and the vocabulary.
 *
 * @param siteDir absolute
 * @returns sorted, without repetition
 */
export function siteNames(siteDir: string): string[] {
  const site = literalsOf('src/site.ts', read(siteDir, 'src/site.ts'), 'site');
  const vocabulary = read(siteDir, 'src/vocabulary/index.ts');
  const texts = [
    ...site.map(({value}) => String(value)),
    ...['sectors', 'services'].flatMap((name) =>
      literalsOf('src/vocabulary/index.ts', vocabulary, name).flatMap(({path: names}) => names),
    ),
    ...locales.flatMap((locale) => {
      const dir = caseStudiesDir(locale);
      const folders = caseStudyIds(siteDir, locale);
      return [
        ...textsIn(readYaml(read(siteDir, teamFile(locale)))),
        ...folders,
        ...folders.flatMap((folder) => {
          const {frontMatter = ''} = splitText(read(siteDir, dir, folder, 'index.mdx'));
          const facts = (readYaml(frontMatter) ?? {}) as Record<string, unknown>;
          return NAMING.flatMap((field) => textsIn(facts[field]));
        }),
      ];
    }),
  ];
  const words = texts.flatMap((text) => text.normalize('NFC').match(/\p{L}+/gu) ?? []);
  return [...new Set(words)].filter((word) => word.length > 1).sort();
}

/** The texts of the site, and of those that tests build; not the handbook's translation. */
const CONTENT =
  /^(?:e2e\/\w+\/)?(?:blog|src\/pages|i18n\/(?!en\/docusaurus-plugin-content-docs\/)).*\.(?:mdx?|yml|json)$/;

const TESTS = /(?:^|\/)(?:__tests__|e2e)\//;

/**
 * A word that no dictionary knows, or one that we do not write.
 *
 * @param instead what to write for it; undefined for an unknown word
 */
export function wordProblem(
  place: Pick<Problem, 'file' | 'line' | 'column'>,
  word: string,
  instead?: string,
): Problem {
  const {file} = place;
  const list = TESTS.test(file) ? 'words-of-tests.txt' : 'words.txt';
  return {
    ...place,
    severity: CONTENT.test(file) ? 'warning' : 'error',
    message: instead
      ? `we do not write "${word}": write ${instead}.`
      : `no dictionary knows "${word}": correct it, or if it is right, add it to scripts/spelling/${list}.`,
  };
}
