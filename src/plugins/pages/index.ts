import pluginContentPages, {validateOptions, type Options} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {withTrailingSlash} from '../../lib/links';
import {asLocale, defaultLocale, forEachLocale, langIn} from '../../lib/locales';
import {aliasOf, pathTo, type Alternates} from '../../routes';
import {
  alternatesOfOwn,
  contentLocaleOf,
  lettersIn,
  linksIn,
  pathOf,
  readOwnPages,
  type OwnPage,
} from './own';

/** What the page of a text of src/pages that is its file alone knows of its addresses. */
export type OwnAddress = {
  canonical: string;
  alternates: Alternates;
  switchTo: Alternates;
  /** The language of the text, where it differs from the site's around it. */
  lang?: string;
};

export {validateOptions};

/** The name of the data of a page's addresses. */
const dataOf = ({path}: OwnPage) => `address${path.slice(0, -1).replaceAll('/', '-')}.json`;

/**
 * Docusaurus' pages, plus the aliases of the default language, the not-found page, and what leads to the pages that
 * are files alone.
 */
export default async function pagesPlugin(context: LoadContext, options: Options): Promise<Plugin> {
  const pages = (await pluginContentPages(context, options as never)) as Plugin<unknown>;
  const locale = asLocale(context.i18n.currentLocale);

  let ownPages: readonly OwnPage[] = [];

  function addressOf(page: OwnPage): OwnAddress {
    const content = contentLocaleOf(page, locale);
    return {
      canonical: pathOf(page, content),
      alternates: alternatesOfOwn(page),
      switchTo: forEachLocale((each) => pathOf(page, each)),
      lang: langIn(content, locale),
    };
  }

  return {
    ...pages,

    configureWebpack(config, isServer, utils, content) {
      const {DefinePlugin} = utils.currentBundler.instance;
      // Without such pages or links to them, the bundler leaves out the code that knows of them.
      const isNeeded = (found: readonly unknown[]) =>
        String(process.env.NODE_ENV === 'development' || found.length > 0);
      const define = new DefinePlugin({
        'process.env.SITE_OWN_PAGES': isNeeded(ownPages),
        'process.env.SITE_OWN_LINKS': isNeeded(linksIn(ownPages, locale)),
      });
      const {module, plugins, ...rest} =
        pages.configureWebpack?.(config, isServer, utils, content) ?? {};
      // Nor does it keep what that code imports.
      const pure = {test: /[\\/](?:load[\\/]built|links[\\/]own)\.tsx?$/, sideEffects: false};
      return {
        ...rest,
        module: {...module, rules: [...(module?.rules ?? []), pure]},
        plugins: [...(plugins ?? []), define],
      };
    },

    async contentLoaded({content, actions}) {
      ownPages = await readOwnPages(context.siteDir);
      await actions.createData('links.json', linksIn(ownPages, locale));
      await actions.createData('letters.json', lettersIn(ownPages, locale));
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
        const page = ownPages.find(
          (each) => pathOf(each, locale) === withTrailingSlash(route.path),
        );
        const own = page
          ? {
              ...rest,
              component: '@theme/OwnPage',
              modules: {...used, address: await actions.createData(dataOf(page), addressOf(page))},
            }
          : {...rest, modules: used};
        actions.addRoute(own);
        if (locale === defaultLocale) actions.addRoute({...own, path: aliasOf(own.path)});
      }
    },
  };
}
