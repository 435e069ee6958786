import {useMemo, type ReactNode} from 'react';
import type {Location} from 'history';
import {useHistory} from '@docusaurus/router';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

/**
 * Lets what is inside see the page that is shown, and nothing of the next one while
 * it loads. Core does it with a Route that is given the location; but a Route answers
 * each change of the address with a context of its own, for which whatever reads it in the
 * old page is rendered again.
 */
export function ShownLocation({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}): ReactNode {
  const history = useHistory();
  const value = useMemo<RouteComponentProps>(
    () => ({
      history,
      location,
      // What the router itself says above all routes.
      match: {path: '/', url: '/', params: {}, isExact: location.pathname === '/'},
    }),
    [history, location],
  );
  return <RouterContext.Provider value={value}>{children}</RouterContext.Provider>;
}
