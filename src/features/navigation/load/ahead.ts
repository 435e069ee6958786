import preloadCode from '@docusaurus/core/lib/client/preload';
import {filesOf, isReady, loadAhead} from './enter';
import {awaited} from './inTime';

/** Loads pages ahead of navigation. */
export type Pages = {
  /** Loads a page's data, and resolves to the addresses of its scripts. */
  filesOf: (path: string) => Promise<readonly string[]>;
  /** Failures are ignored: the click tries again. */
  load: (path: string) => Promise<unknown>;
  isReady: (path: string) => boolean;
  /** Returns a function that loads in full the page that the visitor waits for, if any. */
  awaited: () => (() => void) | undefined;
};

export const pages: Pages =
  process.env.NODE_ENV === 'production'
    ? {filesOf, load: loadAhead, isReady, awaited}
    : // In development, page data is bundled.
      {
        filesOf: () => Promise.resolve([]),
        load: (pathname: string) => Promise.resolve(preloadCode(pathname)),
        isReady: () => false,
        awaited: () => undefined,
      };
