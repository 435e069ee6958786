import {setTimeout as wait} from 'node:timers/promises';
import type {Browser, Request} from '@playwright/test';
import {localeOfPath} from '../src/lib/locales';
import {pathTo} from '../src/routes';
import {test} from './support/deploys';
import {faults, type FaultyServer} from './support/faultyServer';
import {expectedPage} from './support/shown';
import {buildDir, builtPaths, documentOf} from './support/site';
import {createRandom, Traveller, type Step} from './support/traveller';
import {expect} from './support/visitor';

/*
 * Visitors on a bad network: a third of the page data and scripts is hung, slow, cut or wrong.
 * Longer, or again: SOAK_MINUTES=10 SOAK_SEED=… npx playwright test e2e/soak.spec.ts
 */

const MINUTES = Number(process.env.SOAK_MINUTES) || 2;
const VISITORS = 50;
const AT_ONCE = 2;

/** Share of page data and scripts that go wrong. */
const FAULTY = 0.35;

/** In ms: how long a visitor may wait for a page. */
const LIMIT = 8000;

// Traces of all visitors would fill the disk.
test.use({trace: 'off'});

type Fault = Parameters<FaultyServer['fail']>[1];
type Random = () => number;

const pick = <T>(from: readonly T[], random: Random): T =>
  from[Math.floor(random() * from.length)] as T;

const wrongData = [
  faults.wrongHash,
  faults.missingHash,
  faults.brokenJson,
  faults.webPage,
  faults.status(404),
  faults.status(500),
  faults.status(503),
];
const wrongScripts = [
  faults.otherScript,
  faults.brokenJson,
  faults.webPage,
  faults.status(404),
  faults.status(503),
];

const kinds: Readonly<Record<string, (random: Random, isScript: boolean) => Fault>> = {
  hung: () => faults.hanging,
  slow: (random) => faults.late(500 + random() * 9500),
  cut: (random) => pick([faults.cutShort, faults.destroyed], random),
  wrong: (random, isScript) => pick(isScript ? wrongScripts : wrongData, random),
};

/** Breaks answers by chance; visitors are told apart by a cookie. */
function breakAnswers(host: FaultyServer, seed: number) {
  const tell = new Map<string, (line: string) => void>();
  const asked = new Map<string, number>();
  const counts: Record<string, number> = {right: 0};
  const calm = new Set<string>();
  host.fail(/^\/assets\/(?:data|js)\//, (situation) => {
    const {url = ''} = situation.req;
    const visitor = /visitor=(\d+)/.exec(situation.req.headers.cookie ?? '')?.[1] ?? '';
    const key = `${visitor} ${url}`;
    const time = (asked.get(key) ?? 0) + 1;
    asked.set(key, time);
    // The same seed breaks the same answers, whatever the order of the requests.
    const start = [...`${seed} ${key} ${time}`].reduce(
      (sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0,
      7,
    );
    const random = createRandom(start);
    random();
    const isRight = calm.has(visitor) || random() >= FAULTY;
    const kind = isRight ? 'right' : pick(Object.keys(kinds), random);
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (!isRight) tell.get(visitor)?.(`  ${kind}: ${url}`);
    const fault: Fault = kinds[kind]?.(random, url.endsWith('.js')) ?? (({pass}) => pass());
    return fault(situation);
  });
  return {
    counts,
    /** Answers a visitor rightly from now on. */
    spare: (visitor: number) => void calm.add(String(visitor)),
    /** Reports the answers to a visitor that go wrong. */
    onFault: (visitor: number, report: (line: string) => void) =>
      void tell.set(String(visitor), report),
  };
}

/** A page, or the not-found page where an answer was a 404 or a script lacked its module. */
async function isThere(traveller: Traveller, step: Step): Promise<unknown> {
  const state = await traveller.arrived(step);
  if (state === true || !state.shown) return state;
  const {pathname} = step.target;
  const {heading} = expectedPage(buildDir, pathTo('not-found', localeOfPath(pathname)));
  const isMissing = new URL(state.at).pathname === pathname && state.shown.heading === heading;
  return isMissing || state;
}

type Visit = {
  number: number;
  seed: number;
  until: () => number;
  answers: ReturnType<typeof breakAnswers>;
};

