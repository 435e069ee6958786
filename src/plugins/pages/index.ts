import {readdir} from 'node:fs/promises';
import path from 'node:path';
import pluginContentPages, {validateOptions, type Options} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {asLocale} from '../../lib/locales';
import {throwProblems, type Problem} from '../../lib/siteError';
import {aliasOf, pathTo} from '../../routes';
import {parseMdx} from '../../lib/texts/mdx';
import {readPlainText} from '../../lib/texts/text';

export {validateOptions};

/** Checks pages before they are compiled: a compiler tells one mistake, with a stack trace. */
export async function checkPages(siteDir: string, dirs: readonly string[]): Promise<void> {
  const problems: Problem[] = [];
  for (const dir of dirs) {
    const names = await readdir(path.join(siteDir, dir)).catch(() => []);
    for (const name of names.filter((each) => /\.mdx?$/.test(each))) {
      const file = `${dir}/${name}`;
      const read = await readPlainText(siteDir, file);
      problems.push(...read.problems);
      if (read.source !== undefined) problems.push(...parseMdx(file, read.source).problems);
    }
  }
  throwProblems('Pages', problems);
}

/** Docusaurus' pages, with second addresses under /fr/ and the not-found page as one of them. */
export default async function pagesPlugin(context: LoadContext, options: Options): Promise<Plugin> {
  const pages = (await pluginContentPages(context, options as never)) as Plugin<unknown>;
  const locale = asLocale(context.i18n.currentLocale);
  const translations = `i18n/${locale}/docusaurus-plugin-content-pages`;
  return {
    ...pages,
    async loadContent() {
      const check = () => checkPages(context.siteDir, [String(options.path), translations]);
      // While one writes, plugins/mistakes shows what does not keep a page from being read.
      if (process.env.NODE_ENV !== 'development') await check();
      try {
        return await pages.loadContent?.();
      } catch (error) {
        await check();
        throw error;
      }
    },
    async contentLoaded({content, actions}) {
      const routes: RouteConfig[] = [];
      await pages.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => routes.push(route)},
      });
      // Core makes 404.html from the route of /404/ when there is one, so it has to be the very
      // component that answers unknown paths in the browser.
      routes.push({path: pathTo('not-found', locale), component: '@theme/NotFound', exact: true});
      for (const route of routes) {
        // Docusaurus gives every TSX page its configuration as a prop: unused here.
        const {modules, ...rest} = route;
        const {config: _config, ...used} = (modules ?? {}) as Record<string, string>;
        const own = {...rest, modules: used};
        actions.addRoute(own);
        if (locale === 'fr') {
          actions.addRoute({...own, path: aliasOf(own.path)});
        }
      }
    },
  };
}
