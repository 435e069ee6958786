import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {byCloseness, closest} from '../../lib/texts/closest';
import {throwProblems} from '../../lib/siteError';
import {translatedLocales} from '../../lib/texts/translated';
import {splitText} from '../../lib/texts/data';
import {
  isCurrent,
  isFrench,
  readCatalogue,
  type Catalogue,
  type DocumentUnit,
  type TextUnit,
} from './catalogue';
import {factsOf} from '../texts/facts';
import {OLD_MARK, oldMarkOf} from '../texts/read';
import {contentHash} from './document';
import {
  exceptionsFile,
  formatSources,
  markOf,
  readExceptions,
  readSources,
  sourcesFile,
  type Sources,
} from './files';
import {quote} from './text';

/** `file#all`: every text of a file that is translated and not yet marked. */
const ALL = 'all';

/** A translation without the mark that it had in its front matter; every other character stays. */
export function withoutOldMark(source: string): string {
  const {frontMatter = '', frontMatterOffset: start} = splitText(source);
  const row = `${OLD_MARK}:[^\\r\\n]*`;
  const rest = frontMatter.replace(new RegExp(`^${row}(?:\\r?\\n)?|\\r?\\n${row}`), '');
  return source.slice(0, start) + rest + source.slice(start + frontMatter.length);
}

/** The marks of what exists: others are of texts that were removed. */
function marksOf({texts, documents}: Catalogue, known: Sources): Sources {
  const marks: Record<string, string | Record<string, string>> = {};
  for (const {file} of documents) {
    const hash = known[file];
    if (typeof hash === 'string') marks[file] = hash;
  }
  for (const {file, id} of texts) {
    const french = markOf(known, file, id);
    if (french !== undefined) marks[file] = {...(marks[file] as object), [id]: french};
  }
  return marks;
}

/** What was probably meant, as the end of a sentence: names that are spelt almost alike. */
function meant(name: string, names: readonly string[]): string {
  const near = byCloseness(name, names)
    .slice(0, 3)
    .filter((each) => closest(name, [each]) !== undefined);
  return near.length > 0
    ? `: did you mean ${near.join(', ')}?`
    : ': npm run i18n:check names what is left to mark.';
}

/**
 * Marks translations as up to date with the current French, in sources.json: with its hash, or the
 * French itself for single texts. Marks all of the names or none.
 *
 * @param names files, or `file#id`, or `file#all`
 * @param readFacts may read from a cache (texts/factsCache.ts)
 * @returns what was marked, without what was marked already, the texts of `file#all` that are still
 * French, and why names were refused, one sentence each
 * @throws SiteError when the existing texts can’t be read
 */
export async function markDone(siteDir: string, names: readonly string[], readFacts = factsOf) {
  const languages = await Promise.all(
    translatedLocales.map(async (locale) => ({
      locale,
      catalogue: await readCatalogue(siteDir, locale, {readFacts}),
      sources: readSources(siteDir, locale),
      exceptions: readExceptions(siteDir, locale),
    })),
  );
  throwProblems(
    'Translations',
    languages.flatMap(({catalogue: {problems}, sources, exceptions}) => [
      ...problems.filter(({isUnread}) => isUnread),
      ...sources.problems,
      ...exceptions.problems,
    ]),
  );
  // A file is of one language: the marks and the exceptions of all can be together.
  const texts = languages.flatMap(({catalogue}) => catalogue.texts);
  const documents = languages.flatMap(({catalogue}) => catalogue.documents);
  const known: Sources = Object.fromEntries(
    languages.flatMap(({sources}) => Object.entries(sources.data ?? {})),
  );
  const same = languages.flatMap(({exceptions}) =>
    Object.keys(exceptions.data?.sameAsFrench ?? {}),
  );
  const changed = new Map<string, string>();
  const done: string[] = [];
  const skipped: string[] = [];
  const refused: string[] = [];

  const exceptionsOf = (unit: TextUnit) =>
    languages.flatMap(({locale, catalogue}) =>
      catalogue.texts.includes(unit) ? exceptionsFile(locale) : [],
    )[0];

  const isUntranslated = (unit: TextUnit) =>
    isFrench(unit) && !(unit.translation?.text.trim() && same.includes(unit.name));

  const isMarked = (unit: TextUnit) => isCurrent(unit, markOf(known, unit.file, unit.id));

  function markTexts(units: readonly TextUnit[]): void {
    const waiting = units.filter((unit) => !isMarked(unit));
    for (const {name, file, id, french, translation} of waiting) {
      known[file] = {...(known[file] as object), [id]: french.text};
      done.push(`${name}: ${quote(translation?.text ?? '')} translates ${quote(french.text)}.`);
    }
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
    if (oldMarkOf(translation) !== undefined) changed.set(file, withoutOldMark(translation.source));
    else if (known[file] === hash) return undefined;
    known[file] = hash;
    done.push(`${file}: up to date with ${source.file}.`);
    return undefined;
  }

  function mark(file: string, id?: string): string | undefined {
    const document = documents.find((unit) => [unit.file, unit.source.file].includes(file));
    if (document) return markDocument(document, file);
    const own = texts.filter((unit) => unit.file === file);
    if (own.length === 0) {
      const existing = [...documents.filter(({translation}) => translation), ...texts];
      const files = [...new Set(existing.map((unit) => unit.file))];
      return `${file} is not a translation${meant(file, files)}`;
    }
    const translated = own.filter((unit) => !isUntranslated(unit));
    if (id === undefined) {
      const example = (translated.find((unit) => !isMarked(unit)) ?? own[0])?.name;
      return `${file} holds ${own.length} texts: name one (${example}), or all that are translated (${file}#${ALL}).`;
    }
    const unit = own.find((candidate) => candidate.id === id);
    if (!unit && id !== ALL) {
      const names = own.map((text) => `${file}#${text.id}`);
      return `${file} has no "${id}"${meant(`${file}#${id}`, names)}`;
    }
    if (unit && isUntranslated(unit)) {
      return `${unit.name} is not translated: write it first; its French is ${quote(unit.french.text)}. If both languages use the same words, list it in ${exceptionsOf(unit)}.`;
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
  for (const {locale, catalogue, sources} of done.length > 0 ? languages : []) {
    const marks = formatSources(marksOf(catalogue, known));
    if (marks !== formatSources(sources.data ?? {})) changed.set(sourcesFile(locale), marks);
  }
  for (const [file, text] of changed) await writeFile(path.join(siteDir, file), text);
  return {done, skipped, refused};
}
