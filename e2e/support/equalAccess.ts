import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

/*
 * IBM's Equal Access engine, beside axe: it knows other rules, such as those about deprecated ARIA
 * and the structure of lists and tables (https://github.com/IBMa/equal-access).
 */

const engine = readFileSync(
  path.resolve(__dirname, '../../node_modules/accessibility-checker-engine/ace.js'),
  'utf8',
);

type Result = {
  ruleId: string;
  /** Such as ['VIOLATION', 'PASS']. */
  value: [policy: string, outcome: string];
  message: string;
  path: {dom: string};
};

type Engine = {
  Checker: new () => {
    check: (node: Node, guidelines: readonly string[]) => Promise<{results: Result[]}>;
  };
};

/**
 * Runs the rules of WCAG 2.2 on the page's current state.
 *
 * @param part a selector, to check only a part of the page
 * @returns one line per failure
 * @throws Error if no rule passed: then the engine has seen nothing
 */
export async function failuresOf(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) {
    await page.evaluate(`${engine}\nwindow.ace = ace; 0`);
  }
  const {passed, failed} = await page.evaluate(async (selector) => {
    const {ace} = window as unknown as {ace: Engine};
    const root = document.querySelector(selector) ?? document;
    const {results} = await new ace.Checker().check(root, ['WCAG_2_2']);
    return {
      passed: results.filter(({value: [, outcome]}) => outcome === 'PASS').length,
      failed: results
        .filter(({value: [policy, outcome]}) => policy === 'VIOLATION' && outcome === 'FAIL')
        .map(({ruleId, message, path: {dom}}) => `${ruleId}: ${dom}: ${message}`),
    };
  }, part);
  if (passed === 0) throw new Error(`Equal Access checked nothing in ${part} of ${page.url()}.`);
  return failed;
}
