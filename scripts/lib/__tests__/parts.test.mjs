/* eslint-disable @typescript-eslint/no-floating-promises -- node:test waits for its own promises */
import assert from 'node:assert/strict';
import {mkdir, readFile, rm, utimes, writeFile} from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {describe, it} from 'node:test';
import {assertBuilt} from '../build.mjs';
import {findChromium} from '../chromium.mjs';
import {
  ensureInstalled,
  installationState,
  isSameInstallation,
  npmReasons,
  stampOf,
  STAMP_FILE,
} from '../ensure.mjs';
import {nodeVersionProblem} from '../node-version.mjs';
import {installCommand} from '../packages.mjs';
import {assertPortFree, findFreePort, readPort} from '../ports.mjs';
import {run} from '../processes.mjs';
import {devServers, prefixLines} from '../start-command.mjs';
import {writeFiles} from './fixture.mjs';

describe('the version of Node', () => {
  it('is refused below 20.19 in one sentence with what was found and what to install', () => {
    assert.equal(
      nodeVersionProblem('18.20.4'),
      'This project needs Node 20.19 or newer and this is Node 18.20.4: install it from https://nodejs.org (or "nvm install 20") and run the command again.',
    );
    assert.match(nodeVersionProblem('20.18.3') ?? '', /needs Node 20\.19 or newer/);
    for (const version of ['20.19.0', '22.11.0', '100.0.0']) {
      assert.equal(nodeVersionProblem(version), null);
    }
  });
});

describe('a port', () => {
  it('is 3000 when PORT is not set, or empty', () => {
    assert.equal(readPort(undefined), 3000);
    assert.equal(readPort(''), 3000);
    assert.equal(readPort('8080'), 8080);
  });

  for (const value of ['abc', '70000', '0', '-1', '80.5', '3000x', ' 3000', '1e3', '0x50']) {
    it(`is not "${value}"`, () => {
      assert.throws(() => readPort(value), {
        name: 'UserError',
        message: `PORT is "${value}", which is not a port: write a whole number from 1 to 65535, for instance PORT=3000.`,
      });
    });
  }

  it('that another program holds is refused in one sentence with how to choose another', async () => {
    for (const host of ['127.0.0.1', '0.0.0.0']) {
      const server = net.createServer();
      await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)));
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      try {
        await assert.rejects(assertPortFree(port), {
          message: `Port ${port} is already used by another program: stop that program, or choose another port, for instance PORT=${port + 1} npm run site.`,
        });
        assert.notEqual(await findFreePort(port), port);
      } finally {
        await new Promise((resolve) => server.close(resolve));
      }
      await assertPortFree(port);
      assert.equal(await findFreePort(port), port);
    }
  });
});

