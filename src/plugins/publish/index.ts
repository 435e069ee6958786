import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../lib/environment';
import {publishedDir, writeAtomically} from '../../lib/files';
import {withTrailingSlash} from '../../lib/links';
import {asLocale, localeFacts, localeOfPath} from '../../lib/locales';
import {readTokens, readTokensCss, TOKENS_FILES} from '../../lib/tokens';
import type {CaseStudyReader} from '../case-studies/read';
import type {CaseStudy} from '../case-studies/model';
import {withDevServer, withMiddleware, type Middleware} from '../dev-server/served';
import {writeEditor} from '../editor/files';
import {frameFiles} from '../maps/files';
import {errorFiles} from './errors';
import {feedFile, feedLink, feedPath} from './feed';
import {manifest, manifestPath, redirectPage, redirectsFile, robotsFile} from './files';
import {isWhole, writeHeaders} from './headers';
import {CHUNKS_POLICY} from './headers/policy';
import {redirects} from './inventory';
import {licencesFile, recordPackages} from './licences';
import {publishPages, type BuiltPage} from './pages';
import {SECURITY_TXT, securityTxt} from './securityTxt';
import {sitemapFile} from './sitemap';
import {LICENCES} from '../../routes';
import {hasPicture, pictureOf, putPictures} from './social';

/** Makes a built language ready for a host, in order: pages, files, pictures, headers. */
export default function publishPlugin(context: LoadContext, caseStudies: CaseStudyReader): Plugin {
  const {siteDir, siteConfig} = context;
  const locale = asLocale(context.i18n.currentLocale);
  const readCss = () => readTokensCss(siteDir);
  /** Folders of the packages in the browser's scripts. */
  const packages = new Set<string>();

  /** Those of the editor and of Google's frame, which the bundler does not see, as well. */
  function licences(): string {
    const {MAPS_KEY, EDITOR_REPO} = readEnvironment(process.env);
    const others = [
      ...(MAPS_KEY ? ['@googlemaps/js-api-loader'] : []),
      ...(EDITOR_REPO ? ['@sveltia/cms'] : []),
    ];
    const folders = others.map((name) => path.join(siteDir, 'node_modules', name));
    return licencesFile([...packages, ...folders], path.join(siteDir, 'src/css/fonts'));
  }

  async function filesOf(
    studies: readonly CaseStudy[],
    notFoundPage: string,
  ): Promise<Array<readonly [file: string, text: string]>> {
    const feed = feedFile(siteConfig.url, locale, studies);
    const isDefault = locale === context.i18n.defaultLocale;
    const {MAPS_KEY} = readEnvironment(process.env);
    return [
      ...redirects(studies)
        .filter(({from}) => localeOfPath(from) === locale)
        .map((each) => [`${each.from}index.html`, redirectPage(each, siteConfig.url)] as const),
      ...(feed === undefined ? [] : [[feedPath(locale), feed] as const]),
      ...errorFiles(locale, notFoundPage),
      [manifestPath(locale), manifest(locale, readTokens(readCss())('palette-paper'))],
      ...(MAPS_KEY ? await frameFiles(siteDir, locale, MAPS_KEY) : []),
      ...(isDefault
        ? ([
            ['_redirects', redirectsFile(redirects(studies))],
            ['robots.txt', robotsFile(siteConfig.url)],
            ['sitemap.xml', await sitemapFile(siteDir, siteConfig.url, studies)],
            [SECURITY_TXT, securityTxt(siteConfig.url)],
            [LICENCES, licences()],
          ] as const)
        : []),
    ];
  }

  async function drawPictures(buildDir: string, pages: readonly BuiltPage[]): Promise<void> {
    const pictures = pages
      .filter(({page}) => hasPicture(page))
      .map(({page, title}) => pictureOf(page, title));
    const cacheDir = path.join(siteDir, 'node_modules/.cache/site/social');
    await putPictures(pictures, buildDir, {siteDir, cacheDir, css: readCss()});
  }

  /** Redirects in development, as a host does: a writer tries the former address of a study. */
  const redirect: Middleware = (req, res, next) => {
    const {pathname} = new URL(req.url ?? '/', 'http://localhost');
    // A script or a style sheet, of which a page has many.
    if (path.extname(pathname)) {
      next();
      return;
    }
    caseStudies.last().then(
      (studies) => {
        const found = redirects(studies).find(({from}) => from === withTrailingSlash(pathname));
        if (found) res.writeHead(302, {Location: found.to}).end();
        else next();
      },
      // The texts have problems, which the page shows.
      () => next(),
    );
  };

  return {
    name: 'publish',

    getPathsToWatch: () => TOKENS_FILES.map((file) => path.join(siteDir, file)),

    // Added at build to keep them out of the JavaScript; theme/SiteMetadata adds the SVG icon.
    injectHtmlTags() {
      const token = readTokens(readCss());
      const link = (attributes: Record<string, string>) => ({tagName: 'link', attributes});
      const themeColor = (content: string, scheme: 'light' | 'dark') => ({
        tagName: 'meta',
        attributes: {name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})`},
      });
      return {
        headTags: [
          link(feedLink(locale)),
          // Light, then dark: Navbar/ThemeToggle puts a visitor's choice there.
          themeColor(token('palette-paper'), 'light'),
          themeColor(token('palette-night'), 'dark'),
          // For browsers without SVG icons. The size makes Chrome prefer the SVG.
          link({rel: 'icon', href: '/favicon.ico', sizes: '32x32'}),
          link({rel: 'apple-touch-icon', href: '/apple-touch-icon.png', sizes: '180x180'}),
          link({rel: 'manifest', href: manifestPath(locale)}),
        ],
      };
    },

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      if (process.env.NODE_ENV !== 'production') return withDevServer(withMiddleware(redirect));
      return {
        // The runtime loads chunks under a Trusted Types policy of its own.
        output: {trustedTypes: {policyName: CHUNKS_POLICY}},
        plugins: [recordPackages(packages) as never],
      };
    },

    async postBuild({outDir}) {
      const buildDir = publishedDir(context, outDir);
      const studies = await caseStudies.last();
      const environment = readEnvironment(process.env);
      const pages = await publishPages(context, outDir, studies, environment);
      const notFoundPage = readFileSync(path.join(outDir, '404.html'), 'utf8');
      for (const [file, text] of await filesOf(studies, notFoundPage)) {
        await writeAtomically(path.join(buildDir, file), text);
      }
      await drawPictures(buildDir, pages);
      if (environment.EDITOR_REPO) await writeEditor(siteDir, buildDir, environment);
      if (isWhole(buildDir)) {
        await writeHeaders(buildDir, environment, redirects(studies));
        return;
      }
      // Another language may still follow; only the process's exit shows that none did.
      process.once('exit', (code) => {
        if (code !== 0 || isWhole(buildDir)) return;
        logger.warn(
          `${buildDir} holds ${localeFacts[locale].label} alone: half a site, without its response headers. To publish, build both: npm run build, without --locale.`,
        );
      });
    },
  };
}
