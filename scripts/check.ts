/*
 * npm run check: every check that needs no build, two at a time, longest first. Each tool prints its
 * own output; our own checks print `file:line:column: message` (lib/problem-report.ts).
 *
 *   npm run check                        all but packages, which queries npm's registry
 *   npm run check -- content types       only these
 *   npm run fix                          corrects format, lint and styles
 */
import {parseArgs} from 'node:util';
import {CACHE} from '../src/lib/project';
import {runCommand} from './lib/command';
import {runAll} from './lib/runAll';

/** A tool with a cache keyed by file content. */
const cached = (tool: string) =>
  `${tool} --cache --cache-strategy content --cache-location ${CACHE}/${tool}.json`;

const ESLINT = `${cached('eslint')} --max-warnings 0 .`;
const PRETTIER = `${cached('prettier')} --log-level warn .`;
const STYLELINT = `${cached('stylelint')} --max-warnings 0 "src/**/*.css"`;
const CSPELL = 'cspell lint --config scripts/spelling/cspell.yml --no-progress --no-summary';

/**
 * What an agency writes about itself and its clients, in these languages (a glob): no dictionary knows
 * every name.
 */
const namesIn = (languages: string) =>
  `{,e2e/*/}{blog/**,src/{site.ts,statements.ts,typefaces.ts,vocabulary/index.ts,pages/*.mdx},i18n/${languages}/*.json,i18n/${languages}/docusaurus-plugin-content-{blog,pages}/**}`;

/**
 * Runs a script that compiles texts. The command tsx takes a fifth longer: its hook would resolve
 * the modules that Docusaurus imports again for each text.
 */
const compiling = (script: string) => `node --require tsx/cjs ${script}`;

const CHECKS: Readonly<Record<string, string>> = {
  lint: ESLINT,
  types: 'tsc --noEmit',
  format: `${PRETTIER} --check`,
  // A line for each problem, with its file.
  styles: `${STYLELINT} --formatter unix`,
  words: `${CSPELL} --exclude "${namesIn('*')}"`,
  // Advice, for the languages whose dictionaries cspell.yml has.
  names: `${CSPELL} --no-exit-code --cache-location ${CACHE}/cspell-names "${namesIn('{en,fr}')}"`,
  phrases: 'tsx scripts/check-phrases.ts',
  assets: 'tsx scripts/assets.ts --check',
  translations: compiling('scripts/i18n-check.ts'),
  content: compiling('scripts/check-content.ts'),
  packages: 'npm audit --omit=dev --audit-level=high',
};

const FIXES: Readonly<Record<string, string>> = {
  format: `${PRETTIER} --write`,
  lint: `${ESLINT} --fix`,
  styles: `${STYLELINT} --fix`,
};

/** What to do about a check whose own output does not say it. */
const REMEDIES: Readonly<Record<string, string>> = {
  format: 'npm run fix -- format',
  words: 'correct each word, or add it to scripts/spelling/words.txt, for tests words-of-tests.txt',
};

/** @throws Error for an unknown name */
function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {fix: {type: 'boolean', default: false}},
  });
  const known = values.fix ? FIXES : CHECKS;
  const unknown = positionals.find((name) => !known[name]);
  if (unknown) throw new Error(`"${unknown}" is not one of ${Object.keys(known).join(', ')}`);
  const wanted = Object.entries(known).filter(([name]) =>
    positionals.length > 0 ? positionals.includes(name) : name !== 'packages',
  );
  return {fix: values.fix, commands: wanted.map(([name, command]) => ({name, command}))};
}

void runCommand(
  'npm run check -- NAME …, or npm run fix -- NAME …',
  readOptions,
  async ({fix, commands}) => {
    // Two tools use two cores; two that write the same files take turns.
    const ended = await runAll(commands, {atOnce: fix ? 1 : 2});
    const failed = ended.filter(({code}) => code !== 0).map(({name}) => name);
    if (failed.length === 0) return 0;
    console.error(`\n✖ npm run ${fix ? 'fix' : 'check'}: ${failed.join(', ')} failed, see above.`);
    for (const name of failed) {
      const remedy = fix ? undefined : REMEDIES[name];
      if (remedy) console.error(`  ${name}: ${remedy}.`);
    }
    return 1;
  },
);
