/** @jest-environment node */
import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {detectPort} from 'detect-port';
import {fixtureRoot} from '@site/e2e/support/fixtureSite';
import {imports} from '../../package.json';
import {projectRoot} from '../../src/lib/project';
import {writeFiles} from '../lib/__tests__/temporaryFiles';

const form = `<form name="newsletterform" method="post" data-netlify="true" data-netlify-honeypot="bot-field">
<input type="hidden" name="form-name" value="newsletterform"><input name="bot-field"><input name="email"><input name="checked"></form>`;

/** Writes a small project with the real scripts, whose build copies files. */
function writeProject({isInstalled = true} = {}): string {
  const root = writeFiles({
    'package.json': JSON.stringify({
      engines: {node: '>=20.19.0'},
      imports,
      scripts: {build: 'node build.mjs'},
    }),
    'build.mjs': `
      import {cpSync, writeFileSync} from 'node:fs';
      if (process.env.BREAK_BUILD) { console.error('front matter: wrong sector'); process.exit(3); }
      cpSync('site', 'build', {recursive: true});
      writeFileSync('build/site-url.txt', process.env.SITE_URL ?? '');`,
    'package-lock.json': JSON.stringify({lockfileVersion: 3, packages: {'': {}}}),
    'node_modules/.package-lock.json': JSON.stringify({packages: {}}),
    'site/index.html': `<!doctype html><h1>Accueil</h1>${form}`,
    'site/_headers': '',
    'site/_redirects': '',
    'site/en/index.html': `<!doctype html><h1>Home</h1>${form}`,
  });
  // Copied, not linked: src/lib/project.ts takes the project's root from its own place.
  // The installation is a program without imports.
  for (const folder of isInstalled ? ['scripts', 'src', 'i18n'] : ['scripts']) {
    cpSync(path.join(projectRoot, folder), path.join(root, folder), {recursive: true});
  }
  if (isInstalled) {
    const languages = 'src/lib/languages.ts';
    cpSync(path.join(fixtureRoot, languages), path.join(root, languages));
    rmSync(path.join(root, 'node_modules'), {recursive: true});
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  }
  return root;
}

