import {readFileSync} from 'node:fs';
import path from 'node:path';
import {aliasOf, matchRoute} from '../../routes';

/** A module that a route is made of. */
export type RouteModule = {
  /** Name of its chunk in the bundle. */
  chunk: string;
  /** What the bundler resolves, for example `@theme/MDXPage`. */
  request: string;
};

/** A route that Docusaurus generated for one language. */
export type GeneratedRoute = {
  /** With the language's prefix, for example `/en/team/`. */
  path: string;
  /** A second address that the same HTML is published at, without a route of its own. */
  alias?: string;
  /** The plugin that made it. */
  plugin: {name: string; id: string};
  component: RouteModule;
  /** Props that are code. */
  code: Readonly<Record<string, RouteModule>>;
  /** Props that are data: files of JSON. */
  data: Readonly<Record<string, RouteModule>>;
};

/** The prop that Docusaurus hands a page's MDX text over in. */
export const TEXT = 'content';

/** The files that Docusaurus generates from the routes of all plugins, as text. */
export type GeneratedFiles = {
  /** routes.js */
  routes: string;
  /** registry.js */
  registry: string;
  /** routesChunkNames.json */
  chunkNames: string;
};

const MOVED =
  'this build rests on files that @docusaurus/core 3.10.2 generates (.docusaurus); see src/plugins/page-data/generatedRoutes.ts';

/** @throws Error that says what an upgrade of Docusaurus moved */
function assert(condition: unknown, what: string): asserts condition {
  if (!condition) {
    throw new Error(`Docusaurus changed: ${what}; ${MOVED}.`);
  }
}

type Names = Record<string, string | Record<string, string>>;

/**
 * Reads the routes of one language from what Docusaurus generates for the client.
 *
 * @param readJson reads a generated JSON module by its request
 * @throws Error when the files are not as they were when this was written
 */
export function readGeneratedRoutes(
  {routes, registry, chunkNames}: GeneratedFiles,
  readJson: (request: string) => unknown,
): GeneratedRoute[] {
  const requests = new Map(
    [
      ...registry.matchAll(
        /^ *"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\)/gm,
      ),
    ].map(([, chunk = '', request = '']) => [chunk, request]),
  );
  const found = Object.entries(JSON.parse(chunkNames) as Record<string, Names>).map(
    ([key, {__comp: component, __context: context, ...props}]): GeneratedRoute => {
      const routePath = key.replace(/-[^-/]+$/, '');
      const moduleOf = (chunk: unknown): RouteModule => {
        const request = requests.get(String(chunk));
        assert(request, `registry.js does not list chunk ${String(chunk)} of route ${routePath}`);
        return {chunk: String(chunk), request};
      };
      const contextChunk = typeof context === 'object' ? context.plugin : undefined;
      const plugin = readJson(moduleOf(contextChunk).request) as GeneratedRoute['plugin'];
      assert(
        typeof plugin.name === 'string' && typeof plugin.id === 'string',
        `the context of route ${routePath} no longer names its plugin`,
      );
      const modules = Object.entries(props).map(([name, chunk]) => {
        assert(typeof chunk === 'string', `prop ${name} of route ${routePath} is not one module`);
        return [name, moduleOf(chunk)] as const;
      });
      const isData = ([, {request}]: (typeof modules)[number]) => request.endsWith('.json');
      return {
        path: routePath,
        plugin,
        component: moduleOf(component),
        code: Object.fromEntries(modules.filter((entry) => !isData(entry))),
        data: Object.fromEntries(modules.filter(isData)),
      };
    },
  );
  const created = [...routes.matchAll(/ComponentCreator\('([^']+)'/g)].map(([, name]) => name);
  assert(
    [...found.map((route) => route.path), '*'].sort().join() === [...created].sort().join(),
    'routes.js and routesChunkNames.json do not hold the same routes',
  );
  assert(!/^\s*routes: \[/m.test(routes), 'routes.js holds routes within routes');
  return found;
}

/** The absolute file of a generated module. */
export function generatedFile(generatedFilesDir: string, request: string): string {
  return path.join(generatedFilesDir, request.replace('@generated/', ''));
}

/**
 * Gives French case studies their second address (`/fr/work/…`). Its HTML is that of the
 * first but for the page data, so that a build renders one of them: the other is no route
 * of Docusaurus then (plugins/case-studies).
 */
export function withAliases(routes: readonly GeneratedRoute[]): GeneratedRoute[] {
  const paths = new Set(routes.map((route) => route.path));
  return routes.map((route) => {
    const alias = aliasOf(route.path);
    const pattern = patternOf(route.path);
    const isAliased = pattern !== undefined && patternOf(alias) === aliasOf(pattern);
    return isAliased && !paths.has(alias) ? {...route, alias} : route;
  });
}

/** Every address that a route's HTML is published at. */
export const addressesOf = ({path: own, alias}: GeneratedRoute): string[] =>
  alias === undefined ? [own] : [own, alias];

/** Reads what Docusaurus generated into a folder. */
export function loadGeneratedRoutes(generatedFilesDir: string): GeneratedRoute[] {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const routes = readGeneratedRoutes(
    {
      routes: read('routes.js'),
      registry: read('registry.js'),
      chunkNames: read('routesChunkNames.json'),
    },
    (request) => JSON.parse(readFileSync(generatedFile(generatedFilesDir, request), 'utf8')),
  );
  return withAliases(routes);
}

/**
 * The pattern of an address whose pages are many (`/work/:slug/`): in the browser one
 * route serves all of them. Undefined for a page that stands alone.
 */
export function patternOf(address: string): string | undefined {
  const match = matchRoute(address);
  const isMany = match && Object.keys(match.params).length > 0;
  return isMany ? match.route.path : undefined;
}
