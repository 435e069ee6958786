import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {test} from './support/deploys';
import {answerBanner, fillInContact, leaveByMenu, toggleTheme, visit} from './support/errand';
import {faults, type Fault} from './support/faultyServer';
import {layoutFaults} from './support/layout';
import {expectedSite} from './support/site';
import {expect, expectAlive, listen} from './support/visitor';

/*
 * A visitor whose browser, network or host lacks something that the site counts on. Each
 * test takes one thing away for real, and makes the visit all the same.
 */

/** Widths that a layout has to hold at, in px. */
const WIDTHS = [320, 390, 1280];

const study = '/work/care-co-nume/';

/** Sees to it that a page holds at every width. */
async function holds(page: Page, name: string, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    expect(await layoutFaults(page), `${name} at ${width} px`).toEqual([]);
  }
}

/** What the browser really keeps of what a page writes. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const attempt = (write: () => boolean) => {
      try {
        return write();
      } catch {
        return false;
      }
    };
    return {
      storage: attempt(() => {
        localStorage.setItem('test', '1');
        return localStorage.getItem('test') === '1';
      }),
      cookies: attempt(() => {
        document.cookie = 'test=1';
        return document.cookie.includes('test=1');
      }),
    };
  });

test.describe('storage', () => {
  test('is blocked by the browser, and cookies too: the visit goes on', async ({
    host,
    launchOptions,
  }) => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'profile-'));
    await mkdir(path.join(dir, 'Default'));
    // « Block all cookies », as somebody sets it in the browser's settings.
    const preferences = {profile: {default_content_setting_values: {cookies: 2}}};
    await writeFile(path.join(dir, 'Default/Preferences'), JSON.stringify(preferences));
    const {executablePath} = launchOptions;
    const context = await chromium.launchPersistentContext(dir, {
      ...launchOptions,
      // Of Playwright's own browsers, the whole one: the smaller one has no settings.
      ...(executablePath === undefined && {channel: 'chromium'}),
      baseURL: host.origin,
      locale: 'fr-FR',
    });
    try {
      const page = await context.newPage();
      const errors = await visit(page);
      expect(await kept(page)).toEqual({storage: false, cookies: false});
      expect(errors).toEqual([]);
    } finally {
      await context.close();
      await rm(dir, {recursive: true, force: true});
    }
  });

  test('throws, and cookies do not', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    const errors = await visit(page);
    expect(await kept(page)).toEqual({storage: false, cookies: true});
    expect(errors).toEqual([]);
  });

  test('is full', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const errors = await visit(page, {sends: false});
    expect(await kept(page)).toEqual({storage: false, cookies: true});
    expect(errors).toEqual([]);
  });

  test('works, and cookies do not', async ({page, context}) => {
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setDocumentCookieDisabled', {disabled: true});
    const errors = await visit(page, {sends: false});
    expect(await kept(page)).toEqual({storage: true, cookies: false});
    expect(errors).toEqual([]);
  });
});

/** What a browser may lack, and how it comes to lack it. */
const lacks: Readonly<Record<string, () => void>> = {
  'view transitions': () => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  },
  IntersectionObserver: () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  },
  ResizeObserver: () => {
    Reflect.deleteProperty(window, 'ResizeObserver');
  },
  requestIdleCallback: () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
  },
  'Element.animate': () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
  },
  'navigator.connection': () => {
    Reflect.deleteProperty(Navigator.prototype, 'connection');
  },
  'AbortSignal.timeout and any': () => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(AbortSignal, 'any');
  },
  structuredClone: () => {
    Reflect.deleteProperty(window, 'structuredClone');
  },
  inert: () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'inert');
  },
  'Trusted Types': () => {
    Reflect.deleteProperty(window, 'trustedTypes');
  },
};

for (const [what, take] of Object.entries(lacks)) {
  test(`a browser without ${what} finds its way`, async ({page}) => {
    await page.addInitScript(take);
    expect(await visit(page, {sends: false})).toEqual([]);
  });
}

test('a browser without any of these makes the whole visit', async ({page}) => {
  for (const take of Object.values(lacks)) await page.addInitScript(take);
  expect(await visit(page)).toEqual([]);
});
