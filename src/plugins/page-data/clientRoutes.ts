import {
  addressesOf,
  patternOf,
  TEXT,
  type GeneratedRoute,
  type RouteModule,
} from './generatedRoutes';

/** A module as an argument of `clientRoute`; the chunk's name is the one that it has in the HTML. */
function part({chunk, request}: RouteModule): string {
  const [name, module] = [JSON.stringify(chunk), JSON.stringify(request)];
  return `{chunk: ${name}, load: () => import(/* webpackChunkName: ${name} */ ${module})}`;
}

/** The page's component, and its other code. */
function call(routePath: string, {plugin, component, code}: GeneratedRoute): string {
  const parts = Object.entries({component, ...code})
    .map(([name, module]) => `${JSON.stringify(name)}: ${part(module)}`)
    .join(', ');
  return `  clientRoute(${JSON.stringify(routePath)}, ${JSON.stringify(plugin)}, {${parts}}),`;
}

/**
 * Writes the browser's route table. It does not grow with the number of case
 * studies: pages whose address has a parameter share one route, and their text comes
 * by the page data. Data is left out altogether, for the same reason.
 *
 * @param notFound the module that answers every other path
 */
export function clientRoutesSource(
  routes: readonly GeneratedRoute[],
  notFound: RouteModule,
): string {
  const calls = routes.flatMap((route) => {
    const {[TEXT]: _text, ...shared} = route.code;
    return addressesOf(route).map((address) => {
      const pattern = patternOf(address);
      return pattern ? call(pattern, {...route, code: shared}) : call(address, route);
    });
  });
  return [
    "import {clientRoute, notFoundRoute} from '@site/src/features/page-data/clientRoute';",
    '',
    'export default [',
    ...new Set(calls),
    `  notFoundRoute({name: 'native', id: 'default'}, ${part(notFound)}),`,
    '];',
    '',
  ].join('\n');
}

/** A module that registers itself when its script runs, see features/page-data/contents.ts. */
export function contentSource({chunk, request}: RouteModule): string {
  return [
    "import {registerContent} from '@site/src/features/page-data/contents';",
    `import Content from ${JSON.stringify(request)};`,
    `registerContent(${JSON.stringify(chunk)}, Content);`,
    '',
  ].join('\n');
}

/** The texts of pages that share a route: each in a script of its own, once. */
export function contentsOf(routes: readonly GeneratedRoute[]): RouteModule[] {
  const modules = routes
    .filter((route) => patternOf(route.path))
    .flatMap(({code}) => code[TEXT] ?? []);
  return [...new Map(modules.map((module) => [module.chunk, module])).values()];
}
