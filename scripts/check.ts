/*
 * npm run check: every check that needs no build, two at a time, longest first. Tools skip files
 * in their cache.
 *
 *   npm run check                        all but packages, which queries npm's registry
 *   npm run check -- lint types          only these
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {run, runNpm, stopOnSignals, type RunResult} from './lib/processes';
import {cacheDir, projectRoot} from './lib/project';
import {runCommand} from './lib/user-error';

/** Concurrent tools: enough to use two cores. */
const AT_ONCE = 2;

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
    ...['--cache', '--cache-strategy', 'content'],
    ...['--cache-location', path.join(cacheDir, name), ...args],
  );

const CHECKS = {
  lint: () => cached('eslint/bin/eslint.js', 'eslint.json', '--max-warnings', '0', '.'),
  types: () =>
    node(
      'node_modules/typescript/bin/tsc',
      ...['--noEmit', '--incremental', '--tsBuildInfoFile', path.join(cacheDir, 'types.json')],
    ),
  format: () =>
    cached('prettier/bin/prettier.cjs', 'prettier.json', '--check', '--log-level', 'warn', '.'),
  styles: () =>
    cached('stylelint/bin/stylelint.mjs', 'stylelint.json', '--max-warnings=0', 'src/**/*.css'),
  words: () =>
    node(
      'node_modules/cspell/bin.mjs',
      ...['lint', '--config', 'scripts/spelling/cspell.yml', '--no-progress', '--no-summary'],
    ),
  phrases: () => script('check-phrases'),
  assets: () => script('assets', '--check'),
  translations: () => script('i18n-check'),
  content: () => script('check-content'),
  packages: audit,
} as const satisfies Record<string, () => Promise<RunResult>>;

type Name = keyof typeof CHECKS;
const names = Object.keys(CHECKS) as Name[];

const USAGE = `npm run check [-- ${names.join(' ')}]`;

/** @throws Error for an unknown name */
function readNames(): Name[] {
  const {positionals} = parseArgs({allowPositionals: true});
  const unknown = positionals.find((name) => !(name in CHECKS));
  if (unknown) throw new Error(`Unknown check "${unknown}"`);
  return names.filter((name) =>
    positionals.length > 0 ? positionals.includes(name) : name !== 'packages',
  );
}

void runCommand(USAGE, readNames, async (wanted) => {
  stopOnSignals();
  const queue = [...wanted];
  const failed: Name[] = [];
  const work = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const started = Date.now();
      const {code, output} = await CHECKS[name]();
      if (code !== 0) failed.push(name);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✖'} ${name} (${seconds} s)`);
      if (output.trim() !== '') console.log(output.trimEnd().replace(/^/gm, '  '));
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  if (failed.length === 0) return 0;
  console.error(`\n✖ npm run check: ${failed.join(', ')} failed, see above.`);
  return 1;
});
