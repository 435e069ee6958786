import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pLimit from 'p-limit';
import {CHUNK_LOAD_TIMEOUT} from '../../constants';
import {writeAtomically} from '../../lib/files';
import {documentAddress, type PageDocument, type PageSummary} from '../../lib/pageDocument';
import {replacePreload} from './bundle';
import {readChunks, type PageChunks} from './chunks';
import {embed} from './html';

const AT_ONCE = 16;

/** Makes the browser load a page's data before its code. See README.md. */
export default function pageDataPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-data',
    configureWebpack(_config, isServer, {currentBundler}) {
      // In development pages import their data as modules, which hot-reload.
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const preload = path.join(siteDir, 'src/features/navigation/load/preload.ts');
      return {
        // A short name: every script contains it.
        output: {chunkLoadTimeout: CHUNK_LOAD_TIMEOUT, chunkLoadingGlobal: 'rspackChunk'},
        plugins: [replacePreload(currentBundler.instance as never, preload) as never],
      };
    },
  };
}

export type LanguageBuild = {
  hash: string;
  /** Where Docusaurus writes the routes of the language. */
  generatedFilesDir: string;
  /** The folder of the whole site, and that of the language. */
  buildDir: string;
  outDir: string;
  /** Address of the page that the host also serves for unknown paths. */
  notFound: string;
};

/**
 * Writes page data (specification, section 2): a document per page, beside and inside its HTML.
 *
 * @param read what the caller reads from a page's HTML; `facts` are embedded for search engines
 * @returns what `read` returns, in the order of the routes
 */
export async function writePages<T extends {summary: PageSummary; facts?: unknown}>(
  {hash, generatedFilesDir, buildDir, outDir, notFound}: LanguageBuild,
  read: (address: string, html: string) => T,
): Promise<T[]> {
  const limit = pLimit(AT_ONCE);

  async function writePage(address: string, own: PageChunks): Promise<T> {
    const htmlFile = path.join(buildDir, address, 'index.html');
    const html = await readFile(htmlFile, 'utf8');
    const result = read(address, html);
    const document: PageDocument = {hash, path: address, ...result.summary, ...own};
    const files = Object.values(own.chunks);
    await writeAtomically(path.join(buildDir, documentAddress(address)), JSON.stringify(document));
    await writeAtomically(htmlFile, embed(html, document, files, result.facts));
    if (address === notFound) {
      const file = path.join(outDir, '404.html');
      await writeAtomically(file, embed(await readFile(file, 'utf8'), document, files));
    }
    return result;
  }

  return Promise.all(
    [...readChunks(generatedFilesDir)].map((page) => limit(() => writePage(...page))),
  );
}
