import {setTimeout as sleep} from 'node:timers/promises';
import type {Driver, Key} from './driver';
import {ERRORS, look, type Found} from './inPage';

/** Polling interval, in ms. */
const PAUSE = 50;

/** Timeout of every wait, in ms: long enough for a busy machine. */
const PATIENCE = 30_000;

/** A visitor with a browser. Elements are identified by selector and accessible name. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Runs a function in the page: its source and its arguments, as JSON, are sent there. */
  async see<Given extends unknown[], Seen>(
    code: (...given: Given) => Seen,
    ...given: Given
  ): Promise<Seen> {
    const call = `(${code.toString()})(...${JSON.stringify(given)})`;
    const seen = await this.driver.evaluate(`JSON.stringify(${call} ?? null)`);
    return JSON.parse(String(seen)) as Seen;
  }

  /**
   * Polls until `ask` has an answer.
   *
   * @param ask resolves to undefined while it has none
   */
  private async wait<Answer>(
    what: string,
    ask: () => Promise<Answer | undefined>,
  ): Promise<Answer> {
    const end = Date.now() + PATIENCE;
    let problem: unknown = 'not found';
    while (Date.now() < end) {
      try {
        const answer = await ask();
        if (answer !== undefined) return answer;
      } catch (error) {
        // A navigation rejects pending evaluations: try again.
        problem = error;
      }
      await sleep(PAUSE);
    }
    throw new Error(
      `Timed out after ${PATIENCE / 1000} s waiting for ${what}: ${String(problem)}.`,
    );
  }

  /** Waits until a function returns true in the page. */
  async until<Given extends unknown[]>(
    code: (...given: Given) => boolean,
    ...given: Given
  ): Promise<void> {
    await this.wait(
      `${code.toString()} with ${JSON.stringify(given)}`,
      async () => (await this.see(code, ...given)) || undefined,
    );
  }

  /** Does a full page load and waits for hydration. */
  async open(pathname: string): Promise<void> {
    await this.driver.goto(`${this.origin}${pathname}`);
    await this.until(() => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** Waits until the address matches and the page shows this heading. */
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

  /** Waits until an element is visible. */
  finds(selector: string, name = ''): Promise<Found> {
    return this.wait(
      `${selector} ${name}`,
      async () => (await this.look(selector, name)) ?? undefined,
    );
  }

  /** Waits until no such element is visible. */
  async misses(selector: string, name = ''): Promise<void> {
    await this.wait(
      `${selector} ${name} to disappear`,
      async () => (await this.look(selector, name)) === null || undefined,
    );
  }

  /** Clicks an element once it has stopped moving and nothing covers it. */
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

  /** Clicks a field and types into it. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.until((field) => document.activeElement?.matches(field) ?? false, selector);
    await this.driver.type(text);
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  /** Sets the viewport, in CSS px. */
  async resize(width: number, height: number): Promise<void> {
    await this.driver.resize(width, height);
    await this.until((wanted) => window.innerWidth === wanted, width);
  }

  /** Lists all errors so far, across page loads. */
  async errors(): Promise<string[]> {
    const noted = await this.see((key) => sessionStorage.getItem(key), ERRORS);
    return [...this.driver.errors(), ...(JSON.parse(noted ?? '[]') as string[])];
  }
}
