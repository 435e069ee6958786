import {createContext, useContext, useDeferredValue, useSyncExternalStore} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {createStore} from '../../lib/store';
import {matchRoute, type Alternates} from '../../routes';

/** Anchor of the links at the end of every page. */
export const footerNavId = 'pied-de-page';

/** The path of the page in the document, at once; what may follow later reads hooks/usePathname. */
export const ShownPathname = createContext('/');

export type PageLayoutOptions = {
  /** Where each language link leads; a missing language leads to its home. */
  switchTo: Alternates;
  /** The page begins with a full-bleed cover: the bar floats on it from the start. */
  barOver?: 'cover';
};

/** The frame outlives its pages and gets no props from them: each page sets its options here. */
export function createLayoutOptions() {
  const shown = createStore<(PageLayoutOptions & {pathname: string}) | undefined>(undefined);
  let rendered: PageLayoutOptions = {switchTo: {}};
  return {
    ...shown,
    /** Sets the options of the page being rendered: the footer is rendered after it. */
    render(options: PageLayoutOptions) {
      rendered = options;
    },
    /** Of the page in the document, or of the first one. */
    switchTo: () => (shown.get() ?? rendered).switchTo,
  };
}

const LayoutOptionsContext = createContext<ReturnType<typeof createLayoutOptions> | undefined>(
  undefined,
);

export const LayoutOptionsProvider = LayoutOptionsContext.Provider;

export function useIsFramed(): boolean {
  return useContext(LayoutOptionsContext) !== undefined;
}

function useLayoutOptions() {
  const options = useContext(LayoutOptionsContext);
  if (!options) {
    throw new Error('A page sets options of the frame (features/shell): put a <Frame> around it.');
  }
  return options;
}

export function useSetLayoutOptions(
  pathname: string,
  {switchTo, barOver}: PageLayoutOptions,
): void {
  const options = useLayoutOptions();
  options.render({switchTo, barOver});
  useIsomorphicLayoutEffect(
    () => options.set({pathname, switchTo, barOver}),
    [options, pathname, switchTo, barOver],
  );
}

/** The targets of the language links; they change once the next page is in the document. */
export function useSwitchTo(): Alternates {
  const {subscribe, switchTo} = useLayoutOptions();
  return useDeferredValue(useSyncExternalStore(subscribe, switchTo, switchTo));
}

/**
 * Whether the bar floats from the start. The bar is rendered before the page: until the page has
 * set its options, its address decides.
 */
export function useBarOver(pathname: string): PageLayoutOptions['barOver'] {
  const {subscribe, get} = useLayoutOptions();
  const name = matchRoute(pathname)?.route.name;
  const expected = name === 'case-study' ? 'cover' : undefined;
  return useSyncExternalStore(
    subscribe,
    () => {
      const options = get();
      return options?.pathname === pathname ? options.barOver : expected;
    },
    () => expected,
  );
}
