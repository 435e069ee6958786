import {setTimeout as sleep} from 'node:timers/promises';
import type {Driver, Key} from './driver';
import {ERRORS, look, type Found} from './inPage';

/** Between two looks, in ms. */
const PAUSE = 50;

/** How long a visitor waits for something, in ms: machines are busy. */
const PATIENCE = 30_000;

/** Somebody with a browser. Elements are named by a selector and their accessible name. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** What code comes to in the page. It is sent there as its text; what it is given is JSON. */
  async see<Given extends unknown[], Seen>(
    code: (...given: Given) => Seen,
    ...given: Given
  ): Promise<Seen> {
    const call = `(${code.toString()})(...${JSON.stringify(given)})`;
    const seen = await this.driver.evaluate(`JSON.stringify(${call} ?? null)`);
    return JSON.parse(String(seen)) as Seen;
  }

  /**
   * Waits for an answer.
   *
   * @param ask undefined: not yet
   */
  private async wait<Answer>(
    what: string,
    ask: () => Promise<Answer | undefined>,
  ): Promise<Answer> {
    const end = Date.now() + PATIENCE;
    let problem: unknown = 'it is not there';
    while (Date.now() < end) {
      try {
        const answer = await ask();
        if (answer !== undefined) return answer;
      } catch (error) {
        // A page that goes takes its answers with it.
        problem = error;
      }
      await sleep(PAUSE);
    }
    throw new Error(`Waited ${PATIENCE / 1000} s for ${what}: ${String(problem)}.`);
  }

  /** Waits until code comes to true in the page. */
  async until<Given extends unknown[]>(
    code: (...given: Given) => boolean,
    ...given: Given
  ): Promise<void> {
    await this.wait(
      `${code.toString()} of ${JSON.stringify(given)}`,
      async () => (await this.see(code, ...given)) || undefined,
    );
  }

  /** Loads a page in full, and waits until scripts have taken it over. */
  async open(pathname: string): Promise<void> {
    await this.driver.goto(`${this.origin}${pathname}`);
    await this.until(() => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** Waits until the address is this one, and its page shown: it has this heading. */
  async arrives(address: string, heading: string): Promise<void> {
    await this.until(
      (wanted, text) =>
        location.pathname + location.hash === wanted &&
        document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ').trim() === text,
      address,
      heading,
    );
  }

  private look(selector: string, name: string, isWanted = false): Promise<Found | null> {
    return this.see(look, selector, name, isWanted);
  }

  /** Waits until an element is there, and visible. */
  finds(selector: string, name = ''): Promise<Found> {
    return this.wait(
      `${selector} ${name}`,
      async () => (await this.look(selector, name)) ?? undefined,
    );
  }

  /** Waits until no such element is visible. */
  async misses(selector: string, name = ''): Promise<void> {
    await this.wait(
      `the end of ${selector} ${name}`,
      async () => (await this.look(selector, name)) === null || undefined,
    );
  }

  /** Waits until an element is still, and nothing covers it; presses it as a mouse does. */
  async click(selector: string, name = ''): Promise<void> {
    let before: Found | null = null;
    let still = 0;
    const {x, y} = await this.wait(`${selector} ${name} to press`, async () => {
      const now = await this.look(selector, name, true);
      const isStill = (['x', 'y', 'height'] as const).every((of) => now?.[of] === before?.[of]);
      before = now;
      still = isStill ? still + 1 : 0;
      return now?.isReachable && still > 1 ? now : undefined;
    });
    await this.driver.clickAt(x, y);
  }

  /** Presses a field and writes into it. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.until((field) => document.activeElement?.matches(field) ?? false, selector);
    await this.driver.type(text);
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  /** Gives the page so many CSS px. */
  async resize(width: number, height: number): Promise<void> {
    await this.driver.resize(width, height);
    await this.until((wanted) => window.innerWidth === wanted, width);
  }

  /** Everything that was called an error so far. */
  async errors(): Promise<string[]> {
    const noted = await this.see((key) => sessionStorage.getItem(key), ERRORS);
    return [...this.driver.errors(), ...(JSON.parse(noted ?? '[]') as string[])];
  }
}
