/** @jest-environment node */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {projectRoot} from '../../src/lib/project';
import {CODE_QUALITY_REPORT} from '../lib/problem-report';
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
  test: {
    image: string;
    before_script: string[];
    script: string[];
    artifacts: {when: string; reports: {codequality: string}};
  };
};
const {steps} = github.jobs.test;
const {before_script: before, script, image, artifacts} = gitlab.test;

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

  it('use the version of Node of .nvmrc, and the report of the check', () => {
    const node = steps.find(({uses}) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with).toMatchObject({'node-version-file': '.nvmrc'});
    expect(image).toBe(`node:${read('.nvmrc').trim()}`);
    expect(artifacts).toEqual({when: 'always', reports: {codequality: CODE_QUALITY_REPORT}});
  });
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
