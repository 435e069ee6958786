import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ConsoleMessage, Page} from '@playwright/test';
import {test} from './support/deploys';
import type {FaultyServer} from './support/faultyServer';
import {expectedPage, shownPage, type Shown} from './support/shown';
import {expectHydrated, open} from './support/visit';
import {expect} from './support/visitor';

/** Number of navigations. */
const STEPS = 200;

/** Another journey: JOURNEY_SEED=… npx playwright test e2e/journeys.spec.ts */
const seed = Number(process.env.JOURNEY_SEED) || 7;

/** A seeded random generator from 0 to 1 (the LCG of Numerical Recipes). */
function createRandom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A link that was followed. */
type Followed = {
  pathname: string;
  hash: string;
  /** The browser follows it, not the application: the link to the other language. */
  isPlain: boolean;
};

/** The page reports its links before the click, which may replace the document. */
type Teller = {tellFollowed: (links: Followed[]) => void};

/**
 * Clicks a link to a page of the site, the same one twice, or another one just before
 * it: in one go, so that the page can't change between looking and clicking.
 *
 * @param chances from 0 to 1: which link, which other one, and how they are clicked
 */
async function clickOne(page: Page, chances: readonly [number, number, number]): Promise<void> {
  const clicked = page.evaluate(([which, whichOther, how]) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => {
      const isHere = link.origin === window.location.origin && link.target === '';
      // The burger is a link until hydration.
      return isHere && link.pathname.endsWith('/') && link.role !== 'button';
    });
    const isPlain = (link: HTMLAnchorElement) =>
      !['', document.documentElement.lang].includes(link.hreflang);
    const pick = (from: HTMLAnchorElement[], chance: number) =>
      from[Math.floor(chance * from.length)];
    const link = pick(links, which);
    if (!link) {
      return;
    }
    const other =
      pick(
        links.filter((each) => !isPlain(each)),
        whichOther,
      ) ?? link;
    // A bare anchor would belong to the page of the first link.
    const isPair = how < 0.35 && !link.getAttribute('href')?.startsWith('#');
    const isTwice = how < 0.15;
    const clicked = isPlain(link)
      ? [link]
      : isTwice
        ? [link, link]
        : isPair
          ? [other, link]
          : [link];
    (window as unknown as Teller).tellFollowed(
      clicked.map((each) => {
        const {pathname, hash} = each;
        return {pathname, hash, isPlain: isPlain(each)};
      }),
    );
    clicked.forEach((each) => each.click());
  }, chances);
  await clicked.catch((error: unknown) => {
    if (!String(error).includes('Execution context was destroyed')) throw error;
  });
}

/** Where back or forward leads; undefined at the ends of the history. */
function neighbour(page: Page, step: -1 | 1): Promise<string | undefined> {
  return page.evaluate((distance) => {
    // TypeScript has no types for the Navigation API yet.
    type Entry = {index: number; url: string};
    const {navigation} = window as unknown as {
      navigation: {entries: () => Entry[]; currentEntry: Entry};
    };
    return navigation.entries()[navigation.currentEntry.index + distance]?.url;
  }, step);
}

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

/** What a step did, for the message of a failure. */
type Step = {
  what: string;
  /** Where it must end: a path and, for an anchor, its hash. */
  target: URL;
  /** How many documents it may load in full. */
  loads: number;
};

class Traveller {
  readonly diary: string[] = [];

  /** The links that the page reported before it clicked them. */
  followed: readonly Followed[] = [];

  constructor(
    private readonly page: Page,
    private readonly host: FaultyServer,
    private readonly builds: readonly string[],
    private readonly random: () => number,
  ) {}

  private address({pathname, hash}: {pathname: string; hash: string}): URL {
    return new URL(pathname + hash, this.host.origin);
  }

  /** Follows one link, the same twice, or two at once. */
  private async follow(): Promise<Step | undefined> {
    this.followed = [];
    await clickOne(this.page, [this.random(), this.random(), this.random()]);
    const clicked = this.followed;
    const link = clicked.at(-1);
    if (!link) {
      return undefined;
    }
    if (link.isPlain) {
      await expect.poll(() => this.host.documents().length).toBeGreaterThan(0);
      return {what: 'plain link', target: this.address(link), loads: 1};
    }
    return {
      what: `click ${clicked.map(({pathname, hash}) => pathname + hash).join(', then ')}`,
      target: this.address(link),
      loads: clicked.length,
    };
  }

  private async travel(): Promise<Step | undefined> {
    const direction = this.random() < 0.65 ? -1 : 1;
    const target = await neighbour(this.page, direction);
    if (target === undefined) {
      return undefined;
    }
    if (direction < 0) {
      await this.page.goBack({waitUntil: 'commit'});
    } else {
      await this.page.goForward({waitUntil: 'commit'});
    }
    return {what: direction < 0 ? 'back' : 'forward', target: new URL(target), loads: 1};
  }

  /** Whether the page belongs entirely to one build. */
  private matches(shown: Shown, pathname: string): boolean {
    return this.builds.some((dir) => {
      const expected = expectedPage(dir, pathname);
      return JSON.stringify(expected) === JSON.stringify(shown);
    });
  }

  async step(number: number): Promise<void> {
    let deployed = '';
    if (this.random() < 0.12) {
      const other = this.builds.find((dir) => dir !== this.host.buildDir()) ?? '';
      await this.host.deploy(other);
      deployed = `deploy ${this.builds.indexOf(other) + 1}, `;
    }
    this.host.forget();
    const isHistory = this.random() < 0.3;
    const step = (isHistory ? await this.travel() : undefined) ?? (await this.follow());
    if (!step) {
      throw new Error(`Nothing leads on from ${this.page.url()}.`);
    }
    const {what, target, loads} = step;
    this.diary.push(`${number}. ${deployed}${what} → ${target.pathname}${target.hash}`);
    await expect
      .poll(
        async () => {
          const url = new URL(this.page.url());
          const shown = await shownPage(this.page).catch(() => undefined);
          const isThere = url.pathname === target.pathname && url.hash === target.hash;
          return (
            (isThere && shown && this.matches(shown, target.pathname)) || {at: url.href, shown}
          );
        },
        {intervals: [10, 20, 40, 80, 160]},
      )
      .toBe(true);
    await expectHydrated(this.page);
    expect(this.host.documents().length, this.host.documents().join()).toBeLessThanOrEqual(loads);
  }
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
  const traveller = new Traveller(page, host, builds, createRandom(seed));
  await page.exposeFunction('tellFollowed', (links: Followed[]) => {
    traveller.followed = links;
  });
  await open(page, '/');
  try {
    for (let number = 1; number <= STEPS; number += 1) {
      await traveller.step(number);
      expect(errors()).toEqual([]);
    }
  } catch (error) {
    const last = traveller.diary.slice(-8).join('\n');
    const asked = host.arrivals().map(({address}) => address);
    throw new Error(
      `JOURNEY_SEED=${seed}, at step ${traveller.diary.length}:\n${last}\nasked: ${asked.join(' ')}`,
      {cause: error},
    );
  }
});
