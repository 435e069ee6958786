/** @jest-environment node */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, realpathSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {projectRoot} from '../../src/lib/project';
import {formatProblems} from '../../src/lib/siteError';
import {writeFiles} from '../lib/__tests__/temporaryFiles';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
const CHANGE = '.ci/check-change';

type Step = {run?: string; if?: string; uses?: string; with?: Record<string, unknown>};
const github = parse(read('.github/workflows/test.yml')) as {
  on: {push: {branches: string[]}; pull_request: null};
  jobs: {test: {steps: Step[]}};
};
const gitlab = parse(read('.gitlab-ci.yml')) as {
  test: {image: string; before_script: string[]; script: string[]};
};
const {steps} = github.jobs.test;
const {before_script: before, script, image} = gitlab.test;

/** Runs check-change in a repository where these files changed, with an npm that notes its calls. */
function npmCalls(...files: string[]): string[] {
  const dir = writeFiles({
    [CHANGE]: read(CHANGE),
    'README.md': 'A',
    'bin/npm': '#!/bin/sh\necho "$@" >> npm.calls\n',
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: dir,
    });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'A');
  git('switch', '-qc', 'proposed');
  for (const file of files) {
    execFileSync('mkdir', ['-p', path.dirname(file)], {cwd: dir});
    execFileSync('sh', ['-c', 'echo B > "$1"', 'sh', file], {cwd: dir});
  }
  git('add', '-A');
  git('commit', '-qm', 'B', '--allow-empty');
  const env = {...process.env, PATH: `${dir}/bin:${process.env.PATH}`};
  const {status, stderr} = spawnSync(path.join(dir, CHANGE), ['main'], {env, encoding: 'utf8'});
  if (status !== 0) throw new Error(stderr);
  return readFileSync(path.join(dir, 'npm.calls'), 'utf8').trim().split('\n');
}

describe('the workflows of GitHub and GitLab', () => {
  it('name commands that exist', () => {
    const commands = [...steps.map(({run = ''}) => run), ...before, ...script].join('\n');
    for (const [file] of commands.matchAll(/\.ci\/[\w-]+/g)) {
      expect(existsSync(path.join(projectRoot, file))).toBe(true);
    }
    const named = `${commands}\n${read(CHANGE)}`.matchAll(/\bnpm (?:run ([\w:-]+)|test)/g);
    const names = [...named].map(([, name = 'test']) => name);
    expect(names).toEqual(expect.arrayContaining(['test', 'check', 'build']));
    for (const name of names) expect(scripts).toHaveProperty([name]);
    const [, checks = ''] = /npm run check -- (.*)/.exec(read(CHANGE)) ?? [];
    const known = read('scripts/check.ts');
    for (const name of checks.split(' ')) expect(known).toMatch(new RegExp(`^  ${name}: `, 'm'));
  });

  it('test pushes to main as a whole, and proposed changes by what they change', () => {
    expect(github.on).toEqual({push: {branches: ['main']}, pull_request: null});
    expect(steps.filter((step) => step.if)).toEqual([
      {if: "github.event_name == 'push'", run: 'npm test'},
      {
        if: "github.event_name == 'pull_request'",
        run: `${CHANGE} "origin/$GITHUB_BASE_REF"`,
      },
    ]);
    expect(script).toEqual([
      expect.stringMatching(/; then \.ci\/check-change .*; else npm test; fi$/),
    ]);
  });

  it('pin each action by the commit of its release, which a tag may leave', () => {
    const actions = steps.flatMap(({uses}) => uses ?? []);
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/@[\da-f]{40}$/);
  });

  it('use the version of Node of .nvmrc', () => {
    const node = steps.find(({uses}) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with).toMatchObject({'node-version-file': '.nvmrc'});
    expect(image).toBe(`node:${read('.nvmrc').trim()}`);
  });
});

