import {existsSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {ConsoleMessage, Page} from '@playwright/test';
import {localeOfPath} from '../src/lib/locales';
import {pathTo} from '../src/routes';
import {test} from './support/deploys';
import {faults, type Fault, type FaultyServer} from './support/faultyServer';
import {expectedPage} from './support/shown';
import {buildDir, builtPaths, documentOf} from './support/site';
import {createRandom, Traveller, type Step} from './support/traveller';
import {expectHydrated, open} from './support/visit';
import {expect} from './support/visitor';

/** Number of navigations. */
const STEPS = 200;

/** Number of visitors on a bad network, and the navigations of each. */
const VISITORS = Number(process.env.JOURNEY_VISITORS) || 15;
const MOVES = 6;

/** Another journey: JOURNEY_SEED=… npx playwright test e2e/journeys.spec.ts */
const seed = Number(process.env.JOURNEY_SEED) || 7;

/** Collects errors, except about files that one of the builds lacks. */
function listen(page: Page, builds: readonly string[]): () => string[] {
  const errors: string[] = [];
  const isGone = (address: string) => {
    const {pathname} = new URL(address, 'http://localhost');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    return builds.some((dir) => !existsSync(path.join(dir, file)));
  };
  const judge = (message: ConsoleMessage) => {
    const text = message.text();
    const inText =
      /\((?:error|missing): (\S+)\)/.exec(text)?.[1] ??
      /^Refused to (?:execute script|apply style) from '(\S+)'/.exec(text)?.[1] ??
      /Loading CSS chunk \d+ failed\.(?:\s|\\n)*\((\S+?)\)/.exec(text)?.[1];
    const isAboutFile = inText !== undefined || /^Failed to load resource: .* 404 /.test(text);
    if (!isAboutFile || !isGone(inText ?? message.location().url)) {
      errors.push(text);
    }
  };
  page.on('console', (message) => {
    if (message.type() === 'error') judge(message);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`));
  return () => errors;
}

/** Travels; a failure names the seed, the last steps and what was asked since the last one. */
async function travel(
  host: FaultyServer,
  journey: (note: (line: string) => void) => Promise<void>,
) {
  const diary: string[] = [];
  try {
    await journey((line) => diary.push(line));
  } catch (error) {
    const asked = host.arrivals().map(({address}) => address);
    throw new Error(
      `JOURNEY_SEED=${seed}, at step ${diary.length}:\n${diary.slice(-8).join('\n')}\nasked: ${asked.join(' ')}`,
      {cause: error},
    );
  }
}

const lineOf = ({what, target}: Step) => `${what} → ${target.pathname}${target.hash}`;

test(`${STEPS} random navigations over two builds each end on the right page`, async ({
  page,
  host,
  next,
}) => {
  // In ms; about a minute on 2 free cores.
  test.setTimeout(300_000);
  const builds = [host.buildDir(), next];
  const errors = listen(page, builds);
  const random = createRandom(seed);
  const traveller = new Traveller(page, host, builds, random);
  await traveller.prepare();
  await open(page, '/');
  await travel(host, async (note) => {
    for (let number = 1; number <= STEPS; number += 1) {
      if (random() < 0.12) {
        await host.deploy(builds.find((dir) => dir !== host.buildDir()) ?? '');
        note(`deploy ${builds.indexOf(host.buildDir()) + 1}`);
      }
      host.forget();
      const step = await traveller.move();
      note(lineOf(step));
      await expect
        .poll(() => traveller.arrived(step), {intervals: [10, 20, 40, 80, 160]})
        .toBe(true);
      await expectHydrated(page);
      expect(host.documents().length, host.documents().join()).toBeLessThanOrEqual(step.loads);
      expect(errors()).toEqual([]);
    }
  });
});

/** Share of page data and scripts that go wrong. */
const FAULTY = 0.35;

/** In ms: how long a visitor may wait for a page. */
const LIMIT = 8000;

const pick = <T>(from: readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)] as T;

/** How an answer goes wrong: it hangs, is slow, breaks off, or is another one. */
function faultOf(isScript: boolean, random: () => number): Fault {
  const wrong = [faults.brokenJson, faults.webPage, faults.status(404), faults.status(503)];
  const others = isScript ? [faults.otherScript] : [faults.wrongHash, faults.missingHash];
  return pick(
    pick(
      [
        [faults.hanging],
        [faults.late(500 + random() * 9500)],
        [faults.cutShort, faults.destroyed],
        [...wrong, ...others],
      ],
      random,
    ),
    random,
  );
}

/** The page, or the not-found page where an answer was a 404 or a script lacked its module. */
async function isThere(traveller: Traveller, step: Step): Promise<unknown> {
  const state = await traveller.arrived(step);
  if (state === true || !state.shown) return state;
  const {pathname} = step.target;
  const {heading} = expectedPage(buildDir, pathTo('not-found', localeOfPath(pathname)));
  const isMissing = new URL(state.at).pathname === pathname && state.shown.heading === heading;
  return isMissing || state;
}

/** Waits for a page; some visitors click again after two seconds. */
async function expectThere(page: Page, traveller: Traveller, step: Step, isPatient: boolean) {
  const start = Date.now();
  let clicksAgain = !isPatient;
  await expect
    .poll(
      async () => {
        if (clicksAgain && Date.now() - start > 2000) {
          clicksAgain = false;
          await page
            .evaluate(() => document.querySelector<HTMLElement>('[data-waiting]')?.click())
            .catch(() => undefined);
        }
        return isThere(traveller, step);
      },
      {timeout: LIMIT, intervals: [50]},
    )
    .toBe(true);
}

test(`${VISITORS} visitors on a bad network are never stuck`, async ({browser, host}) => {
  test.setTimeout(VISITORS * 60_000);
  const random = createRandom(seed);
  // Of their own: the order of the requests does not change what visitors choose.
  const chance = createRandom(seed + 1);
  let isFaulty = true;
  let faultyAnswers = 0;
  host.fail(/^\/assets\/(?:data|js)\//, (situation) => {
    if (!isFaulty || chance() >= FAULTY) return situation.pass();
    faultyAnswers += 1;
    return faultOf(situation.req.url?.endsWith('.js') ?? false, chance)(situation);
  });
  const pages = builtPaths().filter(
    (address) => address.endsWith('/') && documentOf(address).getElementById('page-data'),
  );
  // The server runs in this process: parsing pages later would make it late.
  pages.forEach((address) => expectedPage(buildDir, address));
  for (let visitor = 1; visitor <= VISITORS; visitor += 1) {
    isFaulty = true;
    host.forget();
    const page = await browser.newPage({baseURL: host.origin});
    const traveller = new Traveller(page, host, [buildDir], random);
    await traveller.prepare();
    await travel(host, async (note) => {
      const first = pick(pages, random);
      let step: Step = {what: 'opens', target: new URL(first, host.origin), loads: 1};
      await page.goto(first, {waitUntil: 'commit'});
      for (let moves = 0; moves <= MOVES; moves += 1) {
        if (moves > 0) {
          // The visitor reads, sometimes for long enough for links to be prefetched.
          await wait(random() * 1200);
          // The last answers are right.
          isFaulty = moves < MOVES;
          host.forget();
          step = await traveller.move();
        }
        note(`visitor ${visitor}: ${lineOf(step)}`);
        await expectThere(page, traveller, step, random() < 0.7);
        // A page may be loaded once more for its code, and once for a second click.
        expect(host.documents().length, 'documents').toBeLessThanOrEqual(step.loads + 2);
      }
    });
    await page.close();
  }
  // Enough for each kind of fault.
  expect(faultyAnswers).toBeGreaterThan(2 * VISITORS);
});
