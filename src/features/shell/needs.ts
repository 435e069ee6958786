import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {createStore} from '../../lib/store';
import {matchRoute, type Alternates} from '../../routes';

/** What a page wants of the frame around it. */
export type Needs = {
  /** Where each language link leads; a missing language leads to its home. */
  switchTo: Alternates;
  /** The page begins with a cover that bleeds: the bar floats on it from the start. */
  barOver?: 'cover';
};

/** Which page it is that needs them. */
type Shown = Needs & {pathname: string};

const none: Needs = {switchTo: {}};

/**
 * The frame stays while pages come and go, so that a page can't give it props: it
 * hands up what it needs. The bar and the footer follow it.
 */
export function createNeeds() {
  const shown = createStore<Shown | undefined>(undefined);
  let rendered = none;
  return {
    subscribe: shown.subscribe,
    /** Says what the page in the document needs. */
    show: shown.set,
    /** Undefined before the first page is in the document. */
    shown: shown.get,
    /**
     * Says what the page that is being rendered needs: the footer, which comes after
     * it, is rendered from this in the server's HTML and in the browser's first render.
     */
    render(needs: Needs) {
      rendered = needs;
    },
    /** Where the language links lead: from the page in the document, or the first one. */
    switchTo: () => (shown.get() ?? rendered).switchTo,
  };
}

const NeedsContext = createContext<ReturnType<typeof createNeeds> | undefined>(undefined);

export const NeedsProvider = NeedsContext.Provider;

/** Whether the frame stands around this already. */
export function useIsFramed(): boolean {
  return useContext(NeedsContext) !== undefined;
}

/** @throws Error outside of a frame */
function useNeeds() {
  const needs = useContext(NeedsContext);
  if (!needs) {
    throw new Error('What a page needs is handed up to features/shell: put a <Frame> around it.');
  }
  return needs;
}

/** Hands up what the page at a path needs. */
export function useHandUp(pathname: string, {switchTo, barOver}: Needs): void {
  const needs = useNeeds();
  needs.render({switchTo, barOver});
  useIsomorphicLayoutEffect(
    () => needs.show({pathname, switchTo, barOver}),
    [needs, pathname, switchTo, barOver],
  );
}

/** Where the language links lead: they too follow the page once it is there. */
export function useSwitchTo(): Alternates {
  const {subscribe, switchTo} = useNeeds();
  const [followed, setFollowed] = useState(switchTo);
  useEffect(() => {
    const follow = () => startTransition(() => setFollowed(switchTo()));
    follow();
    return subscribe(follow);
  }, [subscribe, switchTo]);
  return followed;
}

/**
 * Whether the bar floats from the start. The bar comes before the page, on the server
 * as well: until the page has said so, its address tells. Only a path without a page
 * is mistaken then, and the bar of the server's HTML stays as it is meanwhile.
 */
export function useBarOver(pathname: string): Needs['barOver'] {
  const {subscribe, shown} = useNeeds();
  const name = matchRoute(pathname)?.route.name;
  const expected = name === 'case-study' ? 'cover' : undefined;
  return useSyncExternalStore(
    subscribe,
    () => {
      const needs = shown();
      return needs?.pathname === pathname ? needs.barOver : expected;
    },
    () => expected,
  );
}
