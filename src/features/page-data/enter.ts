import {matchRoutes} from 'react-router-config';
import allRoutes from '@generated/routes';
import {errors, hasCode} from '../../lib/errors';
import {localeFacts, localeOfPath} from '../../lib/locales';
import {documentPath} from '../../lib/pageDocument';
import {matchRoute} from '../../routes';
import {isNotFoundReady, preloadNotFound, type ClientRoute} from './clientRoute';
import {contentOf, loadContent} from './contents';
import {loadScripts} from './scripts';
import {loader} from './session';

// In the browser's bundle these are the routes that plugins/page-data writes.
const routes = allRoutes as unknown as ClientRoute[];

function clientRouteOf(pathname: string): ClientRoute | undefined {
  return matchRoutes(routes as never, pathname)[0]?.route as ClientRoute | undefined;
}

let shown: string | undefined;

/** Says which page is in the document. */
export function setShown(pathname: string): void {
  shown = documentPath(pathname);
}

/** Whether a page is in the document. */
export const isShown = (pathname: string): boolean => shown === documentPath(pathname);

/** Loads a page's code: its component and the contents that its data names. */
async function loadCode(pathname: string): Promise<void> {
  const state = matchRoute(pathname)?.route.custom ? undefined : await loader.page(pathname);
  if (state === 'missing') {
    await loadScripts(preloadNotFound);
    return;
  }
  await loadScripts(() =>
    Promise.all([
      clientRouteOf(pathname)?.component.preload(),
      ...Object.values(state?.contents ?? {}).map(loadContent),
    ]),
  );
}

/**
 * Makes a page ready to be shown, by the rules of the specification (section 2):
 * its data first, so that nothing of another build is ever loaded, then its code.
 * A page that does not exist, or whose code is not what its data says, becomes
 * the not-found page.
 *
 * @throws CatalogueError, or the bundler's ChunkLoadError: whatever only a full
 * load of the page can answer
 */
export async function loadPage(pathname: string): Promise<void> {
  try {
    await loadCode(pathname);
  } catch (error) {
    if (!hasCode(error, 'MODULE_NOT_FOUND')) {
      throw error;
    }
    // eslint-disable-next-line no-console -- the specification, section 8
    console.error(error);
    loader.forget(pathname);
    await preloadNotFound();
  }
}

function isOwnLanguage(pathname: string): boolean {
  return localeFacts[localeOfPath(pathname)].htmlLang === document.documentElement.lang;
}

/** Whether a page can be shown without loading anything. */
export function isPageReady(pathname: string): boolean {
  if (isShown(pathname)) {
    return true;
  }
  const state = loader.peek(pathname);
  if (!state || !isOwnLanguage(pathname)) {
    return false;
  }
  return state === 'missing'
    ? isNotFoundReady()
    : clientRouteOf(pathname)?.component.isReady() === true &&
        Object.values(state.contents).every((content) => contentOf(content) !== undefined);
}

/**
 * Refuses pages of the other language: each language is an application of its own.
 *
 * @throws CatalogueError
 */
export function assertOwnLanguage(pathname: string): void {
  if (!isOwnLanguage(pathname)) {
    throw errors.moved(pathname, 'the application of its language');
  }
}

/**
 * The addresses of the scripts that a page needs, once its data is there; none
 * for the page that is shown, one that does not exist or belongs to the other language.
 *
 * @throws CatalogueError like {@link loadPage}
 */
export async function filesOf(pathname: string): Promise<readonly string[]> {
  assertOwnLanguage(pathname);
  if (isShown(pathname)) {
    return [];
  }
  const state = await loader.page(pathname);
  if (state === 'missing') {
    return [];
  }
  const chunks = clientRouteOf(pathname)?.component.chunks ?? [];
  return [
    // Added to the bundler's runtime by Docusaurus (ChunkAssetPlugin).
    ...chunks.map((chunk) => __webpack_require__.gca(chunk)),
    ...Object.values(state.contents).flatMap(({scripts}) => scripts),
  ];
}
