import {createElement, type ComponentType} from 'react';
import preloadCode from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import {errors, hasCode} from '../../../lib/errors';
import {localeFacts, localeOfPath} from '../../../lib/locales';
import {documentPath, type PageDocument} from '../../../lib/pageDocument';
import {matchRoute} from '../../../routes';
import {loader} from './loader';

type RouteComponent = ComponentType<{location: {pathname: string}}> & {
  preload: () => Promise<unknown>;
};

const notFound = routes.find(({path}) => path === '*')?.component as unknown as
  RouteComponent | undefined;

/**
 * Lets each route show the not-found page if its data is missing: Docusaurus cannot change a
 * route's component later.
 */
export function guardRoutes(): void {
  for (const route of routes) {
    const own = route.component as unknown as RouteComponent;
    const answer: ComponentType<{location: {pathname: string}}> = (props) =>
      createElement(
        loader.peek(props.location.pathname) === 'missing' ? (notFound ?? own) : own,
        props,
      );
    Object.assign(route, {component: Object.assign(answer, {preload: own.preload})});
  }
}

const ready = new Set<string>();

/** Whether a page's data and code have loaded. */
export const isReady = (pathname: string): boolean => ready.has(documentPath(pathname));

/**
 * Loads a page's scripts with the bundler: Docusaurus' routes would cache a failure.
 *
 * @throws the bundler's ChunkLoadError; CatalogueError if the script of the page's text loads
 * without defining it
 */
async function loadChunks({chunks, text}: PageDocument): Promise<void> {
  try {
    await Promise.all(Object.keys(chunks).map(__webpack_chunk_load__));
  } catch (error) {
    const {type, request} = error as {type?: unknown; request?: unknown};
    const script = text === undefined ? undefined : chunks[text];
    if (text && script && type === 'missing' && String(request).endsWith(script)) {
      throw errors.moduleNotFound(text);
    }
    throw error;
  }
}

/** @throws CatalogueError if a part of a page has no default export */
function checkModules(pathname: string, modules: unknown): void {
  const isWhole = (module: unknown) => Boolean((module as {default?: unknown}).default);
  if (!(modules as unknown[]).flat(2).every(isWhole)) {
    throw errors.asyncComponent(pathname, 'a part of its code has no default export');
  }
}

async function loadCode(pathname: string, isDue: boolean): Promise<void> {
  const isCustom = matchRoute(pathname)?.route.custom;
  const state = isCustom ? undefined : await loader.page(pathname, isDue);
  if (state === 'missing') {
    await notFound?.preload();
    return;
  }
  if (state) {
    await loadChunks(state);
  }
  checkModules(pathname, await preloadCode(pathname));
}

/**
 * Loads a page (specification, section 2): first its data, which rules out another build, then its
 * code. If the page is missing, or its code does not match its data, it becomes the not-found page.
 *
 * @param isDue whether the visitor waits for the page
 * @throws CatalogueError or the bundler's ChunkLoadError, which require a full load
 */
export async function loadPage(pathname: string, isDue: boolean): Promise<void> {
  if (isReady(pathname)) return;
  try {
    await loadCode(pathname, isDue);
  } catch (error) {
    if (!hasCode(error, 'MODULE_NOT_FOUND')) throw error;
    // eslint-disable-next-line no-console -- the specification, section 8
    console.error(error);
    loader.markMissing(pathname);
    await notFound?.preload();
  }
  ready.add(documentPath(pathname));
}

/** @throws like {@link loadPage}; the click tries again */
export const loadAhead = (pathname: string): Promise<void> => loadPage(pathname, false);

/** @throws CatalogueError for a page of the other language, which is a separate application */
export function assertOwnLanguage(pathname: string): void {
  if (localeFacts[localeOfPath(pathname)].tag !== loader.locale) {
    throw errors.moved(pathname, 'the application of its language');
  }
}

/**
 * The addresses of a page's scripts; none for a missing one.
 *
 * @throws CatalogueError like {@link loadPage}
 */
export async function filesOf(pathname: string): Promise<readonly string[]> {
  const state = await loader.page(pathname);
  return state === 'missing' ? [] : Object.values(state.chunks);
}
