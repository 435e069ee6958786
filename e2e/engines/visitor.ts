import {expect as playwrightExpect} from '@playwright/test';
import type {Tab} from './browsers';

/** Long enough for a busy machine, in ms. */
const timeout = 30_000;

export const expect = playwrightExpect.configure({timeout});

/** Records uncaught errors, policy violations and console errors from now on, in the page. */
export function collectErrors(): void {
  const recorder = window as Window & {isRecording?: boolean};
  if (recorder.isRecording) return;
  recorder.isRecording = true;
  const record = (text: string) => {
    // Survives full page loads.
    const before = sessionStorage.getItem('errors of the tests') ?? '';
    sessionStorage.setItem('errors of the tests', `${before}${text}\n`);
  };
  addEventListener('error', ({message, filename}) => record(`${message} (${filename})`));
  addEventListener('unhandledrejection', ({reason}) => record(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    record(`blocked by ${effectiveDirective}: ${blockedURI}`),
  );
  const {console: pageConsole} = window;
  const logError = pageConsole.error;
  pageConsole.error = (...values) => {
    record(values.map(String).join(' '));
    logError(...values);
  };
}

/** Finds the first visible element that matches, in the page; an empty name matches any. */
function look(selector: string, name: string): Element | undefined {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  return [...document.querySelectorAll<HTMLInputElement>(selector)].find(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      element.getClientRects().length > 0 &&
      (name === '' || plain(element.ariaLabel ?? element.textContent) === name),
  );
}

/** A visitor with a browser. Elements are identified by selector and `aria-label` or text. */
export class Visitor {
  readonly see: Tab['see'];
  readonly press: Tab['press'];

  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
  ) {
    this.see = tab.see;
    this.press = tab.press;
  }

  /** Waits until a function returns true in the page. */
  async until<Given extends unknown[]>(
    code: (...given: Given) => boolean,
    ...given: Given
  ): Promise<void> {
    await expect
      // A navigation rejects pending calls: try again.
      .poll(() => this.see(code, ...given).catch(String), {
        message: `${code.toString()} with ${JSON.stringify(given)}`,
      })
      .toBe(true);
  }

  /** Does a full page load and waits for hydration. */
  async open(pathname: string): Promise<void> {
    await this.tab.goto(`${this.origin}${pathname}`);
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

  /** Waits until an element is visible. */
  async finds(selector: string, name = ''): Promise<void> {
    await expect(async () => {
      expect(await this.tab.find(look, selector, name), `${selector} ${name}`).toBeDefined();
    }).toPass({timeout});
  }

  /** Waits until no such element is visible. */
  async misses(selector: string): Promise<void> {
    await expect(async () => {
      expect(await this.tab.find(look, selector, ''), selector).toBeUndefined();
    }).toPass({timeout});
  }

  async click(selector: string, name = ''): Promise<void> {
    await expect(async () => {
      const element = await this.tab.find(look, selector, name);
      expect(element, `${selector} ${name}`).toBeDefined();
      await element?.click();
    }).toPass({timeout});
  }

  /** Clicks a field and types into it. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.until((field) => document.activeElement?.matches(field) ?? false, selector);
    await this.tab.type(text);
  }

  /** Sets the viewport, in CSS px. */
  async resize(width: number, height: number): Promise<void> {
    await this.tab.resize(width, height);
    await this.until((wanted) => window.innerWidth === wanted, width);
  }

  /** Lists the errors so far, across page loads. */
  errors(): Promise<string | null> {
    return this.see(() => sessionStorage.getItem('errors of the tests'));
  }
}
