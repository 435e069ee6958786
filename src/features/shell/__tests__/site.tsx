import type {ReactElement, ReactNode} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {render, type RenderResult} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';

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
          <ColorModeProvider>{children}</ColorModeProvider>
        </BrowserContextProvider>
      </MemoryRouter>
    </Context.Provider>
  );
}

export function renderInSite(element: ReactElement, path?: string): RenderResult {
  return render(<Site path={path}>{element}</Site>);
}

/** What jsdom lacks: it opens no dialogs, does not scroll and knows no media queries. */
export function standInForBrowser(): void {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  window.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.docusaurus = {prefetch: () => false, preload: () => false};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
