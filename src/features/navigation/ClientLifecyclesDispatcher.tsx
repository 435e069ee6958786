import {useEffect, type ReactNode} from 'react';
import type {Location} from 'history';
import clientModules from '@generated/client-modules';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {HYDRATED} from '../../lib/early';
import {useNavigation} from './useNavigation';

type Lifecycle = (...args: unknown[]) => (() => void) | void;
type ClientModule = Record<string, Lifecycle | undefined> & {
  default?: Record<string, Lifecycle | undefined>;
};

/** Tells the plugins' client modules of a navigation; as core does. */
export function dispatchLifecycleAction(action: string, ...args: unknown[]): () => void {
  const callbacks = (clientModules as unknown as ClientModule[]).map((module) =>
    (module.default?.[action] ?? module[action])?.(...args),
  );
  return () => callbacks.forEach((callback) => callback?.());
}

type Props = {location: Location; previousLocation: Location | null; children: ReactNode};

/**
 * Stands in for core/lib/client/ClientLifecyclesDispatcher.js (plugins/navigation),
 * around the page that is shown. Core scrolls there after each navigation, knowing
 * neither back and forward nor what it scrolls for; this one leaves it to
 * useNavigation.
 */
export default function ClientLifecyclesDispatcher({
  location,
  previousLocation,
  children,
}: Props): ReactNode {
  useNavigation(location);
  useIsomorphicLayoutEffect(() => {
    if (previousLocation !== location) {
      dispatchLifecycleAction('onRouteDidUpdate', {previousLocation, location});
    }
  }, [previousLocation, location]);
  // With the second render, in which controls know that they are in a browser.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) document.dispatchEvent(new Event(HYDRATED));
  }, [isBrowser]);
  return children;
}
