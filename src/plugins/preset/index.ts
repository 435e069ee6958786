import path from 'node:path';
import classic, {type Options as ClassicOptions} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {readEnvironment} from '../../lib/environment';
import {createImagePipeline} from '../images/pipeline';
import {SITEMAP_FILE, sitemapItems} from '../site-files/sitemap';
import type {CaseStudiesOptions} from '../case-studies';
import {createReader} from '../case-studies/reader';
import {components} from '../case-studies/remark/components';
import {figures} from '../case-studies/remark/figures';
import {sections} from '../case-studies/remark/sections';
import {rawLinks} from '../navigation/remark/rawLinks';
import type {PagesOptions} from '../pages';
import {onceABuild} from '../shared/onceABuild';

export type SitePresetOptions = {
  /** Options of the theme: the site's style sheet. */
  theme: {customCss: string};
};

/** What the wrapper puts in the place of a package of the classic preset. */
const replacements = {
  'theme-classic': 'theme',
  'plugin-content-blog': 'case-studies',
  'plugin-content-pages': 'pages',
} as const;

/** Replaces `[path of a package, options]` by the wrapper of the same package. */
function replace(entry: PluginConfig, pluginsDir: string): PluginConfig {
  const [module, options] = Array.isArray(entry) ? entry : [entry];
  if (typeof module !== 'string') {
    return entry;
  }
  const found = Object.entries(replacements).find(([name]) =>
    module.includes(path.join('@docusaurus', name)),
  );
  return found ? [path.join(pluginsDir, found[1], 'index.ts'), options ?? {}] : entry;
}

/**
 * Docusaurus' classic preset, with its theme, blog and pages plugins wrapped by
 * ours: see README.md for what each wrapper changes and why.
 */
export default function sitePreset(context: LoadContext, options: SitePresetOptions): Preset {
  const {siteDir} = context;
  const pluginsDir = path.join(siteDir, 'src/plugins');
  // Both languages show the same pictures, which are read whole to know them again.
  const images = onceABuild(`images ${siteDir}`, () =>
    createImagePipeline({siteDir, environment: readEnvironment(process.env)}),
  );
  const caseStudies = createReader(siteDir);
  const isProduction = process.env.NODE_ENV === 'production';

  const blog: CaseStudiesOptions = {
    path: 'blog',
    routeBasePath: 'work',
    include: ['*/index.mdx'],
    authorsMapPath: 'authors.yml',
    // The plugin counts by its own speed, without Markdown's marks.
    showReadingTime: false,
    blogSidebarCount: 0,
    postsPerPage: 'ALL',
    feedOptions: {type: null},
    onUntruncatedBlogPosts: 'ignore',
    onInlineAuthors: 'throw',
    beforeDefaultRemarkPlugins: [components, figures, sections],
    remarkPlugins: [rawLinks],
    images,
    caseStudies,
  };
  const generated = '@generated/docusaurus-plugin-content-blog/default';
  const pages: PagesOptions = {
    path: 'src/pages',
    remarkPlugins: [rawLinks],
    props: {
      home: {caseStudies: `${generated}/home.json`, rest: '@site/src/pages/_home/rest.tsx'},
      team: {team: `${generated}/team.json`},
    },
  };
  const classicOptions: ClassicOptions = {
    debug: false,
    // The handbook is for the people who make the site, not for its visitors.
    docs: isProduction
      ? false
      : {
          path: 'docs',
          routeBasePath: 'handbook',
          sidebarPath: './sidebars.ts',
          remarkPlugins: [rawLinks],
        },
    blog,
    pages,
    sitemap: {
      filename: SITEMAP_FILE,
      changefreq: null,
      priority: null,
      createSitemapItems: sitemapItems(caseStudies),
    },
    theme: options.theme,
  };
  const {themes = [], plugins = []} = classic(context, classicOptions);
  return {
    themes: themes.map((theme) => replace(theme, pluginsDir)),
    plugins: [
      ...plugins.map((plugin) => replace(plugin, pluginsDir)),
      [path.join(pluginsDir, 'translations/index.ts'), {}],
      [path.join(pluginsDir, 'images/index.ts'), {images}],
      [path.join(pluginsDir, 'browser-bundle/index.ts'), {}],
      [path.join(pluginsDir, 'page-data/index.ts'), {caseStudies}],
      [path.join(pluginsDir, 'navigation/index.ts'), {}],
      [path.join(pluginsDir, 'site-files/index.ts'), {caseStudies}],
      [path.join(pluginsDir, 'social-images/index.ts'), {caseStudies}],
      [path.join(pluginsDir, 'security/index.ts'), {}],
    ],
  };
}
