import {NAVBAR_SCROLL_THRESHOLD} from '../../../constants';

/** What the bar's component has to know. */
export type BarLook = {
  visible: boolean;
  /** On a floating pill; else without background, as at the top of a page. */
  floating: boolean;
};

/** The look, and what the bar remembers of the scrolling. */
export type BarState = BarLook & {
  /** Where the visitor last turned round, in px from the top. */
  turn: number;
  last: number;
};

/** In px: up to here the page counts as being at its top. */
const TOP = 8;

/** The bar of a page that opens at `y`: after a reload it may not be the top. */
export function barAt(y: number): BarState {
  return {visible: true, floating: y > TOP, turn: y, last: y};
}

/**
 * The bar after the page has moved to `y`: hidden on the way down, back on the way up, and only
 * after moves of 60 px or more from where the visitor turned round.
 *
 * @param held The keyboard focus is in the bar, or its menu is open: it stays.
 */
export function afterScroll(state: BarState, y: number, held = false): BarState {
  if (y <= TOP) return barAt(y);
  const turned = y > state.last !== state.last > state.turn;
  const moved = {...state, turn: turned ? state.last : state.turn, last: y};
  if (Math.abs(y - moved.turn) < NAVBAR_SCROLL_THRESHOLD) return moved;
  if (y > moved.turn) {
    return held ? {...moved, visible: true, floating: true} : {...moved, visible: false};
  }
  return {...moved, visible: true, floating: true};
}

/** The bar when the keyboard focus enters it (WCAG 2.4.11). */
export function revealed(state: BarState): BarState {
  return {...state, visible: true, floating: state.last > TOP, turn: state.last};
}
