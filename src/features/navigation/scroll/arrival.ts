import type {Action, Location} from 'history';
import {homeAnchors, matchRoute} from '../../../routes';
import {samePagePath} from '../../../lib/links';
import {glideTo, goalOf, jumpTo, jumpToTop, takeBack} from './movement';
import {createPositions, sessionStorageOrNone, type Positions} from './positions';
import {focusInFrame, focusOn, targetOf} from './target';

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'key'>;

/** Anchors that are scrolled to, on home; others are jumped to. */
const gliding: readonly string[] = Object.values(homeAnchors).map((id) => `#${id}`);

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether a nav anchor is scrolled to smoothly: on home only (specification, section 2). */
function glidesTo({pathname, hash}: Place): boolean {
  return (
    gliding.includes(hash) &&
    matchRoute(samePagePath(pathname))?.route.name === 'home' &&
    !isStill()
  );
}

/** Scrolls to what an address names: its anchor, which is returned, or the top. */
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
 * Brings the visitor to what an address of the page that is shown names: its
 * anchor, or the top. The focus goes along.
 *
 * @param glide smoothly, where the anchor is one that is scrolled to
 */
export function reach(place: Place, glide: boolean): void {
  focusOn(goTo(place, glide));
}

/** A native `<a href="#…">` makes an entry without a key, and pops. */
const isNative = ({key}: Place, action: Action): boolean => action === 'POP' && key === undefined;

/** Names the entry of the tab's history that is current, even one that a plain link made. */
function currentKey(): string {
  const state = window.history.state as {key?: string} | null;
  if (state?.key) {
    return state.key;
  }
  const key = Math.random().toString(36).slice(2, 10);
  // The router reads the same property, and will find it when the visitor comes back.
  window.history.replaceState({...state, key}, '');
  return key;
}

/**
 * Whether the position of a page that has just loaded is still to be restored. The
 * browser has done so when this tab left the page last. Where it stands elsewhere
 * and not at its end, the visitor has scrolled already.
 */
function isUnrestored(saved: number): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return window.scrollY === 0 || (saved > end && window.scrollY >= end - 1);
}

/**
 * Where the page is, for each entry of the history, and where to go on arriving at
 * one (specification, section 2): back and forward restore the position, a hash is
 * jumped to, everything else begins at the top.
 */
export function createArrivals(positions: Positions = createPositions(sessionStorageOrNone())) {
  let shown: (Place & {entry: string}) | undefined;
  /** The history is elsewhere already, and what is shown is about to follow. */
  let isLeaving = false;

  /** Remembers where the entry that is shown is scrolled to. */
  const remember = () => {
    if (shown && !isLeaving) positions.set(shown.entry, window.scrollY);
  };

  /** A position is restored until late parts have made the page long enough. */
  const restore = (y: number) => (y > 0 ? jumpTo(() => y) : jumpToTop());

  return {
    remember,
    save: () => {
      remember();
      positions.save();
    },

    /** Called when the history has moved; the page follows when it is loaded. */
    leave(next: Place, action: Action): void {
      // A native anchor may have moved the page before anybody was told.
      if (!isNative(next, action)) remember();
      isLeaving = true;
    },

    /**
     * Called when a page is in the document, even the same one.
     *
     * Docusaurus has scrolled it to its anchor or its top by then, and nobody has seen it.
     *
     * @param place what the router shows
     * @param action how it came there
     * @param from where the page was scrolled to before, in px from its top
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
      if (isSamePage && isSameHash && previous.search === place.search) {
        return;
      }
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
