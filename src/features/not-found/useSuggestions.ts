import {useEffect, useState} from 'react';
import {dataPathFor, isNotFoundPage, readPages, suggest, type Suggestion} from './suggestions';

const none: readonly Suggestion[] = [];

/** Reads a data file of the build; rejects when it can't, or when it is another build's. */
export type ReadData = (url: string) => Promise<unknown>;

/**
 * Reads the pages of the path's language and picks those that come near; none
 * until then, and none when the file can't be read: the page does without.
 */
export function useSuggestions(pathname: string, readData: ReadData): readonly Suggestion[] {
  const [found, setFound] = useState<{for: string; suggestions: readonly Suggestion[]}>();

  useEffect(() => {
    const dataPath = isNotFoundPage(pathname) ? undefined : dataPathFor(pathname);
    if (!dataPath) {
      return undefined;
    }
    let wanted = true;
    const load = async () => {
      const pages = readPages(await readData(dataPath));
      if (pages && wanted) {
        setFound({for: pathname, suggestions: suggest(pathname, pages)});
      }
    };
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [pathname, readData]);

  return found?.for === pathname ? found.suggestions : none;
}