describe('the installation', () => {
  const lock = JSON.stringify({
    packages: {
      '': {},
      'node_modules/a': {version: '1.0.0', integrity: 'x'},
      'node_modules/other-system': {version: '1.0.0', optional: true},
    },
  });
  const hidden = JSON.stringify({packages: {'node_modules/a': {version: '1.0.0', integrity: 'x'}}});

  it('is the lock file’s when npm’s own record says the same, optional packages aside', () => {
    assert.equal(isSameInstallation(lock, hidden), true);
    assert.equal(isSameInstallation(lock, hidden.replace('1.0.0', '1.0.1')), false);
    assert.equal(isSameInstallation(lock, hidden.replace('"x"', '"y"')), false);
    assert.equal(isSameInstallation(lock, '{"packages":{}}'), false);
    assert.equal(
      isSameInstallation(
        lock,
        hidden.replace('{"node_modules/a"', '{"node_modules/b":{},"node_modules/a"'),
      ),
      false,
    );
    assert.equal(isSameInstallation(lock, 'broken'), false);
    assert.equal(isSameInstallation(lock, undefined), false);
  });

  it('is done again when the lock file changes, and not when only its date does', async () => {
    const root = await writeFiles({
      'package-lock.json': lock,
      'node_modules/.package-lock.json': hidden,
    });
    try {
      assert.equal(await ensureInstalled({root, log: assert.fail}), false);
      const stamp = path.join(root, 'node_modules', STAMP_FILE);
      assert.equal(await readFile(stamp, 'utf8'), stampOf(lock));
      await utimes(path.join(root, 'package-lock.json'), new Date(), new Date(Date.now() + 1e6));
      assert.equal(installationState(root).needed, false);
      await writeFile(path.join(root, 'package-lock.json'), lock.replace('1.0.0', '2.0.0'));
      assert.deepEqual(
        {...installationState(root), lock: ''},
        {
          needed: true,
          lock: '',
          reason: 'package-lock.json has changed since the last installation',
        },
      );
      await writeFile(path.join(root, 'package-lock.json'), lock);
      await writeFile(stamp, stampOf(lock, 'other-system'));
      assert.match(JSON.stringify(installationState(root)), /made for another system/);
    } finally {
      await rm(root, {recursive: true});
    }
  });

  it('runs npm ci on a fresh copy, in silence but for two lines', async () => {
    const root = await writeFiles({
      'package.json': '{"name":"fresh","version":"1.0.0","dependencies":{"dep":"file:dep"}}',
      'dep/package.json': '{"name":"dep","version":"1.0.0"}',
      'package-lock.json': JSON.stringify({
        name: 'fresh',
        version: '1.0.0',
        lockfileVersion: 3,
        requires: true,
        packages: {
          '': {name: 'fresh', version: '1.0.0', dependencies: {dep: 'file:dep'}},
          dep: {version: '1.0.0'},
          'node_modules/dep': {resolved: 'dep', link: true},
        },
      }),
    });
    try {
      /** @type {string[]} */
      const lines = [];
      const log = (/** @type {string} */ line) => lines.push(line);
      assert.equal(await ensureInstalled({root, log}), true);
      assert.equal(lines.length, 2);
      assert.equal(lines[0], 'Installing the packages with "npm ci" (nothing is installed yet) …');
      assert.match(lines[1] ?? '', /^Packages installed in [\d.]+ s\.$/);
      assert.equal(await ensureInstalled({root, log: assert.fail}), false);
    } finally {
      await rm(root, {recursive: true});
    }
  });

  it('that fails shows npm’s reasons without its warnings and its manual', () => {
    const output = [
      'npm warn ERESOLVE overriding peer dependency',
      'npm error code EUSAGE',
      'npm error',
      'npm error Missing: a@1.0.0 from lock file',
      'npm error',
      'npm error Clean install a project',
      'npm error Options:',
    ].join('\n');
    assert.deepEqual(npmReasons(output), ['code EUSAGE', 'Missing: a@1.0.0 from lock file']);
    assert.deepEqual(npmReasons('spawn npm ENOENT\n'), ['spawn npm ENOENT']);
  });

  it('without a lock file is refused with what to do', async () => {
    const root = await writeFiles({'package.json': '{}'});
    try {
      assert.throws(
        () => installationState(root),
        /package-lock\.json is missing from .*: restore it/,
      );
    } finally {
      await rm(root, {recursive: true});
    }
  });
});

describe('the build', () => {
  it('is complete with both languages', async () => {
    const root = await writeFiles({'index.html': ''});
    try {
      assert.throws(
        () => assertBuilt(root),
        /en\/index\.html is missing: run "npm run build" first/,
      );
      await mkdir(path.join(root, 'en'));
      await writeFile(path.join(root, 'en/index.html'), '');
      assertBuilt(root);
    } finally {
      await rm(root, {recursive: true});
    }
  });
});

describe('the browser', () => {
  it('is the one that CHROMIUM_PATH names, or a sentence', () => {
    assert.equal(findChromium({CHROMIUM_PATH: process.execPath}), process.execPath);
    assert.throws(() => findChromium({CHROMIUM_PATH: '/no/such/browser'}), {
      name: 'UserError',
      message:
        'CHROMIUM_PATH is "/no/such/browser", where there is no program: write the full path of a Chromium or Chrome, for instance CHROMIUM_PATH=/usr/bin/chromium, or leave it out.',
    });
  });

  it(
    'on PATH is passed over when it does not start',
    {skip: process.platform === 'win32'},
    async () => {
      const folder = await writeFiles({
        'broken/chromium': '#!/bin/sh\nexit 127\n',
        'works/google-chrome': '#!/bin/sh\nexit 0\n',
      });
      try {
        for (const file of ['broken/chromium', 'works/google-chrome']) {
          await run('chmod', ['+x', path.join(folder, file)]);
        }
        const found = findChromium({PATH: `${folder}/broken:${folder}/works:/bin`});
        // Playwright's own comes first where it is installed.
        assert.ok(
          found === `${folder}/works/google-chrome` || found?.includes('ms-playwright'),
          found,
        );
      } finally {
        await rm(folder, {recursive: true});
      }
    },
  );
});

