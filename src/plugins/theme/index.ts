import path from 'node:path';
import * as classic from '@docusaurus/theme-classic';
import type {HtmlTagObject, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {ASK_CONSENT_ATTRIBUTE, CONSENT_KEY} from '../../lib/early';
import {filesIn} from '../../lib/files';
import {locales} from '../../lib/locales';
import {readTokens, readTokensCss} from '../../lib/tokens';
import {gateStyles} from './gateStyles';
import {mixColours} from './mixColours';

// The package's types omit the exports that Docusaurus reads.
const themeModule = classic as unknown as PluginModule & {
  default: (context: LoadContext, options: Options) => Plugin;
};
export const {getSwizzleConfig, validateOptions, validateThemeConfig} = themeModule;

type Rule = {test?: unknown; use?: Array<{options?: {limit?: unknown; name?: unknown}}>};

/** Core inlines small fonts as `data:`, which the content security policy blocks. */
function keepFontsAsFiles(rules: unknown): void {
  const rule = (rules as Rule[] | undefined)?.find(
    ({test}) => test instanceof RegExp && test.test('font.woff2'),
  );
  const options = rule?.use?.[0]?.options;
  if (!options || !('limit' in options)) {
    throw new Error(
      '@docusaurus/core no longer loads fonts with a size limit: see keepFontsAsFiles in src/plugins/theme/index.ts.',
    );
  }
  options.limit = false;
  // Shortens core's hashes of 32 letters, which every style sheet contains.
  options.name = 'assets/fonts/[name]-[contenthash:8].[ext]';
}

/** Makes core's cache of compiled modules depend on our plugins and on the words they write. */
function dependOnPlugins(config: unknown, siteDir: string): void {
  const {experiments} = config as {experiments?: {cache?: {buildDependencies?: string[]}}};
  const sources = filesIn(siteDir, ['src/plugins', 'src/lib']).filter(
    (file) => /\.(?:mjs|ts|json)$/.test(file) && !file.includes('__tests__'),
  );
  const words = locales.map((locale) => `i18n/${locale}/code.json`);
  const files = [...sources, ...words, 'package.json', 'src/routes.ts'];
  experiments?.cache?.buildDependencies?.push(...files.map((file) => path.join(siteDir, file)));
}

type Options = {customCss: string[]};

/**
 * The sheets of the components of few texts (plugins/markdown/rareComponents.ts): texts of the law in
 * brief, what opens a study, the site map, the price page, and the rest. The code of every page lists
 * them, some 50 bytes each on home.
 */
const RARE_SHEETS = {
  brief: 'brief',
  lens: 'lens',
  map: 'map',
  objects: 'screen|sight',
  plan: 'plan',
  rare: 'illustratedStep|quote|statement|unsubscribe|video',
};

/**
 * Core puts all styles into one sheet. Those of home, the team, the thanks, the page not found, long
 * texts, studies, the texts of the law and what few texts have get their own, which only such pages
 * load, after the shared one; those of the live forms come with their code, in one sheet, as the code
 * of every page lists each.
 */
const ownSheets = Object.fromEntries(
  Object.entries({
    home: /[\\/](?:features[\\/]home|WorkList|idea[\\/](?:Scenery|Diagram))[\\/].*\.css$/,
    team: /[\\/](?:features[\\/]team|idea[\\/]Table)[\\/].*\.css$/,
    answers:
      /[\\/](?:features[\\/](?:not-found|thank-you)[\\/].*|CommonGround[\\/]scene\.module)\.css$/,
    texts: /[\\/](?:css[\\/]prose|(?:PageIndex|ReadingProgress)[\\/]styles\.module)\.css$/,
    studies: /[\\/]case-studies[\\/](?:mdx|styles|writing[\\/]styles)\.module\.css$/,
    law: /[\\/](?:legal[\\/](?:figures|issue|styles)|NewsletterForm[\\/]signUp|PageIndex[\\/]beside)\.module\.css$/,
    live: /[\\/](?:ContactForm[\\/]live[\\/].*|NewsletterForm[\\/]thanks\.module)\.css$/,
    ...Object.fromEntries(
      Object.entries(RARE_SHEETS).map(([name, files]) => [
        name,
        new RegExp(`[\\\\/](?:${files})\\.module\\.css$`),
      ]),
    ),
  }).map(([name, test]) => {
    const group = {name, test, type: 'css/mini-extract', chunks: 'all' as const, enforce: true};
    return [name, {...group, priority: 60}];
  }),
);

/** Where the classic theme reads the visitor's choice, from the address or the storage. */
const ANY_THEME = 'getQueryStringTheme() || getStoredTheme()';
const KNOWN_THEME = `[getQueryStringTheme(), getStoredTheme()].find((theme) => theme === 'light' || theme === 'dark')`;

/**
 * The script of the classic theme that sets `data-theme` before the first paint, without its trust
 * in the address and the storage, where anything may stand.
 */
function themeScript(tags: HtmlTagObject[]): HtmlTagObject[] {
  return tags.flatMap((tag) => {
    if (tag.tagName !== 'script' || !tag.innerHTML?.includes(ANY_THEME)) return [];
    // The theme's second script copies `?docusaurus-data-*` parameters into attributes, which
    // nothing here reads.
    const end = tag.innerHTML.indexOf('})();');
    const script = tag.innerHTML.slice(0, end + 5).trim();
    return end < 0 ? [] : [{...tag, innerHTML: script.replace(ANY_THEME, KNOWN_THEME)}];
  });
}

/** Shows the cookie banner from the first paint to visitors who have never answered it. */
const askConsent: HtmlTagObject = {
  tagName: 'script',
  innerHTML: `try{localStorage.getItem('${CONSENT_KEY}')||ask()}catch{ask()}function ask(){document.documentElement.setAttribute('${ASK_CONSENT_ATTRIBUTE}','')}`,
};

/** The classic theme without Infima's styles, Prism, the loading bar and the SVG sprite. */
export default function siteTheme(context: LoadContext, options: Options): Plugin {
  const theme = themeModule.default(context, options);
  const packageDir = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const resolve = (getPath = () => '') => path.resolve(packageDir, getPath());
  return {
    ...theme,
    getThemePath: () => resolve(theme.getThemePath),
    getTypeScriptThemePath: () => resolve(theme.getTypeScriptThemePath),
    async getDefaultCodeTranslationMessages() {
      // Only the handbook needs them, which production omits; they would weigh on every page.
      return process.env.NODE_ENV === 'production'
        ? {}
        : ((await theme.getDefaultCodeTranslationMessages?.()) ?? {});
    },
    getClientModules: () => options.customCss.map((file) => path.resolve(context.siteDir, file)),
    // Lightning CSS minifies the style sheet and targets `browserslist` itself. Disables core's
    // postcss-preset-env, which does the same, and its search for PostCSS configuration files.
    configurePostCss: (options) => ({
      ...options,
      plugins: [mixColours(readTokens(readTokensCss(context.siteDir)))],
      config: false,
    }),
    configureWebpack(config, isServer, utils, content) {
      keepFontsAsFiles(config.module?.rules);
      dependOnPlugins(config, context.siteDir);
      const coreFile = path.join(context.siteDir, 'src/css/core.css');
      return {
        ...(theme.configureWebpack?.(config, isServer, utils, content) as object | undefined),
        ...(!isServer && {optimization: {splitChunks: {cacheGroups: ownSheets}}}),
        ...(!isServer &&
          process.env.NODE_ENV === 'production' && {
            plugins: [gateStyles(utils.currentBundler.instance as never, coreFile) as never],
          }),
        // Core's Link prefetches immediately; only a webpack alias can replace it.
        resolve: {
          alias: {'@docusaurus/Link': path.join(context.siteDir, 'src/components/Link')},
        },
      };
    },
    injectHtmlTags(args) {
      const tags = theme.injectHtmlTags?.(args).preBodyTags;
      const scripts = themeScript((Array.isArray(tags) ? tags : []) as HtmlTagObject[]);
      if (scripts.length !== 1) {
        throw new Error(
          `@docusaurus/theme-classic no longer injects its colour mode script, with "${ANY_THEME}", as a tag before the body: see injectHtmlTags in src/plugins/theme/index.ts.`,
        );
      }
      const asks = Boolean(context.siteConfig.customFields?.asksConsent);
      return {headTags: [...scripts, ...(asks ? [askConsent] : [])]};
    },
  };
}
