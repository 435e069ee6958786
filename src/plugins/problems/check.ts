import {existsSync} from 'node:fs';
import path from 'node:path';
import {isElsewhere} from '../../lib/links';
import {forEachLocale} from '../../lib/locales';
import type {Problem} from '../../lib/siteError';
import {isPublic, type CaseStudy} from '../case-studies/model';
import {checkCaseStudies} from '../case-studies/read';
import {checkOwnPages, LETTERS, type OwnPage} from '../pages/own';
import {factsOf} from '../texts/facts';
import {altProblem, pictureElsewhere} from '../texts/pictures';
import {readTexts, type Text} from '../texts/read';
import {messageFiles, readMessages} from '../translations/files';
import {checkLinks, pagesOf, type Targets} from './links';
import {checkMoved, type committedSlugs} from './moved';

/** Checks that the pictures of a page exist and have alternative text. */
const checkPicturesOf = (siteDir: string, {file, facts}: Text): Problem[] =>
  facts.pictures.flatMap(({src, alt, line, column}): Problem[] => {
    const at = {file, line, column};
    if (isElsewhere(src)) return [{...at, message: pictureElsewhere(src)}];
    const target = src.startsWith('/')
      ? `static${src}`
      : path.posix.join(path.posix.dirname(file), src);
    const problems: Problem[] = [];
    const wrongAlt = altProblem({src, alt});
    if (wrongAlt) problems.push({...at, ...wrongAlt});
    if (!existsSync(path.join(siteDir, target))) {
      const message = `the picture "${src}" does not exist: put it at ${target}, or correct the name.`;
      problems.push({...at, message});
    }
    return problems;
  });

/** Past letters, while no text lists them. */
function checkLetters(pages: readonly OwnPage[], texts: readonly Text[]): Problem[] {
  const letter = pages.find(({path: address}) => address.startsWith(LETTERS));
  if (!letter) return [];
  return texts
    .filter(({kind, name}) => kind === 'page' && name === 'newsletter.mdx')
    .filter(({body}) => !body.includes('<Letters'))
    .map(({file}) => {
      const message = `there are past letters, in src/pages/newsletter/, and this page does not list them: write <Letters/> on a line of its own, where the list goes.`;
      return {file, severity: 'warning', message};
    });
}

type Options = {
  /** False in a build, which omits the handbook. */
  withHandbook?: boolean;
  /** What git knows, to warn of addresses that lead nowhere. */
  history?: ReturnType<typeof committedSlugs>;
};

/**
 * Checks the case studies, team, MDX pages and handbook in both languages, without a build.
 *
 * @param readFacts may read from a cache (texts/factsCache.ts)
 */
export async function checkTexts(
  siteDir: string,
  readFacts = factsOf,
  {withHandbook = true, history}: Options = {},
): Promise<Problem[]> {
  const {studies, texts, ...found} = await checkCaseStudies(siteDir, readFacts);
  const read = await readTexts(siteDir, {
    kinds: withHandbook ? ['page', 'doc'] : ['page'],
    readFacts,
  });
  const others = read.texts;
  const problems = [
    ...found.problems,
    ...read.problems,
    ...others.flatMap(({facts}) => facts.problems),
  ];
  const all = [...texts, ...others];
  const files = new Map(all.map(({file, facts}) => [file, facts.anchors]));
  const ownPages = checkOwnPages(others);
  const isShared = ({kind, name}: Text) =>
    kind !== 'doc' && all.filter((text) => text.kind === kind && text.name === name).length === 1;
  const targetsAmong = (these: readonly CaseStudy[]): Targets => {
    const pages = forEachLocale((locale) => pagesOf(locale, these, files, ownPages.pages));
    const hidden = studies.filter((study) => !these.includes(study));
    return {siteDir, studies: these, hidden, files, pages};
  };
  const forWriters = targetsAmong(studies);
  const forVisitors = targetsAmong(studies.filter((study) => isPublic(study)));
  const hiddenFiles = new Set(
    forVisitors.hidden.flatMap(({versions}) => Object.values(versions).map(({file}) => file)),
  );
  problems.push(
    // What is not published may lead to what is not.
    ...all.flatMap((text) =>
      checkLinks(text, hiddenFiles.has(text.file) ? forWriters : forVisitors, isShared(text)),
    ),
    ...others.flatMap((text) => checkPicturesOf(siteDir, text)),
    ...ownPages.problems,
    ...checkLetters(ownPages.pages, others),
    ...(history ? checkMoved(studies, await history) : []),
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
  const unreadable = messageFiles.flatMap((file) => readMessages(siteDir, file).problems);
  return unreadable.length > 0 ? unreadable : checkTexts(siteDir, readFacts, options);
}
