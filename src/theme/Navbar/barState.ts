import {NAVBAR_SCROLL_THRESHOLD} from '../../constants';

/** Appearance of the bar. */
export type BarLook = {
  visible: boolean;
  /** On a floating pill; else without a background, as at the top of a page. */
  floating: boolean;
};

/** The appearance, plus the scroll history. */
export type BarState = BarLook & {
  /** Where the scroll direction last changed, in px from the top. */
  turn: number;
  last: number;
};

/** In px: up to here the page counts as scrolled to its top. */
const TOP = 8;

/** The initial state at `y`, which a reload may restore. */
export function barAt(y: number): BarState {
  return {visible: true, floating: y > TOP, turn: y, last: y};
}

/**
 * The state after scrolling to `y`: hidden on the way down, shown on the way up, once the page has
 * moved {@link NAVBAR_SCROLL_THRESHOLD} from the last change of direction.
 *
 * @param held keeps the bar in view: it has the keyboard focus, or its menu is open
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

/** The state when the bar receives the keyboard focus (WCAG 2.4.11). */
export function revealed(state: BarState): BarState {
  return {...state, visible: true, floating: state.last > TOP, turn: state.last};
}
