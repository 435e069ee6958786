/** The string fields of an object; empty for any other value. */
export function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** The tab's storage, unless the browser blocks it: some give one whose methods throw, or null. */
export function sessionStorageOrNone(): Storage | undefined {
  try {
    const {sessionStorage} = window;
    sessionStorage.getItem('');
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/*
 * Unsent form input. It lasts for the tab's session only: a reload or a failure
 * loses nothing, and a shared computer keeps nothing.
 */

export type Draft = Readonly<Record<string, string>>;

/** Separates drafts from other session storage entries. */
const PREFIX = 'draft.';

/** Fallback when storage is full or blocked; lasts until the page is left or reloaded. */
const inMemory = new Map<string, Draft>();

/** Ignores anything this module cannot have written. */
function parse(raw: string | null | undefined): Draft {
  if (!raw) return {};
  try {
    return textsOf(JSON.parse(raw));
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

/** A value outside React that components read with `useSyncExternalStore`. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: T) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
