/*
 * What a page needs, and how to have it now: the one place where links touch the
 * loading of pages.
 */
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';

/** The bundler's runtime; Docusaurus adds what says a chunk's address (ChunkAssetPlugin). */
declare const __webpack_require__: {gca: (chunk: string) => string | undefined};

type Names = string | {[key: string]: Names};

/** Names of all chunks in a tree of them. */
const flat = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(flat);

/** The addresses of the files that a page needs. */
export function assetsOf(path: string): readonly string[] | Promise<readonly string[]> {
  const patterns = matchRoutes(routes, path).map(({route}) => route.path);
  return Object.entries(routesChunkNames as Record<string, Names>)
    .filter(([key]) => patterns.includes(key.replace(/-[^-]+$/, '')))
    .flatMap(([, names]) => flat(names))
    .flatMap((name) => {
      // A chunk that was merged into another has no address of its own.
      const address = __webpack_require__.gca(name);
      return address && !address.includes('undefined') ? [address] : [];
    });
}

/**
 * Loads a page's code, so that a click shows it at once; a failure waits for the click.
 *
 * @returns whether it is there
 */
export async function preloadPage(path: string): Promise<boolean> {
  try {
    await window.docusaurus.preload(path);
    return true;
  } catch {
    return false;
  }
}
