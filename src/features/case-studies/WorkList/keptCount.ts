/*
 * How many cards a visitor has asked for, kept with the entry of the tab's history: on
 * the way back the list is as long as it was left, so that the place in it is found.
 * Beside what the router keeps there, which stays as it is.
 */
const PROPERTY = 'cards';

/** Keeps the count for the entry that is current; undefined forgets it. */
export function keepCount(count: number | undefined): void {
  const state = window.history.state as object | null;
  window.history.replaceState({...state, [PROPERTY]: count}, '');
}

/** What the current entry keeps. */
export function keptCount(): number | undefined {
  const state = window.history.state as Record<string, unknown> | null;
  const count = state?.[PROPERTY];
  return typeof count === 'number' ? count : undefined;
}
