import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {findChromium} from '../../scripts/lib/programs';
import {startBidi} from './bidi';
import type {Engine} from './driver';
import {startWebKit} from './webkit';

const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);

/** Finds the first executable among these commands and absolute paths. */
function find(...programs: string[]): string | undefined {
  return programs
    .flatMap((program) =>
      path.isAbsolute(program) ? [program] : folders.map((folder) => path.join(folder, program)),
    )
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

function chromiumEngine(): Engine {
  const program = findChromium();
  return program
    ? {start: () => startBidi('chrome', program)}
    : {
        missing:
          'Chromium is missing. Debian: apt-get install chromium. macOS, Windows: install Google Chrome. Elsewhere: set CHROMIUM_PATH to its full path.',
      };
}

function firefoxEngine(): Engine {
  const program = process.env.FIREFOX_PATH
    ? find(process.env.FIREFOX_PATH)
    : find(
        'firefox-esr',
        'firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      );
  return program
    ? {start: () => startBidi('firefox', program)}
    : {
        missing:
          'Firefox is missing. Debian: apt-get install firefox-esr. macOS, Windows: install Firefox. Elsewhere: set FIREFOX_PATH to its full path.',
      };
}

function webKitEngine(): Engine {
  const [driver, xvfb] = [find('WebKitWebDriver'), find('Xvfb')];
  return driver && xvfb
    ? {start: () => startWebKit({driver, xvfb})}
    : {
        missing:
          'WebKit is missing. Debian: apt-get install webkit2gtk-driver xvfb. macOS, Windows: no driver exists for these tests; run them on Linux, for instance in a container.',
      };
}

/** The engines, by project name in this folder's playwright.config.ts. */
export const engines = {
  chromium: chromiumEngine,
  firefox: firefoxEngine,
  webkit: webKitEngine,
} as const satisfies Readonly<Record<string, () => Engine>>;

export type EngineName = keyof typeof engines;
