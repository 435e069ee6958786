/* A client module: https://docusaurus.io/docs/advanced/client#client-module-lifecycles */
import type {Location} from 'history';
import {createStore} from '../../lib/store';

type Shown = {
  location: Location;
  /** The scroll position before Docusaurus scrolled, in px. */
  from: number;
};

/** The page in the document; undefined until the first one is hydrated. */
export const shown = createStore<Shown | undefined>(undefined);

let from = 0;

/** @returns called by Docusaurus right before it shows the next page */
export function onRouteUpdate({location}: {location: Location}): (() => void) | undefined {
  // Only a move within a page has a position to go on from.
  return location.pathname === shown.get()?.location.pathname
    ? () => {
        from = window.scrollY;
      }
    : undefined;
}

/** Called before the page is painted, after Docusaurus has scrolled it to its top or its anchor. */
export function onRouteDidUpdate({location}: {location: Location}): void {
  shown.set({location, from});
}
