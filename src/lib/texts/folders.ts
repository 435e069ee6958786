import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {sourceLocale, type Locale} from '../locales';

/*
 * Where the texts of each language are, from the project's root.
 */

const dirOf = (source: string, translated: string) => (locale: Locale) =>
  locale === sourceLocale ? source : `i18n/${locale}/docusaurus-plugin-content-${translated}`;

/** Case studies, a folder each. */
export const caseStudiesDir = dirOf('blog', 'blog');
export const teamFile = (locale: Locale) => `${caseStudiesDir(locale)}/authors.yml`;
export const pagesDir = dirOf('src/pages', 'pages');
export const handbookDir = dirOf('docs', 'docs/current');

/** The ids of a language's case studies, which are the names of their folders. */
export function caseStudyIds(siteDir: string, locale: Locale): string[] {
  const dir = path.join(siteDir, caseStudiesDir(locale));
  const entries = existsSync(dir) ? readdirSync(dir, {withFileTypes: true}) : [];
  const folders = entries.filter((entry) => entry.isDirectory());
  return folders.map(({name}) => name).sort();
}
