import {existsSync} from 'node:fs';
import path from 'node:path';
import {closest} from '../../lib/texts/closest';
import {filesIn} from '../../lib/files';
import {isElsewhere} from '../../lib/links';
import {locales} from '../../lib/locales';
import {placeAt, type Problem} from '../../lib/siteError';
import {factsOf} from '../case-studies/facts';
import {checkAlt, pictureElsewhere} from '../case-studies/body';
import {checkCaseStudies, type ReadText} from '../case-studies/read';
import {wordsOfYaml} from '../case-studies/words';
import {handbookDir, pagesDir, teamFile} from '../../lib/texts/folders';
import {readTextFile} from '../../lib/texts/textFile';
import {findCorrections, type Correction} from '../../lib/texts/typography';
import {readDocument} from '../translations/document';
import {ENGLISH, MESSAGE_FILES, readMessages} from '../translations/files';
import {checkLinks, pagesOf, type Targets} from './links';
import {correctionsInMessages} from './messages';

/** Typography corrections of one file, with its text. */
type FileCorrections = {file: string; source: string; corrections: Correction[]};

/** Lists the texts of a folder, by path from the project's root. */
const textsIn = (siteDir: string, dir: string): string[] =>
  filesIn(siteDir, [dir]).filter((name) => /\.mdx?$/.test(name));

/** Characters of context on each side of a correction, in its message. */
const AROUND = 12;

const correctionProblems = ({file, source, corrections}: FileCorrections): Problem[] =>
  corrections.map(({start, end, message}) => {
    const before = source.slice(0, start).split('\n').at(-1) ?? '';
    const after = source.slice(end).split('\n')[0] ?? '';
    const near = before.slice(-AROUND) + source.slice(start, end) + after.slice(0, AROUND);
    return {
      file,
      ...placeAt(source, start),
      severity: 'warning',
      message: `${message}, in "${near.trim()}".`,
    };
  });

/** Checks that the pictures of a page exist and have alternative text. */
const checkPicturesOf = (siteDir: string, {file, facts}: ReadText): Problem[] =>
  facts.pictures.flatMap(({src, alt, line, column}): Problem[] => {
    const at = {file, line, column};
    if (isElsewhere(src)) return [{...at, message: pictureElsewhere(src)}];
    const wrong = alt === undefined ? undefined : checkAlt(alt, src);
    const target = src.startsWith('/')
      ? `static${src}`
      : path.posix.join(path.posix.dirname(file), src);
    const problems: Problem[] = [];
    if (wrong) {
      const message = `the picture "${src}" ${wrong}: write ![what it shows](${src}).`;
      problems.push({...at, message});
    }
    if (!existsSync(path.join(siteDir, target))) {
      const message = `the picture "${src}" does not exist: put it at ${target}, or correct the name.`;
      problems.push({...at, message});
    }
    return problems;
  });

/** The folders of the texts that aren't case studies. */
const folders = {page: pagesDir, doc: handbookDir} as const;

type Options = {
  /** False in a build, which omits the handbook. */
  withHandbook?: boolean;
};

/**
 * Checks the case studies, team, MDX pages and handbook in both languages, without a build.
 *
 * @param readFacts may read from a cache (case-studies/factsCache.ts)
 */
export async function checkTexts(
  siteDir: string,
  readFacts = factsOf,
  {withHandbook = true}: Options = {},
): Promise<{problems: Problem[]; texts: ReadText[]}> {
  const {studies, texts, ...found} = await checkCaseStudies(siteDir, readFacts);
  const problems = [...found.problems];
  const others: ReadText[] = [];
  for (const locale of locales) {
    for (const kind of withHandbook ? (['page', 'doc'] as const) : (['page'] as const)) {
      const dirOf = folders[kind];
      const sources = textsIn(siteDir, dirOf('fr'));
      for (const file of textsIn(siteDir, dirOf(locale))) {
        const read = await readDocument(siteDir, file);
        if (Array.isArray(read)) {
          problems.push(...read);
        } else {
          const own = locales.find((candidate) => candidate === read.lang) ?? locale;
          const text = {file, locale: own, kind, source: read.source};
          const facts = await readFacts(text);
          others.push({...text, facts});
          problems.push(...facts.problems);
        }
        const source = file.replace(dirOf(locale), dirOf('fr'));
        if (!sources.includes(source)) {
          const near = closest(source, sources);
          const message = `this translates ${source}, which does not exist: rename the file like the French one${near ? ` (${near}?)` : ''}, or remove it.`;
          problems.push({file, message});
        }
      }
    }
  }
  const all = [...texts, ...others];
  const files = new Map(all.map(({file, facts}) => [file, facts.anchors]));
  const pages = {fr: pagesOf('fr', studies, files), en: pagesOf('en', studies, files)};
  const targets: Targets = {siteDir, studies, files, pages};
  problems.push(
    ...all.flatMap((text) => checkLinks(text, targets)),
    ...others.flatMap((text) => checkPicturesOf(siteDir, text)),
  );
  return {problems, texts: all};
}

/** Checks all texts, plus the typography of the translation files. */
export async function checkContent(
  siteDir: string,
  readFacts = factsOf,
  options: Options = {},
): Promise<{problems: Problem[]; corrections: FileCorrections[]}> {
  // Texts that show the site's own sentences, such as the title of a note, can't be read then.
  const unreadable = MESSAGE_FILES.flatMap((file) => readMessages(siteDir, file).problems);
  if (unreadable.length > 0) return {problems: unreadable, corrections: []};
  const {problems, texts} = await checkTexts(siteDir, readFacts, options);
  const read: FileCorrections[] = texts.map(({file, source, locale, facts}) => ({
    file,
    source,
    corrections: findCorrections(source, facts.visible, locale),
  }));
  const add = async (file: string, correct: (source: string) => Correction[]) => {
    const found = await readTextFile(siteDir, file);
    if (found.ok) read.push({file, source: found.source, corrections: correct(found.source)});
  };
  for (const locale of locales) {
    await add(teamFile(locale), (source) =>
      findCorrections(source, wordsOfYaml(source, 0), locale),
    );
  }
  for (const file of MESSAGE_FILES) {
    const locale = file.startsWith(ENGLISH) ? 'en' : 'fr';
    await add(file, (source) => correctionsInMessages(source, locale));
  }
  const corrections = read.filter((each) => each.corrections.length > 0);
  return {problems: [...problems, ...corrections.flatMap(correctionProblems)], corrections};
}
