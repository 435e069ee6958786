/*
 * npm run check: every check that needs no build, two at a time, longest first.
 *
 *   npm run check                        all but packages, which queries npm's registry
 *   npm run check -- content types       only these
 *   npm run fix                          corrects format, lint, styles and content
 *   npm run fix -- translations          adds the code's new texts to the translation files
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {run, runNpm, stopOnSignals, type RunResult} from './lib/processes';
import {cacheDir, projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';

const node = (...args: string[]): Promise<RunResult> =>
  run(process.execPath, args, {
    cwd: projectRoot,
    env: {...process.env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'})},
    output: 'capture',
  });

/** Runs a script of this folder. */
const script = (name: string, ...args: string[]) =>
  node('--import', 'tsx', `scripts/${name}.ts`, ...args);

/** Looks up known vulnerabilities of the production packages. */
async function audit(): Promise<RunResult> {
  const args = ['audit', '--omit=dev', '--audit-level=high'];
  const result = await runNpm(args, {cwd: projectRoot, output: 'capture'});
  const output =
    'npm’s registry does not answer: check the network and "registry" in npm’s configuration, then run "npm run check -- packages" again.\n';
  return /npm (?:error|ERR!)/.test(result.output) ? {code: 1, output} : result;
}

/** Runs a tool of node_modules with a cache keyed by file content. */
const cached = (tool: string, name: string, ...args: string[]) =>
  node(
    `node_modules/${tool}`,
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    path.join(cacheDir, name),
    ...args,
  );

const fixing = (fix: boolean) => (fix ? ['--fix'] : []);

const CHECKS = {
  lint: (fix) =>
    cached('eslint/bin/eslint.js', 'eslint.json', ...fixing(fix), '--max-warnings', '0', '.'),
  types: () =>
    node(
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      path.join(cacheDir, 'types.json'),
    ),
  format: (fix) =>
    cached(
      'prettier/bin/prettier.cjs',
      'prettier.json',
      '--log-level',
      'warn',
      fix ? '--write' : '--check',
      '.',
    ),
  styles: (fix) =>
    cached(
      'stylelint/bin/stylelint.mjs',
      'stylelint.json',
      '--max-warnings=0',
      ...fixing(fix),
      'src/**/*.css',
    ),
  words: () => script('check-words'),
  phrases: () => script('check-phrases'),
  assets: () => script('assets', '--check'),
  translations: (fix) => script(fix ? 'i18n-extract' : 'i18n-check'),
  content: (fix) => script('check-content', ...fixing(fix)),
  packages: audit,
} as const satisfies Record<string, (fix: boolean) => Promise<RunResult>>;

type Name = keyof typeof CHECKS;
const names = Object.keys(CHECKS) as Name[];
const fixable: Name[] = ['format', 'lint', 'styles', 'content', 'translations'];

/** @throws Error for an unknown name */
function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {fix: {type: 'boolean', default: false}},
  });
  const known = values.fix ? fixable : names;
  const unknown = positionals.find((name) => !known.some((each) => each === name));
  if (unknown) throw new Error(`"${unknown}" is not one of ${known.join(', ')}`);
  const skipped = values.fix ? 'translations' : 'packages';
  const wanted = known.filter((name) =>
    positionals.length > 0 ? positionals.includes(name) : name !== skipped,
  );
  return {fix: values.fix, wanted};
}

async function runAll({fix, wanted}: ReturnType<typeof readOptions>): Promise<number> {
  stopOnSignals();
  const queue = [...wanted];
  const failed: Name[] = [];
  const work = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const started = Date.now();
      const {code, output} = await CHECKS[name](fix);
      if (code !== 0) failed.push(name);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✖'} ${name} (${seconds} s)`);
      if (output.trim() !== '') console.log(output.trimEnd().replace(/^/gm, '  '));
    }
  };
  // Two tools use two cores; two that write the same files take turns.
  await Promise.all(fix ? [work()] : [work(), work()]);
  if (failed.length === 0) return 0;
  console.error(`\n✖ npm run ${fix ? 'fix' : 'check'}: ${failed.join(', ')} failed, see above.`);
  return 1;
}

void runCommand('npm run check -- NAME …, or npm run fix -- NAME …', readOptions, runAll);
