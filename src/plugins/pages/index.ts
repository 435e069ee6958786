import pluginContentPages, {
  validateOptions as validatePagesOptions,
  type Options,
} from '@docusaurus/plugin-content-pages';
import type {LoadContext, OptionValidationContext, Plugin, RouteConfig} from '@docusaurus/types';
import {asLocale} from '../../lib/locales';
import {aliasOf, matchRoute, pathTo, type RouteName} from '../../routes';

export type PagesOptions = Options & {
  /** Generated JSON that pages get as props: the page's name → the prop's → the module. */
  data: Partial<Record<RouteName, Readonly<Record<string, string>>>>;
};

/** Passes the pages plugin's options through its own validation, and ours beside it. */
export function validateOptions({
  validate,
  options: {data, ...pages},
}: OptionValidationContext<PagesOptions, PagesOptions>): PagesOptions {
  return {...(validatePagesOptions({validate, options: pages} as never) as PagesOptions), data};
}

/**
 * Docusaurus' pages, with a second address under /fr/ for each French page, and
 * the not-found page as a page of its own.
 */
export default async function pagesPlugin(
  context: LoadContext,
  {data, ...options}: PagesOptions,
): Promise<Plugin> {
  const pages = (await pluginContentPages(context, options as never)) as Plugin<unknown>;
  const locale = asLocale(context.i18n.currentLocale);
  return {
    ...pages,
    async contentLoaded({content, actions}) {
      const routes: RouteConfig[] = [];
      await pages.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => routes.push(route)},
      });
      // Core makes 404.html from the route of /404/ when there is one, so it has
      // to be the very component that answers unknown paths in the browser.
      routes.push({path: pathTo('not-found', locale), component: '@theme/NotFound', exact: true});
      for (const route of routes) {
        // Docusaurus gives every TSX page its configuration as a prop: unused here.
        const {modules, ...rest} = route;
        const {config: _config, ...used} = (modules ?? {}) as Record<string, string>;
        const name = matchRoute(route.path)?.route.name;
        const own = {...rest, modules: {...used, ...(name && data[name])}};
        actions.addRoute(own);
        if (locale === 'fr') {
          actions.addRoute({...own, path: aliasOf(own.path)});
        }
      }
    },
  };
}
