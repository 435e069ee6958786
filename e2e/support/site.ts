import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {JSDOM} from 'jsdom';
import type {Locale, studies} from './fixture';
import {dirOf, expectedOf, type Expected} from './fixtureBuild';
import {say} from './words';

/** The build under test: the fixture site, made by globalSetup.ts. */
export const buildDir = dirOf('fixture');

/** Every page and redirect the build must contain. */
export const expectedSite = async (): Promise<Expected> => Promise.resolve(expectedOf('fixture'));

/** Addresses of the build's HTML files; 404 pages keep their file name. */
export function builtPaths(dir = buildDir): string[] {
  return (
    readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html'))
      // Skip Google's frame (plugins/maps) and a server's error pages (plugins/publish/errors).
      .filter((file) => !/^(?:en[\\/])?assets[\\/]/.test(file))
      .map((file) => `/${file.replaceAll(path.sep, '/')}`.replace(/index\.html$/, ''))
  );
}

export function readBuilt(file: string, dir = buildDir): string {
  return readFileSync(path.join(dir, file), 'utf8');
}

const parsed = new Map<string, Document>();

/** Parses the static HTML of an address. */
export function documentOf(pagePath: string, dir = buildDir): Document {
  const file = path.join(dir, pagePath.endsWith('/') ? `${pagePath}index.html` : pagePath);
  const document = parsed.get(file) ?? new JSDOM(readFileSync(file, 'utf8')).window.document;
  parsed.set(file, document);
  return document;
}

/** Values of an attribute of the tags in a page's head, in order. */
export const contents = (pagePath: string, selector: string, attribute = 'content') =>
  [...documentOf(pagePath).querySelectorAll(`head ${selector}`)].map((node) =>
    node.getAttribute(attribute),
  );

/** Names of the built scripts that match. */
export function scriptsWith(text: RegExp): string[] {
  const scripts = path.join(buildDir, 'assets/js');
  return readdirSync(scripts).filter(
    (file) => file.endsWith('.js') && text.test(readFileSync(path.join(scripts, file), 'utf8')),
  );
}

/** The name of a case study's sector, as its page says it. */
export function sectorOf(study: (typeof studies)[number], locale: Locale): string {
  const label = say(locale, 'caseStudies.CaseStudyPage.sector');
  const terms = [...documentOf(study[locale].path).querySelectorAll('dt')];
  const name = terms.find(({textContent}) => textContent?.trim() === label)?.nextElementSibling;
  return name?.textContent?.trim() ?? '';
}

/** Ids of the headings within a page's text, in order. */
export const headingsOf = (address: string): string[] =>
  [...documentOf(address).querySelectorAll('main :is(h2, h3)[id]')].map(({id}) => id);
