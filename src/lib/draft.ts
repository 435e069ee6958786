/*
 * Unsent form input. It lasts for the tab's session only: a reload or a failure
 * loses nothing, and a shared computer keeps nothing.
 */

import {sessionStorageOrNone} from './session';
import {textsOf} from './textsOf';

export type Draft = Readonly<Record<string, string>>;

/** Separates drafts from other session storage entries. */
const PREFIX = 'draft.';

/** Fallback when storage is full or blocked; lasts until the page is left or reloaded. */
const inMemory = new Map<string, Draft>();

/** Ignores anything this module cannot have written. */
function parse(raw: string | null | undefined): Draft {
  try {
    return textsOf(JSON.parse(raw ?? ''));
  } catch {
    return {};
  }
}

export function readDraft(key: string): Draft {
  return inMemory.get(key) ?? parse(sessionStorageOrNone()?.getItem(PREFIX + key));
}

/** Whether a form has unsent input. */
export const hasDraft = (key: string): boolean => Object.keys(readDraft(key)).length > 0;

/** Saves a form's values; an empty form clears its draft. */
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
  sessionStorageOrNone()?.removeItem(PREFIX + key);
}
