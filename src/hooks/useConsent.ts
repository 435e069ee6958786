import {useSyncExternalStore} from 'react';
import {CONSENT_MONTHS} from '../constants';
import {
  bannerPurposes,
  CONSENT_VERSION,
  consentPurposes,
  parseChoice,
  stillStands,
  type ConsentChoice,
  type ConsentPurpose,
} from '../lib/consent';

export const CONSENT_KEY = 'consent';

const listeners = new Set<() => void>();

/** The choice where storage is full or forbidden. */
let inMemory: string | null = null;
let cached: {raw: string | null; choice?: ConsentChoice} = {raw: null};

function readRaw(): string | null {
  try {
    return inMemory ?? window.localStorage.getItem(CONSENT_KEY);
  } catch {
    return inMemory;
  }
}

/** The same choice is the same object, as useSyncExternalStore asks. */
function readChoice(): ConsentChoice | undefined {
  const raw = readRaw();
  if (raw !== cached.raw) {
    cached = {raw, choice: parseChoice(raw)};
  }
  const {choice} = cached;
  return choice && stillStands(choice, new Date(), CONSENT_MONTHS) ? choice : undefined;
}

/** Whether any choice is stored, one that no longer stands included. */
export function hasStoredChoice(): boolean {
  return readRaw() !== null;
}

/**
 * Follows this page and other tabs. A page that returns from the browser's cache, or into view
 * after months, reads the choice again.
 */
function subscribe(listener: () => void): () => void {
  const onStorage = ({key}: StorageEvent) => {
    // Another tab could write: its choice is newer than one kept in memory.
    if (key === CONSENT_KEY) inMemory = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Stores the answer to the banner: its purposes beside those granted elsewhere, or none. */
export function saveConsent(accepted: boolean): void {
  const granted = [...bannerPurposes, ...(readChoice()?.purposes ?? [])];
  save(accepted ? consentPurposes.filter((known) => granted.includes(known)) : []);
}

/** Grants one more purpose, asked for where its service is wanted. */
export function grantConsent(purpose: ConsentPurpose): void {
  const others = readChoice()?.purposes ?? [];
  save(consentPurposes.filter((known) => known === purpose || others.includes(known)));
}

function save(purposes: readonly ConsentPurpose[]): void {
  const choice: ConsentChoice = {
    version: CONSENT_VERSION,
    date: new Date().toISOString(),
    purposes,
  };
  inMemory = JSON.stringify(choice);
  try {
    window.localStorage.setItem(CONSENT_KEY, inMemory);
    inMemory = null;
  } catch {
    // The choice lasts as long as this page.
  }
  listeners.forEach((listener) => listener());
}

/** `unknown`: on the server and in the first client render; `unasked`: without a valid choice. */
type ConsentAnswer = 'unknown' | 'unasked' | 'refused' | 'granted';

/** What the visitor answered for one purpose; only `granted` is a yes. */
export function useConsent(purpose: ConsentPurpose): ConsentAnswer {
  return useSyncExternalStore(
    subscribe,
    (): ConsentAnswer => {
      const choice = readChoice();
      if (!choice) return 'unasked';
      return choice.purposes.includes(purpose) ? 'granted' : 'refused';
    },
    (): ConsentAnswer => 'unknown',
  );
}
