import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {Parser} from 'htmlparser2';
import pLimit from 'p-limit';
import type {Environment} from '../../lib/environment';
import {publishedDir, writeAtomically} from '../../lib/files';
import {asLocale, langIn, localeFacts, localeOfPath} from '../../lib/locales';
import {onceABuild} from '../../lib/project';
import {documentAddress, type PageDocument} from '../../lib/pageDocument';
import {SiteError} from '../../lib/siteError';
import {aliasOf, catchAllDataPath, isUnlisted, pathTo} from '../../routes';
import {site} from '../../site';
import type {CaseStudy} from '../case-studies/model';
import {buildHash} from '../page-data/buildHash';
import {readChunks, type PageChunks} from '../page-data/chunks';
import {ideaScript} from '../page-data/ideaScript';
import {embed} from '../page-data/html';
import {readOwnPages} from '../pages/own';
import {inventory, redirects, type InventoryPage} from './inventory';
import {structuredData} from './structuredData';

/** A page's description, and its title without the site's name as a suffix. */
export function readHead(html: string) {
  // Only the head: parsing 600 whole pages would take longer than rendering them.
  const [head = ''] = html.split('<body', 1);
  const words = {title: '', description: ''};
  let isTitle = false;
  const parser = new Parser({
    onopentag(name, {name: kind, content = ''}) {
      isTitle = name === 'title';
      if (name === 'meta' && kind === 'description') words.description = content;
    },
    ontext(text) {
      if (isTitle) words.title += text;
    },
    onclosetag() {
      isTitle = false;
    },
  });
  parser.end(head);
  const suffix = ` – ${site.name}`;
  const {title} = words;
  return {...words, title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title};
}

export type BuiltPage = {page: InventoryPage; title: string};

/** The pages that the not-found page can suggest, by their main address. */
export const suggestions = (built: readonly BuiltPage[]) =>
  built
    .filter(({page: {name, path: address, canonical}}) => {
      return !isUnlisted(name) && address !== aliasOf(canonical);
    })
    .map(({page: {path: address, locale, contentLocale}, title}) => ({
      path: address,
      // Language of the title, when it differs from the page's.
      lang: langIn(contentLocale, locale),
      title,
    }));

const AT_ONCE = 16;

/**
 * Writes the data of a language's pages (specification, section 2), a document each, beside and
 * inside its HTML; and that of its redirects and of its not-found page.
 *
 * @throws SiteError for a page that the route table does not have
 */
export async function publishPages(
  context: LoadContext,
  outDir: string,
  studies: readonly CaseStudy[],
  environment: Environment,
): Promise<BuiltPage[]> {
  const {siteDir, siteConfig, generatedFilesDir} = context;
  const locale = asLocale(context.i18n.currentLocale);
  const buildDir = publishedDir(context, outDir);
  // Reads all sources and pictures; the result is the same for each language.
  const hash = await onceABuild(`hash ${siteDir}`, () => buildHash(siteDir, environment));
  const ownPages = await readOwnPages(siteDir);
  const pages = new Map(inventory(studies, ownPages).map((page) => [page.path, page]));
  const notFound = pathTo('not-found', locale);
  const put = (address: string, data: object) =>
    writeAtomically(path.join(buildDir, address), JSON.stringify({hash, ...data}));

  async function writePage(address: string, chunks: PageChunks): Promise<BuiltPage> {
    const page = pages.get(address);
    if (!page) {
      throw new SiteError(
        `The page ${address} is not in the route table: add it to src/routes.ts.`,
      );
    }
    const htmlFile = path.join(buildDir, address, 'index.html');
    const html = await readFile(htmlFile, 'utf8');
    const head = readHead(html);
    const {tag} = localeFacts[page.locale];
    const summary = {locale: tag, ...head, alternates: page.alternates};
    const document: PageDocument = {hash, path: address, ...summary, ...chunks};
    const files = Object.values(chunks.chunks);
    const facts = structuredData(siteConfig.url, page, head);
    await put(documentAddress(address), document);
    const early = page.name === 'home' ? ideaScript() : undefined;
    await writeAtomically(htmlFile, embed(html, document, files, facts, early));
    if (address === notFound) {
      // The host also serves it for unknown paths.
      const file = path.join(outDir, '404.html');
      await writeAtomically(file, embed(await readFile(file, 'utf8'), document, files));
    }
    return {page, title: head.title};
  }

  const limit = pLimit(AT_ONCE);
  const built = await Promise.all(
    [...readChunks(generatedFilesDir)].map((page) => limit(() => writePage(...page))),
  );
  const dataPath = catchAllDataPath(locale);
  if (dataPath) await put(dataPath, {locale, pages: suggestions(built)});
  for (const {from, to} of redirects(studies)) {
    if (localeOfPath(from) === locale) {
      await put(documentAddress(from), {path: from, redirect: to});
    }
  }
  return built;
}
