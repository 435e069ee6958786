import React, {type ComponentType, type ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {contentOf} from './contents';
import {documentPath} from '../../lib/pageDocument';
import {errors} from '../../lib/errors';
import {loader} from './session';

/** A module with its exports by name. */
type Module = Readonly<Record<string, unknown>>;

/** A part of a page's code. */
export type Part = {
  /** Name of its chunk, as the bundler knows it. */
  chunk: string;
  load: () => Promise<Module>;
};

/** The props that are code; `component` is the page itself. */
export type Parts = Readonly<Record<string, Part>> & {component: Part};

/** What React Router and the preloading in Docusaurus' core read of a route. */
export type ClientRoute = {
  path: string;
  exact?: true;
  component: ComponentType<{location: {pathname: string}}> & {
    preload: () => Promise<unknown>;
    /** Whether there is nothing left to preload. */
    isReady: () => boolean;
    chunks: readonly string[];
  };
};

/**
 * A module as its page knows it: the default export, carrying the others (the
 * metadata and headings of an MDX text), as Docusaurus' own routes do it.
 *
 * @throws CatalogueError when there is no default export
 */
function defaultOf({default: main, ...others}: Module, name: string, chunk: string): unknown {
  if (!main) {
    throw errors.asyncComponent(name, `chunk ${chunk} has no default export`);
  }
  return Object.assign(main, others);
}

type AnyComponent = ComponentType<Record<string, unknown>>;

/**
 * Loads parts and keeps them; what failed may be tried again.
 *
 * @throws CatalogueError when a chunk brings no default export; the bundler's own
 * ChunkLoadError when it does not come
 */
function createParts(parts: Parts) {
  const loaded = new Map<string, unknown>();
  const load = async ([name, part]: [string, Part]): Promise<unknown> => {
    const main = defaultOf(await part.load(), name, part.chunk);
    loaded.set(name, main);
    return main;
  };
  const all = Object.entries(parts);
  return {
    preload: async (): Promise<void> => {
      await Promise.all(all.map(load));
    },
    /** The component and the other parts, which are its props. */
    take: (): {Component: AnyComponent; props: Record<string, unknown>} => {
      const {component: Component, ...props} = Object.fromEntries(
        all.map(([name]) => [name, loaded.get(name)]),
      );
      if (!Component) {
        throw errors.asyncComponent(parts.component.chunk, 'it is shown before it was loaded');
      }
      return {Component: Component as AnyComponent, props};
    },
    isReady: () => loaded.size === all.length,
    chunks: [...new Set(all.map(([, {chunk}]) => chunk))],
  };
}

let notFound: ClientRoute | undefined;

/**
 * One route of the browser's application. Its component gets the same props as on
 * the build machine: code from chunks, everything else from the page data. The
 * build writes the calls (plugins/page-data/clientRoutes.ts).
 */
export function clientRoute(
  path: string,
  plugin: {name: string; id: string},
  parts: Parts,
): ClientRoute {
  const {take, ...loading} = createParts(parts);
  const context = {plugin};

  function PageRoute({location}: {location: {pathname: string}}): ReactNode {
    const state = loader.peek(location.pathname);
    if (state === 'missing' && notFound) {
      const NotFound = notFound.component;
      return <NotFound location={location} />;
    }
    const {Component, props} = take();
    const document = state === 'missing' ? undefined : state;
    const contents = Object.fromEntries(
      Object.entries(document?.contents ?? {}).map(([name, content]) => [name, contentOf(content)]),
    );
    return (
      <RouteContextProvider value={context}>
        {/* Two pages of one route are two pages: the state of one is not the other's. */}
        <Component
          key={documentPath(location.pathname)}
          {...props}
          {...contents}
          {...document?.props}
        />
      </RouteContextProvider>
    );
  }
  return {
    path,
    exact: true,
    component: Object.assign(PageRoute, loading),
  };
}

/** The route of every path that no other one answers. */
export function notFoundRoute(plugin: {name: string; id: string}, component: Part): ClientRoute {
  const {take, ...loading} = createParts({component});
  const context = {plugin};

  function NotFoundRoute(): ReactNode {
    const {Component} = take();
    return (
      <RouteContextProvider value={context}>
        <Component />
      </RouteContextProvider>
    );
  }
  notFound = {
    path: '*',
    component: Object.assign(NotFoundRoute, loading),
  };
  return notFound;
}

/** Loads what shows that a page is missing. */
export async function preloadNotFound(): Promise<void> {
  await notFound?.component.preload();
}

/** Whether what shows that a page is missing is there. */
export function isNotFoundReady(): boolean {
  return notFound?.component.isReady() === true;
}
