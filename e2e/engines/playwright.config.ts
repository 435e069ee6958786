import {defineConfig} from '@playwright/test';
import {assertBuilt} from '../../scripts/lib/project';
import type {EngineName} from './engines';

assertBuilt();

const names: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

/*
 * `npm test -- --only=engines`. Playwright is only the test runner: bidi.ts and webkit.ts
 * control the browsers, which are those of the system.
 */
export default defineConfig<object, {engine: EngineName}>({
  testDir: '.',
  testMatch: 'errands.ts',
  outputDir: '../../node_modules/.cache/soin-commun/engines',
  forbidOnly: Boolean(process.env.CI),
  // One browser at a time, for machines with two cores.
  workers: 1,
  // In ms: tests that open every page are slow on a busy machine.
  timeout: 240_000,
  reporter: [['list'], ['./reporter.ts']],
  projects: names.map((engine) => ({name: engine, use: {engine}})),
});
