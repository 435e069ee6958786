/*
 * npm run new:case-study -- maison-de-repos [--en | --only-en]: starts a case study (docs/add-a-case-study.mdx)
 * as a skeleton with the choices beside each field. The check of the texts leads on from there.
 * It speaks French, as its writers do.
 */
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {locales, type Locale} from '../src/lib/locales';
import {projectRoot} from '../src/lib/project';
import {SiteError, throwProblems} from '../src/lib/siteError';
import {splitText} from '../src/lib/texts/data';
import {caseStudiesDir} from '../src/lib/texts/folders';
import {frontMatterSchema} from '../src/plugins/case-studies/frontMatter';
import {checkTeams} from '../src/plugins/case-studies/team';
import {studyFields} from '../src/plugins/texts/read';
import {sectorIds, serviceIds} from '../src/vocabulary';
import {runCommand} from './lib/command';

const USAGE = 'npm run new:case-study -- maison-de-repos [--en | --only-en]';

const read = (...names: string[]) => readFileSync(path.join(projectRoot, ...names), 'utf8');

function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      en: {type: 'boolean', default: false},
      'only-en': {type: 'boolean', default: false},
    },
  });
  // A title without quotes is several arguments.
  const slug = positionals.join(' ');
  if (!slug) throw new Error('Écrivez la fin de l’adresse de l’étude, /work/…/');
  const {en, 'only-en': onlyEnglish} = values;
  if (en && onlyEnglish) throw new Error('Écrivez --en ou --only-en, pas les deux.');
  return {slug, inEnglish: en, onlyEnglish};
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

const templateOf = (locale: Locale) => read('scripts/templates', `case-study.${locale}.mdx`);

/** A skeleton in English alone: the advice on its fields is for the same writer. */
function englishAlone(): string {
  const [french, english] = [splitText(templateOf('fr')), splitText(templateOf('en'))];
  return `---\n${french.frontMatter?.trimEnd()}\nlang: en\n---\n${english.body}`;
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

void runCommand(USAGE, readOptions, async ({slug, inEnglish, onlyEnglish}) => {
  // Swedish dates are ISO 8601; the day is local, not UTC.
  const date = new Date().toLocaleDateString('sv');
  const {teams, problems} = await checkTeams(projectRoot);
  throwProblems('Équipe', problems);
  const skeletons = (inEnglish ? locales : (['fr'] as const)).map((locale) => {
    const own = locale === 'fr' ? slug : `${slug}-${locale}`;
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
    const template = onlyEnglish ? englishAlone() : templateOf(locale);
    const text = template.replace(/\b[A-Z]+\b/g, (word) => values[word] ?? word);
    return {folder, file: `${folder}/index.mdx`, text};
  });
  for (const {folder, file, text} of skeletons) {
    await mkdir(path.join(projectRoot, folder), {recursive: true});
    await writeFile(path.join(projectRoot, file), text);
  }
  const [french, english] = skeletons.map(({file}) => file);
  console.log(`Écrit : ${skeletons.map(({file}) => file).join(', ')}

1. Posez la couverture dans le dossier de ${french}, sous le nom cover.png (2400 × 1500 px).
2. npm run check -- content dit ce qui manque encore, champ par champ, avec sa ligne.
3. npm start montre l’étude : http://localhost:3000/work/${slug}/`);
  if (english) {
    console.log(`4. npm run i18n:done ${english}, quand l’anglais dit ce que dit le français.`);
  }
});
