import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {documentAddress, type PageDocument} from '../../lib/pageDocument';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../lib/environment';
import {asLocale, localeFacts, localeOfPath} from '../../lib/locales';
import {SiteError} from '../../lib/siteError';
import {catchAllDataPath, pathTo} from '../../routes';
import type {CaseStudyReader} from '../case-studies/reader';
import {atOnce} from '../../lib/atOnce';
import {publishedDir, writeWhole} from '../../lib/files';
import {onceABuild} from '../../lib/onceABuild';
import {inventory, redirects, type InventoryPage} from '../publish/inventory';
import {structuredData, studyOf} from '../publish/structuredData';
import {buildHash} from './buildHash';
import {configureBundle, type BundleFiles} from './bundle';
import {suggestions} from './catchAll';
import {
  addressesOf,
  generatedFile,
  loadGeneratedRoutes,
  patternOf,
  TEXT,
  type GeneratedRoute,
} from './generatedRoutes';
import {embed, wordsOf, type PageWords} from './html';

/** How many pages are read and written at once. */
const AT_ONCE = 16;

/**
 * Page data (specification, section 2): one document per page beside its HTML, the
 * first one inside it, all under the hash of the build. See README.md.
 */
export default function pageDataPlugin(
  context: LoadContext,
  {caseStudies}: {caseStudies: CaseStudyReader},
): Plugin {
  const locale = asLocale(context.i18n.currentLocale);
  const {siteDir, generatedFilesDir} = context;
  const files: BundleFiles = {contents: new Map(), chunks: new Map()};

  async function propsOf({data}: GeneratedRoute): Promise<Record<string, unknown>> {
    return Object.fromEntries(
      await Promise.all(
        Object.entries(data).map(async ([name, {request}]) => {
          const file = generatedFile(generatedFilesDir, request);
          return [name, JSON.parse(await readFile(file, 'utf8')) as unknown] as const;
        }),
      ),
    );
  }

  /** The scripts of the text that comes by the page data, by the prop's name. */
  function contentsOf(route: GeneratedRoute): PageDocument['contents'] {
    const text = patternOf(route.path) && route.code[TEXT];
    return text ? {[TEXT]: {id: text.chunk, scripts: files.contents.get(text.chunk) ?? []}} : {};
  }

  /** The scripts of a page, beside the application's own. */
  const scriptsOf = (route: GeneratedRoute) => {
    const chunks = [route.component, ...Object.values(route.code)].flatMap(
      ({chunk}) => files.chunks.get(chunk) ?? [],
    );
    const texts = Object.values(contentsOf(route)).flatMap(({scripts}) => scripts);
    return [...new Set([...chunks, ...texts])];
  };

  return {
    name: 'page-data',

    configureWebpack(config, isServer, {currentBundler}) {
      // In development pages get their data as modules, which reload while one writes.
      if (!isServer && process.env.NODE_ENV === 'production') {
        configureBundle(config as never, {
          routes: loadGeneratedRoutes(generatedFilesDir),
          siteDir,
          dir: path.join(generatedFilesDir, 'page-data'),
          manifestFile: path.join(generatedFilesDir, 'client-manifest.json'),
          bundler: currentBundler.instance as never,
          files,
        });
      }
      return {};
    },

    // plugins/publish runs it before its own steps.
    async postBuild({outDir, siteConfig}) {
      const buildDir = publishedDir(context, outDir);
      const [studies, hash] = await Promise.all([
        caseStudies.last(),
        // All sources and pictures are read for it, which is the same for each language.
        onceABuild(`hash ${siteDir}`, () => buildHash(siteDir, readEnvironment(process.env))),
      ]);
      const pages = new Map(inventory(studies).map((page) => [page.path, page]));
      const limit = atOnce(AT_ONCE);
      const put = async (address: string, value: unknown) => {
        const file = path.join(buildDir, address);
        await mkdir(path.dirname(file), {recursive: true});
        await writeWhole(file, JSON.stringify(value));
      };

      const routes = loadGeneratedRoutes(generatedFilesDir);
      const htmlFileOf = (address: string) => path.join(buildDir, address, 'index.html');

      /** What the host sends at an address of a route. */
      async function writePage(
        {route, html, words}: {route: GeneratedRoute; html: string; words: PageWords},
        address: string,
      ): Promise<[InventoryPage, string]> {
        const page = pages.get(address);
        if (!page) {
          throw new SiteError(
            `${route.component.request} makes a page at ${address}, which the route table does not list: add it to src/routes.ts.`,
          );
        }
        const document: PageDocument = {
          hash,
          path: address,
          locale: localeFacts[page.locale].tag,
          ...words,
          alternates: page.alternates,
          props: await propsOf(route),
          contents: contentsOf(route),
        };
        const scripts = scriptsOf(route);
        await put(documentAddress(address), document);
        const facts = structuredData(siteConfig.url, page, words, studyOf(page, studies));
        const htmlFile = htmlFileOf(address);
        await mkdir(path.dirname(htmlFile), {recursive: true});
        await writeWhole(htmlFile, embed(html, document, scripts, facts));
        if (address === pathTo('not-found', locale)) {
          // The file that the host sends for unknown paths is the same page.
          const file = path.join(outDir, '404.html');
          await writeWhole(file, embed(await readFile(file, 'utf8'), document, scripts));
        }
        return [page, words.title];
      }

      async function writePages(route: GeneratedRoute): Promise<Array<[InventoryPage, string]>> {
        const html = await readFile(htmlFileOf(route.path), 'utf8');
        const source = {route, html, words: wordsOf(html)};
        return Promise.all(addressesOf(route).map((address) => writePage(source, address)));
      }

      const written = await Promise.all(routes.map((route) => limit(() => writePages(route))));
      const dataPath = catchAllDataPath(locale);
      if (dataPath) {
        await put(dataPath, {hash, locale, pages: suggestions(written.flat())});
      }
      await Promise.all(
        redirects(studies)
          .filter(({from}) => localeOfPath(from) === locale)
          .map(({from, to}) =>
            limit(() => put(documentAddress(from), {hash, path: from, redirect: to})),
          ),
      );
    },
  };
}
