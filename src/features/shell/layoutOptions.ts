import {createContext, useContext, useDeferredValue, useSyncExternalStore} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {createStore} from '../../lib/store';
import {matchRoute, type Alternates} from '../../routes';

/** Anchor of the footer's navigation. */
export const footerNavId = 'pied-de-page';

/** Path of the rendered page, updated at once; hooks/usePathname may lag behind. */
export const ShownPathname = createContext('/');

export type PageLayoutOptions = {
  /** Target of each language link; a missing language falls back to its home. */
  switchTo: Alternates;
  /** The page starts with a full-bleed cover: the bar floats on it from the start. */
  barOver?: 'cover';
};

/** The frame outlives its pages, so each page sets its options here rather than as props. */
export function createLayoutOptions() {
  const shown = createStore<(PageLayoutOptions & {pathname: string}) | undefined>(undefined);
  let rendered: PageLayoutOptions = {switchTo: {}};
  return {
    ...shown,
    /** Sets the options of the page being rendered, before the footer renders. */
    render(options: PageLayoutOptions) {
      rendered = options;
    },
    /** Those of the current page, or of the first one being rendered. */
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
    throw new Error(
      'Pages set options of the frame: render this page inside <Frame> (features/shell).',
    );
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

/** The targets of the language links, updated once the next page is shown. */
export function useSwitchTo(): Alternates {
  const {subscribe, switchTo} = useLayoutOptions();
  return useDeferredValue(useSyncExternalStore(subscribe, switchTo, switchTo));
}

/**
 * Whether the bar floats from the start. The bar renders before the page, so the address decides
 * until the page has set its options.
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
