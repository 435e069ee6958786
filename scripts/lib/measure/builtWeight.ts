import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {Parser} from 'htmlparser2';
import type {RouteName} from '../../../src/routes';
import type {Problem} from '../../../src/lib/siteError';
import {LATE_ID} from '../../../src/plugins/page-data/late';
import {NODES_OF_SCRIPTS, WEIGHT_LIMITS} from './limits';
import {builtPages, pageTypes, typeOf} from './pages';
import {formatTable, judged, kilobytes} from './table';

/** Brotli's level for files that never change, as on the local server (scripts/lib/static-files.mjs). */
const LEVEL = 11;

/** What the HTML of a page alone says of its weight. */
export type BuiltPage = {
  path: string;
  type: RouteName;
  /** Its HTML file, from the folder of the build. */
  file: string;
  /** Bytes, as Brotli, of the scripts, styles and fonts that the HTML names. */
  js: number;
  css: number;
  fonts: number;
  /** The document and these files. */
  requests: number;
  nodes: number;
  /** Elements of pictures further down, which `nodes` leaves out on a case study. */
  nodesBelow: number;
};

type Kind = 'js' | 'css' | 'fonts';

/** What a document names and holds. */
type Html = {
  files: Array<{kind: Kind; address: string}>;
  nodes: number;
  /** Those of `nodes` that make pictures which wait to be seen (components/Image). */
  pictureNodes: number;
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
  const found: Html = {files: [], nodes: 0, pictureNodes: 0, leadsElsewhere: false};
  const apart: string[] = [];
  /** Elements that are open, and how many were around the picture that is being read. */
  let depth = 0;
  let picture: number | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'template' && attributes.id === LATE_ID) {
        // What it holds takes its place after the first paint.
        return;
      }
      if (apart.length === 0) {
        found.nodes += 1;
        if ('data-lazy' in attributes) picture ??= depth;
        if (picture !== undefined) found.pictureNodes += 1;
        found.files.push(...loadedBy(tag, attributes));
        found.leadsElsewhere ||=
          tag === 'meta' && /^refresh$/i.test(attributes['http-equiv'] ?? '');
      }
      if (APART.has(tag)) apart.push(tag);
      depth += 1;
    },
    onclosetag(tag) {
      depth -= 1;
      if (depth === picture) picture = undefined;
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
): Pick<BuiltPage, 'js' | 'css' | 'fonts' | 'requests' | 'nodes' | 'nodesBelow'> & {
  leadsElsewhere: boolean;
} {
  const {files, nodes, pictureNodes, leadsElsewhere} = readHtml(
    readFileSync(path.join(buildDir, file), 'utf8'),
  );
  const nodesBelow = typeOf(pagePath) === 'case-study' ? pictureNodes : 0;
  const own = new Map(
    files.flatMap(({kind, address}) => {
      const found = ownPath(address, pagePath);
      return found ? [[found, kind] as const] : [];
    }),
  );
  const weight = {
    js: 0,
    css: 0,
    fonts: 0,
    requests: 1 + own.size,
    nodes: nodes - nodesBelow,
    nodesBelow,
    leadsElsewhere,
  };
  for (const [address, kind] of own) {
    if (!existsSync(path.join(buildDir, address))) {
      throw new Error(`${file} loads ${address}, which the build does not hold.`);
    }
    weight[kind] += weigh(kind, address);
  }
  return weight;
}

/**
 * Weighs each page of a build by its HTML: without a browser, in the time that reading the
 * files takes. What scripts load later is not in it; e2e/weight.spec.ts sees that too.
 *
 * @throws Error when a page names a file that the build does not hold
 */
export function weighBuild(buildDir: string): BuiltPage[] {
  const weigh = scales(buildDir);
  return builtPages(buildDir).flatMap(({path: pagePath, file}) => {
    const type = typeOf(pagePath);
    const {leadsElsewhere, ...weight} = weighDocument(buildDir, {path: pagePath, file}, weigh);
    return type && !leadsElsewhere ? [{path: pagePath, type, file, ...weight}] : [];
  });
}

const FIGURES = ['js', 'css', 'fonts', 'requests', 'nodes'] as const;
type Figure = (typeof FIGURES)[number];

/** What is left of them for the HTML. */
const LIMITS = {...WEIGHT_LIMITS, nodes: WEIGHT_LIMITS.nodes - NODES_OF_SCRIPTS};

const names: Readonly<Record<Figure, string>> = {
  js: 'JavaScript',
  css: 'CSS',
  fonts: 'fonts',
  requests: 'requests',
  nodes: 'DOM nodes',
};

/** What to do about it. */
const remedies: Readonly<Record<Figure, string>> = {
  js: 'load code that only some visitors need when they need it (import()), or take a library out',
  css: 'take rules out that no page of this type uses, or load them with what they style',
  fonts: 'make the fonts smaller (npm run fonts), or preload fewer',
  requests: 'put files together, or load them when they are needed',
  nodes: `the other ${NODES_OF_SCRIPTS} of ${WEIGHT_LIMITS.nodes} are kept for the cookie banner. In a text, join paragraphs or take some out; elsewhere, take out elements that only hold others`,
};

const isBytes = (figure: Figure) => figure === 'js' || figure === 'css' || figure === 'fonts';
const written = (figure: Figure, value: number) =>
  isBytes(figure) ? kilobytes(value) : String(value);
const withUnit = (figure: Figure, value: number) =>
  `${written(figure, value)}${isBytes(figure) ? ' kB of' : ''} ${names[figure]}`;

/**
 * What is beyond its limit: of each type of page the heaviest one, and how many more.
 *
 * @param buildDir as it is shown to who reads it
 */
export function weightProblems(pages: readonly BuiltPage[], buildDir: string): Problem[] {
  return pageTypes.flatMap((type) =>
    FIGURES.flatMap((figure) => {
      const [worst, ...others] = pages
        .filter((page) => page.type === type && page[figure] > LIMITS[figure])
        .sort((a, b) => b[figure] - a[figure]);
      if (!worst) {
        return [];
      }
      const found = withUnit(figure, worst[figure]);
      const limit = written(figure, LIMITS[figure]);
      const more = others.length > 0 ? ` (${others.length} more of its type are above it)` : '';
      return [
        {
          file: path.join(buildDir, worst.file),
          severity: 'error' as const,
          message: `${worst.path} has ${found}, the limit is ${limit}${more}: ${remedies[figure]}.`,
        },
      ];
    }),
  );
}

/** The heaviest page of each type: its figures, and how many pages there are of it. */
export function weightTable(pages: readonly BuiltPage[]): string {
  const rows = pageTypes.flatMap((type) => {
    const own = pages.filter((page) => page.type === type);
    if (own.length === 0) {
      return [];
    }
    const worst = FIGURES.map((figure) => Math.max(...own.map((page) => page[figure])));
    return [
      [
        type,
        own.length,
        ...FIGURES.map((figure, index) =>
          judged(written(figure, worst[index] ?? 0), (worst[index] ?? 0) <= LIMITS[figure]),
        ),
        Math.max(...own.map(({nodesBelow}) => nodesBelow)) || '',
      ],
    ];
  });
  return formatTable([
    ['heaviest page', 'pages', 'JS kB', 'CSS kB', 'fonts kB', 'requests', 'nodes', 'pictures'],
    ...rows,
    ['limit', '', ...FIGURES.map((figure) => `≤ ${written(figure, LIMITS[figure])}`), ''],
  ]);
}
