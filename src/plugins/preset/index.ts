import path from 'node:path';
import {
  validateOptions as validateBlogOptions,
  type Options as BlogOptions,
} from '@docusaurus/plugin-content-blog';
import classic, {type Options as ClassicOptions} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, PluginModule, Preset} from '@docusaurus/types';
import {readEnvironment} from '../../lib/environment';
import browserBundle from '../browser-bundle';
import caseStudiesPlugin from '../case-studies';
import {createReader} from '../case-studies/read';
import {editPage, editStudy} from '../../lib/editorLinks';
import imagesPlugin from '../images';
import {createImagePipeline} from '../images/pipeline';
import {pluginsOf} from '../markdown/pipeline';
import problems from '../problems';
import pageData from '../page-data';
import * as pagesPlugin from '../pages';
import {onceABuild} from '../../lib/project';
import publish from '../publish';
import * as theme from '../theme';

export type SitePresetOptions = {
  theme: {customCss: string};
};

/** A plugin function with its module's other exports as properties, as Docusaurus expects. */
function pluginOf(module: object): PluginModule {
  const {default: plugin, ...rest} = module as {default: PluginModule};
  const call: PluginModule = (context, options) => plugin(context, options);
  return Object.assign(call, rest);
}

/** Docusaurus' classic preset with our wrappers of its theme, blog and pages. See README.md. */
export default function sitePreset(context: LoadContext, options: SitePresetOptions): Preset {
  const {siteDir} = context;
  // Shared: both languages show the same pictures, and hashing them means reading them whole.
  const images = onceABuild(`images ${siteDir}`, () =>
    createImagePipeline(siteDir, readEnvironment(process.env)),
  );
  const caseStudies = createReader(siteDir);
  // Pages then link to their text in the editor.
  const isWritten = process.env.NODE_ENV === 'development';
  const handbook = {
    path: 'docs',
    routeBasePath: 'handbook',
    sidebarPath: './sidebars.ts',
    ...pluginsOf('doc'),
  };

  const blogOptions: BlogOptions = {
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
    ...(isWritten && {editUrl: editStudy}),
    ...pluginsOf('case-study'),
  };
  const classicOptions: ClassicOptions = {
    debug: false,
    // The handbook is for the site's team, not for its visitors.
    docs: process.env.NODE_ENV !== 'production' && handbook,
    blog: blogOptions,
    pages: {path: 'src/pages', ...(isWritten && {editUrl: editPage}), ...pluginsOf('page')},
    // plugins/publish writes one, for both languages.
    sitemap: false,
    theme: options.theme,
  };
  const replacements: Readonly<Record<string, PluginModule>> = {
    'theme-classic': pluginOf(theme),
    'plugin-content-blog': Object.assign(
      (_context: LoadContext, options: BlogOptions) =>
        caseStudiesPlugin(context, options, {images, caseStudies}),
      {validateOptions: validateBlogOptions},
    ) as PluginModule,
    'plugin-content-pages': pluginOf(pagesPlugin),
  };
  function replace(entry: PluginConfig): PluginConfig {
    const [module, ownOptions] = Array.isArray(entry) ? entry : [entry];
    const found = Object.entries(replacements).find(
      ([name]) => typeof module === 'string' && module.includes(path.join('@docusaurus', name)),
    );
    return found ? [found[1], ownOptions ?? {}] : entry;
  }
  const {themes = [], plugins = []} = classic(context, classicOptions);
  return {
    themes: themes.map(replace),
    plugins: [
      ...plugins.map(replace),
      problems,
      () => imagesPlugin(context, images),
      browserBundle,
      pageData,
      () => publish(context, caseStudies),
    ],
  };
}
