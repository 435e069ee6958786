import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {Parser} from 'htmlparser2';
import type {RouteName} from '../../../src/routes';
import {localeOfPath, locales, type Locale} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/siteError';
import {LATE_ID} from '../../../src/plugins/page-data/late';
import {ecoIndex} from './ecoIndex';
import {ADVISED_NODES} from './limits';
import {builtPages, typeOf} from './pages';

/** Brotli's level for files that never change, as on the local server (scripts/lib/host.ts). */
const LEVEL = 11;

type Kind = 'js' | 'css' | 'fonts';

/** What a document names and holds. */
type Html = {
  files: Array<{kind: Kind; address: string}>;
  nodes: number;
  leadsElsewhere: boolean;
};

/** Within these, elements are no elements of the document (scripts are on). */
const APART = new Set(['svg', 'noscript', 'template']);

/** What a tag makes the browser load right away. */
function loadedBy(tag: string, attributes: Record<string, string>): Html['files'] {
  const {src, href = '', rel = '', as} = attributes;
  if (tag === 'script' && src) {
    return [{kind: 'js', address: src}];
  }
  const relations = rel.toLowerCase().split(/\s+/);
  if (tag !== 'link' || !href) {
    return [];
  }
  if (relations.includes('stylesheet')) {
    return [{kind: 'css', address: href}];
  }
  if (relations.includes('modulepreload')) {
    return [{kind: 'js', address: href}];
  }
  const kinds: Record<string, Kind> = {script: 'js', style: 'css', font: 'fonts'};
  const kind = kinds[as ?? ''];
  return kind && (relations.includes('preload') || relations.includes('prefetch'))
    ? [{kind, address: href}]
    : [];
}

/** Reads a document as it comes by: a tree of each page would take ten times as long. */
export function readHtml(html: string): Html {
  const found: Html = {files: [], nodes: 0, leadsElsewhere: false};
  const apart: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'template' && attributes.id === LATE_ID) {
        // What it holds takes its place after the first paint.
        return;
      }
      if (apart.length === 0) {
        found.nodes += 1;
        found.files.push(...loadedBy(tag, attributes));
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

/** Weighs files of a build, each once, in bytes. */
export function scales(buildDir: string): (kind: Kind, address: string) => number {
  const known = new Map<string, number>();
  return (kind, address) => {
    const weight =
      known.get(address) ??
      (() => {
        const body = readFileSync(path.join(buildDir, address));
        // Fonts are compressed in themselves, and sent as they are.
        return kind === 'fonts'
          ? body.length
          : brotliCompressSync(body, {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: LEVEL,
                [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
              },
            }).length;
      })();
    known.set(address, weight);
    return weight;
  };
}

/** An address within the build, without its query. Undefined for another site’s. */
function ownPath(address: string, pagePath: string): string | undefined {
  const base = 'http://own.invalid';
  const url = new URL(address, base + pagePath);
  return url.origin === base ? decodeURIComponent(url.pathname) : undefined;
}

/** Addresses of the files of this build that a page's HTML names, each once. */
function ownFiles({files}: Html, pagePath: string): Map<string, Kind> {
  return new Map(
    files.flatMap(({kind, address}) => {
      const found = ownPath(address, pagePath);
      return found ? [[found, kind] as const] : [];
    }),
  );
}

/** Bytes, as Brotli, of scripts and fonts. */
export type Weight = {js: number; fonts: number};

function weighFiles(
  buildDir: string,
  files: ReadonlyMap<string, Kind>,
  {from, weigh}: {from: string; weigh: ReturnType<typeof scales>},
): Weight {
  const weight = {js: 0, css: 0, fonts: 0};
  for (const [address, kind] of files) {
    if (!existsSync(path.join(buildDir, address))) {
      throw new Error(`${from} loads ${address}, which the build does not hold.`);
    }
    weight[kind] += weigh(kind, address);
  }
  return {js: weight.js, fonts: weight.fonts};
}

/**
 * Weighs what the HTML of a page loads.
 *
 * @param file from the folder of the build
 * @param weigh the build's {@link scales}
 * @throws Error when the page names a file that the build does not hold
 */
export function weighDocument(
  buildDir: string,
  {path: pagePath, file}: {path: string; file: string},
  weigh: ReturnType<typeof scales>,
): Weight {
  const html = readHtml(readFileSync(path.join(buildDir, file), 'utf8'));
  return weighFiles(buildDir, ownFiles(html, pagePath), {from: file, weigh});
}

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
  const weigh = scales(buildDir);
  const pages = builtPages(buildDir).flatMap(({path: pagePath, file}) => {
    const html = readHtml(readFileSync(path.join(buildDir, file), 'utf8'));
    const files = ownFiles(html, pagePath);
    return html.leadsElsewhere
      ? []
      : [{type: typeOf(pagePath), locale: localeOfPath(pagePath), files}];
  });
  return locales.flatMap((locale) =>
    (['every', 'home', 'case-study'] as const).map((of) => {
      const loaded = pages
        .filter((page) => page.locale === locale && (of === 'every' || page.type === of))
        .map(({files}) => files);
      const from = `${of} of ${buildDir}`;
      return {of, locale, ...weighFiles(buildDir, common(loaded), {from, weigh})};
    }),
  );
}

/** Bytes, as Brotli, of the largest style sheet: the one that holds every rule of the site. */
export function weighStyles(buildDir: string): number {
  const weigh = scales(buildDir);
  const sheets = readdirSync(path.join(buildDir, 'assets/css')).filter((name) =>
    name.endsWith('.css'),
  );
  return Math.max(...sheets.map((name) => weigh('css', `/assets/css/${name}`)));
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
    .map((page) => {
      const {nodes} = readHtml(readFileSync(path.join(buildDir, page.file), 'utf8'));
      return {...page, nodes};
    })
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
