/*
 * Part of npm run check: reports phrases of scripts/spelling/phrases.yml in texts, code and tests.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import {filesIn} from '../src/lib/files';
import {placeAt, type Problem} from '../src/lib/siteError';
import {reportProblems} from './lib/problem-report';
import {projectRoot} from '../src/lib/project';
import {runMain} from './lib/command';

/** Excluded from the check: it contains every phrase. */
const LIST = 'scripts/spelling/phrases.yml';

const FOLDERS = ['blog', 'docs', 'e2e', 'i18n', 'scripts', 'src'];
const TEXT = /\.(?:css|json|mdx?|mjs|tsx?|yml)$/;

/** Matches a phrase as whole words, in any case and with any spacing. */
const patternOf = (phrase: string) =>
  new RegExp(`(?<!\\p{L})${phrase.replaceAll(' ', '\\s+')}(?!\\p{L})`, 'giu');

async function findPhrases(): Promise<Problem[]> {
  const list = await readFile(path.join(projectRoot, LIST), 'utf8');
  const phrases = Object.entries(parse(list) as Record<string, string>);
  const patterns = phrases.map(([phrase, instead]) => ({pattern: patternOf(phrase), instead}));
  const files = ['README.md', ...filesIn(projectRoot, FOLDERS)].filter(
    (file) => TEXT.test(file) && file !== LIST,
  );
  const problems = files.map(async (file) => {
    const text = await readFile(path.join(projectRoot, file), 'utf8');
    return patterns.flatMap(({pattern, instead}) =>
      [...text.matchAll(pattern)].map(({0: found, index}) => ({
        file,
        ...placeAt(text, index),
        message: `we do not write "${found}". Instead: ${instead}.`,
      })),
    );
  });
  return (await Promise.all(problems)).flat();
}

void runMain(async () => reportProblems('Phrases', await findPhrases()));
