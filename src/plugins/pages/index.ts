import pluginContentPages, {validateOptions, type Options} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {asLocale} from '../../lib/locales';
import {aliasOf, pathTo} from '../../routes';

export {validateOptions};

/** Docusaurus' pages, plus aliases below /fr/ and the not-found page. */
export default async function pagesPlugin(context: LoadContext, options: Options): Promise<Plugin> {
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
      // Core renders 404.html from the /404/ route if it exists, so it must use the component that
      // handles unknown paths in the browser.
      routes.push({path: pathTo('not-found', locale), component: '@theme/NotFound', exact: true});
      for (const route of routes) {
        // Docusaurus passes its configuration to every TSX page as a prop; no page uses it.
        const {modules, ...rest} = route;
        const {config: _config, ...used} = (modules ?? {}) as Record<string, string>;
        const own = {...rest, modules: used};
        actions.addRoute(own);
        if (locale === 'fr') actions.addRoute({...own, path: aliasOf(own.path)});
      }
    },
  };
}
