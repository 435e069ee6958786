import {NAVBAR_SCROLL_THRESHOLD} from '../../../constants';

/** How the bar looks: all that its component has to know. */
export type BarLook = {
  visible: boolean;
  /** On a floating pill; else without background, as at the top of a page. */
  floating: boolean;
};

/** The bar as a machine: its look, and what it remembers of the scrolling. */
export type BarState = BarLook & {
  /** Where the visitor last turned round, in px from the top. */
  turn: number;
  /** Last known position, in px from the top. */
  last: number;
};

/** Up to here the page counts as being at its top, in px. */
const TOP = 8;

/** The bar of a page that opens at `y`: after a reload it may not be the top. */
export function barAt(y: number): BarState {
  return {visible: true, floating: y > TOP, turn: y, last: y};
}

/**
 * The bar after the page has moved to `y`. It hides on the way down and comes back
 * on the way up, and reacts only to moves of 60 px or more, counted from where the
 * visitor turned round: a trembling finger moves nothing.
 *
 * @param held The keyboard focus is in the bar, or its menu is open: it stays.
 */
export function afterScroll(state: BarState, y: number, held = false): BarState {
  if (y <= TOP) {
    return barAt(y);
  }
  const turned = y > state.last !== state.last > state.turn;
  const moved = {...state, turn: turned ? state.last : state.turn, last: y};
  if (Math.abs(y - moved.turn) < NAVBAR_SCROLL_THRESHOLD) {
    return moved;
  }
  if (y > moved.turn) {
    return held ? {...moved, visible: true, floating: true} : {...moved, visible: false};
  }
  return {...moved, visible: true, floating: true};
}

/** The bar when the keyboard focus enters it: it has to be seen (WCAG 2.4.11). */
export function revealed(state: BarState): BarState {
  return {...state, visible: true, floating: state.last > TOP, turn: state.last};
}