describe('what the system lacks', () => {
  const skip = process.platform === 'win32';

  /**
   * Runs code as a user, where sudo and apt-get only note down that they were called.
   *
   * @param {number} uid
   * @param {string} code
   * @returns {Promise<{output: string, calls: string[]}>}
   */
  async function runAs(uid, code) {
    const note = '#!/bin/sh\necho "$(/usr/bin/basename "$0") $*" >> "$CALLS"\n';
    const folder = await writeFiles({'bin/sudo': note, 'bin/apt-get': note, calls: ''});
    const calls = path.join(folder, 'calls');
    try {
      for (const name of ['sudo', 'apt-get']) {
        await run('chmod', ['+x', path.join(folder, 'bin', name)]);
      }
      const {output} = await run(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', `process.getuid = () => ${uid};\n${code}`],
        {
          cwd: import.meta.dirname,
          output: 'capture',
          env: {
            PATH: path.join(folder, 'bin'),
            CALLS: calls,
            HOME: folder,
            PLAYWRIGHT_BROWSERS_PATH: folder,
            // Nothing listens there.
            PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
          },
        },
      );
      return {output, calls: (await readFile(calls, 'utf8')).split('\n').filter(Boolean)};
    } finally {
      await rm(folder, {recursive: true});
    }
  }

  it('is said with the command for it, and nobody’s password is asked for', {skip}, async () => {
    const {output, calls} = await runAs(
      1000,
      `const {ensureChromium} = await import('../chromium.mjs');
       const {ensureJava} = await import('../java.mjs');
       const {ensureNginx} = await import('../nginx.ts');
       await ensureChromium().catch(({message}) => console.log(message));
       // Both may be there all the same.
       await ensureJava().catch(() => undefined);
       await ensureNginx();`,
    );
    assert.match(
      output,
      process.platform === 'darwin'
        ? /There is no Chromium, .*"brew install --cask google-chrome"/
        : /There is no Chromium, .*on Debian, as root: "apt-get install chromium"/,
    );
    assert.deepEqual(calls, []);
  });

  it('is installed by root with one line, and without sudo', {skip}, async () => {
    const {output, calls} = await runAs(
      0,
      `const {installPackages} = await import('../packages.mjs');
       await installPackages(['one', 'two'], console.log);`,
    );
    assert.equal(output, 'Installing one and two with apt-get …\n');
    assert.deepEqual(calls, [
      'apt-get update',
      'apt-get install -y --no-install-recommends one two',
    ]);
  });

  it('has a command on each system', () => {
    const commands = {debian: 'x', macos: 'brew install x', windows: 'winget install X'};
    assert.equal(installCommand(commands, 'linux'), 'on Debian, as root: "apt-get install x"');
    assert.equal(installCommand(commands, 'darwin'), '"brew install x"');
    assert.equal(installCommand(commands, 'win32'), '"winget install X"');
  });
});

  });
});

describe('a child process', () => {
  it('is stopped with what it started when its time is over', async () => {
    const started = Date.now();
    const result = await run('sh', ['-c', 'sleep 30; true'], {output: 'capture', timeoutMs: 200});
    assert.equal(result.timedOut, true);
    assert.notEqual(result.code, 0);
    assert.ok(Date.now() - started < 10_000);
  });

  it('that is not there gives 127', async () => {
    assert.equal((await run('no-such-program', [], {output: 'capture'})).code, 127);
  });
});

describe('the development servers', () => {
  it('are one for each language, French on the public port', () => {
    const [french, english] = devServers({port: 3000, englishPort: 4321});
    assert.match(
      french?.args.join(' ') ?? '',
      /^start --locale fr --port 3000 --host 127\.0\.0\.1 --no-open$/,
    );
    assert.match(
      english?.args.join(' ') ?? '',
      /^start --locale en --port 4321 --host 127\.0\.0\.1 --no-open$/,
    );
    assert.equal(french?.env.SITE_DEV_ENGLISH_PORT, '4321');
    assert.equal(english?.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME, '.docusaurus-en');
  });

  it('say on each line which one speaks', async () => {
    const stream = new PassThrough();
    let text = '';
    prefixLines(stream, '[en]', (line) => {
      text += line;
    });
    for (const chunk of ['one\ntw', 'o\r\n\n', 'three']) stream.write(chunk);
    stream.end();
    await new Promise((resolve) => stream.once('close', resolve));
    assert.equal(text, '[en] one\n[en] two\n[en] three\n');
  });
});
