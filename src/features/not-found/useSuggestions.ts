import {useEffect, useState} from 'react';
import {dataPathFor, isNotFoundPage, readPages, suggest, type Suggestion} from './suggestions';

const none: readonly Suggestion[] = [];

/**
 * Reads the pages of the path's language and picks those that come near; none
 * until then, and none when the file can't be read: the page does without.
 */
export function useSuggestions(pathname: string): readonly Suggestion[] {
  const [found, setFound] = useState<{for: string; suggestions: readonly Suggestion[]}>();

  useEffect(() => {
    const dataPath = isNotFoundPage(pathname) ? undefined : dataPathFor(pathname);
    if (!dataPath) {
      return undefined;
    }
    const abort = new AbortController();
    const load = async () => {
      const response = await fetch(dataPath, {credentials: 'include', signal: abort.signal});
      const pages = response.ok ? readPages(await response.json()) : undefined;
      if (pages && !abort.signal.aborted) {
        setFound({for: pathname, suggestions: suggest(pathname, pages)});
      }
    };
    load().catch(() => undefined);
    return () => abort.abort();
  }, [pathname]);

  return found?.for === pathname ? found.suggestions : none;
}
