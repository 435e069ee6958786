/*
 * A client module of Docusaurus (docusaurus.config.ts): it tells which page is in the document,
 * and when (https://docusaurus.io/docs/advanced/client#client-module-lifecycles).
 */
import type {Location} from 'history';
import {createStore} from '../../lib/store';

type Route = {location: Location};

type Shown = {
  location: Location;
  /** Where the page was scrolled to, in px from its top, before Docusaurus scrolled it. */
  from: number;
};

/** The page in the document; undefined until the first one is hydrated. */
export const shown = createStore<Shown | undefined>(undefined);

let from = 0;

/** @returns what Docusaurus calls when the next page has come, right before it shows it */
export function onRouteUpdate({location}: Route): (() => void) | undefined {
  // Only within a page one goes from somewhere to an anchor.
  return location.pathname === shown.get()?.location.pathname
    ? () => {
        from = window.scrollY;
      }
    : undefined;
}

/** Called before the page is painted, after Docusaurus has scrolled it to its top or its anchor. */
export function onRouteDidUpdate({location}: Route): void {
  shown.set({location, from});
}
