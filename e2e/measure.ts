/*
 * npm run measure: opens the pages of the last build in Chromium, and writes what it finds to
 * src/measured.json: what pages weigh, for the page about ecodesign, and that axe finds nothing on
 * any of them, for the accessibility statement. Both show the figures of the next build.
 */
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser, type Page} from '@playwright/test';
import {runCommand} from '../scripts/lib/command';
import {ecoIndex} from '../scripts/lib/ecoIndex';
import {ensureChromium} from '../scripts/lib/programs';
import {isoDay} from '../src/lib/day';
import {readEnvironment} from '../src/lib/environment';
import {writeAtomically} from '../src/lib/files';
import {defaultLocale} from '../src/lib/locales';
import {projectRoot} from '../src/lib/project';
import {SiteError} from '../src/lib/siteError';
import type {MeasuredPage} from '../src/features/legal/measured';
import {buildHash} from '../src/plugins/page-data/buildHash';
import {readInventory, type InventoryPage} from '../src/plugins/publish/inventory';
import {canonicalOf} from '../src/routes';
import {site} from '../src/site';
import packageJson from '../package.json';
import playwright from '../playwright.config';
import {applyLook, LOOKS, runAxe} from './support/axe';
import {withServer} from './support/faultyServer';
import {open} from './support/visit';
import {weighPage} from './support/weigh';

const USAGE = 'npm run measure, after npm run build';

const build = path.join(projectRoot, 'build');

/** The pages that are weighed, in the first language; of the case studies, the first one. */
const WEIGHED: ReadonlyArray<MeasuredPage['name']> = [
  'home',
  'case-study',
  'team',
  'how-we-work',
  'legal',
];

/** @throws SiteError unless the last build was made from the present sources */
async function expectPresentBuild(): Promise<void> {
  const file = path.join(build, 'assets/data/index.json');
  const {hash} = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as {hash: string}) : {};
  if (hash !== (await buildHash(projectRoot, readEnvironment(process.env)))) {
    throw new SiteError(
      'build/ was not made from the present sources with these variables: run npm run build first.',
    );
  }
}

const {version: axeVersion} = createRequire(__filename)('axe-core/package.json') as {
  version: string;
};

/** In kB (1000 bytes), with one decimal. */
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

async function weigh(
  browser: Browser,
  origin: string,
  pages: readonly InventoryPage[],
): Promise<MeasuredPage[]> {
  const measured: MeasuredPage[] = [];
  for (const name of WEIGHED) {
    const page = pages.find((each) => each.name === name && each.locale === defaultLocale);
    if (!page) continue;
    const {nodes, requests, ...bytes} = await weighPage(browser, origin + page.path, {
      scrolls: true,
    });
    const {js, css, fonts, images, total} = bytes;
    const index = ecoIndex({nodes, requests, kilobytes: total / 1000});
    measured.push({
      name,
      path: page.path,
      js: kilobytes(js),
      css: kilobytes(css),
      fonts: kilobytes(fonts),
      images: kilobytes(images),
      total: kilobytes(total),
      requests,
      nodes,
      ecoIndex: Math.round(index * 10) / 10,
    });
    process.stdout.write(
      `  ${page.path}: ${kilobytes(total)} kB, ${requests} requests, ${nodes} elements\n`,
    );
  }
  return measured;
}

/** Opens a page and declines the cookies of a build that asks, whatever its languages. */
async function openUnasked(page: Page, address: string): Promise<void> {
  await open(page, address);
  const refuse = page.locator('section[data-nosnippet] button').first();
  if (await refuse.isVisible()) await refuse.click();
}

/**
 * Runs axe on every page, in light and dark, on a phone and a computer.
 *
 * @returns the number of pages
 * @throws SiteError that lists what axe has found
 */
async function checkAccessibility(
  browser: Browser,
  origin: string,
  pages: readonly InventoryPage[],
): Promise<number> {
  const context = await browser.newContext();
  // tsx names the functions that run in the page with a helper of its own.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  const found: string[] = [];
  for (const {path: address} of pages) {
    await openUnasked(page, origin + address);
    for (const look of LOOKS) {
      await applyLook(page, look);
      const {lines} = await runAxe(page, undefined, look.rules);
      found.push(
        ...lines.map((line) => `${address}, ${look.colorScheme}, ${look.width} px, ${line}`),
      );
    }
  }
  if (found.length > 0) {
    throw new SiteError(
      `axe finds ${found.length} errors, so nothing is written: correct them, and build again.\n${found.join('\n')}`,
    );
  }
  return pages.length;
}

void runCommand(
  USAGE,
  () => parseArgs({}),
  async () => {
    await expectPresentBuild();
    ensureChromium();
    const pages = (await readInventory(projectRoot))
      // An alias repeats another page.
      .filter((page) => canonicalOf(page.path) === page.path);
    const browser = await chromium.launch(playwright.use?.launchOptions);
    try {
      const [weights, checked] = await withServer(
        build,
        async (origin) =>
          [
            await weigh(browser, origin, pages),
            await checkAccessibility(browser, origin, pages),
          ] as const,
      );
      const measured = {
        site: site.name,
        version: packageJson.version,
        date: isoDay(new Date()),
        browser: `Chromium ${browser.version()}`,
        axe: axeVersion,
        checked,
        pages: weights,
      };
      const file = path.join(projectRoot, 'src/measured.json');
      await writeAtomically(file, `${JSON.stringify(measured, null, 2)}\n`);
    } finally {
      await browser.close();
    }
    process.stdout.write('src/measured.json is written: build again, then commit it.\n');
  },
);
