import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {weakTexts} from './contrast';

/** Success criteria of WCAG 2.0 to 2.2, levels A and AA, and what axe calls good practice. */
const RULES = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  'best-practice',
];

/** Two colour schemes, two widths in px: a phone and a laptop, with their heights. */
export const LOOKS = [
  {colorScheme: 'light', width: 390, height: 844},
  {colorScheme: 'dark', width: 390, height: 844},
  {colorScheme: 'dark', width: 1280, height: 860},
  {colorScheme: 'light', width: 1280, height: 860},
] as const;

type Look = (typeof LOOKS)[number];

/** Shows the page that is open in another theme and at another width. */
export async function applyLook(page: Page, {colorScheme, width, height}: Look): Promise<void> {
  await page.setViewportSize({width, height});
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  // The theme follows the system as long as nobody has chosen one.
  await page.waitForFunction(
    (theme) => document.documentElement.dataset.theme === theme,
    colorScheme,
    // In ms.
    {timeout: 20_000},
  );
}

/**
 * Runs every rule of axe, target-size included, on the page in its present state, and measures
 * contrast over drawings on a picture of the page.
 *
 * @param part a selector, where only a part of the page changed
 * @returns one line per violation: rule, element, reason
 */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  // Legacy mode: no second page is opened to join frames' results, for no page has any.
  const builder = new AxeBuilder({page}).setLegacyMode().options({
    runOnly: RULES,
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
  return [...lines, ...undecided, ...(await weakTexts(page, untold))];
}

/** {@link violationsOf} the page in every look, each line with the look that it was found in. */
export async function violationsInAllLooks(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const look of LOOKS) {
    await applyLook(page, look);
    found.push(
      ...(await violationsOf(page, part)).map(
        (violation) => `${look.colorScheme}, ${look.width} px: ${violation}`,
      ),
    );
  }
  return found;
}
