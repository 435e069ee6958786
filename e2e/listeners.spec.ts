import {expect, test, type Page} from '@playwright/test';
import {openQuietly} from './support/visit';

/** What a page listens to, and what the browser has to wait for because of it. */

type Listener = {type: string; passive: boolean; scriptId: string};

/** Every listener of the site's own scripts, at the window, the document and all that is in it. */
async function listenersOf(page: Page): Promise<Listener[]> {
  const session = await page.context().newCDPSession(page);
  // Playwright listens too.
  const ownScripts = new Set<string>();
  session.on('Debugger.scriptParsed', ({scriptId, url}) => {
    if (url.startsWith('http')) ownScripts.add(scriptId);
  });
  await session.send('Debugger.enable');
  const all: Listener[] = [];
  for (const expression of ['window', 'document']) {
    const {result} = await session.send('Runtime.evaluate', {expression});
    const {listeners} = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
      depth: -1,
    });
    all.push(...listeners);
  }
  await session.detach();
  return all.filter(({scriptId}) => ownScripts.has(scriptId));
}

test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

for (const address of ['/', '/work/care-co-nume/', '/en/team/']) {
  test(`a tap and a finger that scrolls are not held up by ${address}`, async ({page}) => {
    await openQuietly(page, address);
    await page.locator('form[name="newsletterform"]').getByRole('textbox').focus();
    await expect(page.locator('form[name="newsletterform"][novalidate]')).toBeVisible();
    const listeners = await listenersOf(page);
    const ofFingers = listeners.filter(({type}) => /^touch|wheel$/.test(type));
    // Links are prefetched when they are touched.
    expect(ofFingers.map(({type}) => type)).toContain('touchstart');
    expect(ofFingers.filter(({passive}) => !passive)).toEqual([]);
    expect(listeners.map(({type}) => type)).toEqual(expect.arrayContaining(['click', 'keydown']));
  });
}
