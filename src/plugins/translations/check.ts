import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {defaultLocale, locales, type Locale} from '../../lib/locales';
import type {Problem} from '../../lib/siteError';
import {readText} from '../shared/files';

const codeSchema = z.record(
  z.string(),
  z.object({message: z.string().trim().min(1), description: z.string().optional()}),
);

const languages: Readonly<Record<Locale, string>> = {fr: 'French', en: 'English'};

/**
 * The literal ids in the source, each with the file that it stands in. Lint
 * (@docusaurus/string-literal-i18n-messages) keeps them literal.
 */
export async function idsInSource(siteDir: string): Promise<Map<string, string>> {
  const dir = path.join(siteDir, 'src');
  const files = (await readdir(dir, {recursive: true})).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('__tests__'),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(dir, file), 'utf8');
      const calls = text.matchAll(/(?:translate\(\s*\{|<Translate)\s*id[:=]\s*['"]([^'"]+)['"]/g);
      return [...calls].map(
        ([, id = '']) => [id, `src/${file.replaceAll(path.sep, '/')}`] as const,
      );
    }),
  );
  return new Map(found.flat().sort());
}

/** The strings of the source that a language does not have. */
async function checkIds(siteDir: string, locale: Locale): Promise<Problem[]> {
  const file = `i18n/${locale}/code.json`;
  const content = (await readText(path.join(siteDir, file))) ?? '{}';
  const known = new Set<string>();
  try {
    Object.keys(JSON.parse(content) as object).forEach((id) => known.add(id));
  } catch {
    return []; // checkCode says what is wrong.
  }
  return [...(await idsInSource(siteDir))]
    .filter(([id]) => !known.has(id))
    .map(([id, source]) => ({
      file,
      message: `"${id}" of ${source} is missing. Run "npm run i18n:extract", then write its ${languages[locale]}.`,
    }));
}

/** The interface's strings of a language: there, well formed and none empty. */
async function checkCode(siteDir: string, locale: Locale): Promise<Problem[]> {
  const file = `i18n/${locale}/code.json`;
  const content = await readText(path.join(siteDir, file));
  if (content === undefined) {
    return [
      {
        file,
        message: `the file is missing; it holds the ${languages[locale]} of the interface. Run "npm run i18n:extract", then translate what it wrote.`,
      },
    ];
  }
  let data: unknown;
  try {
    data = JSON.parse(content);
  } catch (error) {
    const found = (error as Error).message;
    return [
      {file, message: `not valid JSON: ${found}. Look for a missing comma or quote near there.`},
    ];
  }
  const result = codeSchema.safeParse(data);
  return result.success
    ? []
    : result.error.issues.map((issue) => {
        const id = String(issue.path[0] ?? '');
        const line = content.split('\n').findIndex((row) => row.includes(`"${id}"`)) + 1;
        return {
          file,
          ...(line > 0 ? {line} : {}),
          message: `"${id}" needs a "message" with the ${languages[locale]} text; write it.`,
        };
      });
}

/** The long texts of a language: one for each French one. */
async function checkPages(siteDir: string, locale: Locale): Promise<Problem[]> {
  const sources = (await readdir(path.join(siteDir, 'src/pages'))).filter((name) =>
    name.endsWith('.mdx'),
  );
  const problems = await Promise.all(
    sources.map(async (name): Promise<Problem[]> => {
      const file = `i18n/${locale}/docusaurus-plugin-content-pages/${name}`;
      const found = await readText(path.join(siteDir, file));
      return found === undefined
        ? [
            {
              file,
              message: `the file is missing: write the ${languages[locale]} of src/pages/${name} there.`,
            },
          ]
        : [];
    }),
  );
  return problems.flat();
}

/**
 * What is missing from the translations, without which Docusaurus would show
 * French in the midst of another language and say nothing.
 *
 * @param ids whether each string of the source must be there; not during
 * development, where a new one is translated when it is done
 */
export async function checkTranslations(siteDir: string, {ids = true} = {}): Promise<Problem[]> {
  const problems = await Promise.all(
    locales
      .filter((locale) => locale !== defaultLocale)
      .map(async (locale) => {
        const [code, pages] = await Promise.all([
          checkCode(siteDir, locale),
          checkPages(siteDir, locale),
        ]);
        return [
          ...code,
          ...pages,
          ...(ids && code.length === 0 ? await checkIds(siteDir, locale) : []),
        ];
      }),
  );
  return problems.flat();
}
