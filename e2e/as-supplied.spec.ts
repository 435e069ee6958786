import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect} from '@playwright/test';
import {locales} from '../src/lib/languages';
import {site} from '../src/site';
import {violationsOf} from './support/axe';
import {test} from './support/deploys';
import {expectHydrated, sideways, watch} from './support/visit';

/*
 * The site as supplied: the last `npm run build` with the agency's own identity and texts, whatever
 * they are. All other tests build and read the fixture site (e2e/fixture/).
 */

const root = path.resolve(__dirname, '..');
const build = path.join(root, 'build');

const softly = expect.configure({soft: true});

test.use({served: build});

const addressesOf = (locale: string): string[] => {
  const program = path.join(__dirname, 'support/suppliedPages.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', program], {cwd: root});
  return (JSON.parse(output.toString()) as Record<string, string[]>)[locale] ?? [];
};

for (const locale of locales) {
  test(
    `every page in ${locale} works, fits windows of 320 to 2560 px and breaks no rule of axe`,
    {tag: '@errand'},
    async ({page}) => {
      test.setTimeout(300_000);
      // Transitions would still run while contrasts are measured.
      await page.emulateMedia({reducedMotion: 'reduce'});
      const addresses = addressesOf(locale);
      expect(addresses.length).toBeGreaterThan(5);
      for (const address of addresses) {
        const errors = watch(page);
        await page.setViewportSize({width: 320, height: 640});
        expect((await page.goto(address))?.status(), address).toBe(200);
        await expectHydrated(page);
        expect((await page.title()).endsWith(` – ${site.name}`), address).toBe(true);
        expect.soft(await violationsOf(page), address).toEqual([]);
        for (const width of [320, 1280, 2560]) {
          await page.setViewportSize({width, height: 640});
          // What follows the window's size by script has a frame to do so.
          await softly.poll(() => sideways(page), `${address} at ${width} px`).toBe(0);
        }
        expect.soft(errors, address).toEqual([]);
        page.removeAllListeners();
      }
    },
  );
}
