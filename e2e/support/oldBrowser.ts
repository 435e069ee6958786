import {execFile} from 'node:child_process';
import {createReadStream, createWriteStream, existsSync} from 'node:fs';
import {copyFile, mkdir, readdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {promisify} from 'node:util';
import {createBrotliDecompress} from 'node:zlib';
import {writeAtomically} from '../../src/lib/files';
import {cacheDir} from '../../src/lib/project';
import {once} from './once';

const run = promisify(execFile);

const dir = path.join(cacheDir, 'old-browsers');

/** Chromium by its major version: npm packages hold old ones, for servers without a browser. */
const packages = {
  90: 'chrome-aws-lambda@8.0.2',
  103: '@sparticuz/chrome-aws-lambda@14.2.0',
  109: '@sparticuz/chromium@109.0.6',
} as const;

export type OldVersion = keyof typeof packages;

/** Speaks with all of them; newer versions do not. */
const DRIVER = 'puppeteer-core@8.0.0';

/** The part of the driver that the tests use. */
export type OldPage = {
  setViewport(size: {width: number; height: number}): Promise<void>;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  goto(url: string): Promise<unknown>;
  waitForSelector(selector: string): Promise<unknown>;
  waitForNavigation(): Promise<unknown>;
  type(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  url(): string;
  evaluate<T>(code: () => T): Promise<T>;
};

type OldBrowser = {newPage(): Promise<OldPage>; close(): Promise<void>};

const binary = (version: OldVersion) => path.join(dir, String(version), 'chromium');

/** Exists once all are unpacked. */
const ready = path.join(dir, `ready-${Object.keys(packages).join('-')}`);

/** Installs the packages, of which scripts do not run, and unpacks the browsers beside them. */
async function install(): Promise<void> {
  await mkdir(dir, {recursive: true});
  await writeAtomically(path.join(dir, 'package.json'), '{"private": true}');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  await run('npm', ['install', ...options, ...Object.values(packages), DRIVER], {cwd: dir});
  for (const [version, spec] of Object.entries(packages)) {
    const bin = path.join(dir, 'node_modules', spec.slice(0, spec.lastIndexOf('@')), 'bin');
    const out = path.join(dir, version);
    // The older ones look there for their graphics.
    const graphics = path.join(out, 'swiftshader');
    await mkdir(graphics, {recursive: true});
    const unpack = async (file: string, target: string) => {
      const from = createReadStream(path.join(bin, file));
      await pipeline(from, createBrotliDecompress(), createWriteStream(target, {mode: 0o755}));
    };
    for (const archive of ['aws.tar', 'swiftshader.tar']) {
      await unpack(`${archive}.br`, path.join(out, archive));
      await run('tar', ['xf', archive], {cwd: out});
    }
    for (const file of await readdir(out)) {
      if (file.includes('.so')) await copyFile(path.join(out, file), path.join(graphics, file));
    }
    await unpack('chromium.br', path.join(out, 'chromium'));
  }
  await writeAtomically(ready, '');
}

/**
 * Opens a page of an old Chromium, which is downloaded at the first use.
 *
 * @returns false where it can't be had: without the registry, or on another system
 */
export async function openOld(
  version: OldVersion,
  use: (page: OldPage) => Promise<void>,
): Promise<boolean> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  try {
    await once(`${dir}.lock`, () => existsSync(ready), install);
  } catch {
    return false;
  }
  const load = createRequire(path.join(dir, 'package.json'));
  const driver = load('puppeteer-core') as {launch(options: object): Promise<OldBrowser>};
  const browser = await driver.launch({
    executablePath: binary(version),
    headless: true,
    env: {...process.env, LD_LIBRARY_PATH: path.join(dir, String(version), 'lib')},
    args: ['--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu'],
  });
  try {
    await use(await browser.newPage());
  } finally {
    await browser.close();
  }
  return true;
}
