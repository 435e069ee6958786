/*
 * Replaces react-router, react-router-dom and react-router-config in the browser's bundle
 * (plugins/browser-bundle): this site has one flat table of routes. The server build and
 * development use the originals.
 */
import React, {
  createContext,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import {createBrowserHistory, type History, type Location} from 'history';
import {decodable} from '../../lib/pageDocument';

/** Route of one page; `*` matches every path. */
type PageRoute = {
  path: string;
  component: ComponentType<{location: Location}>;
};

type Router = {history: History; location: Location};

const RouterContext = createContext<Router | undefined>(undefined);

function useRouter(): Router {
  const value = useContext(RouterContext);
  if (!value) throw new Error('This hook only works inside <BrowserRouter>.');
  return value;
}

export const useHistory = (): History => useRouter().history;
export const useLocation = (): Location => useRouter().location;

function RouterProvider({history, location, children}: Router & {children: ReactNode}): ReactNode {
  const value = useMemo(() => ({history, location}), [history, location]);
  return <RouterContext.Provider value={value}>{children}</RouterContext.Provider>;
}

const replaceAddress = (address: string) =>
  window.history.replaceState(window.history.state, '', address);

/** `history` throws at an address with invalid UTF-8 in its path. */
function makeAddressDecodable(): void {
  const {origin, pathname, search, hash} = window.location;
  const safe = decodable(pathname);
  if (safe !== pathname) replaceAddress(origin + safe + search + hash);
}

function createHistory(): History {
  const {href} = window.location;
  makeAddressDecodable();
  const history = createBrowserHistory();
  // The visitor sees the requested address.
  if (window.location.href !== href) replaceAddress(href);
  // Before the listener of `history`.
  window.addEventListener('popstate', makeAddressDecodable, true);
  return history;
}

export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const [history] = useState(createHistory);
  const location = useSyncExternalStore(
    (listener) => history.listen(listener),
    () => history.location,
    () => history.location,
  );
  return (
    <RouterProvider history={history} location={location}>
      {children}
    </RouterProvider>
  );
}

/** Docusaurus imports it for sites with `#/` addresses, which this one does not use. */
export const HashRouter = BrowserRouter;

/** Docusaurus keeps the old page at its location while the next one loads. */
export function Route({
  location,
  render,
}: {
  location: Location;
  render: () => ReactNode;
}): ReactNode {
  return (
    <RouterProvider history={useHistory()} location={location}>
      {render()}
    </RouterProvider>
  );
}

/** Ignores case and a trailing slash. */
const bare = (path: string) => path.toLowerCase().replace(/\/$/, '');

/** Returns an array, because Docusaurus supports nested routes. */
export function matchRoutes<R extends {path: string}>(
  routes: readonly R[],
  pathname: string,
): Array<{route: R}> {
  const route = routes.find(({path}) => path === '*' || bare(path) === bare(pathname));
  return route ? [{route}] : [];
}

/** Called only by parts of Docusaurus' plugins that no page here uses. */
export const matchPath = (pathname: string, {path}: {path: string}): object | null =>
  matchRoutes([{path}], pathname)[0] ?? null;

function Routes({routes}: {routes: readonly PageRoute[]}): ReactNode {
  const location = useLocation();
  const route = matchRoutes(routes, location.pathname)[0]?.route;
  return route ? <route.component key={route.path} location={location} /> : null;
}

export function renderRoutes(routes: readonly PageRoute[]): ReactNode {
  return <Routes routes={routes} />;
}
