/** @jest-environment node */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {detectPort} from 'detect-port';
import {assertPortFree, readPort} from '../ports';
import {run} from '../processes';
import {ensureProgram, findChromium, installCommand, installPackages} from '../programs';
import {assertBuilt} from '../../../src/lib/project';
import {writeFiles} from './temporaryFiles';

const listen = (host: string) =>
  new Promise<net.Server>((resolve) => {
    const server = net.createServer().listen(0, host, () => resolve(server));
  });

describe('a port', () => {
  it('is 3000 when PORT is not set, or empty', () => {
    expect([undefined, '', '8080'].map((value) => readPort(value))).toEqual([3000, 3000, 8080]);
  });

  it.each(['abc', '70000', '0', '-1', '80.5', '3000x', ' 3000', '1e3', '0x50'])(
    'rejects "%s"',
    (value) => {
      expect(() => readPort(value)).toThrow(
        `PORT is "${value}", which is not a port: write a whole number from 1 to 65535, for instance PORT=3000.`,
      );
    },
  );

  it.each(['127.0.0.1', '0.0.0.0'])(
    'in use on %s is reported in one sentence that says how to choose another',
    async (host) => {
      const server = await listen(host);
      const {port} = server.address() as net.AddressInfo;
      await expect(assertPortFree(port)).rejects.toThrow(
        `Port ${port} is already used by another program: stop that program, or choose another port, for instance PORT=${port + 1} npm run site.`,
      );
      expect(await detectPort(port)).not.toBe(port);
      await new Promise((resolve) => server.close(resolve));
      await assertPortFree(port);
      expect(await detectPort(port)).toBe(port);
    },
  );
});

describe('the build', () => {
  it('is complete with both languages', () => {
    const root = writeFiles({'index.html': ''});
    expect(() => assertBuilt(root)).toThrow(
      /en\/index\.html is missing: run "npm run build" first/,
    );
    mkdirSync(path.join(root, 'en'));
    writeFileSync(path.join(root, 'en/index.html'), '');
    expect(() => assertBuilt(root)).not.toThrow();
  });
});

describe('the browser', () => {
  it('is the one in CHROMIUM_PATH, or an explanation', () => {
    expect(findChromium({CHROMIUM_PATH: process.execPath})).toBe(process.execPath);
    expect(() => findChromium({CHROMIUM_PATH: '/no/such/browser'})).toThrow(
      'CHROMIUM_PATH is "/no/such/browser", where there is no program: write the full path of a Chromium or Chrome, for instance CHROMIUM_PATH=/usr/bin/chromium, or leave it out.',
    );
  });

  it('on PATH is skipped when it does not start', () => {
    const folder = writeFiles({
      'broken/chromium': '#!/bin/sh\nexit 127\n',
      'works/google-chrome': '#!/bin/sh\nexit 0\n',
    });
    const PATH = `${folder}/broken:${folder}/works:/bin`;
    expect(findChromium({PATH}, '/no/such/browser')).toBe(`${folder}/works/google-chrome`);
  });
});

describe('a missing system package', () => {
  const program = {name: 'X', debian: 'x y', macos: 'brew install x', windows: 'winget install X'};
  const note = '#!/bin/sh\necho "$(/usr/bin/basename "$0") $*" >> "$CALLS"\n';
  const {getuid, env} = process;

  /** Simulates a user on a system whose sudo and apt-get only record their calls. */
  function actAs(uid: number): () => string[] {
    const folder = writeFiles({'bin/sudo': note, 'bin/apt-get': note, calls: ''});
    process.getuid = () => uid;
    process.env = {...env, PATH: path.join(folder, 'bin'), CALLS: path.join(folder, 'calls')};
    return () => readFileSync(path.join(folder, 'calls'), 'utf8').split('\n').filter(Boolean);
  }

  afterEach(() => {
    process.getuid = getuid;
    process.env = env;
  });

  it('is reported with the install command, without asking for a password', async () => {
    const calls = actAs(1000);
    await expect(ensureProgram(program, () => undefined)).rejects.toThrow(
      `There is no X, which these tests need: install it (${installCommand(program)}), then run the command again.`,
    );
    expect(calls()).toEqual([]);
  });

  it('is installed by root with one line, without sudo', async () => {
    const calls = actAs(0);
    const lines: string[] = [];
    await installPackages(['one', 'two'], (line) => lines.push(line));
    expect(lines).toEqual(['Installing one and two with apt-get …']);
    expect(calls()).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends one two',
    ]);
  });

  it('has an install command on each system', () => {
    expect(installCommand(program, 'linux')).toBe('on Debian, as root: "apt-get install x y"');
    expect(installCommand(program, 'darwin')).toBe('"brew install x"');
    expect(installCommand(program, 'win32')).toBe('"winget install X"');
  });
});

describe('a child process', () => {
  it('that does not exist returns 127', async () => {
    expect((await run('no-such-program', [], {output: 'capture'})).code).toBe(127);
  });
});

it('keeps all of a command’s output, also when it is long', async () => {
  const script = 'console.log("first " + "é".repeat(60000)); console.error("last")';
  const {output} = await run(process.execPath, ['-e', script], {output: 'capture'});
  expect(output).toContain(`first ${'é'.repeat(60000)}\n`);
  expect(output).toContain('last\n');
});
