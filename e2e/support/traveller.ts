import type {Page} from '@playwright/test';
import {BURGER_ATTRIBUTE} from '../../src/lib/early';
import {samePagePath} from '../../src/lib/links';
import type {FaultyServer} from './faultyServer';
import {expectedPage, shownPage, type Shown} from './shown';
import {expect} from './visitor';

/** A seeded random generator from 0 to 1 (the LCG of Numerical Recipes). */
export function createRandom(start: number): () => number {
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
  const clicked = page.evaluate(
    ([[which, whichOther, how], burger]) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => {
        const isHere = link.origin === window.location.origin && link.target === '';
        // The burger is a link without scripts.
        return isHere && link.pathname.endsWith('/') && !link.hasAttribute(burger);
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
      // Without scripts, the browser itself decides between two links clicked at once.
      const isScripted = document.documentElement.dataset.hasHydrated === 'true';
      const isPair = isScripted && how < 0.35 && !link.getAttribute('href')?.startsWith('#');
      const isTwice = isScripted && how < 0.15;
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
    },
    [chances, BURGER_ATTRIBUTE] as const,
  );
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

/** What a step did, for the message of a failure. */
export type Step = {
  what: string;
  /** Where it must end: a path and, for an anchor, its hash. */
  target: URL;
  /** How many documents it may load in full. */
  loads: number;
};

export class Traveller {
  /** The links that the page reported before it clicked them. */
  private followed: readonly Followed[] = [];

  constructor(
    private readonly page: Page,
    private readonly host: FaultyServer,
    private readonly builds: readonly string[],
    private readonly random: () => number,
  ) {}

  /** Learns from the page which links it follows. Call it before the first page. */
  async prepare(): Promise<void> {
    await this.page.exposeFunction('tellFollowed', (links: Followed[]) => {
      this.followed = links;
    });
  }

  private address({pathname, hash}: {pathname: string; hash: string}): URL {
    return new URL(pathname + hash, this.host.origin);
  }

  /** Follows one link, the same twice, or two at once. */
  private async follow(): Promise<Step> {
    this.followed = [];
    const chances = [this.random(), this.random(), this.random()] as const;
    // A page that is loaded again loses the click.
    await expect(async () => {
      await clickOne(this.page, chances);
      expect(this.followed).not.toEqual([]);
    }).toPass({timeout: 15_000});
    const clicked = this.followed;
    const link = clicked.at(-1) as Followed;
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

  /** Goes back or forward, or follows links. */
  async move(): Promise<Step> {
    const isHistory = this.random() < 0.3;
    return (isHistory ? await this.travel() : undefined) ?? this.follow();
  }

  /** True if the page is there and belongs entirely to one build; else what is there. */
  async arrived({target}: Step): Promise<true | {at: string; shown: Shown | undefined}> {
    const url = new URL(this.page.url());
    const shown = await shownPage(this.page).catch(() => undefined);
    // French home has two addresses, which share their anchors.
    const isPath =
      url.pathname === target.pathname ||
      (target.hash !== '' && samePagePath(url.pathname) === samePagePath(target.pathname));
    const isThere = isPath && url.hash === target.hash;
    return (isThere && shown && this.matches(shown, target.pathname)) || {at: url.href, shown};
  }

  private matches(shown: Shown, pathname: string): boolean {
    return this.builds.some((dir) => {
      const expected = expectedPage(dir, pathname);
      return JSON.stringify(expected) === JSON.stringify(shown);
    });
  }
}
