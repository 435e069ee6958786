import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {localeOfPath} from '../../src/lib/locales';

/** Identifies a page of a build. */
export type Shown = {
  title: string;
  lang: string;
  canonical: string;
  description: string;
  /** The version of the running code, not only of the HTML. */
  version: string;
  heading: string;
  /** Addresses of the page's translations, by language. */
  alternates: Record<string, string>;
};

/** Reads it from a document. Also runs in the browser, without access to this module. */
function read(document: Document): Shown {
  const text = (selector: string) =>
    document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    title: document.querySelector('title')?.textContent ?? '',
    lang: document.documentElement.lang,
    canonical: attribute('link[rel="canonical"]', 'href'),
    description: attribute('meta[name="description"]', 'content'),
    version: attribute('meta[name="version"]', 'content'),
    heading: text('h1'),
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
  };
}

const built = new Map<string, Shown>();

/** The file a build serves at a path: its page or the 404 page. */
export function fileOf(buildDir: string, pathname: string): string {
  const own = path.join(buildDir, pathname, 'index.html');
  return existsSync(own)
    ? own
    : path.join(buildDir, localeOfPath(pathname) === 'en' ? 'en/404.html' : '404.html');
}

/** The page of a build at a path, from its static HTML. */
export function expectedPage(buildDir: string, pathname: string): Shown {
  const file = fileOf(buildDir, pathname);
  const known = built.get(file);
  if (known) {
    return known;
  }
  const shown = read(new JSDOM(readFileSync(file, 'utf8')).window.document);
  built.set(file, shown);
  return shown;
}

/** The page the browser shows. */
export function shownPage(page: Page): Promise<Shown> {
  return page.evaluate(`(${read.toString()})(document)`);
}
