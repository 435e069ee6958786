import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {closest} from '../../../src/lib/closest';
import {defaultLocale, locales, type Locale} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/siteError';
import type {TextFacts, TextSource} from '../../../src/plugins/case-studies/facts';
import {checkAlt} from '../../../src/plugins/case-studies/body';
import {caseStudiesDir} from '../../../src/plugins/case-studies/files';
import {checkCaseStudies, type ReadText} from '../../../src/plugins/case-studies/read';
import {readPlainText} from '../../../src/lib/texts/text';
import {placeAt} from '../../../src/lib/texts/places';
import {readTextFile} from '../../../src/lib/texts/textFile';
import {FORM_WORDS, formsFile} from '../../../src/plugins/translations/files';
import {translatedLocales} from '../../../src/plugins/translations/languages';
import {readFacts, type Memory} from './facts';
import {checkLinks, pagesOf, type Targets} from './links';
import {correctionsInCode, correctionsInMessages} from './strings';
import {findCorrections, wordsOfYaml, type Correction} from './typography';

/** Corrections of one file, with the text that they belong to. */
export type FileCorrections = {file: string; source: string; corrections: Correction[]};

export type CheckedContent = {
  problems: Problem[];
  /** What `--fix` can put right. */
  corrections: FileCorrections[];
  /** How many texts were read. */
  texts: number;
};

const pagesDir = (locale: Locale) =>
  locale === 'fr' ? 'src/pages' : `i18n/${locale}/docusaurus-plugin-content-pages`;
const docsDir = (locale: Locale) =>
  locale === 'fr' ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;

/** The Markdown files of a folder, from the project's root. */
async function filesIn(siteDir: string, dir: string): Promise<string[]> {
  const absolute = path.join(siteDir, dir);
  if (!existsSync(absolute)) {
    return [];
  }
  const names = await readdir(absolute, {recursive: true});
  return names
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => `${dir}/${name.replaceAll(path.sep, '/')}`)
    .sort();
}

/** Code outside of `src` whose words are read. */
const otherCode = ['docusaurus.config.ts', 'sidebars.ts'];

/** The modules that may hold words, from the project's root. */
async function codeFiles(siteDir: string): Promise<string[]> {
  const names = await readdir(path.join(siteDir, 'src'), {recursive: true}).catch(() => []);
  return [
    ...names
      .map((name) => `src/${name.replaceAll(path.sep, '/')}`)
      .filter((name) => /\.tsx?$/.test(name) && !/\/__tests__\/|\.d\.ts$/.test(name))
      .sort(),
    ...otherCode.filter((name) => existsSync(path.join(siteDir, name))),
  ];
}

/** How many characters before and after a correction its message shows. */
const AROUND = 12;

function tellCorrections({file, source, corrections}: FileCorrections): Problem[] {
  return corrections.map(({start, end, message}) => {
    const line = source.slice(0, start).lastIndexOf('\n') + 1;
    const lineEnd = source.indexOf('\n', end);
    const near = source
      .slice(
        Math.max(line, start - AROUND),
        Math.min(lineEnd < 0 ? source.length : lineEnd, end + AROUND),
      )
      .trim();
    return {
      file,
      ...placeAt(source, start),
      severity: 'warning',
      message: `${message}, in "${near}".`,
    };
  });
}

/** Pictures of a page or of the handbook: there, and described. */
function checkPicturesOf(siteDir: string, {file, facts}: ReadText<TextFacts>): Problem[] {
  return facts.pictures.flatMap(({src, alt, line, column}): Problem[] => {
    const at = {file, line, column};
    const wrong = alt === undefined ? undefined : checkAlt(alt, src);
    const target = src.startsWith('/')
      ? path.join(siteDir, 'static', src)
      : path.join(siteDir, path.dirname(file), src);
    return [
      ...(wrong
        ? [{...at, message: `the picture "${src}" ${wrong}: write ![what it shows](${src}).`}]
        : []),
      ...(existsSync(target)
        ? []
        : [
            {
              ...at,
              message: `the picture "${src}" does not exist: put it at ${path.relative(siteDir, target)}, or correct the name.`,
            },
          ]),
    ];
  });
}

