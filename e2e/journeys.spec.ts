import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ConsoleMessage, Page} from '@playwright/test';
import {test} from './support/deploys';
import type {FaultyServer} from './support/faultyServer';
import {createRandom, Traveller} from './support/traveller';
import {expectHydrated, open} from './support/visit';
import {expect} from './support/visitor';

/** Number of navigations. */
const STEPS = 200;

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
      /^Refused to execute script from '(\S+)'/.exec(text)?.[1];
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

/** A journey on which the site is published again now and then. */
function createJourney(
  page: Page,
  host: FaultyServer,
  builds: readonly string[],
  random: () => number,
) {
  const traveller = new Traveller(page, host, builds, random);
  const diary: string[] = [];

  async function step(number: number): Promise<void> {
    let deployed = '';
    if (random() < 0.12) {
      const other = builds.find((dir) => dir !== host.buildDir()) ?? '';
      await host.deploy(other);
      deployed = `deploy ${builds.indexOf(other) + 1}, `;
    }
    host.forget();
    const moved = await traveller.move();
    const {what, target, loads} = moved;
    diary.push(`${number}. ${deployed}${what} → ${target.pathname}${target.hash}`);
    await expect
      .poll(() => traveller.arrived(moved), {intervals: [10, 20, 40, 80, 160]})
      .toBe(true);
    await expectHydrated(page);
    expect(host.documents().length, host.documents().join()).toBeLessThanOrEqual(loads);
  }
  return {diary, step, prepare: () => traveller.prepare()};
}

test(`${STEPS} random navigations over two builds each end on the right page`, async ({
  page,
  host,
  next,
}) => {
  // In ms; about a minute on 2 free cores.
  test.setTimeout(300_000);
  const builds = [host.buildDir(), next];
  const errors = listen(page, builds);
  const journey = createJourney(page, host, builds, createRandom(seed));
  await journey.prepare();
  await open(page, '/');
  try {
    for (let number = 1; number <= STEPS; number += 1) {
      await journey.step(number);
      expect(errors()).toEqual([]);
    }
  } catch (error) {
    const last = journey.diary.slice(-8).join('\n');
    const asked = host.arrivals().map(({address}) => address);
    throw new Error(
      `JOURNEY_SEED=${seed}, at step ${journey.diary.length}:\n${last}\nasked: ${asked.join(' ')}`,
      {cause: error},
    );
  }
});
