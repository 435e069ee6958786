import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {LATE_ID} from '../../src/lib/early';
import {expectedOf} from './fixtureBuild';
import {buildDir, documentOf} from './site';
import {locales} from './fixture';

const weights = new Map<string, number>();

/** Size of a build file in bytes, Brotli-compressed unless it is a font. */
function weigh(file: string): number {
  let weight = weights.get(file);
  if (weight === undefined) {
    const body = readFileSync(path.join(buildDir, file));
    weight = file.endsWith('.woff2') ? body.length : brotliCompressSync(body).length;
    weights.set(file, weight);
  }
  return weight;
}

/** Lists the site's own files that a page's HTML loads. */
function filesOf(address: string): string[] {
  const page = documentOf(address);
  const late = page.querySelector<HTMLTemplateElement>(`template#${LATE_ID}`);
  return [page, ...(late ? [late.content] : [])]
    .flatMap((part) => [...part.querySelectorAll('script[src], link[href]')])
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((file) => /^(?:\/en)?\/assets\//.test(file));
}

/**
 * Weighs scripts and fonts whose size does not depend on the texts: those of every page in a
 * language, of the home page and of all case studies.
 */
export function weighShared() {
  const pages = expectedOf('fixture').pages.map((page) => ({...page, files: filesOf(page.path)}));
  return locales.flatMap((locale) =>
    (['every', 'home', 'case-study'] as const).map((of) => {
      const [first, ...others] = pages.filter(
        (page) => page.locale === locale && (of === 'every' || page.name === of),
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

/** Weighs the style sheets of the page that loads most of them. */
export const weighStyles = (): number =>
  Math.max(
    ...expectedOf('fixture').pages.map(({path: address}) =>
      filesOf(address)
        .filter((file) => file.endsWith('.css'))
        .reduce((total, file) => total + weigh(file), 0),
    ),
  );
