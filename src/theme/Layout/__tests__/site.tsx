import type {ReactElement, ReactNode} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {render} from '@testing-library/react';
import {MemoryRouter, useLocation} from 'react-router-dom';
import {onRouteDidUpdate} from '../../../features/navigation/lifecycles';
import {useNavigation} from '../../../features/navigation/useNavigation';

/** Reports route changes to the client module, as Docusaurus does inside the site's shell. */
function Lifecycles(): ReactNode {
  const location = useLocation();
  useIsomorphicLayoutEffect(() => onRouteDidUpdate({location}), [location]);
  return null;
}

/** Handles link clicks and moves the focus. */
function Navigation({children}: {children: ReactNode}): ReactNode {
  useNavigation();
  return (
    <>
      <Lifecycles />
      {children}
    </>
  );
}

/** The providers around a page of the site at a given path. */
export function Site({path = '/', children}: {path?: string; children: ReactNode}): ReactNode {
  return (
    <MemoryRouter initialEntries={[path]}>
      <BrowserContextProvider>
        <Navigation>{children}</Navigation>
      </BrowserContextProvider>
    </MemoryRouter>
  );
}

export const renderInSite = (element: ReactElement, path?: string) =>
  render(<Site path={path}>{element}</Site>);

/** Stubs what jsdom lacks: dialogs, layout and media queries. */
export function standInForBrowser(): void {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
