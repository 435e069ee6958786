import {createContext, useContext, useDeferredValue, useSyncExternalStore} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {createStore} from '../../lib/storage';
import type {Alternates} from '../../routes';

/**
 * The targets of the language links: a missing language falls back to its home. The shell outlives
 * its pages, so each page sets them here rather than as a prop.
 */
export function createSwitchTo() {
  const shown = createStore<Alternates | undefined>(undefined);
  let rendered: Alternates = {};
  return {
    set: shown.set,
    subscribe: shown.subscribe,
    /** Sets those of the page being rendered, before the footer renders. */
    render(targets: Alternates) {
      rendered = targets;
    },
    /** Those of the current page, or of the first one being rendered. */
    get: () => shown.get() ?? rendered,
  };
}

const SwitchToContext = createContext<ReturnType<typeof createSwitchTo> | undefined>(undefined);

export const SwitchToProvider = SwitchToContext.Provider;

export const useIsInShell = (): boolean => useContext(SwitchToContext) !== undefined;

export function useSetSwitchTo(targets: Alternates): void {
  const store = useContext(SwitchToContext);
  store?.render(targets);
  useIsomorphicLayoutEffect(() => store?.set(targets), [store, targets]);
}

/** The targets of the language links, updated once the next page is shown. */
export function useSwitchTo(): Alternates {
  const store = useContext(SwitchToContext);
  if (!store) throw new Error('Language links only work inside <Shell>.');
  const {subscribe, get} = store;
  return useDeferredValue(useSyncExternalStore(subscribe, get, get));
}
