import path from 'node:path';
import pluginContentBlog, {type Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {HOME_CASE_STUDIES} from '../../constants';
import {dayWords, isoDay} from '../../lib/day';
import type {Image} from '../../lib/image';
import {
  asLocale,
  defaultLocale,
  forEachLocale,
  langIn,
  locales,
  type Locale,
} from '../../lib/locales';
import {SiteError} from '../../lib/siteError';
import {caseStudiesDir} from '../../lib/texts/folders';
import {say} from '../../lib/texts/say';
import {aliasOf, linkTo} from '../../routes';
import type {ImagePipeline} from '../images/pipeline';
import {onceAProcess} from '../../lib/project';
import {withDevServer} from '../dev-server/served';
import type {FrontMatter} from './frontMatter';
import {
  alternatesFor,
  inOrder,
  isLater,
  originalOf,
  pathFor,
  readingMinutes,
  relatedTo,
  versionFor,
  type CaseStudy,
  type CaseStudyCard,
  type CaseStudyPage,
  type TeamMember,
} from './model';
import {createPdfs} from './pdfs';
import {findPicture, type CaseStudyReader} from './read';
import {readTeams} from './team';

type Content = {blog: unknown; studies: CaseStudy[]; team: readonly TeamMember[]};

/**
 * Turns Docusaurus' blog into case studies: checks them, pairs them with their translations, and
 * adds a page for each, in French also below /fr/. It adds no lists, tags or archives.
 */
export default async function caseStudiesPlugin(
  context: LoadContext,
  options: BlogOptions,
  {images, caseStudies}: {images: ImagePipeline; caseStudies: CaseStudyReader},
): Promise<Plugin<Content>> {
  const {siteDir} = context;
  const locale = asLocale(context.i18n.currentLocale);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const hidden = isDevelopment ? [] : await caseStudies.hidden();
  // Docusaurus compiles the texts of all its posts, with a page or not.
  const exclude = [...(options.exclude ?? []), ...hidden.map((id) => `${id}/**`)];
  const createBlog = () => pluginContentBlog(context, {...options, exclude} as never);
  // A reload of the development server creates new plugins, but its bundler keeps asking the first
  // blog for a text's metadata.
  const blog = (await (isDevelopment
    ? onceAProcess(`blog ${siteDir} ${locale}`, createBlog)
    : createBlog())) as Plugin<unknown>;

  const pdfs = createPdfs(siteDir, path.join(context.generatedFilesDir, `pdfs-${locale}`));
  const started = onceAProcess(`case studies started ${siteDir} ${locale}`, () => ({well: false}));

  async function imageOf(study: CaseStudy, contentLocale: Locale, src: string): Promise<Image> {
    // The check of the texts has found it.
    return images.process(findPicture(siteDir, study.id, contentLocale, src) as string);
  }

  /** The title, after what says that a build of today does not have the study, in any language. */
  function titleOf(study: CaseStudy, {title}: FrontMatter): string {
    const {draft, date} = originalOf(study).frontMatter;
    if (!draft && !isLater({date})) return title;
    const day = dayWords(date, locale, 'date')?.display;
    const mark = draft
      ? say(locale, 'caseStudies.unpublished.draft')
      : say(locale, 'caseStudies.unpublished.later', {day});
    return `${mark}. ${title}`;
  }

  async function cardOf(study: CaseStudy): Promise<CaseStudyCard> {
    const {frontMatter, locale: contentLocale} = versionFor(study, locale);
    const {slug, client, sector, services, cover, sample} = frontMatter;
    const image = await imageOf(study, contentLocale, cover.src);
    return {
      id: study.id,
      path: linkTo('case-study', {slug}),
      title: titleOf(study, frontMatter),
      client,
      sector,
      services,
      cover: {image, alt: cover.alt, focus: cover.focus},
      contentLocale,
      sample,
    };
  }

  async function pageOf(
    study: CaseStudy,
    {studies, team}: Pick<Content, 'studies' | 'team'>,
    cardFor: (study: CaseStudy) => CaseStudyCard,
  ): Promise<CaseStudyPage> {
    const {frontMatter, words, pictures, locale: contentLocale} = versionFor(study, locale);
    const figures = await Promise.all(
      pictures.map(async (src) => [src, await imageOf(study, contentLocale, src)] as const),
    );
    const {description, date, updated, authors, pdf, links} = frontMatter;
    const year = String(date.getUTCFullYear());
    const day = dayWords(updated, locale, 'updated')?.display;
    return {
      ...cardFor(study),
      description,
      ...(frontMatter.sample && {mark: say(contentLocale, 'caseStudies.sampleMark.word')}),
      date: isoDay(date),
      ...(updated && {updated: isoDay(updated)}),
      year: day ? say(locale, 'caseStudies.CaseStudyPage.yearUpdated', {year, day}) : year,
      readingMinutes: readingMinutes(words),
      team: team.filter(({id}) => authors.includes(id)),
      ...(pdf && {pdf: {...pdf, src: await pdfs.add(study.id, contentLocale, pdf.src)}}),
      links,
      figures: Object.fromEntries(figures),
      related: relatedTo(study, studies).map(cardFor),
      canonical: pathFor(study, contentLocale),
      alternates: alternatesFor(study),
      switchTo: forEachLocale((each) => pathFor(study, each)),
    };
  }

  // The blog's feed, and the texts of its lists, which no page shows, are left out.
  return {
    name: blog.name,

    getPathsToWatch: () => [
      ...(blog.getPathsToWatch?.() ?? []),
      // Adding a file may fix a problem, and each language links to the other's addresses.
      ...[...locales.map(caseStudiesDir), 'static'].map((dir) => path.join(siteDir, dir)),
    ],

    async loadContent() {
      try {
        const studies = await caseStudies.read();
        const teams = await readTeams(siteDir);
        const content = {
          studies: inOrder(studies),
          team: teams[locale],
          blog: await blog.loadContent?.(),
        };
        started.well = true;
        return content;
      } catch (error) {
        if (!isDevelopment || !(error instanceof SiteError)) throw error;
        // Each compilation lists the problems (plugins/problems). An error here would stop a server
        // that is starting, so it begins without case studies.
        if (!started.well) return {studies: [], team: [], blog: undefined};
        throw new SiteError('The pages stay as they are until the problems are corrected.');
      }
    },

    configureWebpack(config, isServer, utils, content) {
      const own = blog.configureWebpack?.(config, isServer, utils, content.blog) ?? {};
      const {alias, ...resolve} = (own.resolve ?? {}) as {alias?: Record<string, string>};
      // Only the HTML needs these links, for visitors without JavaScript: the browser's bundle gets
      // an empty list.
      const others = isServer
        ? path.join(context.generatedFilesDir, blog.name, String(options.id), 'others.json')
        : path.join(__dirname, 'noOthers.json');
      const configuration = {
        ...own,
        resolve: {...resolve, alias: {...alias, '@static/others': others}},
      };
      const served = {directory: pdfs.folder, publicPath: `${context.baseUrl}files`, watch: false};
      return isServer ? configuration : withDevServer({static: [served]}, configuration);
    },

    async contentLoaded({content, actions}) {
      const {studies, team} = content;
      const blogRoutes: RouteConfig[] = [];
      if (content.blog) {
        await blog.contentLoaded?.({
          content: content.blog,
          actions: {...actions, addRoute: (route) => blogRoutes.push(route)},
        });
      }

      await pdfs.empty();
      const cards = await Promise.all(studies.map(cardOf));
      const cardFor = (study: CaseStudy) => cards[studies.indexOf(study)] as CaseStudyCard;
      const others = cards.slice(HOME_CASE_STUDIES);
      const data = {
        'team.json': team,
        'home.json': {
          first: cards.slice(0, HOME_CASE_STUDIES),
          sectors: [...new Set(cards.map(({sector}) => sector))],
          total: cards.length,
        },
        'all.json': cards,
        'facts.json': {
          // In any language: the choice about them applies to both.
          hasFilms: studies.some(({versions}) =>
            Object.values(versions).some((version) => version.hasFilms),
          ),
          hasSamples: cards.some(({sample}) => sample),
          members: team.filter(({alumni}) => !alumni).length,
        },
        'others.json': others.map(({path: to, title, contentLocale}) => ({
          path: to,
          title,
          lang: langIn(contentLocale, locale),
        })),
      };
      for (const [file, value] of Object.entries(data)) await actions.createData(file, value);

      await Promise.all(
        studies.map(async (study) => {
          const page = await pageOf(study, content, cardFor);
          const ownPath = pathFor(study, locale);
          // Docusaurus adds the trailing slash later, in the real addRoute.
          const route = blogRoutes.find((candidate) => `${candidate.path}/` === ownPath);
          if (!route) {
            throw new Error(`@docusaurus/plugin-content-blog created no page at ${ownPath}.`);
          }
          // The compiled text re-exports it (markdown/studyData.ts).
          await actions.createData(`${study.id}.json`, page);
          const ownRoute: RouteConfig = {
            path: ownPath,
            component: '@theme/BlogPostPage',
            exact: true,
            modules: {content: (route.modules as {content: string}).content},
            metadata: route.metadata,
          };
          actions.addRoute(ownRoute);
          if (locale === defaultLocale) actions.addRoute({...ownRoute, path: aliasOf(ownPath)});
        }),
      );
    },

    async postBuild({outDir}) {
      await pdfs.publish(outDir);
    },
  };
}
