import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../lib/locales';
import {sectionHeadings, sectionIds} from '../../vocabulary/sections';

const fileOf = (siteDir: string, locale: Locale) =>
  path.join(siteDir, `scripts/templates/case-study.${locale}.mdx`);

/**
 * The skeleton of a new case study in a language: the file of its own, or the English one with the
 * headings of that language.
 */
export function studyTemplate(siteDir: string, locale: Locale): string {
  const own = fileOf(siteDir, locale);
  if (existsSync(own)) return readFileSync(own, 'utf8');
  return sectionIds.reduce(
    (text, id) =>
      text.replace(`\n## ${sectionHeadings.en[id]}\n`, `\n## ${sectionHeadings[locale][id]}\n`),
    readFileSync(fileOf(siteDir, 'en'), 'utf8'),
  );
}
