import {defineConfig} from '@playwright/test';
import {assertBuilt} from '../../scripts/lib/project';
import type {EngineName} from './engines';

assertBuilt();

const names: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

/*
 * `npm test -- --only=engines`. Playwright finds, runs and counts the tests; the browsers are
 * those of the system, which it does not drive itself: bidi.ts and webkit.ts do.
 */
export default defineConfig<object, {engine: EngineName}>({
  testDir: '.',
  testMatch: 'errands.ts',
  outputDir: '../../node_modules/.cache/soin-commun/engines',
  forbidOnly: Boolean(process.env.CI),
  // A browser at a time, on machines with two cores.
  workers: 1,
  // In ms. Tests that open every page take a while on a busy machine.
  timeout: 240_000,
  reporter: [['list'], ['./reporter.ts']],
  projects: names.map((engine) => ({name: engine, use: {engine}})),
});
