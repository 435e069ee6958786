import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '../fixture/src/lib/languages';

export {locales, type Locale} from '../fixture/src/lib/languages';
export {site} from '../fixture/src/site';

const folders: Readonly<Record<Locale, string>> = {
  fr: 'blog',
  en: 'i18n/en/docusaurus-plugin-content-blog',
};

type Fields = {title: string; slug: string; client: string; sector: string; services: string[]};

/** A case study of the fixture site, in both languages. */
function studyOf(id: string) {
  /** Its text, relative to the project. */
  const file = (locale: Locale) => `${folders[locale]}/${id}/index.mdx`;
  const read = (locale: Locale): Fields | undefined => {
    const source = path.resolve(__dirname, '../fixture', file(locale));
    if (!existsSync(source)) return undefined;
    const [, yaml = ''] = readFileSync(source, 'utf8').split(/^---$/m);
    return parse(yaml) as Fields;
  };
  const french = read('fr');
  if (!french) throw new Error(`The fixture site has no case study "${id}".`);
  const english = read('en') ?? french;
  return {
    id,
    file,
    sector: french.sector,
    services: french.services,
    fr: {path: `/work/${french.slug}/`, title: french.title, client: french.client},
    en: {path: `/en/work/${english.slug}/`, title: english.title, client: english.client},
  };
}

/** The longest, with pictures and a PDF; the newest. */
export const mainStudy = studyOf('2024-03-12-halles');
/** A shorter one, in both languages too. */
export const renamedStudy = studyOf('2022-11-08-livres');
/** In French only. */
export const frenchOnly = studyOf('2021-05-19-phare');
/** The shortest and oldest. */
export const oldStudy = studyOf('2019-09-30-jardin');

export const studies = [mainStudy, renamedStudy, frenchOnly, oldStudy];

/** The team in French, in the order of its page. */
export const members = Object.entries(
  parse(readFileSync(path.resolve(__dirname, '../fixture/blog/authors.yml'), 'utf8')) as Record<
    string,
    {name: string; title: string; alumni?: boolean}
  >,
).map(([id, member]) => ({id, ...member}));
