import {createElement, type ComponentType} from 'react';
import preloadCode from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import {errors, hasCode} from '../../lib/errors';
import {localeFacts, localeOfPath} from '../../lib/locales';
import {documentPath, type PageDocument} from '../../lib/pageDocument';
import {matchRoute} from '../../routes';
import {loadScripts} from './scripts';
import {loader} from './session';

type RouteComponent = ComponentType<{location: {pathname: string}}> & {
  preload: () => Promise<unknown>;
};

const notFound = routes.find(({path}) => path === '*')?.component as unknown as
  RouteComponent | undefined;

/**
 * Lets each route answer with the not-found page while its page's data is missing:
 * Docusaurus knows one answer for a path, and cannot be told another later.
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

let shown: string | undefined;

/** Pages whose data and code have come. */
const ready = new Set<string>();

/** Says which page is in the document. */
export function setShown(pathname: string): void {
  shown = documentPath(pathname);
}

/** Whether a page is in the document. */
export const isShown = (pathname: string): boolean => shown === documentPath(pathname);

/** Whether a page can be shown without loading anything. */
export const isReady = (pathname: string): boolean =>
  isShown(pathname) || ready.has(documentPath(pathname));

/**
 * Loads a page's scripts by the bundler. Docusaurus' routes keep a failure for good, so
 * that they are asked only when nothing can fail any more.
 *
 * @throws the bundler's ChunkLoadError; CatalogueError when the script of the page's
 * text came and does not bring it
 */
async function loadChunks({chunks, text}: PageDocument): Promise<void> {
  try {
    await loadScripts(() => Promise.all(Object.keys(chunks).map(__webpack_chunk_load__)));
  } catch (error) {
    const {type, request} = error as {type?: unknown; request?: unknown};
    const script = text === undefined ? undefined : chunks[text];
    if (text && script && type === 'missing' && String(request).endsWith(script)) {
      throw errors.moduleNotFound(text);
    }
    throw error;
  }
}

/** @throws CatalogueError when a part of a page has no default export */
function checkModules(pathname: string, modules: unknown): void {
  const isWhole = (module: unknown) => Boolean((module as {default?: unknown}).default);
  // Of each matching route, of each of its parts.
  if (!(modules as unknown[]).flat(2).every(isWhole)) {
    throw errors.asyncComponent(pathname, 'a part of its code has no default export');
  }
}

/** Loads a page's data, and the code that the data names. */
async function loadCode(pathname: string): Promise<void> {
  const isCustom = matchRoute(pathname)?.route.custom;
  const state = isCustom ? undefined : await loader.page(pathname);
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
 * Makes a page ready to be shown (specification, section 2): its data first, so that nothing
 * of another build is ever loaded, then its code. A missing page, or one whose code does not
 * match its data, becomes the not-found page.
 *
 * @throws CatalogueError or the bundler's ChunkLoadError, which only a full load can answer
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
    await notFound?.preload();
  }
  ready.add(documentPath(pathname));
}

/**
 * Loads a page so that a click shows it at once.
 *
 * @throws like {@link loadPage}; a click tries again
 */
export async function loadAhead(pathname: string): Promise<void> {
  if (!isShown(pathname)) await loadPage(pathname);
}

/**
 * Refuses pages of the other language: each language is an application of its own.
 *
 * @throws CatalogueError
 */
export function assertOwnLanguage(pathname: string): void {
  if (localeFacts[localeOfPath(pathname)].htmlLang !== document.documentElement.lang) {
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
  return state === 'missing' ? [] : Object.values(state.chunks);
}