describe('the problem matcher of GitHub', () => {
  const MATCHER = '.github/problems.json';
  const {problemMatcher} = JSON.parse(read(MATCHER)) as {
    problemMatcher: Array<{pattern: Array<Record<string, number> & {regexp: string}>}>;
  };
  const [{regexp = '', ...groups} = {}] = problemMatcher[0]?.pattern ?? [];

  /** What GitHub shows of an output: the groups of each line that matches, by their names. */
  const shown = (output: string) =>
    output.split('\n').flatMap((line) => {
      const match = new RegExp(String(regexp)).exec(line);
      const found = Object.entries(groups).map(([name, group]) => [name, match?.[Number(group)]]);
      return match ? [Object.fromEntries(found) as Record<string, string | undefined>] : [];
    });

  it('is registered before the check runs', () => {
    const at = steps.findIndex(({run}) => run === `echo '::add-matcher::${MATCHER}'`);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThan(steps.findIndex((step) => step.if));
  });

  it('reads our own problems, with or without a place, and no other line', () => {
    const place = {file: 'blog/a/index.mdx', line: 3, column: 7};
    const output = formatProblems([
      {...place, message: 'title is empty: write one.'},
      {file: 'i18n/en/code.json', message: 'the file is missing.'},
      {file: 'a.md', line: 2, severity: 'warning', message: 'short'},
    ]);
    expect(shown(`> tsx scripts/check.ts\n${output}\n✖ Content: 2 errors, 1 warning.`)).toEqual([
      {file: place.file, line: '3', column: '7', message: 'title is empty: write one.'},
      {file: 'i18n/en/code.json', message: 'the file is missing.'},
      {file: 'a.md', line: '2', severity: 'warning', message: 'short'},
    ]);
  });

  it('reads the problems of Stylelint and cspell; those of names stop nothing', () => {
    const dir = realpathSync(
      writeFiles({
        'src/a.css': 'a {\n  color: REd;\n}\n',
        'docs/a.md': '# A\n\nA zzword.\n',
        'blog/a/index.mdx': 'Un zzword.\n',
        'stylelint.config.mjs': "export default {rules: {'value-keyword-case': 'lower'}};",
        'scripts/spelling/cspell.yml': 'globRoot: ../..\nfiles: [docs/*]',
      }),
    );
    for (const own of ['scripts/check.ts', 'scripts/lib', 'src/lib']) {
      cpSync(path.join(projectRoot, own), path.join(dir, own), {recursive: true});
    }
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(dir, 'node_modules'));
    const PATH = `${path.join(projectRoot, 'node_modules/.bin')}:${process.env.PATH}`;
    const env = {...process.env, PATH, GITHUB_ACTIONS: 'true', NO_COLOR: '1', FORCE_COLOR: ''};
    const args = ['scripts/check.ts', 'styles', 'words', 'names'];
    const {status, stdout, stderr} = spawnSync('tsx', args, {cwd: dir, env, encoding: 'utf8'});
    const places = shown(stdout).map(({file = '', line, message}) => [
      path.relative(dir, path.resolve(dir, file)),
      line,
      message,
    ]);
    expect(places.sort()).toEqual([
      ['blog/a/index.mdx', '1', expect.stringContaining('zzword')],
      ['docs/a.md', '3', expect.stringContaining('zzword')],
      ['src/a.css', '2', expect.stringContaining('REd')],
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain(
      '✖ npm run check: styles, words failed, see above.\n  words: correct ',
    );
    // In ms: six programs start, perhaps on a busy machine.
  }, 120_000);
});

describe('a proposed change', () => {
  const texts = [expect.stringMatching(/^run check -- content translations /), 'run build'];

  it.each([
    ['texts', ['blog/a/Été à la mer.png', 'i18n/en/code.json', 'src/pages/legal.mdx'], texts],
    ['texts and code', ['docs/a.md', 'src/pages/index.tsx'], ['test']],
    ['a configuration', ['netlify.toml'], ['test']],
    ['nothing', [], ['test']],
  ])('of %s', (_, files, calls) => {
    expect(npmCalls(...files)).toEqual(calls);
  });
});
