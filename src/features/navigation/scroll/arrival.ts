import type {Action, Location} from 'history';
import {homeAnchors, matchRoute} from '../../../routes';
import {samePagePath} from '../../../lib/links';
import {sessionStorageOrNone} from '../../../lib/session';
import {glideTo, goalOf, jumpTo, jumpToTop, takeBack} from './movement';
import {createPositions} from './positions';
import {focusInFrame, focusOn, targetOf} from './target';

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'key'>;

/** The anchors of home, which are scrolled to smoothly. */
const gliding: readonly string[] = Object.values(homeAnchors).map((id) => `#${id}`);

/** Whether a nav anchor is scrolled to smoothly: on home only (specification, section 2). */
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
 * Moves to what an address of the shown page names, its anchor or the top, with the focus.
 *
 * @param glide smoothly, where the anchor is one that is scrolled to
 */
export function reach(place: Place, glide: boolean): void {
  focusOn(goTo(place, glide));
}

/** A native `<a href="#…">` makes an entry without a key, and pops. */
const isNative = ({key}: Place, action: Action): boolean => action === 'POP' && key === undefined;

/** The key of the current history entry; a plain link's entry gets one. */
function currentKey(): string {
  const state = window.history.state as {key?: string} | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  // The router reads the same property.
  window.history.replaceState({...state, key}, '');
  return key;
}

/**
 * Whether the browser has not restored the position itself. Where the page is elsewhere, and not at
 * its end, the visitor has scrolled already.
 */
function isUnrestored(saved: number): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return window.scrollY === 0 || (saved > end && window.scrollY >= end - 1);
}

/**
 * The scroll position of each history entry, and where to go on arriving at one (specification,
 * section 2): back and forward restore it, a hash is jumped to, anything else begins at the top.
 */
export function createArrivals(positions = createPositions(sessionStorageOrNone())) {
  let shown: (Place & {entry: string}) | undefined;
  /** The history has moved, and the page is about to follow. */
  let isLeaving = false;

  const remember = () => {
    if (shown && !isLeaving) positions.set(shown.entry, window.scrollY);
  };

  /** Restored until late parts have made the page long enough. */
  const restore = (y: number) => (y > 0 ? jumpTo(() => y) : jumpToTop());

  return {
    remember,
    save: () => {
      remember();
      positions.save();
    },

    /** Called when the history has moved, before the page follows. */
    leave(next: Place, action: Action): void {
      // A native anchor may have moved the page before anybody was told.
      if (!isNative(next, action)) remember();
      isLeaving = true;
    },

    /**
     * Called when a page, or the same one again, is in the document, before it is painted.
     *
     * @param from the scroll position before Docusaurus scrolled, in px
     */
    arrive(place: Place, action: Action, from = window.scrollY): void {
      const previous = shown;
      shown = {...place, entry: place.key ?? currentKey()};
      isLeaving = false;
      const saved = positions.get(shown.entry);
      if (!previous) {
        // The browser has scrolled to the hash itself.
        if (saved !== undefined && isUnrestored(saved)) restore(saved);
        return;
      }
      const isSamePage = previous.pathname === place.pathname;
      const isSameHash = previous.hash === place.hash;
      if (isSamePage) takeBack(from);
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
      // A change of the search alone leaves the page where it is.
      if (!isSamePage) {
        focusInFrame(goTo(place, false));
      } else if (!isSameHash) {
        reach(place, action !== 'POP');
      }
    },
  };
}
