import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {cp, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect} from '@playwright/test';
import {filesIn} from '../../src/lib/files';
import {linkPackages} from '../support/copyProject';
import {build, change} from '../support/projectCopy';
import {languages, tables, words} from './german';

const root = path.resolve(__dirname, '../..');

/** Files in which the agency writes its own values; texts are replaced as well. */
export const VALUES = [
  'src/site.ts',
  'src/statements.ts',
  'src/mark.ts',
  'src/typefaces.ts',
  'src/vocabulary/index.ts',
];

const LANGUAGES = 'src/lib/languages.ts';
const WORDS = 'scripts/spelling/words.txt';
const PALETTE = 'src/css/palette.css';

/** The files of docs/identity.md, and those of docs/languages.md for one language more. */
export const identity = [...VALUES, PALETTE, LANGUAGES];
export const languageTables = [...new Set(tables.map(({file}) => file)), WORDS].filter(
  (file) => file !== LANGUAGES,
);

const BLOG = 'docusaurus-plugin-content-blog';
const HANDBOOK = 'docusaurus-plugin-content-docs/current';
const PAGES = 'docusaurus-plugin-content-pages';
type Exceptions = {untranslated: Record<string, string>; sameAsFrench: Record<string, string>};

const BLOGS = ['blog', `i18n/en/${BLOG}`];

/** Runs npm in a copy. */
export const npm = (dir: string, ...args: string[]) =>
  build(
    dir,
    {
      // The copy has caches of its own.
      DOCUSAURUS_NO_PERSISTENT_CACHE: undefined,
      // Playwright sets them for its own process.
      NODE_ENV: undefined,
      FORCE_COLOR: undefined,
      TEST_WORKER_INDEX: undefined,
    },
    ['npm', ...args],
  );

/** Runs a command of a copy, which must succeed. */
export async function succeed(dir: string, ...args: string[]): Promise<string> {
  const {code, output} = await npm(dir, ...args);
  expect(code, `npm ${args.join(' ')}\n${output}`).toBe(0);
  return output;
}

/**
 * Copies the project as a clone on Windows has it, where git writes CRLF by default
 * (`core.autocrlf`): .gitattributes decides.
 */
