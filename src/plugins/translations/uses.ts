import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {filesIn} from '../../lib/files';

/** A composed id: `` `vocabulary.sectors.${id}` ``. */
const COMPOSED = /`[\w-]+\.[\w.-]*\$\{[^`]*`/g;

/**
 * Where the words of a composed id stand, by the code that composes it; else anywhere. A removed
 * sector may share its name with an icon, a removed field with a variant of a button.
 */
const FAMILIES = [
  {composedIn: /^src\/vocabulary\//, wordsIn: /^src\/vocabulary\//},
  {composedIn: /^src\/server\//, wordsIn: /^src\/(?:server\/|forms\/\w+Fields\.ts$)/},
] as const;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Reads the code of the site and of its server; tests don’t count. The compiler finds the ids that
 * no text has: `MessageId` of `lib/translate.ts`.
 *
 * @returns whether any code names an id of a text, or composes it
 */
export async function readUses(siteDir: string): Promise<(id: string) => boolean> {
  const files = filesIn(siteDir, ['src', 'scripts']).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('__tests__'),
  );
  const codes = await Promise.all(
    files.map(async (file) => ({file, code: await readFile(path.join(siteDir, file), 'utf8')})),
  );
  const composed: Array<{pattern: RegExp; code: string}> = [];
  const textOf = (own: typeof codes) => own.map(({code}) => code).join('\n');
  const all = textOf(codes);
  const families = FAMILIES.map(({composedIn, wordsIn}) => ({
    composedIn,
    words: textOf(codes.filter(({file}) => wordsIn.test(file))),
  }));
  for (const {file, code} of codes) {
    const family = families.find(({composedIn}) => composedIn.test(file));
    for (const [template] of code.matchAll(COMPOSED)) {
      const parts = template.slice(1, -1).split(/\$\{[^}]*\}/);
      const pattern = new RegExp(`^${parts.map(escape).join('(.+)')}$`);
      composed.push({pattern, code: family?.words ?? all});
    }
  }
  return (id) =>
    all.includes(`'${id}'`) ||
    all.includes(`"${id}"`) ||
    composed.some(({pattern, code}) => {
      const [, ...inserted] = pattern.exec(id) ?? [];
      const isWord = (word: string) =>
        new RegExp(`(?<![\\w.-])${escape(word)}(?![\\w.-])`).test(code);
      return inserted.length > 0 && inserted.every(isWord);
    });
}
