import {locales, type Locale} from '../locales';
import type {Problem} from '../siteError';
import {splitText} from './frontMatter';
import {readTextFile} from './textFile';
import {readFrontMatter} from './yaml';

/** Reads a text whose front matter has no schema: a page of the site or of the handbook. */
export async function readPlainText(
  siteDir: string,
  file: string,
): Promise<{source?: string; lang?: Locale; problems: Problem[]}> {
  const content = await readTextFile(siteDir, file);
  if (!content.ok) return {problems: [content.problem]};
  const {source} = content;
  const yaml = readFrontMatter(file, splitText(source).frontMatter ?? '');
  const written = yaml.ok ? (yaml.data as {lang?: string} | null)?.lang : undefined;
  return {
    source,
    lang: locales.find((locale) => locale === written),
    problems: yaml.ok ? [] : yaml.problems,
  };
}
