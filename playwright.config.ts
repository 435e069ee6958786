import {defineConfig} from '@playwright/test';
import {findTestBrowser} from './scripts/lib/programs';
import {cacheDir} from './src/lib/project';

const isCi = Boolean(process.env.CI);

// When undefined, Playwright looks for its own browser and explains how to install it.
const executablePath = findTestBrowser();

export default defineConfig({
  testDir: 'e2e',
  // The languages of the code that tests import are the fixture's.
  tsconfig: './e2e/fixture.tsconfig.json',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: `${cacheDir}/playwright`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: isCi,
  // In ms: tests that visit every page are slow on 2 busy cores.
  timeout: 60_000,
  // In ms, long enough for a busy machine.
  globalTimeout: 60 * 60 * 1000,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: {
      ...(executablePath !== undefined && {executablePath}),
      args: [
        // Chromium refuses to run its sandbox as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // Turns off the browser's own requests.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [{name: 'chromium'}],
});
