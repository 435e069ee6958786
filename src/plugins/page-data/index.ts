import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pLimit from 'p-limit';
import {documentAddress, type PageDocument} from '../../lib/pageDocument';
import {CHUNK_LOAD_TIMEOUT} from '../../constants';
import {readEnvironment} from '../../lib/environment';
import {asLocale, localeFacts, localeOfPath} from '../../lib/locales';
import {SiteError} from '../../lib/siteError';
import {catchAllDataPath, isUnlisted, pathTo} from '../../routes';
import type {CaseStudy} from '../case-studies/model';
import {publishedDir, writeAtomically} from '../../lib/files';
import {onceABuild} from '../../lib/onceABuild';
import {inventory, redirects, type InventoryPage} from './inventory';
import {structuredData} from './structuredData';
import {buildHash} from './buildHash';
import {replacePreload} from './bundle';
import {readChunks, type PageChunks} from './chunks';
import {embed, readHead} from './html';

const AT_ONCE = 16;

/** Makes the browser load a page's data before its code. See README.md. */
export default function pageDataPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-data',
    configureWebpack(_config, isServer, {currentBundler}) {
      // In development pages import their data as modules, which hot-reload.
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const preload = path.join(siteDir, 'src/features/page-data/preload.ts');
      return {
        // A short name: every script contains it.
        output: {chunkLoadTimeout: CHUNK_LOAD_TIMEOUT, chunkLoadingGlobal: 'rspackChunk'},
        plugins: [replacePreload(currentBundler.instance as never, preload) as never],
      };
    },
  };
}

/** The pages that the not-found page can suggest, by their main address. */
export const suggestions = (titles: ReadonlyArray<readonly [InventoryPage, string]>) =>
  titles
    .filter(([{name, path: address, canonical}]) => {
      return !isUnlisted(name) && address !== `/fr${canonical}`;
    })
    .map(([{path: address, locale, contentLocale}, title]) => ({
      path: address,
      // Language of the title, when it differs from the page's.
      ...(contentLocale !== locale && {lang: localeFacts[contentLocale].htmlLang}),
      title,
    }));

/**
 * Writes page data (specification, section 2): a document per page, beside and inside its HTML.
 *
 * @returns the pages of the language with their titles
 */
export async function writePages(
  context: LoadContext,
  outDir: string,
  studies: readonly CaseStudy[],
): Promise<Array<[InventoryPage, string]>> {
  const {siteDir, siteConfig, generatedFilesDir} = context;
  const locale = asLocale(context.i18n.currentLocale);
  const buildDir = publishedDir(context, outDir);
  // Reads all sources and pictures; the result is the same for each language.
  const hash = await onceABuild(`hash ${siteDir}`, () =>
    buildHash(siteDir, readEnvironment(process.env)),
  );
  const pages = new Map(inventory(studies).map((page) => [page.path, page]));
  const limit = pLimit(AT_ONCE);
  const put = (address: string, value: unknown) =>
    writeAtomically(path.join(buildDir, address), JSON.stringify(value));

  async function writePage(address: string, own: PageChunks): Promise<[InventoryPage, string]> {
    const page = pages.get(address);
    if (!page) {
      throw new SiteError(
        `The page ${address} is not in the route table: add it to src/routes.ts.`,
      );
    }
    const htmlFile = path.join(buildDir, address, 'index.html');
    const html = await readFile(htmlFile, 'utf8');
    const words = readHead(html);
    const {tag} = localeFacts[page.locale];
    const {alternates} = page;
    const document: PageDocument = {
      hash,
      path: address,
      locale: tag,
      ...words,
      alternates,
      ...own,
    };
    const files = Object.values(own.chunks);
    const facts = structuredData(siteConfig.url, page, words);
    await put(documentAddress(address), document);
    await writeAtomically(htmlFile, embed(html, document, files, facts));
    if (address === pathTo('not-found', locale)) {
      // The host serves the same page for unknown paths.
      const file = path.join(outDir, '404.html');
      await writeAtomically(file, embed(await readFile(file, 'utf8'), document, files));
    }
    return [page, words.title];
  }

  const written = await Promise.all(
    [...readChunks(generatedFilesDir)].map((page) => limit(() => writePage(...page))),
  );
  const dataPath = catchAllDataPath(locale);
  if (dataPath) await put(dataPath, {hash, locale, pages: suggestions(written)});
  for (const {from, to} of redirects(studies)) {
    if (localeOfPath(from) !== locale) continue;
    await put(documentAddress(from), {hash, path: from, redirect: to});
  }
  return written;
}
