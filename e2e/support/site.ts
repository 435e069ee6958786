import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {JSDOM} from 'jsdom';
import {readCaseStudies} from '../../src/plugins/case-studies/read';
import {inventory, redirects, type InventoryPage} from '../../src/plugins/publish/inventory';
import type {Redirect} from '../../src/routes';

const root = path.resolve(__dirname, '../..');

/** The build under test. */
export const buildDir = path.join(root, 'build');

/** Every page and redirect the build must contain. */
export async function expectedSite(): Promise<{pages: InventoryPage[]; redirects: Redirect[]}> {
  const studies = await readCaseStudies(root);
  return {pages: inventory(studies), redirects: redirects(studies)};
}

/** Addresses of the build's HTML files; 404 pages keep their file name. */
export function builtPaths(): string[] {
  return (
    readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html'))
      // Skip Google's frame (plugins/maps).
      .filter((file) => !/^(?:en[\\/])?assets[\\/]/.test(file))
      .map((file) => `/${file.replaceAll(path.sep, '/')}`.replace(/index\.html$/, ''))
  );
}

export function readBuilt(file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

const parsed = new Map<string, Document>();

/** Parses the static HTML of an address. */
export function documentOf(pagePath: string): Document {
  const known = parsed.get(pagePath);
  if (known) {
    return known;
  }
  const html = readBuilt(pagePath.endsWith('/') ? `${pagePath}index.html` : pagePath);
  const {document} = new JSDOM(html).window;
  parsed.set(pagePath, document);
  return document;
}

/** Names of the built scripts that match. */
export function scriptsWith(text: RegExp): string[] {
  const scripts = path.join(buildDir, 'assets/js');
  return readdirSync(scripts).filter(
    (file) => file.endsWith('.js') && text.test(readFileSync(path.join(scripts, file), 'utf8')),
  );
}
