import {defineConfig} from '@playwright/test';
import {findTestBrowser} from './scripts/lib/programs';
import {readPort} from './scripts/lib/ports';

const port = readPort(process.env.E2E_PORT, 'E2E_PORT', 4173);
const isCi = Boolean(process.env.CI);
const cache = 'node_modules/.cache/soin-commun';

// When undefined, Playwright looks for its own browser and explains how to install it.
const executablePath = findTestBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: `${cache}/playwright`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: isCi,
  // In ms: tests that visit every page are slow on 2 busy cores.
  timeout: 60_000,
  // In ms, long enough for a busy machine.
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
  webServer: {
    command: `node --import tsx scripts/serve.ts --port ${port} --forms ${cache}/e2e-forms.jsonl`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !isCi,
    // In ms.
    timeout: 30_000,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 2000},
  },
});
