import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {detectPort} from 'detect-port';
import {start, stop} from '../../scripts/lib/processes';
import type {Browser, Driver, Key} from './driver';
import {collectErrors, ERRORS} from './inPage';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<Key, string>> = {Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004'};

/** GTK styles: the toolbar's buttons would keep the window wider than 320 px. */
const NARROW = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

/** Timeout of a command, in ms. */
const LONGEST = 60_000;

/** Timeout of an evaluation, in ms: the driver never answers one interrupted by a navigation. */
const LOST = 5000;

/** Sends a command to the driver: https://www.w3.org/TR/webdriver2/#endpoints */
type Command = (
  method: 'GET' | 'POST' | 'DELETE',
  at: string,
  body?: object,
  longest?: number,
) => Promise<unknown>;

const commandsOf =
  (origin: string): Command =>
  async (method, at, body, longest = LONGEST) => {
    const response = await fetch(`${origin}${at}`, {
      method,
      ...(body && {body: JSON.stringify(body)}),
      signal: AbortSignal.timeout(longest),
    });
    const {value} = (await response.json()) as {value: unknown};
    if (response.ok) return value;
    const {error, message} = value as {error: string; message: string};
    throw new Error(`${method} ${at}: ${error}. ${message}`);
  };

/** Starts a headless X server, which chooses its own display number. */
async function startDisplay(xvfb: string) {
  const server = start(
    xvfb,
    ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'],
    {
      output: 'capture',
    },
  );
  const [number] = (await once(server.stdout!, 'data')) as [Buffer];
  return {display: `:${number.toString().trim()}`, stop: () => stop(server)};
}

async function visit(command: Command): Promise<Driver> {
  const capabilities = {alwaysMatch: {pageLoadStrategy: 'eager'}};
  const {sessionId} = (await command('POST', '/session', {capabilities})) as {sessionId: string};
  const at = `/session/${sessionId}`;
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    command('POST', `${at}/actions`, {actions: [{type, id: type, actions}]});
  const keys = (text: string) =>
    act(
      'key',
      [...text].flatMap((value) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]),
    );
  const evaluate = (expression: string) =>
    command('POST', `${at}/execute/sync`, {script: `return ${expression}`, args: []}, LOST);
  return {
    async goto(address) {
      await command('POST', `${at}/url`, {url: address});
      // The driver reports no console messages and cannot run code before the page's. This is
      // early enough: the page's scripts load after its first paint.
      const collect = () => evaluate(`(${collectErrors.toString()})('${ERRORS}')`);
      await collect().catch(collect);
    },
    evaluate,
    clickAt: async (x, y) => {
      await act('pointer', [
        {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ]);
    },
    type: async (text) => {
      await keys(text);
    },
    press: async (key) => {
      await keys(codes[key]);
    },
    // The window is as wide as its viewport: the browser has no side borders.
    resize: async (width, height) => {
      await command('POST', `${at}/window/rect`, {width, height});
    },
    errors: () => [],
    close: async () => {
      await command('DELETE', at);
    },
  };
}

/** Starts WebKitGTK's MiniBrowser, controlled through WebDriver, on its own display. */
export async function startWebKit(programs: {driver: string; xvfb: string}): Promise<Browser> {
  const settings = await mkdtemp(path.join(os.tmpdir(), 'webkit-'));
  await mkdir(path.join(settings, 'gtk-3.0'));
  await writeFile(path.join(settings, 'gtk-3.0', 'gtk.css'), NARROW);
  const {display, stop: stopDisplay} = await startDisplay(programs.xvfb);
  const port = await detectPort();
  const driver = start(programs.driver, [`--port=${port}`], {
    output: 'capture',
    env: {...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings},
  });
  const command = commandsOf(`http://127.0.0.1:${port}`);
  while (!(await command('GET', '/status').catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver exited at startup.');
    await sleep(50);
  }
  return {
    version: 'WebKitGTK',
    visit: () => visit(command),
    async close() {
      await stop(driver);
      await stopDisplay();
      await rm(settings, {recursive: true, force: true});
    },
  };
}
