import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler} from '@rspack/core';

const NAME = 'licences';

/** The folder of the package that a file belongs to; undefined for our own. */
export const packageOf = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];

/**
 * A plugin of the bundler that adds the folder of each package whose code it reads: also those of
 * which the minifier leaves nothing.
 */
export const recordPackages = (folders: Set<string>) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const file = 'resource' in module ? String(module.resource) : '';
          const folder = packageOf(file);
          if (folder) folders.add(folder);
        }
      });
    });
  },
});

type Manifest = {
  name: string;
  version: string;
  license?: string;
  author?: string | {name: string};
};

/** The title of a package and the words of its licence. */
function noticeOf(folder: string): readonly [title: string, words: string] {
  const {
    name,
    version,
    license = '',
    author = '',
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice)\b/i.test(file));
  const texts = files.sort().map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  // A few packages name their licence and author in their manifest alone.
  const owner = typeof author === 'string' ? author : author.name;
  return [`${name} ${version} (${license})`, texts.join('\n\n') || `${license}. ${owner}`.trim()];
}

/**
 * The licences of the packages and typefaces that visitors get, as theirs ask for (MIT; Apache 2.0,
 * section 4; OFL 1.1, section 2). Each text is there once.
 *
 * @param packages folders of the packages
 * @param fonts folder of the fonts and of their `LICENSE-*.txt`
 */
export function licencesFile(packages: Iterable<string>, fonts: string): string {
  const titlesOf = new Map<string, string[]>();
  const add = (title: string, words: string) =>
    titlesOf.set(words, [...new Set([...(titlesOf.get(words) ?? []), title])]);
  for (const file of readdirSync(fonts).filter((name) => name.startsWith('LICENSE-'))) {
    const words = readFileSync(path.join(fonts, file), 'utf8').trim();
    add(`Typeface (OFL-1.1): ${words.split('\n', 1)[0]}`, words);
  }
  for (const folder of [...packages].filter((each) =>
    existsSync(path.join(each, 'package.json')),
  )) {
    add(...noticeOf(folder));
  }
  const parts = [...titlesOf]
    .map(([words, titles]) => `${titles.sort().join('\n')}\n\n${words}\n`)
    .sort();
  const rule = `\n${'-'.repeat(72)}\n\n`;
  return [
    'Licences of the software and typefaces that this site sends to browsers.\n',
    ...parts,
  ].join(rule);
}