/**
 * Checks all texts of the site without building it: case studies, the team, the pages
 * that are written in MDX, and the handbook, in both languages.
 *
 * @param factsOf reads a text, or remembers what it read before
 */
export async function checkTexts<Facts extends TextFacts>(
  siteDir: string,
  factsOf: (text: TextSource) => Facts,
): Promise<{problems: Problem[]; texts: Array<ReadText<Facts>>}> {
  const {studies, texts, problems} = await checkCaseStudies(siteDir, factsOf);
  const others: Array<ReadText<Facts>> = [];
  for (const locale of locales) {
    for (const [kind, dirOf] of [
      ['page', pagesDir],
      ['doc', docsDir],
    ] as const) {
      const sources = await filesIn(siteDir, dirOf('fr'));
      for (const file of await filesIn(siteDir, dirOf(locale))) {
        const read = await readPlainText(siteDir, file);
        problems.push(...read.problems);
        if (read.source !== undefined) {
          const text = {file, locale: read.lang ?? locale, kind, source: read.source};
          const facts = factsOf(text);
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
  const anchorsOfPages = (locale: Locale) =>
    new Map(
      others
        .filter((text) => text.kind === 'page' && text.locale === locale)
        .map(({file, facts}) => [`/${path.basename(file, path.extname(file))}/`, facts.anchors]),
    );
  const targets: Targets = {
    siteDir,
    studies,
    files: new Map(others.map(({file, facts}) => [file, facts.anchors] as const)),
    pages: {
      fr: pagesOf('fr', studies, anchorsOfPages('fr')),
      en: pagesOf('en', studies, anchorsOfPages('en')),
    },
  };
  for (const text of [...texts, ...others]) {
    problems.push(...checkLinks(text, targets));
  }
  for (const text of others) {
    problems.push(...checkPicturesOf(siteDir, text));
  }

  return {problems, texts: [...texts, ...others]};
}

/**
 * Checks all texts, and the typography of all that visitors read, in code and translation
 * files too.
 *
 * @param factsOf reads a text, or remembers what it read before
 */
export async function checkContent(
  siteDir: string,
  {factsOf = readFacts}: Partial<Pick<Memory, 'factsOf'>> = {},
): Promise<CheckedContent> {
  const {problems, texts} = await checkTexts(siteDir, factsOf);
  const corrections: FileCorrections[] = texts
    .map(({file, source, facts}) => ({file, source, corrections: facts.corrections}))
    .filter((found) => found.corrections.length > 0);
  const add = async (file: string, read: (source: string) => Correction[]) => {
    const found = await readTextFile(siteDir, file);
    const wrong = found.ok ? read(found.source) : [];
    if (found.ok && wrong.length > 0) {
      corrections.push({file, source: found.source, corrections: wrong});
    }
  };
  for (const locale of locales) {
    await add(`${caseStudiesDir(locale)}/authors.yml`, (source) =>
      findCorrections(source, wordsOfYaml(source, 0), locale),
    );
  }
  for (const file of await codeFiles(siteDir)) {
    await add(file, (source) => correctionsInCode(file, source));
  }
  await add(FORM_WORDS, (source) => correctionsInMessages(FORM_WORDS, source, defaultLocale));
  for (const locale of translatedLocales) {
    for (const file of [
      formsFile(locale),
      `i18n/${locale}/code.json`,
      `i18n/${locale}/docusaurus-plugin-content-docs/current.json`,
    ]) {
      await add(file, (source) => correctionsInMessages(file, source, locale));
    }
  }
  return {
    problems: [...problems, ...corrections.flatMap(tellCorrections)],
    corrections,
    texts: texts.length,
  };
}
