import {patternOf, type GeneratedRoute, type RouteModule} from './generatedRoutes';

/** A module as an argument of `clientRoute`; the chunk's name is the one that it has in the HTML. */
function part({chunk, request}: RouteModule): string {
  const [name, module] = [JSON.stringify(chunk), JSON.stringify(request)];
  return `{chunk: ${name}, load: () => import(/* webpackChunkName: ${name} */ ${module})}`;
}

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
  const calls = routes.map((route) => {
    const pattern = patternOf(route);
    return pattern ? call(pattern, {...route, code: {}}) : call(route.path, route);
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

/** The code of pages that share a route: each in a script of its own, once. */
export function contentsOf(routes: readonly GeneratedRoute[]): RouteModule[] {
  const modules = routes.filter(patternOf).flatMap(({code}) => Object.values(code));
  return [...new Map(modules.map((module) => [module.chunk, module])).values()];
}
