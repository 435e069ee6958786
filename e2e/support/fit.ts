import type {Page} from '@playwright/test';

/**
 * What does not fit: content wider than the window, words that are cut off by their own
 * box, and words that lie over other words.
 *
 * @returns one line for each; empty when everything fits
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.localName} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      found.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`);
    }
    const isHidden = (element: Element) =>
      !element.checkVisibility({visibilityProperty: true, opacityProperty: true}) ||
      element.closest('[aria-hidden="true"], .site-visually-hidden, .site-skip-link, [inert]') !==
        null;

    /** A line of words, in px of the window. */
    type Line = {element: Element; isFixed: boolean; box: DOMRect};
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || isHidden(element)) continue;
      if (element.closest('svg, script, style, noscript, option, textarea')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let isFixed = false;
      let clipsWidth: Element | undefined;
      let clipsHeight: Element | undefined;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        // Bars, banners and indexes that stay put pass over the page: that is not two texts in one place.
        if (['fixed', 'sticky'].includes(style.position)) isFixed = true;
        // What scrolls in one direction may clip in the other.
        if (around === document.body) continue;
        if (/hidden|clip/.test(style.overflowX)) clipsWidth ??= around;
        if (/hidden|clip/.test(style.overflowY)) clipsHeight ??= around;
      }
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        if (!isFixed && (box.right > root.clientWidth + 1 || box.left < -1)) {
          found.push(
            `${name(element)} leaves the window: from ${Math.round(box.left)} to ${Math.round(box.right)} px`,
          );
        }
        // A third of a line's height is the room around the letters.
        const room = box.height / 3;
        const cut =
          (clipsWidth && box.right > clipsWidth.getBoundingClientRect().right + 1 && clipsWidth) ||
          (clipsHeight &&
            box.bottom > clipsHeight.getBoundingClientRect().bottom + room &&
            clipsHeight);
        if (cut) {
          found.push(`${name(element)} is cut off by ${cut.localName}.${cut.className.toString()}`);
        }
        lines.push({element, isFixed, box});
      }
    }
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (one.isFixed || other.isFixed) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Tight lines of large letters share their edges: half a line is one over the other.
        if (width > 4 && height > Math.min(one.box.height, other.box.height) / 2) {
          found.push(`${name(one.element)} lies over ${name(other.element)}`);
        }
      }
    });
    return [...new Set(found)];
  });
}
