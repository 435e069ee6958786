import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../../src/lib/locales';
import type {Problem} from '../../src/lib/siteError';
import {caseStudiesDir, caseStudyIds, teamFile} from '../../src/lib/texts/folders';

/** Files that name the agency, what it does and its people: each of their words is right. */
const NAMING = ['src/site.ts', 'src/vocabulary/index.ts', ...locales.map(teamFile)];

/** The fields of a front matter that hold names. */
const NAMES = /^(?:slug|client):.*/gm;

/**
 * The words of the site's own names, for the spelling check: the agency, the vocabulary, the team,
 * the slugs and clients of the case studies and their folders.
 *
 * @param siteDir absolute
 * @returns sorted, without repetition
 */
export function siteNames(siteDir: string): string[] {
  const read = (name: string) => {
    const file = path.join(siteDir, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const names = locales.flatMap((locale) =>
    caseStudyIds(siteDir, locale).flatMap((id) => {
      const text = read(`${caseStudiesDir(locale)}/${id}/index.mdx`);
      return [id, ...(text.match(NAMES) ?? [])];
    }),
  );
  const texts = [...NAMING.map(read), ...names];
  const words = texts.flatMap((text) => text.normalize('NFC').match(/\p{L}{2,}/gu) ?? []);
  return [...new Set(words)].sort();
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
