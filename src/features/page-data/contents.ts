import {CHUNK_LOAD_TIMEOUT} from '../../constants';
import {errors} from '../../lib/errors';
import type {ContentReference} from '../../lib/pageDocument';
import {trustedScript} from '../../lib/trustedTypes';

/*
 * The texts of case studies are scripts of their own, which no list in the shared
 * JavaScript knows: the page data names them. Each registers itself here when it
 * runs (plugins/page-data/clientRoutes.ts writes them).
 */
const registered = new Map<string, unknown>();
const loading = new Map<string, Promise<void>>();

/** Called by the script of a content. */
export function registerContent(id: string, module: unknown): void {
  registered.set(id, module);
}

/** A content that has been loaded; undefined before. */
export function contentOf({id}: ContentReference): unknown {
  return registered.get(id);
}

/**
 * Loads a content's scripts unless it is there.
 *
 * @throws CatalogueError: a script that can't be loaded, or that brought another module
 */
export async function loadContent({id, scripts}: ContentReference): Promise<void> {
  if (registered.has(id)) {
    return;
  }
  await Promise.all(scripts.map((address) => loadOnce(id, address)));
  if (!registered.has(id)) {
    throw errors.moduleNotFound(id);
  }
}

/** Two visitors' clicks in a row wait for one script; a failed one may be tried again. */
async function loadOnce(id: string, address: string): Promise<void> {
  const running = loading.get(address) ?? loadScript(id, address);
  loading.set(address, running);
  try {
    await running;
  } catch (error) {
    loading.delete(address);
    throw error;
  }
}

function loadScript(id: string, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (failure: 'error' | 'timeout') => {
      clearTimeout(timer);
      script.remove();
      reject(errors.chunkLoad(id, failure, address));
    };
    const timer = setTimeout(() => fail('timeout'), CHUNK_LOAD_TIMEOUT);
    script.src = trustedScript(address);
    script.onerror = () => fail('error');
    script.onload = () => {
      clearTimeout(timer);
      script.remove();
      resolve();
    };
    document.head.append(script);
  });
}
