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

/** What a page sets in the frame around it. */
export type PageLayoutOptions = {
  /** Where each language link leads; a missing language leads to its home. */
  switchTo: Alternates;
  /** The page begins with a cover that bleeds: the bar floats on it from the start. */
  barOver?: 'cover';
};

/** The options of the page at a path. */
type Shown = PageLayoutOptions & {pathname: string};

const defaults: PageLayoutOptions = {switchTo: {}};

/**
 * The frame outlives its pages and gets no props from them: each page sets its options
 * here, and the bar and the footer follow.
 */
export function createLayoutOptions() {
  const shown = createStore<Shown | undefined>(undefined);
  let rendered = defaults;
  return {
    subscribe: shown.subscribe,
    /** Sets the options of the page in the document. */
    show: shown.set,
    /** Undefined before the first page is in the document. */
    shown: shown.get,
    /**
     * Sets the options of the page that is being rendered: the footer, which follows it, is
     * rendered from them on the server and in the browser's first render.
     */
    render(options: PageLayoutOptions) {
      rendered = options;
    },
    /** Targets of the language links: of the page in the document, or of the first one. */
    switchTo: () => (shown.get() ?? rendered).switchTo,
  };
}

const LayoutOptionsContext = createContext<ReturnType<typeof createLayoutOptions> | undefined>(
  undefined,
);

export const LayoutOptionsProvider = LayoutOptionsContext.Provider;

/** Whether there is a frame around this component. */
export function useIsFramed(): boolean {
  return useContext(LayoutOptionsContext) !== undefined;
}

/** @throws Error outside of a frame */
function useLayoutOptions() {
  const options = useContext(LayoutOptionsContext);
  if (!options) {
    throw new Error('A page sets options of the frame (features/shell): put a <Frame> around it.');
  }
  return options;
}

/** Sets the options of the page at a path. */
export function useSetLayoutOptions(
  pathname: string,
  {switchTo, barOver}: PageLayoutOptions,
): void {
  const options = useLayoutOptions();
  options.render({switchTo, barOver});
  useIsomorphicLayoutEffect(
    () => options.show({pathname, switchTo, barOver}),
    [options, pathname, switchTo, barOver],
  );
}

/** Targets of the language links; they change once the next page is in the document. */
export function useSwitchTo(): Alternates {
  const {subscribe, switchTo} = useLayoutOptions();
  const [followed, setFollowed] = useState(switchTo);
  useEffect(() => {
    const follow = () => startTransition(() => setFollowed(switchTo()));
    follow();
    return subscribe(follow);
  }, [subscribe, switchTo]);
  return followed;
}

/**
 * Whether the bar floats from the start. The bar is rendered before the page, on the server
 * too: until the page has set its options, its address decides.
 */
export function useBarOver(pathname: string): PageLayoutOptions['barOver'] {
  const {subscribe, shown} = useLayoutOptions();
  const name = matchRoute(pathname)?.route.name;
  const expected = name === 'case-study' ? 'cover' : undefined;
  return useSyncExternalStore(
    subscribe,
    () => {
      const options = shown();
      return options?.pathname === pathname ? options.barOver : expected;
    },
    () => expected,
  );
}
