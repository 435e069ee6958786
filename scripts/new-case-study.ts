/*
 * npm run new:case-study -- maison-de-repos [--en | --only-en], or another language that
 * translates: starts a case study (docs/add-a-case-study.mdx)
 * as a skeleton with the choices beside each field. The check of the texts leads on from there.
 * It speaks French, as its writers do.
 */
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {sourceLocale, type Locale} from '../src/lib/locales';
import {projectRoot} from '../src/lib/project';
import {SiteError, throwProblems} from '../src/lib/siteError';
import {splitText} from '../src/lib/texts/data';
import {caseStudiesDir} from '../src/lib/texts/folders';
import {languageName, translatedLocales} from '../src/lib/texts/translated';
import {studyTemplate} from '../src/plugins/case-studies/template';
import {frontMatterSchema} from '../src/plugins/case-studies/frontMatter';
import {checkTeams} from '../src/plugins/case-studies/team';
import {studyFields} from '../src/plugins/texts/read';
import {sectorIds, serviceIds} from '../src/vocabulary';
import {runCommand} from './lib/command';

const USAGE = `npm run new:case-study -- maison-de-repos [${translatedLocales.map((locale) => `--${locale} | --only-${locale}`).join(' | ')}]`;

function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(
      translatedLocales
        .flatMap((locale) => [locale, `only-${locale}`])
        .map((name) => [name, {type: 'boolean', default: false}]),
    ),
  });
  // A title without quotes is several arguments.
  const slug = positionals.join(' ');
  if (!slug) throw new Error('Écrivez la fin de l’adresse de l’étude, /work/…/');
  const only = translatedLocales.find((locale) => values[`only-${locale}`]);
  const translated = translatedLocales.filter((locale) => values[locale]);
  if (
    only &&
    (translated.length > 0 ||
      translatedLocales.some((each) => each !== only && values[`only-${each}`]))
  ) {
    throw new Error(`Écrivez --${translated[0] ?? only} ou --only-${only}, pas les deux.`);
  }
  return {slug, translated, only};
}

/** « L’œil, à l’hôpital » becomes `l-oeil-a-l-hopital`. */
const slugOf = (words: string) =>
  (
    words
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z0-9]+/g) ?? []
  ).join('-');

const templateOf = (locale: Locale) => studyTemplate(projectRoot, locale);

/** A skeleton in one language alone: the advice on its fields is for the same writer. */
function aloneIn(locale: Locale): string {
  const [source, own] = [splitText(templateOf(sourceLocale)), splitText(templateOf(locale))];
  return `---\n${source.frontMatter?.trimEnd()}\nlang: ${locale}\n---\n${own.body}`;
}

/** The text that has a slug in a language, if any. */
const textWith = (slug: string, locale: Locale) =>
  studyFields(projectRoot, locale).find(({fields}) => fields.slug === slug)?.file;

/** @throws SiteError for an address that cannot be, or is another study's */
function checkSlug(slug: string, locale: Locale): void {
  if (!frontMatterSchema.shape.slug.safeParse(slug).success) {
    throw new SiteError(
      `« ${slug} » ne peut pas finir une adresse : écrivez ${slugOf(slug) || 'maison-de-repos'}, en lettres sans accent, chiffres et traits d’union.`,
    );
  }
  const owner = textWith(slug, locale);
  if (!owner) return;
  let number = 2;
  while (textWith(`${slug}-${number}`, locale)) number += 1;
  throw new SiteError(
    `L’adresse ${slug} est celle de ${owner} : choisissez-en une autre, par exemple ${slug}-${number}.`,
  );
}

void runCommand(USAGE, readOptions, async ({slug, translated, only}) => {
  // Swedish dates are ISO 8601; the day is local, not UTC.
  const date = new Date().toLocaleDateString('sv');
  const {teams, problems} = await checkTeams(projectRoot);
  throwProblems('Équipe', problems);
  const skeletons = [sourceLocale, ...translated].map((locale) => {
    const own = locale === sourceLocale ? slug : `${slug}-${locale}`;
    checkSlug(own, locale);
    const folder = `${caseStudiesDir(locale)}/${date}-${slug}`;
    if (existsSync(path.join(projectRoot, folder))) {
      throw new SiteError(
        `Le dossier ${folder} existe déjà : choisissez une autre adresse, ou supprimez-le d’abord.`,
      );
    }
    const values: Readonly<Record<string, string>> = {
      SLUG: own,
      DATE: date,
      SECTORS: sectorIds.join(', '),
      SERVICES: serviceIds.join(', '),
      AUTHORS: teams[locale].map(({id}) => id).join(', '),
    };
    const template = only ? aloneIn(only) : templateOf(locale);
    const text = template.replace(/\b[A-Z]+\b/g, (word) => values[word] ?? word);
    return {folder, file: `${folder}/index.mdx`, text};
  });
  for (const {folder, file, text} of skeletons) {
    await mkdir(path.join(projectRoot, folder), {recursive: true});
    await writeFile(path.join(projectRoot, file), text);
  }
  const [original, ...translations] = skeletons.map(({file}) => file);
  console.log(`Écrit : ${skeletons.map(({file}) => file).join(', ')}

1. Posez la couverture dans le dossier de ${original}, sous le nom cover.png (2400 × 1500 px).
2. npm run check -- content dit ce qui manque encore, champ par champ, avec sa ligne.
3. npm start montre l’étude : http://localhost:3000/work/${slug}/`);
  if (translations.length > 0) {
    const languages = translated.map((locale) => `l’${languageName(locale, 'fr')}`).join(' et ');
    console.log(
      `4. npm run i18n:done ${translations.join(' ')}, quand ${languages} dit ce que dit le français.`,
    );
  }
});
