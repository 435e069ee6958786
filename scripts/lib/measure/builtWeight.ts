import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {Parser} from 'htmlparser2';
import type {RouteName} from '../../../src/routes';
import {localeOfPath, locales, type Locale} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/siteError';
import {LATE_ID} from '../../../src/plugins/page-data/late';
import {ecoIndex} from './ecoIndex';
import {ADVISED_NODES} from './limits';
import {builtPages, typeOf} from './pages';

type Kind = 'js' | 'css' | 'fonts';

/** What a document holds: addresses of files that it makes the browser load, and elements. */
type Html = {files: Map<string, Kind>; nodes: number; leadsElsewhere: boolean};

/** Within these, elements are no elements of the document (scripts are on). */
const APART = new Set(['svg', 'noscript', 'template']);

/** What a tag makes the browser load right away. */
function loadedBy(tag: string, {src, href, rel = '', as = ''}: Record<string, string>) {
  if (tag === 'script' && src) return {kind: 'js', address: src} as const;
  if (tag !== 'link' || !href) return undefined;
  if (/\bstylesheet\b/.test(rel)) return {kind: 'css', address: href} as const;
  if (/\bmodulepreload\b/.test(rel)) return {kind: 'js', address: href} as const;
  const kind = ({script: 'js', style: 'css', font: 'fonts'} as const)[as];
  return kind && /\bpre(?:load|fetch)\b/.test(rel) ? {kind, address: href} : undefined;
}

/** Reads a document as it comes by: a tree of each page would take ten times as long. */
export function readHtml(html: string): Html {
  const found: Html = {files: new Map(), nodes: 0, leadsElsewhere: false};
  const apart: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      // What it holds takes its place after the first paint.
      if (tag === 'template' && attributes.id === LATE_ID) return;
      if (apart.length === 0) {
        found.nodes += 1;
        const file = loadedBy(tag, attributes);
        // Other sites' files begin with their scheme.
        if (file && /^\/(?!\/)/.test(file.address)) {
          found.files.set(decodeURIComponent(file.address.split('?')[0] ?? ''), file.kind);
        }
        found.leadsElsewhere ||=
          tag === 'meta' && /^refresh$/i.test(attributes['http-equiv'] ?? '');
      }
      if (APART.has(tag)) apart.push(tag);
    },
    onclosetag(tag) {
      if (apart.at(-1) === tag) apart.pop();
    },
  });
  parser.end(html);
  return found;
}

const readPage = (buildDir: string, file: string) =>
  readHtml(readFileSync(path.join(buildDir, file), 'utf8'));

const weights = new Map<string, number>();

/** A file of a build in bytes, as Brotli; fonts are compressed in themselves. */
function weigh(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const body = readFileSync(file);
  const weight = file.endsWith('.woff2') ? body.length : brotliCompressSync(body).length;
  weights.set(file, weight);
  return weight;
}

/** Bytes, as Brotli, of scripts and fonts. */
export type Weight = {js: number; fonts: number};

function weighFiles(buildDir: string, from: string, files: ReadonlyMap<string, Kind>): Weight {
  const weight = {js: 0, css: 0, fonts: 0};
  for (const [address, kind] of files) {
    const file = path.join(buildDir, address);
    if (!existsSync(file)) {
      throw new Error(`${from} loads ${address}, which the build does not hold.`);
    }
    weight[kind] += weigh(file);
  }
  return {js: weight.js, fonts: weight.fonts};
}

/**
 * Weighs what the HTML of a page loads.
 *
 * @throws Error when the page names a file that the build does not hold
 */
export const weighDocument = (buildDir: string, file: string): Weight =>
  weighFiles(buildDir, file, readPage(buildDir, file).files);

/** What shared code weighs, whatever is written. */
export type SharedWeight = Weight & {
  /** The type of the pages that load it; `every` for what every page loads. */
  of: RouteName | 'every';
  locale: Locale;
};

/** What all of them have. */
const common = (maps: ReadonlyArray<ReadonlyMap<string, Kind>>): Map<string, Kind> =>
  new Map([...(maps[0] ?? [])].filter(([address]) => maps.every((files) => files.has(address))));

/**
 * Weighs the code of a build, which no text and no number of texts makes heavier: what every
 * page of a language loads, what home loads (its cards are no script), and what all case
 * studies do.
 *
 * @throws Error when a page names a file that the build does not hold
 */
export function weighShared(buildDir: string): SharedWeight[] {
  const pages = builtPages(buildDir)
    .map(({path: address, file}) => ({
      type: typeOf(address),
      locale: localeOfPath(address),
      ...readPage(buildDir, file),
    }))
    .filter(({leadsElsewhere}) => !leadsElsewhere);
  return locales.flatMap((locale) =>
    (['every', 'home', 'case-study'] as const).map((of) => {
      const loaded = pages
        .filter((page) => page.locale === locale && (of === 'every' || page.type === of))
        .map(({files}) => files);
      return {of, locale, ...weighFiles(buildDir, `${of} of ${buildDir}`, common(loaded))};
    }),
  );
}

/** Bytes, as Brotli, of the largest style sheet: the one that holds every rule of the site. */
export function weighStyles(buildDir: string): number {
  const folder = path.join(buildDir, 'assets/css');
  return Math.max(
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => weigh(path.join(folder, name))),
  );
}

/** Points of EcoIndex that a number of elements costs, over another number. */
const pointsLost = (nodes: number, instead: number) =>
  ecoIndex({nodes: instead, requests: 0, size: 0}) - ecoIndex({nodes, requests: 0, size: 0});

/**
 * Which case studies have so many elements that their EcoIndex feels it: advice that stops
 * nothing, since a text is as long as it has to be. The heaviest is named, the others counted.
 *
 * @param shown the folder of the build as it is shown to who reads it
 */
export function elementAdvice(buildDir: string, shown: string): Problem[] {
  const [worst, ...others] = builtPages(buildDir)
    .filter(({path: address}) => typeOf(address) === 'case-study' && !address.startsWith('/fr/'))
    .map((page) => ({...page, nodes: readPage(buildDir, page.file).nodes}))
    .filter(({nodes}) => nodes > ADVISED_NODES)
    .sort((a, b) => b.nodes - a.nodes);
  if (!worst) {
    return [];
  }
  const points = pointsLost(worst.nodes, ADVISED_NODES).toFixed(1);
  const more =
    others.length > 0 ? ` Case studies above ${ADVISED_NODES} beside it: ${others.length}.` : '';
  return [
    {
      file: path.join(shown, worst.file),
      severity: 'warning',
      message: `${worst.path} has ${worst.nodes} elements, ${worst.nodes - ADVISED_NODES} above ${ADVISED_NODES}, which takes ${points} points off its EcoIndex: if the text allows it, join short paragraphs and leave out pictures that say little.${more}`,
    },
  ];
}
