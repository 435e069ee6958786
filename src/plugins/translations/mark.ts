import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {byCloseness} from '../../lib/closest';
import {throwProblems} from '../../lib/siteError';
import {splitText} from '../../lib/texts/frontMatter';
import {isCurrent, isFrench, readCatalogue, type TextUnit} from './catalogue';
import {HASH_FIELD} from './document';
import {exceptionsFile, formatSources, readExceptions, readSources, sourcesFile} from './files';
import {translatedLocales} from './languages';
import {quote} from './text';

/** After # : every text of a file that is translated and not marked yet. */
const ALL = 'all';

export type Marked = {
  /** What was marked, one line each. */
  done: readonly string[];
  /** Why names were refused, one sentence each; nothing is marked then. */
  refused: readonly string[];
};

/** Writes the hash at the end of the front matter; every other character stays. */
export function withHash(text: string, hash: string): string {
  const {frontMatter: yaml, frontMatterOffset: start} = splitText(text);
  const line = `${HASH_FIELD}: ${hash}`;
  if (yaml === undefined) return `---\n${line}\n---\n\n${text.replace(/^\uFEFF/, '')}`;
  const [head, rest] = [text.slice(0, start), text.slice(start + yaml.length)];
  const field = new RegExp(`^${HASH_FIELD}:[^\\r\\n]*`, 'm');
  if (field.test(yaml)) return head + yaml.replace(field, line) + rest;
  const end = head.includes('\r\n') ? '\r\n' : '\n';
  // An empty front matter has no line break of its own before the fence.
  return yaml ? `${head}${yaml}${end}${line}${rest}` : `${head}${line}${end}${rest}`;
}

/** The texts or the document that a name means, or why it means none. */
type Choice = {texts: TextUnit[]} | {write: () => Promise<void>; done: string} | {refused: string};

async function readLanguage(siteDir: string, locale: string) {
  const catalogue = await readCatalogue(siteDir, locale);
  const sources = readSources(siteDir, locale);
  const exceptions = readExceptions(siteDir, locale);
  throwProblems('Translations', [
    ...catalogue.problems.filter(({stops}) => stops),
    ...sources.problems,
    ...exceptions.problems,
  ]);
  const allowed = exceptions.data?.sameAsFrench ?? {};
  const known = sources.data ?? {};
  const isOpen = (unit: TextUnit) =>
    isFrench(unit) && (!unit.translation?.text.trim() || !(unit.name in allowed));
  const {texts, documents} = catalogue;

  /** Undefined when the file is none of this language's. */
  function choose(file: string, id: string | undefined): Choice | undefined {
    const document = documents.find((unit) => [unit.file, unit.source.file].includes(file));
    if (document) {
      const {source, translation} = document;
      if (file === source.file) {
        return {
          refused: translation
            ? `${file} is the French text: name its translation, ${document.file}.`
            : `${file} is the French text, and has no translation yet: write ${document.file} first.`,
        };
      }
      if (!translation) {
        return {
          refused: `${file} is not there yet: write the translation of ${source.file} in it first.`,
        };
      }
      const write = () =>
        writeFile(path.join(siteDir, file), withHash(translation.source, source.hash));
      return {write, done: `${file}: up to date with ${source.file}.`};
    }
    const own = texts.filter((unit) => unit.file === file);
    if (own.length === 0) return undefined;
    const waiting = own.filter((unit) => !isOpen(unit) && !isCurrent(unit, known[file]?.[unit.id]));
    if (id === ALL) return {texts: waiting};
    if (id === undefined) {
      return {
        refused: `${file} holds ${own.length} texts: name one (${(waiting[0] ?? own[0])?.name}), or all that are translated (${file}#${ALL}).`,
      };
    }
    const unit = own.find((candidate) => candidate.id === id);
    if (!unit) {
      const near = byCloseness(
        id,
        own.map((text) => text.id),
      ).slice(0, 3);
      return {
        refused: `${file} has no "${id}": did you mean ${near.map((one) => `${file}#${one}`).join(', ')}?`,
      };
    }
    return isOpen(unit)
      ? {
          refused: `${unit.name} is not translated: write it first; its French is ${quote(unit.french.text)}. If both languages say it so, list it in ${exceptionsFile(locale)}.`,
        }
      : {texts: [unit]};
  }

  const files = [...new Set([...documents, ...texts].map(({file}) => file))];
  return {locale, known, files, choose};
}

/**
 * Says that translations are up to date with today's French: writes the French's
 * hash into documents, and the French itself beside the texts of a file that
 * holds several. All of the names, or none.
 *
 * @param names files, or `file#id`, or `file#all`
 * @throws SiteError when what is there can't be read
 */
export async function markDone(siteDir: string, names: readonly string[]): Promise<Marked> {
  const languages = await Promise.all(
    translatedLocales.map((locale) => readLanguage(siteDir, locale)),
  );
  const done: string[] = [];
  const refused: string[] = [];
  const writes: Array<() => Promise<void>> = [];
  for (const name of names) {
    const [given = '', id] = name.split('#', 2);
    // However the shell wrote it.
    const absolute = path.resolve(siteDir, given.replaceAll('\\', '/'));
    const file = path.relative(siteDir, absolute).replaceAll(path.sep, '/');
    const language = languages.find(({choose}) => choose(file, id));
    const choice = language?.choose(file, id);
    if (!language || !choice) {
      const near = byCloseness(
        file,
        languages.flatMap(({files}) => files),
      ).slice(0, 3);
      refused.push(`${file} is no translation: did you mean ${near.join(', ')}?`);
    } else if ('refused' in choice) {
      refused.push(choice.refused);
    } else if ('write' in choice) {
      writes.push(choice.write);
      done.push(choice.done);
    } else {
      for (const unit of choice.texts) {
        (language.known[unit.file] ??= {})[unit.id] = unit.french.text;
        done.push(
          `${unit.name}: ${quote(unit.translation?.text ?? '')} translates ${quote(unit.french.text)}.`,
        );
      }
      const {locale, known} = language;
      writes.push(() => writeFile(path.join(siteDir, sourcesFile(locale)), formatSources(known)));
    }
  }
  if (refused.length > 0) return {done: [], refused};
  for (const write of writes) await write();
  return {done, refused};
}
