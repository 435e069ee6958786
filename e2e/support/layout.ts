import type {Page} from '@playwright/test';

/**
 * Checks every laid out line of text. Runs in the browser, without access to this module.
 */
function read(): string[] {
  type Line = {
    text: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
    block: Element;
  };
  const width = document.documentElement.clientWidth;
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> “${(element.textContent ?? '').trim().slice(0, 40)}”`;

  /** For screen readers only, or in an SVG. */
  const isForNobody = (element: Element) =>
    element.closest('svg, noscript, script, style, .site-visually-hidden, [aria-hidden="true"]') !==
      null || !element.checkVisibility({checkVisibilityCSS: true, checkOpacity: true});

  /** The nearest box that clips the text, and whether it scrolls. */
  function cutBy(element: Element): {box: DOMRect; canScroll: boolean} | undefined {
    for (let box = element; box !== document.body; box = box.parentElement ?? document.body) {
      const {overflowX, overflowY, position, clipPath} = getComputedStyle(box);
      if (clipPath !== 'none' || [overflowX, overflowY].some((value) => value !== 'visible')) {
        const canScroll = [overflowX, overflowY].some((value) => /auto|scroll/.test(value));
        return {box: box.getBoundingClientRect(), canScroll};
      }
      if (position === 'fixed') return undefined;
    }
    return undefined;
  }
  const isFixed = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true;
    }
    return false;
  };
  function blockOf(element: Element): Element {
    let block = element;
    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) {
      block = block.parentElement;
    }
    return block;
  }

  const problems: string[] = [];
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || isForNobody(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
    const cut = cutBy(element);
    for (const {left, right, top, bottom} of rects) {
      if (cut?.canScroll) continue;
      // Allow half a px: lines have fractional positions.
      if (right > width + 0.5 || left < -0.5) {
        problems.push(
          `${nameOf(element)} leaves the viewport by ${Math.round(Math.max(right - width, -left))} px`,
        );
      } else if (cut && (right > cut.box.right + 1 || left < cut.box.left - 1)) {
        problems.push(`${nameOf(element)} is cut off`);
      } else if (cut && (top + bottom) / 2 > cut.box.bottom) {
        problems.push(`${nameOf(element)} has lines that are cut off`);
      }
    }
    if (!isFixed(element)) {
      const block = blockOf(element);
      lines.push(
        ...rects.map(({left, right, top, bottom}) => ({
          text: nameOf(element),
          block,
          left,
          right,
          // A line box is taller than its letters.
          top: top + (bottom - top) * 0.2,
          bottom: bottom - (bottom - top) * 0.2,
        })),
      );
    }
  }
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (one.block === other.block) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 2 && down > 2) problems.push(`${one.text} lies over ${other.text}`);
    }
  });

  // Check pictures, fields and boxes too.
  for (const element of document.querySelectorAll('main *, footer *, header *')) {
    if (isForNobody(element) || cutBy(element.parentElement ?? element)) continue;
    const {left, right, width: own} = element.getBoundingClientRect();
    if (own > 1 && (right > width + 1 || left < -1)) {
      problems.push(`${nameOf(element)} (${element.className}) is wider than the viewport`);
    }
  }
  const sideways = document.documentElement.scrollWidth - width;
  if (sideways > 0) problems.push(`the page scrolls sideways by ${sideways} px`);
  return [...new Set(problems)];
}

/**
 * Lists layout problems: text outside the viewport, cut off or overlapping other text, and anything
 * wider than the viewport.
 */
export async function layoutProblems(page: Page): Promise<string[]> {
  // Just after a resize the media queries may still be those of the old width. A screenshot waits
  // for a new frame; requestAnimationFrame would never run on a page without JavaScript.
  await page.screenshot({clip: {x: 0, y: 0, width: 1, height: 1}, caret: 'initial'});
  return page.evaluate(read);
}

/** Viewport widths to check, in px. */
const WIDTHS = [320, 390, 1280];

/** Lists a page's layout problems at every width. */
export async function layoutProblemsAtAllWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    // What moves from the place that it had at the width before has arrived.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
    });
    found.push(...(await layoutProblems(page)).map((problem) => `at ${width} px: ${problem}`));
  }
  return found;
}

/**
 * Lists words that are broken over two lines.
 *
 * @param within a selector: the elements whose texts are read
 * @param signs what words consist of, beside letters and digits
 */
export function brokenWords(page: Page, within = 'body', signs = ''): Promise<string[]> {
  return page.evaluate(
    ([selector, more]) => {
      const broken: string[] = [];
      const range = document.createRange();
      for (const element of document.querySelectorAll(selector)) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const node = texts.currentNode as Text;
          if (!node.parentElement?.checkVisibility() || node.parentElement.closest('svg')) continue;
          const words = new RegExp(`[\\p{L}\\p{N}${more}]+`, 'gu');
          for (const {0: word, index} of node.data.matchAll(words)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
            if (lines.size > 1) broken.push(word);
          }
        }
      }
      return broken;
    },
    [within, signs] as const,
  );
}

/**
 * The drawings that the ground of what contains them is painted over, by their first classes.
 * A drawing of which one shape is on top is painted.
 */
export function coveredDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOpaque = (element: Element) =>
      !/^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor);
    const covered: string[] = [];
    for (const svg of document.querySelectorAll('main svg')) {
      if (svg.getBoundingClientRect().width < 120 || !svg.checkVisibility()) continue;
      svg.scrollIntoView({block: 'center', behavior: 'instant'});
      const layers = [...svg.querySelectorAll('circle, ellipse, path, rect')].flatMap((shape) => {
        const {x, y, width, height} = shape.getBoundingClientRect();
        const at = document.elementsFromPoint(x + width / 2, y + height / 2);
        return at.includes(shape) ? [at.slice(0, at.indexOf(shape))] : [];
      });
      const isCovered = (above: readonly Element[]) =>
        above.some((element) => element.contains(svg) && isOpaque(element));
      if (layers.length > 0 && layers.every(isCovered)) {
        covered.push(svg.getAttribute('class') ?? svg.outerHTML.slice(0, 80));
      }
    }
    return covered;
  });
}
