/*
 * npm run check: every check that needs no build, two at a time, longest first.
 *
 *   npm run check                        all but packages, which queries npm's registry
 *   npm run check -- content types       only these
 *   npm run fix                          corrects format, lint, styles and content
 *   npm run fix -- translations          adds the code's new texts to the translation files
 */
import {parseArgs} from 'node:util';
import {runCommand} from './lib/command';
import {forgetProblems, showProblems} from './lib/problem-report';
import {runAll} from './lib/runAll';
import {TOOLS} from './lib/tools';

const CHECKS: Readonly<Record<string, string>> = {
  lint: 'tsx scripts/check-code.ts lint',
  types: 'tsx scripts/check-code.ts types',
  format: 'tsx scripts/check-code.ts format',
  styles: 'tsx scripts/check-code.ts styles',
  words: 'tsx scripts/check-words.ts',
  phrases: 'tsx scripts/check-phrases.ts',
  assets: 'tsx scripts/assets.ts --check',
  translations: 'tsx scripts/i18n-check.ts',
  content: 'tsx scripts/check-content.ts',
  packages: 'npm audit --omit=dev --audit-level=high',
};

const FIXES: Readonly<Record<string, string>> = {
  format: `${TOOLS.format.command} --log-level warn --write`,
  lint: `${TOOLS.lint.command} --fix`,
  styles: `${TOOLS.styles.command} --fix`,
  content: `${CHECKS.content} --fix`,
  translations: 'tsx scripts/i18n-extract.ts',
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
  const last = values.fix ? 'translations' : 'packages';
  const wanted = Object.entries(known).filter(([name]) =>
    positionals.length > 0 ? positionals.includes(name) : name !== last,
  );
  return {fix: values.fix, commands: wanted.map(([name, command]) => ({name, command}))};
}

void runCommand(
  'npm run check -- NAME …, or npm run fix -- NAME …',
  readOptions,
  async ({fix, commands}) => {
    // Two tools use two cores; two that write the same files take turns.
    forgetProblems();
    const ended = await runAll(commands, {atOnce: fix ? 1 : 2});
    showProblems();
    const failed = ended.filter(({code}) => code !== 0).map(({name}) => name);
    if (failed.length === 0) return 0;
    console.error(`\n✖ npm run ${fix ? 'fix' : 'check'}: ${failed.join(', ')} failed, see above.`);
    return 1;
  },
);
