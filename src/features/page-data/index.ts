import preloadCode from '@docusaurus/core/lib/client/preload';
import {filesOf, isReady, loadAhead} from './enter';

/** How features/navigation loads pages before they are followed. */
export const pagesAhead =
  process.env.NODE_ENV === 'production'
    ? {filesOf, load: loadAhead, isReady}
    : // In development, pages have their data as modules.
      {
        filesOf: () => Promise.resolve([]),
        load: (pathname: string) => Promise.resolve(preloadCode(pathname)),
        isReady: () => false,
      };
