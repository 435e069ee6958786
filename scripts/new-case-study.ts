/**
 * Begins a case study: see docs/add-a-case-study.mdx.
 *
 *   npm run new:case-study                                     asks
 *   npm run new:case-study -- --title "…" --client "…" …       takes what it can, asks the rest
 *
 * Exit codes: 0 written, 1 not written, 2 wrong usage or an answer missing where nobody
 * can be asked.
 */
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {locales} from '../src/lib/locales';
import {factsOf} from '../src/plugins/case-studies/facts';
import {checkCaseStudies} from '../src/plugins/case-studies/read';
import {checkTeams} from '../src/plugins/case-studies/team';
import {
  checkAnswer,
  completeAnswers,
  nextQuestion,
  questionIds,
  type Answers,
  type Question,
  type QuestionId,
  type Surroundings,
} from './lib/case-study-answers';
import {folderOf, writeSkeleton} from './lib/case-study-skeleton';
import {projectRoot} from './lib/project';
import {UserError, WRONG_USAGE, runCommand} from './lib/user-error';

const USAGE =
  'npm run new:case-study -- --title "…" --client "…" --sector … --services a,b --authors x,y [--languages fr,en] [--slug …] [--title-en "…"] [--slug-en …] [--date yyyy-mm-dd]';

type Given = Partial<Record<QuestionId, string>>;

/** Today where the writer is. */
function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

async function readSurroundings(): Promise<Surroundings> {
  const [{teams, problems}, {studies}] = await Promise.all([
    checkTeams(projectRoot),
    checkCaseStudies(projectRoot, factsOf),
  ]);
  if (problems.length > 0) {
    throw new UserError('The list of the team has a mistake: run "npm run check:content" first.');
  }
  const slugs = studies.flatMap(({versions}) =>
    locales.flatMap((locale) => versions[locale]?.frontMatter.slug ?? []),
  );
  return {
    teamIds: teams.fr.map(({id}) => id),
    takenSlugs: new Set(slugs),
    today: today(),
  };
}

/** Asks until the answer is right, and says each time what is wrong. */
async function ask(question: Question, surroundings: Surroundings): Promise<string> {
  const {id, label, hint, suggestion} = question;
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  // Ctrl-C and Ctrl-D leave the question without an answer.
  const stopped = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => reject(new UserError('Stopped, and nothing was written.')));
  });
  stopped.catch(() => undefined);
  try {
    if (hint) console.log(`  ${hint}`);
    for (;;) {
      const written = await Promise.race([
        terminal.question(`${label}${suggestion ? ` [${suggestion}]` : ''}: `),
        stopped,
      ]);
      const answer = written.trim() || (suggestion ?? '');
      const wrong = checkAnswer(id, answer, surroundings);
      if (!wrong) return answer;
      console.log(`  ✖ ${wrong}.`);
    }
  } finally {
    terminal.close();
  }
}

/** What to do now that the files are there. */
function nextSteps(answers: Answers, files: readonly string[]): string {
  const folder = `blog/${folderOf(answers)}`;
  return [
    '',
    `Written: ${files.join(', ')}`,
    '',
    'Now:',
    `1. Put the cover at ${folder}/cover.png (2400 × 1500 px; docs/pictures.md), other pictures beside it.`,
    `2. Write the description, the cover’s alternative text and the six sections${answers.languages.includes('en') ? ', in both languages' : ''}.`,
    '3. npm run check:content   says what is still missing, with file and line',
    `4. npm start               shows it at http://localhost:3000/work/${answers.slug}/`,
  ].join('\n');
}

function readOptions(): Given {
  const options = Object.fromEntries(
    questionIds.map((id) => [id, {type: 'string' as const}]),
  ) as Record<QuestionId, {type: 'string'}>;
  return parseArgs({options}).values;
}

async function main(given: Given): Promise<number> {
  const surroundings = await readSurroundings();
  const isEnglish = given.languages?.split(',').some((each) => each.trim() === 'en');
  const wrong = questionIds.flatMap((id) => {
    const answer = given[id];
    const remedy = answer === undefined ? undefined : checkAnswer(id, answer, surroundings);
    return remedy ? [`--${id} is "${answer}": ${remedy}.`] : [];
  });
  const english = (['title-en', 'slug-en'] as const).find((id) => given[id] !== undefined);
  if (english && given.languages !== undefined && !isEnglish) {
    wrong.push(
      `--${english} is there, but --languages is "${given.languages}": write --languages fr,en.`,
    );
  }
  if (english && given.languages === undefined) {
    given.languages = 'fr,en';
  }
  const canAsk = process.stdin.isTTY && process.stdout.isTTY && wrong.length === 0;
  const answers: Given = {...given};
  const missing = new Set<QuestionId>();
  for (
    let question = nextQuestion(answers, surroundings);
    question;
    question = nextQuestion(answers, surroundings)
  ) {
    const {id, label, hint, suggestion} = question;
    if (canAsk) {
      answers[id] = await ask(question, surroundings);
      continue;
    }
    answers[id] = suggestion ?? '';
    if (!suggestion) {
      missing.add(id);
      // What is made from a title that is missing too is not worth a word.
      if (id !== 'slug' || !missing.has('title')) {
        wrong.push(`--${id} is missing: write it (${label}${hint ? `: ${hint}` : ''}).`);
      }
    }
  }
  if (wrong.length > 0) {
    console.error(wrong.map((line) => `✖ ${line}`).join('\n'));
    console.error(`Usage: ${USAGE}`);
    return WRONG_USAGE;
  }
  const complete = completeAnswers(answers);
  const files = await writeSkeleton(projectRoot, complete);
  console.log(nextSteps(complete, files));
  return 0;
}

void runCommand(USAGE, readOptions, main);
