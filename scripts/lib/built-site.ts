/*
 * Also used by scripts that Playwright or Jest compile to CommonJS: no `import.meta`.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {detectPort} from 'detect-port';
import {chromium, type Browser} from 'playwright';
import {untilServed} from './ports';
import {findChromium} from './programs';
import {start, stop} from './processes';
import {assertBuilt, projectRoot} from '../../src/lib/project';
import {SiteError} from '../../src/lib/siteError';

/** Timeout for the server's first answer, in ms. */
const START_MS = 30_000;

/**
 * Serves a build as its host would (compressed, with the host's headers) on a free port, with a
 * temporary folder for submissions. A separate process keeps serving from delaying measurements.
 */
export async function withServer<T>(
  buildDir: string,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  assertBuilt(buildDir);
  const formsDir = mkdtempSync(path.join(os.tmpdir(), 'forms-'));
  const port = await detectPort();
  const child = start(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(projectRoot, 'scripts', 'serve.ts'),
      '--port',
      String(port),
      '--build',
      path.resolve(buildDir),
      '--forms',
      path.join(formsDir, 'forms.jsonl'),
    ],
    {cwd: projectRoot, output: 'capture'},
  );
  const origin = `http://localhost:${port}`;
  try {
    const ended = new AbortController();
    child.once('close', () => ended.abort());
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(START_MS)]);
    await untilServed(origin, signal).catch(() => {
      throw new SiteError(
        `The server of the built site does not answer on ${origin}: try "npm run serve".`,
      );
    });
    return await use(origin);
  } finally {
    await stop(child);
    rmSync(formsDir, {recursive: true, force: true});
  }
}

/** Starts the installed Chromium with its background requests off. */
export async function startBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new SiteError(
      'Chromium is not installed: run "npm test" once, which installs it, or set CHROMIUM_PATH to its full path.',
    );
  }
  return chromium.launch({
    executablePath,
    args: [
      '--disable-background-networking',
      // Chromium refuses to run its sandbox as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...args,
    ],
  });
}
