import {defineConfig} from '@playwright/test';
import {findTestBrowser} from './scripts/lib/programs';
import {readPort} from './scripts/lib/ports';

const port = readPort(process.env.E2E_PORT, 'E2E_PORT', 4173);
const isCi = Boolean(process.env.CI);
const cache = 'node_modules/.cache/soin-commun';

// Without one Playwright looks for its own browser, and says how to install it.
const executablePath = findTestBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: `${cache}/playwright`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: isCi,
  // In ms. Tests that go through every page take a while on 2 busy cores.
  timeout: 60_000,
  // In ms: a machine that is busy gets its time.
  globalTimeout: 60 * 60 * 1000,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'retain-on-first-failure',
    launchOptions: {
      ...(executablePath !== undefined && {executablePath}),
      args: [
        // Chromium's sandbox does not work for root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // No requests but the tests' own.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [{name: 'chromium'}],
  webServer: {
    command: `node --import tsx scripts/serve.ts --port ${port} --forms ${cache}/e2e-forms.jsonl`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !isCi,
    // In ms.
    timeout: 30_000,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 2000},
  },
});
