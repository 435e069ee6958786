/*
 * npm run new:case-study: starts a case study (docs/add-a-case-study.mdx). Asks for
 * whatever the flags omit: -- --title "…" --client "…" and so on.
 */
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {locales} from '../src/lib/locales';
import {checkCaseStudies} from '../src/plugins/case-studies/read';
import {checkTeams} from '../src/plugins/case-studies/team';
import {
  checkAnswer,
  folderOf,
  openQuestions,
  questionIds,
  writeSkeleton,
  type Answers,
  type Question,
  type QuestionId,
  type Surroundings,
} from './lib/newCaseStudy';
import {projectRoot} from '../src/lib/project';
import {WRONG_USAGE, runCommand} from './lib/command';
import {SiteError} from '../src/lib/siteError';

const USAGE =
  'npm run new:case-study -- --title "…" --client "…" --sector … --services a,b --authors x,y [--languages fr,en] [--slug …] [--title-en "…"] [--slug-en …] [--date yyyy-mm-dd]';

async function readSurroundings(): Promise<Surroundings> {
  const [{teams, problems}, {studies}] = await Promise.all([
    checkTeams(projectRoot),
    checkCaseStudies(projectRoot),
  ]);
  if (problems.length > 0) {
    throw new SiteError(
      'The list of the team has a problem: run "npm run check -- content" first.',
    );
  }
  const slugs = studies.flatMap(({versions}) =>
    locales.flatMap((locale) => versions[locale]?.frontMatter.slug ?? []),
  );
  // Swedish dates are ISO 8601; the day is local, not UTC.
  const today = new Date().toLocaleDateString('sv');
  return {teamIds: teams.fr.map(({id}) => id), takenSlugs: new Set(slugs), today};
}

/** Repeats a question until the answer is valid. */
async function ask({id, label, hint, suggestion = ''}: Question, around: Surroundings) {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  // Ctrl-C and Ctrl-D close the prompt without an answer.
  const closed = new AbortController();
  terminal.once('close', () => closed.abort());
  try {
    if (hint) console.log(`  ${hint}`);
    for (;;) {
      const prompt = `${label}${suggestion && ` [${suggestion}]`}: `;
      const answer = (await terminal.question(prompt, closed)).trim() || suggestion;
      const wrong = checkAnswer(id, answer, around);
      if (!wrong) return answer;
      console.log(`  ✖ ${wrong}.`);
    }
  } catch {
    throw new SiteError('Stopped, and nothing was written.');
  } finally {
    terminal.close();
  }
}

/** Instructions for completing the new files. */
function nextSteps(answers: Answers, files: readonly string[]): string {
  const [, english] = files;
  const mark = english
    ? `\n5. npm run i18n:done ${english}  once the English says what the French does`
    : '';
  return `
Written: ${files.join(', ')}

Now:
1. Put the cover at blog/${folderOf(answers)}/cover.png (2400 × 1500 px; docs/pictures.md), other pictures beside it.
2. Write the description, the cover’s alternative text and the sections${english ? ', in both languages' : ''}.
3. npm run check -- content  says what is still missing, with file and line
4. npm start                 shows it at http://localhost:3000/work/${answers.slug}/${mark}`;
}

function readOptions(): Answers {
  const options = questionIds.map((id) => [id, {type: 'string'}] as const);
  return parseArgs({options: Object.fromEntries(options)}).values;
}

async function main(given: Answers): Promise<number> {
  const around = await readSurroundings();
  const answers = {...given};
  const wrong = questionIds.flatMap((id) => {
    const answer = given[id];
    const remedy = answer === undefined ? undefined : checkAnswer(id, answer, around);
    return remedy ? [`--${id} is "${answer}": ${remedy}.`] : [];
  });
  const english = (['title-en', 'slug-en'] as const).find((id) => given[id] !== undefined);
  if (english) {
    answers.languages ??= 'fr,en';
    if (!answers.languages.includes('en')) {
      wrong.push(`--languages is "${answers.languages}", but --${english} is given: write fr,en.`);
    }
  }
  const canAsk = process.stdin.isTTY && process.stdout.isTTY && wrong.length === 0;
  const missing = new Set<QuestionId>();
  for (;;) {
    const [question] = openQuestions(answers, around);
    if (!question) break;
    const {id, label, hint, suggestion} = question;
    answers[id] = canAsk ? await ask(question, around) : (suggestion ?? '');
    // A missing title already explains an empty slug.
    if (answers[id] === '' && !(id === 'slug' && missing.has('title'))) {
      missing.add(id);
      wrong.push(`--${id} is missing: write it (${label}${hint ? `: ${hint}` : ''}).`);
    }
  }
  if (wrong.length > 0) {
    console.error(wrong.map((line) => `✖ ${line}`).join('\n'));
    console.error(`Usage: ${USAGE}`);
    return WRONG_USAGE;
  }
  console.log(nextSteps(answers, await writeSkeleton(projectRoot, answers)));
  return 0;
}

void runCommand(USAGE, readOptions, main);
