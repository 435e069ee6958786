import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {findFreePort} from '../../scripts/lib/ports';
import {start, stop} from '../../scripts/lib/processes';
import type {Browser, Driver, Key} from './driver';
import {collectErrors, ERRORS} from './inPage';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<Key, string>> = {Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004'};

/** The browser's own buttons would keep its window wider than 320 px. */
const NARROW = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

/** How long a command may take, in ms. */
const LONGEST = 60_000;

/** The driver loses code that comes as a page goes; it is asked again after so long, in ms. */
const LOST = 5000;

/** One of the driver's commands: https://www.w3.org/TR/webdriver2/#endpoints */
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

/** An X server without a screen, on a display that it chooses. */
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
      // The driver tells nothing of the console, and runs nothing before the page does; but
      // the page's own scripts come after its first paint.
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
    // Nothing around the page takes of its width.
    resize: async (width, height) => {
      await command('POST', `${at}/window/rect`, {width, height});
    },
    errors: () => [],
    close: async () => {
      await command('DELETE', at);
    },
  };
}

/** WebKitGTK's small browser, by its driver and WebDriver, on a display of its own. */
export async function startWebKit(programs: {driver: string; xvfb: string}): Promise<Browser> {
  const settings = await mkdtemp(path.join(os.tmpdir(), 'webkit-'));
  await mkdir(path.join(settings, 'gtk-3.0'));
  await writeFile(path.join(settings, 'gtk-3.0', 'gtk.css'), NARROW);
  const {display, stop: stopDisplay} = await startDisplay(programs.xvfb);
  const port = await findFreePort();
  const driver = start(programs.driver, [`--port=${port}`], {
    output: 'capture',
    env: {...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings},
  });
  const command = commandsOf(`http://127.0.0.1:${port}`);
  while (!(await command('GET', '/status').catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended before it was asked.');
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
