/*
 * Also used by scripts that Playwright or Jest compile to CommonJS: no `import.meta`.
 */
import type {ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {chromium, type Browser} from 'playwright';
import {findChromium} from './programs';
import {findFreePort} from './ports';
import {start, stop} from './processes';
import {assertBuilt, projectRoot} from './project';
import {UserError} from './user-error';

/** How long the server may take to answer at first, in ms. */
const START_MS = 30_000;

async function untilServed(origin: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > until) {
      throw new UserError(
        `The server of the built site does not answer on ${origin}: try "npm run serve".`,
      );
    }
    await setTimeout(100);
  }
}

/**
 * Serves a build as its host would (compressed, with the host's headers), on a port that is
 * free, with a folder of its own for what forms send. In a process of its own: what measures
 * must not wait for what serves.
 */
export async function withServer<T>(
  buildDir: string,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  assertBuilt(buildDir);
  const formsDir = mkdtempSync(path.join(os.tmpdir(), 'forms-'));
  const port = await findFreePort();
  const child = start(
    process.execPath,
    [
      ...['--import', 'tsx', path.join(projectRoot, 'scripts', 'serve.ts')],
      ...['--port', String(port), '--build', path.resolve(buildDir)],
      ...['--forms', path.join(formsDir, 'forms.jsonl')],
    ],
    {cwd: projectRoot, output: 'capture'},
  );
  const origin = `http://localhost:${port}`;
  try {
    await untilServed(origin, child);
    return await use(origin);
  } finally {
    await stop(child);
    rmSync(formsDir, {recursive: true, force: true});
  }
}

/** Starts this machine's Chromium, without requests of its own. */
export async function startBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new UserError(
      'There is no Chromium on this machine: run "npm test" once, which installs one, or write its full path in CHROMIUM_PATH.',
    );
  }
  return chromium.launch({
    executablePath,
    args: [
      '--disable-background-networking',
      // Chromium's sandbox does not work for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...args,
    ],
  });
}
