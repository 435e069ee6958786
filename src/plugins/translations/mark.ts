import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {byCloseness} from '../../lib/texts/closest';
import {throwProblems} from '../../lib/siteError';
import {splitText, yamlOf} from '../../lib/texts/data';
import {isCurrent, isFrench, readCatalogue, type DocumentUnit, type TextUnit} from './catalogue';
import {factsOf} from '../texts/facts';
import {contentHash, HASH_FIELD, sourceHashOf} from './document';
import {
  EXCEPTIONS_FILE,
  formatSources,
  readExceptions,
  readSources,
  SOURCES_FILE,
  type Sources,
} from './files';
import {quote} from './text';

/** `file#all`: every text of a file that is translated and not yet marked. */
const ALL = 'all';

/** Sets the hash in the front matter and leaves every other character as it is. */
export function withHash(text: string, hash: string): string {
  const {frontMatter: yaml, frontMatterOffset: start} = splitText(text);
  // Quoted if it would read as a number: digits alone, or 12e45678.
  const line = yamlOf({[HASH_FIELD]: hash});
  if (yaml === undefined) return `---\n${line}\n---\n\n${text.replace(/^\uFEFF/, '')}`;
  const [head, rest] = [text.slice(0, start), text.slice(start + yaml.length)];
  const field = new RegExp(`^${HASH_FIELD}:[^\\r\\n]*`, 'm');
  if (field.test(yaml)) return head + yaml.replace(field, line) + rest;
  const end = head.includes('\r\n') ? '\r\n' : '\n';
  // An empty front matter has no line break of its own before the fence.
  return yaml ? `${head}${yaml}${end}${line}${rest}` : `${head}${line}${end}${rest}`;
}

/** The marks of texts that exist: others are of texts that were removed. */
function marksOf(texts: readonly TextUnit[], known: Sources): Sources {
  const marks: Sources = {};
  for (const {file, id} of texts) {
    const french = known[file]?.[id];
    if (french !== undefined) (marks[file] ??= {})[id] = french;
  }
  return marks;
}

const nearest = (name: string, names: readonly string[]) => byCloseness(name, names).slice(0, 3);

/**
 * Marks translations as up to date with the current French: writes its hash into documents, and
 * single texts into sources.json. Marks all of the names or none.
 *
 * @param names files, or `file#id`, or `file#all`
 * @param readFacts may read from a cache (texts/factsCache.ts)
 * @returns what was marked, without what was marked already, the texts of `file#all` that are still
 * French, and why names were refused, one sentence each
 * @throws SiteError when the existing texts can’t be read
 */
export async function markDone(siteDir: string, names: readonly string[], readFacts = factsOf) {
  const {texts, documents, problems} = await readCatalogue(siteDir, {readFacts});
  const sources = readSources(siteDir);
  const exceptions = readExceptions(siteDir);
  throwProblems('Translations', [
    ...problems.filter(({isUnread}) => isUnread),
    ...sources.problems,
    ...exceptions.problems,
  ]);
  const known = sources.data ?? {};
  const changed = new Map<string, string>();
  const done: string[] = [];
  const skipped: string[] = [];
  const refused: string[] = [];

  const isUntranslated = (unit: TextUnit) =>
    isFrench(unit) &&
    !(unit.translation?.text.trim() && unit.name in (exceptions.data?.sameAsFrench ?? {}));

  const isMarked = (unit: TextUnit) => isCurrent(unit, known[unit.file]?.[unit.id]);

  function markTexts(units: readonly TextUnit[]): void {
    const waiting = units.filter((unit) => !isMarked(unit));
    for (const {name, file, id, french, translation} of waiting) {
      (known[file] ??= {})[id] = french.text;
      done.push(`${name}: ${quote(translation?.text ?? '')} translates ${quote(french.text)}.`);
    }
    if (waiting.length > 0) changed.set(SOURCES_FILE, formatSources(marksOf(texts, known)));
  }

  /** Returns why a document cannot be marked. */
  function markDocument({file, source, translation}: DocumentUnit, given: string) {
    if (given === source.file) {
      return translation
        ? `${given} is the French text: name its translation, ${file}.`
        : `${given} is the French text, and has no translation yet: write ${file} first.`;
    }
    if (!translation) {
      return `${file} does not exist yet: write the translation of ${source.file} in it first.`;
    }
    const hash = contentHash(source);
    if (sourceHashOf(translation)?.text === hash) return undefined;
    changed.set(file, withHash(translation.source, hash));
    done.push(`${file}: up to date with ${source.file}.`);
    return undefined;
  }

  function mark(file: string, id?: string): string | undefined {
    const document = documents.find((unit) => [unit.file, unit.source.file].includes(file));
    if (document) return markDocument(document, file);
    const own = texts.filter((unit) => unit.file === file);
    if (own.length === 0) {
      const files = [...new Set([...documents, ...texts].map((unit) => unit.file))];
      return `${file} is not a translation: did you mean ${nearest(file, files).join(', ')}?`;
    }
    const translated = own.filter((unit) => !isUntranslated(unit));
    if (id === undefined) {
      const example = (translated.find((unit) => !isMarked(unit)) ?? own[0])?.name;
      return `${file} holds ${own.length} texts: name one (${example}), or all that are translated (${file}#${ALL}).`;
    }
    const unit = own.find((candidate) => candidate.id === id);
    if (!unit && id !== ALL) {
      const near = nearest(
        id,
        own.map((text) => text.id),
      ).map((one) => `${file}#${one}`);
      return `${file} has no "${id}": did you mean ${near.join(', ')}?`;
    }
    if (unit && isUntranslated(unit)) {
      return `${unit.name} is not translated: write it first; its French is ${quote(unit.french.text)}. If both languages use the same words, list it in ${EXCEPTIONS_FILE}.`;
    }
    if (!unit) skipped.push(...own.filter(isUntranslated).map(({name}) => name));
    markTexts(unit ? [unit] : translated);
    return undefined;
  }

  for (const name of names) {
    const [given = '', id] = name.split('#', 2);
    // Accepts a backslash or an absolute path, as shells may complete it.
    const absolute = path.resolve(siteDir, given.replaceAll('\\', '/'));
    const refusal = mark(path.relative(siteDir, absolute).replaceAll(path.sep, '/'), id);
    if (refusal) refused.push(refusal);
  }
  if (refused.length > 0) return {done: [], skipped: [], refused};
  for (const [file, text] of changed) await writeFile(path.join(siteDir, file), text);
  return {done, skipped, refused};
}
