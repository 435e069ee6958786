import path from 'node:path';
import {
  validateOptions as validateBlogOptions,
  type Options as BlogOptions,
} from '@docusaurus/plugin-content-blog';
import classic from '@docusaurus/preset-classic';
import type {LoadContext, PluginModule, Preset} from '@docusaurus/types';
import {readEnvironment} from '../../lib/environment';
import {asLocale} from '../../lib/locales';
import {typesetMessage} from '../../lib/texts/typeset';
import browserBundle from '../browser-bundle';
import caseStudiesPlugin from '../case-studies';
import {createReader} from '../case-studies/read';
import {editOwnPage, editPage, editStudy} from '../../lib/editorLinks';
import imagesPlugin from '../images';
import {createImagePipeline} from '../images/pipeline';
import {pluginsOf} from '../markdown/pipeline';
import {isOwn} from '../pages/own';
import problems from '../problems';
import pageData from '../page-data';
import {onceABuild} from '../../lib/project';
import publish from '../publish';

export type SitePresetOptions = {
  theme: {customCss: string};
};

/** Docusaurus' classic preset with our wrappers of its theme, blog and pages. See README.md. */
export default function sitePreset(context: LoadContext, options: SitePresetOptions): Preset {
  const {siteDir, codeTranslations} = context;
  const locale = asLocale(context.i18n.currentLocale);
  // Docusaurus then gives them to the pages.
  for (const [id, message] of Object.entries(codeTranslations)) {
    codeTranslations[id] = typesetMessage(id, message, locale);
  }
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
  // With its own validation of the options, which Docusaurus calls.
  const caseStudiesOfBlog = Object.assign(
    (_context: LoadContext, options: BlogOptions) =>
      caseStudiesPlugin(context, options, {images, caseStudies}),
    {validateOptions: validateBlogOptions},
  ) as PluginModule;
  const own = (folder: string) => path.join(__dirname, '..', folder, 'index.ts');

  const {plugins = []} = classic(context, {
    debug: false,
    // The handbook is for the site's team, not for its visitors.
    docs: process.env.NODE_ENV !== 'production' && handbook,
    // Ours follow.
    blog: false,
    pages: false,
    sitemap: false,
  });
  const editUrl = (where: Parameters<typeof editPage>[0] & Parameters<typeof editOwnPage>[0]) =>
    isOwn({kind: 'page', name: where.pagesPath}) ? editOwnPage(where) : editPage(where);
  const pagesOptions = {path: 'src/pages', ...(isWritten && {editUrl})};
  return {
    themes: [[own('theme'), options.theme]],
    plugins: [
      ...plugins,
      [caseStudiesOfBlog, blogOptions],
      [own('pages'), {...pagesOptions, ...pluginsOf('page')}],
      problems,
      () => imagesPlugin(context, images),
      browserBundle,
      pageData,
      () => publish(context, caseStudies),
    ],
  };
}