/** Lets Node run TypeScript. */
const TS = ['--import', 'tsx'];

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function launch(root: string, args: readonly string[], env: Record<string, string> = {}) {
  const {PORT: _port, SITE_URL: _url, NODE_ENV: _env, ...inherited} = process.env;
  const child = spawn(process.execPath, args, {cwd: root, env: {...inherited, ...env}});
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    ended,
    output: () => output,
    until: async (text: string) => {
      while (!output.includes(text)) {
        if (child.exitCode !== null) throw new Error(`ended without "${text}":\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

describe('the installation', () => {
  const lock = (version: string) =>
    JSON.stringify({
      packages: {
        '': {},
        'node_modules/a': {version, integrity: 'x'},
        'node_modules/other-system': {version: '1.0.0', optional: true},
      },
    });

  /** Installs a project with these packages by an npm that prints its arguments. */
  async function runIn(record: string | undefined, npmCode = 0): Promise<[number | null, string]> {
    const root = writeProject({isInstalled: false});
    const bin = writeFiles({npm: `#!/bin/sh\necho "npm $*"\nexit ${npmCode}\n`});
    writeFileSync(path.join(root, 'package-lock.json'), lock('1.0.0'));
    const own = path.join(root, 'node_modules/.package-lock.json');
    if (record) writeFileSync(own, record);
    else rmSync(own);
    const install = launch(root, ['scripts/install.mjs'], {PATH: `${bin}:${process.env.PATH}`});
    return [await install.ended, install.output()];
  }

  it('is skipped when npm’s own record matches the lock file', async () => {
    const installed = JSON.stringify({
      packages: {'node_modules/a': {version: '1.0.0', integrity: 'x'}},
    });
    expect(await runIn(installed)).toEqual([0, '']);
  });

  it.each([
    ['nothing is installed', undefined],
    ['a package has another version', lock('0.9.0')],
    ['a package is missing', '{"packages":{}}'],
  ])('runs, announced in one line, when %s', async (_when, record) => {
    expect(await runIn(record)).toEqual([
      0,
      'Installing the packages with "npm ci" …\nnpm ci --include=dev --no-audit --no-fund --loglevel=error\n',
    ]);
  });

  it('ends a failure with a sentence after npm’s own output', async () => {
    const [code, output] = await runIn(undefined, 1);
    expect(code).toBe(1);
    expect(output).toMatch(/✖ The packages could not be installed: see npm’s output above/);
  });

  it('does not run with a Node.js version that is too old', async () => {
    const root = writeProject({isInstalled: false});
    writeFileSync(path.join(root, 'package.json'), '{"engines":{"node":">=99.1.0"}}');
    const install = launch(root, ['scripts/install.mjs']);
    expect(await install.ended).toBe(1);
    expect(install.output()).toBe(
      `✖ This project needs Node 99.1.0 or newer and this is Node ${process.versions.node}: install the long-term release (LTS) from https://nodejs.org, or run "nvm install", and run the command again.\n`,
    );
  });
});

it('Ctrl-C ends a command and those that it runs', async () => {
  const root = writeProject();
  writeFileSync(
    path.join(root, 'scripts/two.ts'),
    `import {runAll} from './lib/runAll';
    void runAll([{name: 'a', command: 'echo started && sleep 60'}])
      .then(() => runAll([{name: 'b', command: 'echo went on'}]));`,
  );
  const two = launch(root, [...TS, 'scripts/two.ts']);
  await two.until('[a] started');
  two.child.kill('SIGINT');
  expect(await two.ended).toBe(130);
  expect(two.output()).not.toContain('went on');
});

it.each(['i18n-check.ts', 'check-content.ts'])(
  '%s names the place of a missing comma in code.json, which the code reads too',
  async (script) => {
    const root = writeProject();
    const file = path.join(root, 'i18n/fr/code.json');
    const lines = readFileSync(file, 'utf8').split('\n');
    const line = lines.findIndex((text) => /"message": .*,$/.test(text));
    lines[line] = lines[line]!.slice(0, -1);
    writeFileSync(file, lines.join('\n'));
    const command = launch(root, [...TS, `scripts/${script}`]);
    expect(await command.ended).toBe(1);
    expect(command.output()).toContain(
      `i18n/fr/code.json:${line + 2}:5: not valid JSON: found a quote where a comma or "}" is needed.\n`,
    );
    expect(command.output()).not.toMatch(/^ +at /m);
  },
);

describe('npm run site', () => {
  it('builds, serves both languages on localhost, keeps forms, stops on SIGTERM', async () => {
    const root = writeProject();
    const port = await detectPort();
    const origin = `http://localhost:${port}`;
    const site = launch(root, [...TS, 'scripts/site.ts'], {PORT: String(port)});
    await site.until('Ctrl-C stops it.');
    expect(site.output()).toContain(`French   ${origin}/\n`);
    expect(site.output()).toContain(`English  ${origin}/en/\n`);
    expect(site.output()).toContain('Forms    kept in .forms/submissions.db, sent to nobody');
    const read = async (address: string) => (await fetch(origin + address)).text();
    expect(await read('/en/')).toContain('<h1>Home</h1>');
    expect(await read('/site-url.txt')).toBe(origin);
    const sent = await fetch(`${origin}/`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        'form-name': 'newsletterform',
        email: 'a@example.org',
        checked: 'true',
      }),
    });
    expect(sent.status).toBe(303);
    site.child.kill('SIGTERM');
    expect(await site.ended).toBe(0);
    expect(readFileSync(path.join(root, '.forms/submissions.db'), 'latin1')).toContain(
      'a@example.org',
    );
  });

  it('builds for SITE_URL when it is set', async () => {
    const root = writeProject();
    const port = await detectPort();
    const env = {PORT: String(port), SITE_URL: 'https://www.example.org'};
    const site = launch(root, [...TS, 'scripts/site.ts'], env);
    await site.until('Ctrl-C stops it.');
    const response = await fetch(`http://localhost:${port}/site-url.txt`);
    expect(await response.text()).toBe('https://www.example.org');
    site.child.kill('SIGINT');
    expect(await site.ended).toBe(0);
  });

  it('ends with one sentence after a failed build’s own output', async () => {
    const root = writeProject();
    const site = launch(root, [...TS, 'scripts/site.ts'], {
      PORT: String(await detectPort()),
      BREAK_BUILD: '1',
    });
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(
      /front matter: wrong sector\n✖ The build failed: fix the problems above, then run the command again\.\n$/,
    );
  });

  it('rejects impossible options in one line, before it builds', async () => {
    const root = writeProject();
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const {port: taken} = other.address() as net.AddressInfo;
    const outputs = await Promise.all(
      [
        launch(root, [...TS, 'scripts/serve.ts'], {PORT: String(await detectPort())}),
        launch(root, [...TS, 'scripts/site.ts'], {PORT: 'abc'}),
        launch(root, [...TS, 'scripts/site.ts', '--fast']),
        launch(root, [...TS, 'scripts/site.ts'], {PORT: String(taken)}),
      ].map(async ({ended, output}) => ({failed: (await ended) !== 0, output: output()})),
    );
    await new Promise((resolve) => other.close(resolve));
    expect(outputs.map(({failed}) => failed)).toEqual([true, true, true, true]);
    const [unbuilt, port, option, inUse] = outputs.map(({output}) => output);
    expect(unbuilt).toMatch(
      /^✖ There is no complete build to serve, build\/index\.html is missing: [^\n]+\n$/,
    );
    expect(port).toBe(
      '✖ The port is "abc": write a whole number from 1 to 65535, for instance PORT=3000.\n',
    );
    expect(option).toMatch(/^✖ Unknown option '--fast'.*Usage: npm run site[^\n]*\n$/);
    expect(inUse).toMatch(
      new RegExp(`^✖ Port ${taken} is already used by another program: [^\n]+\n$`),
    );
  });
});
