import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {builtPages} from '../../scripts/lib/builtPages';
import {locales} from '../../src/lib/locales';
import {LATE_ID} from '../../src/plugins/page-data/late';
import {buildDir, documentOf} from './site';

const weights = new Map<string, number>();

/** A file of the build in bytes, as Brotli; fonts are compressed in themselves. */
function weigh(file: string): number {
  let weight = weights.get(file);
  if (weight === undefined) {
    const body = readFileSync(path.join(buildDir, file));
    weight = file.endsWith('.woff2') ? body.length : brotliCompressSync(body).length;
    weights.set(file, weight);
  }
  return weight;
}

/** The site's own files that the HTML of a page loads; none of an address that leads elsewhere. */
function filesOf(address: string): string[] {
  const page = documentOf(address);
  if (page.querySelector('meta[http-equiv=refresh]')) return [];
  const late = page.querySelector<HTMLTemplateElement>(`template#${LATE_ID}`);
  return [page, ...(late ? [late.content] : [])]
    .flatMap((part) => [...part.querySelectorAll('script[src], link[href]')])
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((file) => /^(?:\/en)?\/assets\//.test(file));
}

/**
 * Weighs the scripts and fonts that no text makes heavier: what every page of a language loads,
 * what home loads, and what all case studies do.
 */
export function weighShared() {
  const pages = builtPages(buildDir)
    .map((page) => ({...page, files: filesOf(page.path)}))
    .filter(({files}) => files.length > 0);
  return locales.flatMap((locale) =>
    (['every', 'home', 'case-study'] as const).map((of) => {
      const [first, ...others] = pages.filter(
        (page) => page.locale === locale && (of === 'every' || page.type === of),
      );
      const shared = [...new Set(first?.files)].filter((file) =>
        others.every(({files}) => files.includes(file)),
      );
      const sum = (extension: string) =>
        shared
          .filter((file) => file.endsWith(extension))
          .reduce((total, file) => total + weigh(file), 0);
      return {of, locale, js: sum('.js'), fonts: sum('.woff2')};
    }),
  );
}

/** Weighs the largest style sheet: the one that holds every rule of the site. */
export const weighStyles = (): number =>
  Math.max(
    ...readdirSync(path.join(buildDir, 'assets/css')).map((name) => weigh(`assets/css/${name}`)),
  );