async function clone(dir: string): Promise<void> {
  const skipped = /^(?:node_modules|build|\.git|\.docusaurus.*|\.forms)$/;
  await cp(root, dir, {
    recursive: true,
    filter: (source) => !skipped.test(path.relative(root, source)),
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@lune.localhost', ...args], {
      cwd: dir,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  git('init', '--quiet');
  git('config', 'core.autocrlf', 'true');
  // Its warnings name each file whose line ends it would change.
  git('-c', 'core.safecrlf=false', 'add', '--all');
  git('commit', '--quiet', '--message', 'The site as supplied');
  git('rm', '--quiet', '-r', '.');
  git('reset', '--quiet', '--hard');
}

/** Constants of a module, by name: their whole statements. */
const constantsOf = (text: string) =>
  new Map(
    [...text.matchAll(/^export const (\w+)[^\n]*\{\n[\s\S]*?^\}[^;\n]*;$/gm)].map(
      ([statement, name = '']) => [name, statement] as const,
    ),
  );

/** Gives the constants of a module the values that the rebrand's has, and keeps their types. */
async function replaceValues(dir: string, file: string): Promise<void> {
  const own = constantsOf(await readFile(path.join(__dirname, file), 'utf8'));
  expect(own.size, file).toBeGreaterThan(0);
  // What marks an example is imported for nothing once every value is real.
  const withoutExample = (text: string) =>
    /\bexample\(/.test(text) ? text : text.replace('import {example, type ', 'import type {');
  await change(dir, file, (text) => {
    const replaced = [...own].reduce((result, [name, statement]) => {
      const before = constantsOf(result).get(name) ?? '';
      expect(before, `${name} in ${file}`).not.toBe('');
      const value = statement.slice(statement.indexOf('= {\n') + 2, statement.lastIndexOf('\n}'));
      return result.replace(before, () => {
        const [head] = before.split('= {\n');
        return `${head}= ${value}${before.slice(before.lastIndexOf('\n}'))}`;
      });
    }, text);
    return withoutExample(replaced);
  });
}

async function recolour(dir: string): Promise<void> {
  const colours = await readFile(path.join(__dirname, PALETTE), 'utf8');
  await change(dir, PALETTE, (text) =>
    [...colours.matchAll(/(--site-palette-[\w-]+: )(#\w+);/g)].reduce(
      (result, [line, name = '']) => {
        expect(result).toContain(name);
        return result.replace(new RegExp(`${name}#\\w+;`), line);
      },
      text,
    ),
  );
}

type Sentences = Record<string, Record<'fr' | 'en', string> & {de?: string}>;
type Messages = Record<string, {message: string; description?: string}>;

const readSentences = async () =>
  JSON.parse(await readFile(path.join(__dirname, 'sentences.json'), 'utf8')) as Sentences;

/** Rewrites sentences of the interface, and replaces those of the vocabulary. */
async function rewrite(dir: string): Promise<void> {
  const sentences = await readSentences();
  for (const locale of ['fr', 'en'] as const) {
    await change(dir, `i18n/${locale}/code.json`, (text) => {
      const before = JSON.parse(text) as Messages;
      const kept = Object.entries(before).filter(([id]) => !id.startsWith('vocabulary.'));
      const messages = Object.fromEntries(kept);
      for (const [id, words] of Object.entries(sentences)) {
        messages[id] = {...before[id], message: words[locale]};
      }
      return JSON.stringify(messages, null, 2);
    });
  }
}

/** Replaces the case studies and the team. */
async function replaceTexts(dir: string): Promise<void> {
  for (const folder of BLOGS) {
    await rm(path.join(dir, folder), {recursive: true});
    await cp(path.join(__dirname, folder), path.join(dir, folder), {recursive: true});
  }
  const cover = path.join(root, 'e2e/fixture/blog/2024-03-12-halles/cover.png');
  const studies = readdirSync(path.join(dir, 'blog')).filter((name) => /^\d/.test(name));
  for (const study of studies) await cp(cover, path.join(dir, 'blog', study, 'cover.png'));
  for (const file of filesIn(dir, ['src/pages', `i18n/en/${PAGES}`])) {
    if (!file.endsWith('.mdx')) continue;
    const text = await readFile(path.join(dir, file), 'utf8');
    const own = text.replace(/\bcollectif\b/g, 'atelier').replace(/\bcollective\b/g, 'studio');
    await writeFile(path.join(dir, file), own);
  }
  // Exceptions for texts that are gone.
  await change(dir, 'i18n/en/exceptions.json', (text) => {
    const {sameAsFrench} = JSON.parse(text) as Exceptions;
    const kept = Object.entries(sameAsFrench).filter(([name]) => !name.includes('content-blog'));
    return JSON.stringify({untranslated: {}, sameAsFrench: Object.fromEntries(kept)}, null, 2);
  });
}

/**
 * Puts English first and adds German, as docs/languages.md says: of its texts, a page and a few
 * sentences are German, and the others still English, but for the case studies and the handbook,
 * which it leaves out.
 */
async function addGerman(dir: string): Promise<void> {
  await change(dir, LANGUAGES, (text) =>
    text.replace(/(?<=^export const locales = )\[.*\]/m, languages),
  );
  for (const {file, after, add} of tables) {
    await change(dir, file, (text) => text.replace(after, () => after + add));
  }
  await change(dir, WORDS, (text) => `${text}${words.join('\n')}\n`);
  const svg = 'src/components/Icon/svg';
  await cp(path.join(__dirname, svg), path.join(dir, svg), {recursive: true});
  const [english, german] = ['en', 'de'].map((locale) => path.join(dir, 'i18n', locale));
  for (const part of ['code.json', 'exceptions.json', `${BLOG}/authors.yml`, PAGES]) {
    await cp(path.join(english!, part), path.join(german!, part), {recursive: true});
  }
  const sidebar = `${HANDBOOK}.json`;
  await cp(path.join(english!, sidebar), path.join(german!, sidebar));
  await cp(path.join(__dirname, 'i18n/de'), german!, {recursive: true});
  await change(dir, `i18n/de/${PAGES}/privacy-policy.mdx`, (text) =>
    // Anchors are the words of headings.
    text.replaceAll('/newsletter/#unsubscribing', '/newsletter/#abbestellen'),
  );
  const sentences = await readSentences();
  await change(dir, 'i18n/de/code.json', (text) => {
    const messages = JSON.parse(text) as Messages;
    for (const [id, {de}] of Object.entries(sentences)) {
      if (de !== undefined) messages[id] = {...messages[id], message: de};
    }
    return JSON.stringify(messages, null, 2);
  });
  const handbook = filesIn(dir, [`i18n/en/${HANDBOOK}`]).filter((file) => /\.mdx?$/.test(file));
  const studies = filesIn(dir, ['blog']).filter((file) => file.endsWith('.mdx'));
  const names = handbook.map((file) => `docs/${path.basename(file)}`).concat(studies);
  const reason = 'Read in French or in English.';
  await change(dir, 'i18n/de/exceptions.json', (text) => {
    const {sameAsFrench} = JSON.parse(text.replaceAll('i18n/en/', 'i18n/de/')) as Exceptions;
    const untranslated = Object.fromEntries(names.map((name) => [name, reason]));
    return JSON.stringify({untranslated, sameAsFrench});
  });
}

/** Marks the translations of a language as up to date. */
async function markDone(dir: string, locale: string): Promise<void> {
  const folder = `i18n/${locale}`;
  const texts = filesIn(dir, [`${folder}/${BLOG}`, `${folder}/${PAGES}`]);
  const short = [`${folder}/code.json`, `${folder}/${HANDBOOK}.json`];
  const names = texts
    .concat(short)
    .map((file) => (/\.(?:yml|json)$/.test(file) ? `${file}#all` : file));
  await succeed(dir, 'run', '--silent', 'i18n:done', ...names);
}

/**
 * Another agency moves into a copy of the project: « Atelier Lune », with a dark colour, other
 * faces, a fifth network, four case studies, English first and German third.
 *
 * @param dir an empty folder
 */
export async function moveIn(dir: string): Promise<void> {
  await clone(dir);
  await linkPackages(dir, {ownCache: true});
  for (const file of VALUES) await replaceValues(dir, file);
  const today = new Date().toISOString().slice(0, 10);
  await change(dir, 'src/site.ts', (text) =>
    // Later, check:launch would rightly say that security.txt expires.
    text.replace(/(?<=reviewed: ')[\d-]+/, today),
  );
  await recolour(dir);
  await replaceTexts(dir);
  await rewrite(dir);
  await addGerman(dir);
  for (const locale of ['en', 'de']) await markDone(dir, locale);
  await succeed(dir, 'run', '--silent', 'assets', '--', 'icons', 'on-brand', 'favicons', 'fonts');
  await succeed(dir, 'run', '--silent', 'fix', '--', 'format');
}
