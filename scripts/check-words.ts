/*
 * Part of npm run check: reports unknown words, with cspell. The site's own names need no list:
 * those of the agency, the team, the clients, the slugs and the vocabulary are read from where they
 * are written. In the texts of the site, problems are advice: no dictionary knows every word.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../src/lib/siteError';
import {reportProblems} from './lib/problem-report';
import {projectRoot} from '../src/lib/project';
import {siteNames, wordProblem} from './lib/spelling';
import {runMain} from './lib/command';

const CONFIG = 'scripts/spelling/cspell.yml';

/** The dictionary of the site's names, which the configuration reads. */
const NAMES = 'node_modules/.cache/spelling/names.txt';

/** Writes the dictionary only if it changes: cspell's cache depends on it. */
function writeNames(): void {
  const file = path.join(projectRoot, NAMES);
  const text = `${siteNames(projectRoot).join('\n')}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

async function findWords(): Promise<Problem[]> {
  writeNames();
  const problems: Problem[] = [];
  const failures: string[] = [];
  // An ES module only.
  const {lint} = await import('cspell');
  await lint(
    [],
    {config: path.join(projectRoot, CONFIG), root: projectRoot, progress: false, summary: false},
    {
      issue: ({uri = '', row, col, text, isFlagged, suggestionsEx = []}) => {
        const file = path.relative(projectRoot, decodeURI(new URL(uri).pathname));
        const better = suggestionsEx.find(({isPreferred}) => isPreferred)?.word;
        const instead = better ? `"${better}"` : 'another word';
        const place = {file, line: row, column: col};
        problems.push(wordProblem(place, text, isFlagged ? instead : undefined));
      },
      error: (message, error) => failures.push(`${message} ${error.message}`),
    },
  );
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return problems;
}

void runMain(async () => reportProblems('Words', await findWords()));
