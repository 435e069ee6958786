import {existsSync} from 'node:fs';
import path from 'node:path';
import {closest} from '../../lib/texts/closest';
import {filesIn} from '../../lib/files';
import {isElsewhere} from '../../lib/links';
import {locales} from '../../lib/locales';
import type {Problem} from '../../lib/siteError';
import {factsOf} from '../case-studies/facts';
import {checkAlt, pictureElsewhere} from '../case-studies/body';
import {checkCaseStudies, type ReadText} from '../case-studies/read';
import {handbookDir, pagesDir} from '../../lib/texts/folders';
import {readDocument} from '../translations/document';
import {MESSAGE_FILES, readMessages} from '../translations/files';
import {checkLinks, pagesOf, type Targets} from './links';

/** Lists the texts of a folder, by path from the project's root. */
const textsIn = (siteDir: string, dir: string): string[] =>
  filesIn(siteDir, [dir]).filter((name) => /\.mdx?$/.test(name));

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
): Promise<Problem[]> {
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
  return problems;
}

/** Checks all texts, and that the translation files can be read. */
export async function checkContent(
  siteDir: string,
  readFacts = factsOf,
  options: Options = {},
): Promise<Problem[]> {
  // Texts that show the site's own sentences, such as the title of a note, can't be read then.
  const unreadable = MESSAGE_FILES.flatMap((file) => readMessages(siteDir, file).problems);
  return unreadable.length > 0 ? unreadable : checkTexts(siteDir, readFacts, options);
}
