import type {Action, Location} from 'history';
import {homeAnchors, matchRoute} from '../../../routes';
import {samePagePath, targetOf} from '../../../lib/links';
import {sessionStorageOrNone} from '../../../lib/storage';
import {focusInFrame, focusOn} from './focus';
import {glideTo, goalOf, jumpTo, jumpToTop, restoreScroll} from './movement';
import {createPositions} from './positions';

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'key'>;

/** Home's anchors, which scroll smoothly. */
const gliding: readonly string[] = Object.values(homeAnchors).map((id) => `#${id}`);

/** Whether to scroll smoothly: to the nav anchors of home only (specification, section 2). */
function glidesTo({pathname, hash}: Place): boolean {
  return (
    gliding.includes(hash) &&
    matchRoute(samePagePath(pathname))?.route.name === 'home' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

function goTo(place: Place, glide: boolean): HTMLElement | undefined {
  const target = targetOf(place.hash);
  if (!target) {
    jumpToTop();
  } else if (glide && glidesTo(place)) {
    glideTo(goalOf(target));
  } else {
    jumpTo(goalOf(target));
  }
  return target;
}

/**
 * Scrolls to an address's anchor, or to the top, and moves the focus.
 *
 * @param glide scrolls smoothly if the anchor supports it
 */
export function reach(place: Place, glide: boolean): void {
  focusOn(goTo(place, glide));
}

/** A native `<a href="#…">` creates an entry without a key, and fires POP. */
const isNative = ({key}: Place, action: Action): boolean => action === 'POP' && key === undefined;

/** The key of the current history entry; adds one to a native link's entry. */
function currentKey(): string {
  const state = window.history.state as {key?: string} | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  // The router reads this property.
  window.history.replaceState({...state, key}, '');
  return key;
}

/**
 * Whether the browser failed to restore the position. Anywhere else on the page, short of its end,
 * the visitor has scrolled.
 */
function isUnrestored(saved: number): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return window.scrollY === 0 || (saved > end && window.scrollY >= end - 1);
}

/**
 * Saves the scroll position of each history entry, and scrolls on arrival (specification, section
 * 2): back and forward restore it, a hash jumps to its anchor, anything else starts at the top.
 */
export function createArrivals(positions = createPositions(sessionStorageOrNone())) {
  /** The history entry in view; which page is rendered, lifecycles.ts knows. */
  let current: (Place & {entry: string}) | undefined;
  /** The location has changed, but not yet the page. */
  let isLeaving = false;

  const remember = () => {
    if (current && !isLeaving) positions.set(current.entry, window.scrollY);
  };

  /** Retries until late content has made the page long enough. */
  const restore = (y: number) => (y > 0 ? jumpTo(() => y) : jumpToTop());

  return {
    remember,
    save: () => {
      remember();
      positions.save();
    },

    /** Called when the location has changed, before the page does. */
    leave(next: Place, action: Action): void {
      // A native anchor has already scrolled the page.
      if (!isNative(next, action)) remember();
      isLeaving = true;
    },

    /**
     * Called before paint when a page, or the same one again, is rendered.
     *
     * @param from the scroll position before Docusaurus scrolled, in px
     */
    arrive(place: Place, action: Action, from = window.scrollY): void {
      const previous = current;
      current = {...place, entry: place.key ?? currentKey()};
      isLeaving = false;
      const saved = positions.get(current.entry);
      if (!previous) {
        // The browser scrolls to a hash itself.
        if (saved !== undefined && isUnrestored(saved)) restore(saved);
        return;
      }
      const isSamePage = previous.pathname === place.pathname;
      const isSameHash = previous.hash === place.hash;
      if (isSamePage) restoreScroll(from);
      if (isSamePage && isSameHash && previous.search === place.search) return;
      if (action === 'POP') {
        if (saved !== undefined) {
          restore(saved);
          if (!isSamePage) focusInFrame(undefined);
          return;
        }
        // The browser has followed the link itself.
        if (isNative(place, action) && isSamePage) return;
      }
      // A change of the search alone does not scroll.
      if (!isSamePage) {
        focusInFrame(goTo(place, false));
      } else if (!isSameHash) {
        reach(place, action !== 'POP');
      }
    },
  };
}
