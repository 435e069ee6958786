import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {byCloseness} from '../../lib/closest';
import {throwProblems} from '../../lib/siteError';
import {writeWhole} from '../shared/files';
import {isCurrent, nameOf, readCatalogue, type DocumentUnit, type TextUnit} from './catalogue';
import {isSame} from './compare';
import {splitText} from '../shared/frontMatter';
import {HASH_FIELD} from './document';
import {translatedLocales} from './languages';
import {formatRecord, readExceptions, readSources, recordFiles} from './records';
import {quote} from './text';

/** After # : every text of a file that is translated and not marked yet. */
const ALL = 'all';

export type Marked = {
  /** What was marked, one line each. */
  done: readonly string[];
  /** Why names were refused, one sentence each; nothing is marked then. */
  refused: readonly string[];
};

type Plan = {texts: Map<string, TextUnit[]>; documents: DocumentUnit[]};

/** The path from the project's root, however the shell wrote it. */
function fileIn(siteDir: string, file: string): string {
  const absolute = path.resolve(siteDir, file.replaceAll('\\', '/'));
  return path.relative(siteDir, absolute).replaceAll(path.sep, '/');
}

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

/**
 * Says that translations are up to date with today's French: writes the French's
 * hash into documents, and the French itself beside the texts of a file that
 * holds several. All of the names, or none.
 *
 * @param names files, or `file#id`, or `file#all`
 * @throws SiteError when what is there can't be read
 */
export async function markDone(siteDir: string, names: readonly string[]): Promise<Marked> {
  const done: string[] = [];
  const refused: string[] = [];
  const writes: Array<() => Promise<void>> = [];
  const read = await Promise.all(
    translatedLocales.map(async (locale) => ({
      locale,
      catalogue: await readCatalogue(siteDir, locale),
      sources: await readSources(siteDir, locale),
      listed: await readExceptions(siteDir, locale),
    })),
  );
  throwProblems(
    'Translations',
    read.flatMap(({catalogue, sources, listed}) => [
      ...catalogue.problems.filter(({kind}) => kind === 'broken'),
      ...sources.problems,
      ...listed.problems,
    ]),
  );
  const plans = read.map((): Plan => ({texts: new Map(), documents: []}));

  const choose = (name: string): string | undefined => {
    const [given = '', id] = name.split('#', 2);
    const file = fileIn(siteDir, given);
    for (const [index, {catalogue, listed, sources, locale}] of read.entries()) {
      const plan = plans[index];
      const document = catalogue.documents.find((unit) => unit.file === file);
      if (document && id === undefined) {
        if (!document.translation) {
          return `${file} is not there yet: write the translation of ${document.source.file} in it first.`;
        }
        plan?.documents.push(document);
        return undefined;
      }
      const french = catalogue.documents.find((unit) => unit.source.file === file);
      if (french) {
        return french.translation
          ? `${file} is the French text: name its translation, ${french.file}.`
          : `${file} is the French text, and has no translation yet: write ${french.file} first.`;
      }
      const texts = catalogue.texts.filter((unit) => unit.file === file);
      if (texts.length === 0) continue;
      const isFrench = (unit: TextUnit) =>
        !unit.translation?.text.trim() ||
        (isSame(unit.french.text, unit.translation.text) &&
          !listed.exceptions.sameAsFrench.has(nameOf(unit)));
      const waiting = texts.filter(
        (unit) => !isFrench(unit) && !isCurrent(unit, sources.data[file]?.[unit.id]),
      );
      if (id === undefined) {
        return `${file} holds ${texts.length} texts: name one (${file}#${(waiting[0] ?? texts[0])?.id}), or all that are translated (${file}#${ALL}).`;
      }
      if (id === ALL) {
        plan?.texts.set(file, [...(plan.texts.get(file) ?? []), ...waiting]);
        return undefined;
      }
      const unit = texts.find((candidate) => candidate.id === id);
      if (!unit) {
        const near = byCloseness(
          id,
          texts.map((text) => text.id),
        ).slice(0, 3);
        return `${file} has no "${id}": did you mean ${near.map((one) => `${file}#${one}`).join(', ')}?`;
      }
      if (isFrench(unit)) {
        return `${name} is not translated: write it first; its French is ${quote(unit.french.text)}. If both languages say it so, list it in ${recordFiles(locale).exceptions}.`;
      }
      plan?.texts.set(file, [...(plan.texts.get(file) ?? []), unit]);
      return undefined;
    }
    const known = read.flatMap(({catalogue}) => [
      ...catalogue.documents.map((unit) => unit.file),
      ...new Set(catalogue.texts.map((unit) => unit.file)),
    ]);
    return `${file} is no translation: did you mean ${byCloseness(file, known).slice(0, 3).join(', ')}?`;
  };

  for (const name of names) {
    const reason = choose(name);
    if (reason) refused.push(reason);
  }
  if (refused.length > 0) return {done, refused};

  read.forEach(({locale, sources}, index) => {
    const plan = plans[index];
    if (!plan) return;
    for (const {file, source} of plan.documents) {
      writes.push(async () => {
        const absolute = path.join(siteDir, file);
        await writeWhole(absolute, withHash(await readFile(absolute, 'utf8'), source.hash));
      });
      done.push(`${file}: up to date with ${source.file}.`);
    }
    if (plan.texts.size === 0) return;
    const next = {...sources.data};
    for (const [file, units] of plan.texts) {
      next[file] = {
        ...next[file],
        ...Object.fromEntries(units.map(({id, french}) => [id, french.text])),
      };
      for (const unit of units) {
        done.push(
          `${nameOf(unit)}: ${quote(unit.translation?.text ?? '')} translates ${quote(unit.french.text)}.`,
        );
      }
    }
    writes.push(() =>
      writeWhole(path.join(siteDir, recordFiles(locale).sources), formatRecord(next)),
    );
  });
  for (const write of writes) await write();
  return {done, refused};
}
