import type {ReactElement, ReactNode} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {render, type RenderResult} from '@testing-library/react';
import {MemoryRouter, useLocation} from 'react-router-dom';
import {onRouteDidUpdate} from '../../navigation/lifecycles';
import {useNavigation} from '../../navigation/useNavigation';

/** All pages are there. */
const pages = {
  filesOf: () => Promise.resolve([]),
  load: () => Promise.resolve(),
  isReady: () => true,
};

/** Says which page is shown, as Docusaurus does from within the site's frame. */
function Lifecycles(): ReactNode {
  const location = useLocation();
  useIsomorphicLayoutEffect(() => onRouteDidUpdate({location}), [location]);
  return null;
}

/** Links are followed, and the focus goes along. */
function Navigation({children}: {children: ReactNode}): ReactNode {
  useNavigation(pages);
  return (
    <>
      <Lifecycles />
      {children}
    </>
  );
}

/** What surrounds a page in the product, at an address. */
export function Site({path = '/', children}: {path?: string; children: ReactNode}): ReactNode {
  const context = useDocusaurusContext();
  // Docusaurus' Link reads it.
  const future = {experimental_router: 'browser'};
  const siteConfig = {...context.siteConfig, future} as typeof context.siteConfig;
  return (
    <Context.Provider value={{...context, siteConfig}}>
      <MemoryRouter initialEntries={[path]}>
        <BrowserContextProvider>
          <Navigation>{children}</Navigation>
        </BrowserContextProvider>
      </MemoryRouter>
    </Context.Provider>
  );
}

export function renderInSite(element: ReactElement, path?: string): RenderResult {
  return render(<Site path={path}>{element}</Site>);
}

/** What jsdom lacks: it opens no dialogs, has no layout and knows no media queries. */
export function standInForBrowser(): void {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  window.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  window.IntersectionObserver = Observer as never;
  window.ResizeObserver = Observer;
  window.docusaurus = {prefetch: () => false, preload: () => false};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
