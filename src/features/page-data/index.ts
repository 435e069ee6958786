import preloadCode from '@docusaurus/core/lib/client/preload';
import {filesOf, isReady, loadAhead} from './enter';
import {awaited} from './fullLoad';

/** How features/navigation loads pages ahead of navigation. */
export const pagesAhead =
  process.env.NODE_ENV === 'production'
    ? {filesOf, load: loadAhead, isReady, awaited}
    : // In development, page data is bundled.
      {
        filesOf: () => Promise.resolve([]),
        load: (pathname: string) => Promise.resolve(preloadCode(pathname)),
        isReady: () => false,
        awaited: () => undefined,
      };
