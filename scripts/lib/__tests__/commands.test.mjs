/* eslint-disable @typescript-eslint/no-floating-promises -- node:test waits for its own promises */
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {cp, mkdir, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import {after, before, describe, it} from 'node:test';
import {findFreePort} from '../ports.mjs';
import {projectRoot} from '../project.mjs';
import {request, SITE, writeFiles} from './fixture.mjs';

/** How long a command of these tests may take, in ms. */
const TIMEOUT_MS = 30_000;

/**
 * A small project with the real scripts: its build copies files.
 *
 * @returns {Promise<string>}
 */
async function writeProject() {
  const lock = JSON.stringify({lockfileVersion: 3, packages: {'': {}}});
  const root = await writeFiles({
    'package.json': JSON.stringify({type: 'module', scripts: {build: 'node build.mjs'}}),
    'build.mjs': `
      import {cpSync, writeFileSync} from 'node:fs';
      if (process.env.BREAK_BUILD) { console.error('front matter: wrong sector'); process.exit(3); }
      cpSync('site', 'build', {recursive: true});
      writeFileSync('build/site-url.txt', process.env.SITE_URL ?? '');`,
    'package-lock.json': lock,
    'node_modules/.package-lock.json': JSON.stringify({packages: {}}),
    ...Object.fromEntries(Object.entries(SITE).map(([name, text]) => [`site/${name}`, text])),
  });
  await cp(path.join(projectRoot, 'scripts'), path.join(root, 'scripts'), {recursive: true});
  const packages = await readdir(path.join(projectRoot, 'node_modules'));
  const parts = packages
    .filter((name) => !name.startsWith('.') && name !== 'jest')
    .map((name) => `node_modules/${name}`);
  for (const part of ['src', 'i18n', 'tsconfig.json', ...parts]) {
    await symlink(path.join(projectRoot, part), path.join(root, part));
  }
  return root;
}

/**
 * @param {string} root
 * @param {readonly string[]} args of node
 * @param {Record<string, string>} env
 */
function launch(root, args, env) {
  const {PORT: _port, SITE_URL: _url, NODE_TEST_CONTEXT: _context, ...inherited} = process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {...inherited, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
  return {
    child,
    ended,
    output: () => output,
    /** @param {string} text */
    until: async (text) => {
      while (!output.includes(text)) {
        if (child.exitCode !== null) throw new Error(`ended without "${text}":\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

describe('npm run site', () => {
  /** @type {string} */
  let root;
  before(async () => {
    root = await writeProject();
  });
  after(() => rm(root, {recursive: true}));

  it('builds, serves both languages on 127.0.0.1 and ::1, keeps forms, stops on SIGTERM', async () => {
    const port = await findFreePort();
    const site = launch(root, ['scripts/site.mjs'], {PORT: String(port)});
    try {
      await site.until('Ctrl-C stops it.');
      assert.ok(site.output().includes(`French   http://localhost:${port}/\n`));
      assert.ok(site.output().includes(`English  http://localhost:${port}/en/\n`));
      assert.match(site.output(), /Forms +kept in \.forms\/submissions\.jsonl/);
      assert.ok(!site.output().includes('npm ci'));
      assert.equal((await request(port, '/en/')).text, SITE['en/index.html']);
      assert.equal((await request(port, '/site-url.txt')).text, `http://localhost:${port}`);
      assert.equal((await fetch(`http://localhost:${port}/`)).status, 200);
      const sent = await request(port, '/', {
        method: 'POST',
        headers: {'content-type': 'application/x-www-form-urlencoded'},
        body: 'form-name=newsletterform&email=a%40example.org&checked=true',
      });
      assert.equal(sent.status, 303);
      assert.match(
        await readFile(path.join(root, '.forms/submissions.jsonl'), 'utf8'),
        /a@example\.org/,
      );
    } finally {
      site.child.kill('SIGTERM');
    }
    assert.equal(await site.ended, 0);
  });

  it('uses SITE_URL for the build when it is set', async () => {
    const port = await findFreePort();
    const site = launch(root, ['scripts/site.mjs'], {
      PORT: String(port),
      SITE_URL: 'https://www.example.org',
    });
    await site.until('Ctrl-C stops it.');
    assert.equal((await request(port, '/site-url.txt')).text, 'https://www.example.org');
    site.child.kill('SIGINT');
    assert.equal(await site.ended, 0);
  });

  it('ends with one sentence after a failed build’s own message', async () => {
    const port = await findFreePort();
    const site = launch(root, ['scripts/site.mjs'], {PORT: String(port), BREAK_BUILD: '1'});
    assert.equal(await site.ended, 1);
    assert.match(
      site.output(),
      /front matter: wrong sector\n✖ The build failed \(code 3\): put right what its message above names, then run the command again\.\n$/,
    );
  });

  it('says that there is nothing to serve with --no-build', async () => {
    const bare = await writeProject();
    try {
      const port = await findFreePort();
      const site = launch(bare, ['scripts/site.mjs', '--no-build'], {PORT: String(port)});
      assert.equal(await site.ended, 1);
      assert.match(
        site.output(),
        /^✖ There is no complete build to serve, build\/index\.html is missing: [^\n]+\n$/,
      );
    } finally {
      await rm(bare, {recursive: true});
    }
  });

  it('refuses a wrong PORT and an unknown option in one line', async () => {
    const wrong = launch(root, ['scripts/site.mjs'], {PORT: 'abc'});
    assert.equal(await wrong.ended, 1);
    assert.equal(
      wrong.output(),
      '✖ PORT is "abc", which is not a port: write a whole number from 1 to 65535, for instance PORT=3000.\n',
    );
    const option = launch(root, ['scripts/site.mjs', '--fast'], {});
    assert.equal(await option.ended, 1);
    assert.match(option.output(), /^✖ Unknown option '--fast'.*Usage: npm run site[^\n]*\n$/);
  });

  it('refuses a port in use before it builds', async () => {
    const other = net.createServer();
    await new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    try {
      const site = launch(root, ['scripts/site.mjs'], {PORT: String(port)});
      assert.equal(await site.ended, 1);
      assert.match(
        site.output(),
        new RegExp(`^✖ Port ${port} is already used by another program: [^\n]+\n$`),
      );
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });
});

describe('npm test', () => {
  it('runs every step although the first fails, and counts a missing report as a failure', async () => {
    const root = await writeProject();
    try {
      await rm(path.join(root, 'scripts/lib/__tests__'), {recursive: true});
      await mkdir(path.join(root, 'scripts/lib/__tests__'));
      await writeFile(
        path.join(root, 'scripts/lib/__tests__/one.test.mjs'),
        `import {it} from 'node:test'; it('works', () => {}); it('also', () => {});`,
      );
      const test = launch(root, ['scripts/test.mjs', '--only=check,unit,build'], {CI: 'true'});
      assert.equal(await test.ended, 1);
      assert.equal(test.output().trimEnd().split('\n').at(-1), '3 passed, 2 failed');
      assert.match(test.output(), /check\s+0 passed, 1 failed/);
      assert.match(test.output(), /unit\s+0 passed, 1 failed/);
      assert.match(test.output(), /scripts\s+2 passed, 0 failed/);
      assert.match(test.output(), /build\s+1 passed, 0 failed/);
    } finally {
      await rm(root, {recursive: true});
    }
  });
});
