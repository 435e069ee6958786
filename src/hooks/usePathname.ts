import {createContext, use} from 'react';
import {__RouterContext as RouterContext} from 'react-router';

const PathnameContext = createContext<string | undefined>(undefined);

/**
 * Says whose links those inside are: `value` is a page's path, for example `/team/`.
 *
 * The router's own context changes around the whole application, and React renders
 * whatever reads it before it shows the next page. What reads this one follows the page
 * when its provider does: see features/shell.
 */
export const PathnameProvider = PathnameContext.Provider;

/**
 * The path of the page that something stands on; outside of a provider the router's.
 *
 * @throws Error outside of a router
 */
export function usePathname(): string {
  const given = use(PathnameContext);
  // Not read unless it is needed: to read the router's context is to follow it.
  return given ?? use(RouterContext).location.pathname;
}