/** A visitor's last actions, loads and faulty answers. */
function createDiary() {
  const lines: string[] = [];
  const actions: number[] = [];
  const began = Date.now();
  const note = (line: string) => lines.push(`${Date.now() - began} ms: ${line}`);
  return {
    note,
    /** Notes what the visitor does. */
    act: (line: string) => actions.push(note(line) - 1),
    /** From the last ten actions on. */
    last: () => lines.slice(actions.at(-10) ?? 0).join('\n'),
  };
}

/** Lets one visitor travel; returns how long each page took, in ms. */
async function visit(browser: Browser, host: FaultyServer, pages: string[], own: Visit) {
  const random = createRandom(own.seed + own.number * 7919);
  const context = await browser.newContext({baseURL: host.origin, locale: 'fr-FR'});
  await context.addCookies([{name: 'visitor', value: String(own.number), url: host.origin}]);
  const page = await context.newPage();
  const traveller = new Traveller(page, host, [buildDir], random);
  await traveller.prepare();
  const diary = createDiary();
  own.answers.onFault(own.number, diary.note);
  const took: number[] = [];
  let documents = 0;
  let loads = 1;
  const pending = new Set<Request>();
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('request', (request) => {
    pending.add(request);
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    documents += 1;
    diary.note(`  loads ${request.url()}`);
  });

  /** A page may be loaded once more for its code, and once for a second click. */
  const expectNoLoop = () => expect(documents, 'documents').toBeLessThanOrEqual(loads + 2);

  async function arrive(step: Step): Promise<void> {
    const start = Date.now();
    let isPatient = random() < 0.7;
    let state: unknown;
    await expect
      .poll(
        async () => {
          if (!isPatient && Date.now() - start > 2000) {
            isPatient = true;
            diary.act('clicks again');
            await page
              .evaluate(() => document.querySelector<HTMLElement>('[data-waiting]')?.click())
              .catch(() => undefined);
          }
          state = await isThere(traveller, step);
          return state;
        },
        {timeout: LIMIT, intervals: [50]},
      )
      .toBe(true)
      .catch((error: unknown) => {
        diary.note(`still ${JSON.stringify(state)}`);
        diary.note(`unanswered: ${[...pending].map((request) => request.url()).join(' ')}`);
        throw error;
      });
    took.push(Date.now() - start);
  }

  try {
    const first = pick(pages, random);
    diary.act(`opens ${first}`);
    await page.goto(first, {waitUntil: 'commit'});
    await arrive({what: 'first', target: new URL(first, host.origin), loads: 1});
    const end = own.until();
    for (let isLast = false; !isLast;) {
      // The visitor reads, sometimes for long enough for links to be prefetched.
      await wait(random() * 1200);
      isLast = Date.now() >= end;
      if (isLast) own.answers.spare(own.number);
      expectNoLoop();
      documents = 0;
      const step = await traveller.move();
      loads = step.loads;
      diary.act(`${step.what} → ${step.target.pathname}${step.target.hash}`);
      await arrive(step);
    }
    expectNoLoop();
    return took;
  } catch (error) {
    const message = `SOAK_SEED=${own.seed}, visitor ${own.number}:\n${diary.last()}`;
    throw new Error(message, {cause: error});
  } finally {
    await context.close();
  }
}

test(`${VISITORS} visitors on a bad network are never stuck, for ${MINUTES} minutes`, async ({
  browser,
  host,
}) => {
  const seed = Number(process.env.SOAK_SEED) || Math.ceil(Math.random() * 1_000_000);
  const duration = MINUTES * 60_000;
  test.setTimeout(2 * duration + 120_000);
  process.stdout.write(`SOAK_SEED=${seed} makes the same choices again.\n`);
  const pages = builtPaths().filter(
    (address) => address.endsWith('/') && documentOf(address).getElementById('page-data'),
  );
  // The server runs in this process: parsing pages later would make it late.
  pages.forEach((address) => expectedPage(buildDir, address));
  const answers = breakAnswers(host, seed);
  const took: number[] = [];
  let next = 0;
  const start = Date.now();
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      while (next < VISITORS) {
        const number = next;
        next += 1;
        const until = () => Math.max(Date.now(), start + (duration * (number + 1)) / VISITORS);
        took.push(...(await visit(browser, host, pages, {number, seed, until, answers})));
      }
    }),
  );
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.ceil(share * took.length) - 1];
  process.stdout.write(
    `${took.length} pages; half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms, the slowest ${at(1)} ms; answers: ${JSON.stringify(answers.counts)}\n`,
  );
  // Each kind of fault occurred.
  expect(Object.keys(answers.counts).sort()).toEqual(['right', ...Object.keys(kinds)].sort());
});
