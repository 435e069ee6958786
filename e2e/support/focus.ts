import {expect, type Locator, type Page} from '@playwright/test';

/** The focused control, as a keyboard user sees it. */
type FocusSeen = {
  /** Role or element of the focused control, and its name. */
  name: string;
  /** Why the focus is not visible; empty when it is. */
  problem: string;
};

/**
 * Checks that the focused element has a ring of at least 2 px (WCAG 2.4.13), is in the viewport
 * and is not covered (WCAG 2.4.11).
 */
function seeFocus(page: Page): Promise<FocusSeen> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    if (!focused || focused === document.body) {
      return {name: 'nothing', problem: 'no element has the focus'};
    }
    // A radio button's text is its label's.
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : '';
    const words = (focused.getAttribute('aria-label') ?? (label || focused.textContent)).trim();
    const name = `${focused.getAttribute('role') ?? focused.localName} "${words.slice(0, 60)}"`;

    // The ring belongs to the element or to the label beside it.
    const beside = focused instanceof HTMLInputElement ? focused.nextElementSibling : null;
    const holders = beside ? [focused, beside] : [focused];
    const hasRing = holders.some((holder) =>
      [undefined, '::before', '::after'].some((pseudo) => {
        const {outlineStyle, outlineWidth} = getComputedStyle(holder, pseudo);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      }),
    );
    if (!hasRing) return {name, problem: 'it has no ring'};

    const box = focused.getBoundingClientRect();
    const inWindow =
      box.bottom > 0 &&
      box.right > 0 &&
      box.top < window.innerHeight &&
      box.left < window.innerWidth;
    if (!inWindow || box.width === 0) {
      return {name, problem: `it is outside the viewport, at ${Math.round(box.top)} px`};
    }
    // Test a grid of 5 by 5 points of its visible part.
    const left = Math.max(0, box.left);
    const top = Math.max(0, box.top);
    const width = Math.min(window.innerWidth, box.right) - left;
    const height = Math.min(window.innerHeight, box.bottom) - top;
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const covering = new Set<string>();
    const points = steps.flatMap((x) =>
      steps.map((y) => [left + x * width, top + y * height] as const),
    );
    const free = points.filter(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      const isIt =
        found !== null &&
        (focused.contains(found) ||
          found.contains(focused) ||
          holders.some((holder) => holder.contains(found)));
      if (!isIt) covering.add(`${found?.localName} ${found?.className.toString()}`);
      return isIt;
    });
    return {
      name,
      // At least half is visible: more than WCAG 2.4.11 requires, less than 2.4.12.
      problem:
        free.length * 2 < points.length ? `it is covered by ${[...covering].join(', ')}` : '',
    };
  });
}

/**
 * Asserts that the focus is visible and returns the control's name. Polls while the page or the
 * bar is moving.
 */
export async function expectFocusSeen(page: Page): Promise<string> {
  let name = '';
  await expect
    .poll(async () => {
      const seen = await seeFocus(page);
      name = seen.name;
      return seen.problem && `${name}: ${seen.problem}`;
    })
    .toBe('');
  return name;
}

/**
 * Presses Tab until an element has the focus, which must be visible at each stop.
 *
 * @param key `Shift+Tab` goes backwards
 * @returns the names of the stops on the way, the last one included
 * @throws Error when the element is not reached within 80 stops
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<string[]> {
  const stops: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    stops.push(await expectFocusSeen(page));
    if (await target.evaluate((element) => element === document.activeElement)) return stops;
  }
  throw new Error(`Tab did not reach the element, only: ${stops.join(', ')}`);
}
