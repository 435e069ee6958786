/*
 * What a visitor has written in a form and not sent yet. It is kept for the
 * session of the tab only, so that a reload or a failure loses nothing and a
 * shared computer keeps nothing.
 */

import {textsOf} from './textsOf';

export type Draft = Readonly<Record<string, string>>;

/** Apart from whatever else the session holds. */
const PREFIX = 'draft.';

/** Stands in where storage is full or forbidden: until the page is left or reloaded. */
const inMemory = new Map<string, Draft>();

/** Only what this module can have written. */
function parse(raw: string | null): Draft {
  try {
    return textsOf(JSON.parse(raw ?? ''));
  } catch {
    return {};
  }
}

export function readDraft(key: string): Draft {
  const kept = inMemory.get(key);
  if (kept) return kept;
  try {
    return parse(window.sessionStorage.getItem(PREFIX + key));
  } catch {
    return {};
  }
}

/** Whether a form was begun and not sent yet. */
export const hasDraft = (key: string): boolean => Object.keys(readDraft(key)).length > 0;

/** Keeps what a form holds; a form with nothing in it leaves no draft. */
export function saveDraft(key: string, values: Draft): void {
  if (Object.values(values).every((value) => value === '')) {
    clearDraft(key);
    return;
  }
  try {
    window.sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
    inMemory.delete(key);
  } catch {
    inMemory.set(key, {...values});
  }
}

export function clearDraft(key: string): void {
  inMemory.delete(key);
  try {
    window.sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored.
  }
}
