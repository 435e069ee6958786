import {defineConfig} from '@playwright/test';
import {cacheDir} from '../../src/lib/project';
import type {EngineName} from './browsers';

const names: readonly EngineName[] = ['firefox', 'webkit'];

/* `npm test -- --only=engines`. Playwright is only the test runner: see browsers.ts. */
export default defineConfig<object, {engine: EngineName}>({
  testDir: '.',
  tsconfig: '../fixture.tsconfig.json',
  globalSetup: '../support/globalSetup.ts',
  testMatch: 'errands.ts',
  outputDir: `${cacheDir}/engines`,
  forbidOnly: Boolean(process.env.CI),
  // One browser at a time, for machines with two cores.
  workers: 1,
  // In ms: tests that open every page are slow on a busy machine.
  timeout: 240_000,
  reporter: 'list',
  projects: names.map((engine) => ({name: engine, use: {engine}})),
});
