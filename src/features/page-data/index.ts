import preloadCode from '@docusaurus/core/lib/client/preload';
import {filesOf, isReady, loadAhead} from './enter';

/** How links have pages loaded before they are followed; see features/navigation. */
export const pagesAhead =
  process.env.NODE_ENV === 'production'
    ? {filesOf, load: loadAhead, isReady}
    : // While one writes, pages have their data as modules, which reload.
      {
        filesOf: () => Promise.resolve([]),
        load: (pathname: string) => Promise.resolve(preloadCode(pathname)),
        isReady: () => false,
      };
