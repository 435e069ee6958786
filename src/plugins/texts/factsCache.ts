import path from 'node:path';
import {filesIn} from '../../lib/files';
import {hashFiles, hashOf} from '../../lib/hash';
import {remember} from '../../lib/keep';
import {CACHE, onceAProcess} from '../../lib/project';
import type {TextSource} from '../markdown/read';
import {factsOf, type TextFacts} from './facts';

/** Hash of what facts depend on besides their text: the code, its messages and the packages. */
function hashCode(siteDir: string): Promise<string> {
  const files = filesIn(siteDir, ['src', 'i18n']).filter((file) => /\.(?:tsx?|json)$/.test(file));
  return hashFiles(siteDir, [...files, 'package-lock.json']);
}

/** Shared by the plugins of a process, so that each text is compiled and remembered once. */
export const factsCache = (siteDir: string) =>
  onceAProcess(`facts ${siteDir}`, () => createFactsCache(siteDir));

/**
 * `factsOf` with a cache in memory and on disk, an entry for each text: compiling 300 case studies
 * takes ten seconds, which a build with caches would spend again.
 */
export function createFactsCache(siteDir: string): typeof factsOf {
  const seen = new Map<string, {source: string; facts: Promise<TextFacts>}>();
  let code: Promise<string> | undefined;

  async function read(text: TextSource): Promise<TextFacts> {
    code ??= hashCode(siteDir);
    const key = hashOf(await code, JSON.stringify(text));
    const file = path.join(siteDir, CACHE, 'facts', `${text.file}.json`);
    return remember(file, key, () => factsOf(text));
  }

  return (text) => {
    const known = seen.get(text.file);
    if (known?.source === text.source) return known.facts;
    const facts = read(text);
    seen.set(text.file, {source: text.source, facts});
    // While an editor saves a file of the code, say, it may be missing for a moment.
    facts.catch(() => {
      seen.delete(text.file);
      code = undefined;
    });
    return facts;
  };
}
