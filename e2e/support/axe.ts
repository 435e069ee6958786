import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {weakTexts} from './contrast';

/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Axe's rules about colours: what a theme can break at any width. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Two colour schemes at two viewport sizes in px, a phone and a laptop: all rules once for each
 * scheme and each size.
 */
export const LOOKS = [
  {colorScheme: 'light', width: 390, height: 844, rules: RULES},
  {colorScheme: 'dark', width: 390, height: 844, rules: COLOUR_RULES},
  {colorScheme: 'dark', width: 1280, height: 860, rules: RULES},
  {colorScheme: 'light', width: 1280, height: 860, rules: COLOUR_RULES},
] as const;

type Look = (typeof LOOKS)[number];

/** Changes the open page's theme and viewport. */
export async function applyLook(page: Page, {colorScheme, width, height}: Look): Promise<void> {
  await page.setViewportSize({width, height});
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  // The theme follows the system until the visitor chooses one.
  await page.waitForFunction(
    (theme) => document.documentElement.dataset.theme === theme,
    colorScheme,
    // In ms.
    {timeout: 20_000},
  );
  // Its colours follow in the next frame.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/**
 * Runs every axe rule, target-size included, on the page's current state.
 *
 * @param part a selector, to check only a part of the page
 * @param rules tags or ids of axe's rules
 * @returns one line per violation: rule, element, reason; and the selectors of the texts whose
 * contrast axe can't tell, such as those over drawings
 */
export async function runAxe(
  page: Page,
  part?: string,
  rules = RULES,
): Promise<{lines: string[]; untold: string[]}> {
  // Legacy mode opens no second page to merge frames' results: no page has frames.
  const builder = new AxeBuilder({page}).setLegacyMode().options({
    runOnly: rules,
    rules: {'target-size': {enabled: true}},
    resultTypes: ['violations', 'incomplete'],
  });
  if (part !== undefined) builder.include(part);
  const {violations, incomplete} = await builder.analyze();
  const lines = violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary = ''}) =>
        `${id} (${help}): ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
  const untold = incomplete
    .filter(({id}) => id === 'color-contrast')
    .flatMap(({nodes}) => nodes.map(({target}) => target.join(' ')));
  const undecided = incomplete
    .filter(({id}) => id !== 'color-contrast')
    .flatMap(({id, nodes}) => nodes.map(({target}) => `${id}, undecided: ${target.join(' ')}`));
  return {lines: [...lines, ...undecided], untold};
}

/** Runs {@link runAxe}, and measures contrast over drawings on a screenshot. */
export async function violationsOf(page: Page, part?: string, rules = RULES): Promise<string[]> {
  const {lines, untold} = await runAxe(page, part, rules);
  return [...lines, ...(await weakTexts(page, untold))];
}

/** Runs {@link violationsOf} in several looks, which each line names. */
export async function violationsInAllLooks(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const look of LOOKS) {
    await applyLook(page, look);
    const violations = await violationsOf(page, part, look.rules);
    found.push(...violations.map((each) => `${look.colorScheme}, ${look.width} px: ${each}`));
  }
  return found;
}
