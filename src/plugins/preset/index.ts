import path from 'node:path';
import classic, {type Options as ClassicOptions} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, PluginModule, Preset} from '@docusaurus/types';
import {readEnvironment} from '../../lib/environment';
import * as browserBundle from '../browser-bundle';
import * as caseStudiesPlugin from '../case-studies';
import {createReader} from '../case-studies/read';
import {data} from '../case-studies/remark/data';
import {figures} from '../case-studies/remark/figures';
import {sections} from '../case-studies/remark/sections';
import * as imagesPlugin from '../images';
import {createImagePipeline} from '../images/pipeline';
import * as mistakes from '../mistakes';
import * as pageData from '../page-data';
import * as pagesPlugin from '../pages';
import {onceABuild} from '../../lib/onceABuild';
import {SITEMAP_FILE, sitemapItems} from '../publish/sitemap';
import * as publish from '../publish';
import * as theme from '../theme';
import {rawLinks} from './rawLinks';

export type SitePresetOptions = {
  theme: {customCss: string};
};

const replacements: Readonly<Record<string, object>> = {
  'theme-classic': theme,
  'plugin-content-blog': caseStudiesPlugin,
  'plugin-content-pages': pagesPlugin,
};

/** A plugin function with its module's other exports as properties, as Docusaurus expects. */
function pluginOf(module: object): PluginModule {
  const {default: plugin, ...rest} = module as {default: PluginModule};
  const call: PluginModule = (context, options) => plugin(context, options);
  return Object.assign(call, rest);
}

function replace(entry: PluginConfig): PluginConfig {
  const [module, options] = Array.isArray(entry) ? entry : [entry];
  if (typeof module !== 'string') return entry;
  const found = Object.entries(replacements).find(([name]) =>
    module.includes(path.join('@docusaurus', name)),
  );
  return found ? [pluginOf(found[1]), options ?? {}] : entry;
}

/** Docusaurus' classic preset with our wrappers of its theme, blog and pages. See README.md. */
export default function sitePreset(context: LoadContext, options: SitePresetOptions): Preset {
  const {siteDir} = context;
  // Shared: both languages show the same pictures, and hashing them means reading them whole.
  const images = onceABuild(`images ${siteDir}`, () =>
    createImagePipeline(siteDir, readEnvironment(process.env)),
  );
  const caseStudies = createReader(siteDir);
  const handbook = {
    ...{path: 'docs', routeBasePath: 'handbook', sidebarPath: './sidebars.ts'},
    remarkPlugins: [rawLinks],
  };

  const blog: caseStudiesPlugin.CaseStudiesOptions = {
    path: 'blog',
    routeBasePath: 'work',
    include: ['*/index.mdx'],
    authorsMapPath: 'authors.yml',
    // plugins/case-studies computes its own reading time.
    showReadingTime: false,
    blogSidebarCount: 0,
    postsPerPage: 'ALL',
    feedOptions: {type: null},
    onUntruncatedBlogPosts: 'ignore',
    onInlineAuthors: 'throw',
    beforeDefaultRemarkPlugins: [figures, sections],
    remarkPlugins: [rawLinks, data],
    images,
    caseStudies,
  };
  const classicOptions: ClassicOptions = {
    debug: false,
    // The handbook is for the site's team, not for its visitors.
    docs: process.env.NODE_ENV !== 'production' && handbook,
    blog,
    pages: {path: 'src/pages', remarkPlugins: [rawLinks]},
    sitemap: {
      filename: SITEMAP_FILE,
      changefreq: null,
      priority: null,
      lastmod: 'date',
      createSitemapItems: sitemapItems(caseStudies, siteDir),
    },
    theme: options.theme,
  };
  const {themes = [], plugins = []} = classic(context, classicOptions);
  return {
    themes: themes.map(replace),
    plugins: [
      ...plugins.map(replace),
      [pluginOf(mistakes), {}],
      [pluginOf(imagesPlugin), {images}],
      [pluginOf(browserBundle), {}],
      [pluginOf(pageData), {}],
      [pluginOf(publish), {caseStudies}],
    ],
  };
}
