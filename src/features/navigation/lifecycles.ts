/* A client module: https://docusaurus.io/docs/advanced/client#client-module-lifecycles */
import type {Location} from 'history';
import {createStore} from '../../lib/storage';
import {showRequestedAddress} from './undecodable';

type Shown = {
  location: Location;
  /** Scroll position before Docusaurus scrolled, in px. */
  from: number;
};

/**
 * The rendered page, kept here alone: while the next one loads, still the previous page. Undefined
 * until the first one is hydrated.
 */
export const shown = createStore<Shown | undefined>(undefined);

let from = 0;

/** @returns a function that Docusaurus calls right before it shows the next page */
export function onRouteUpdate({location}: {location: Location}): (() => void) | undefined {
  // Only a move within a page starts from a scroll position.
  return location.pathname === shown.get()?.location.pathname
    ? () => {
        from = window.scrollY;
      }
    : undefined;
}

/** Called before paint, after Docusaurus has scrolled to the top or the anchor. */
export function onRouteDidUpdate({location}: {location: Location}): void {
  showRequestedAddress();
  shown.set({location, from});
}
