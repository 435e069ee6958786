import {useSyncExternalStore} from 'react';
import {CONSENT_MONTHS} from '../constants';
import {CONSENT_KEY} from '../lib/early';

type ConsentPurpose = 'maps' | 'video';

/**
 * Increment it for a new purpose or third party: the banner then asks again.
 */
export const CONSENT_VERSION = 1;

export const consentPurposes: readonly ConsentPurpose[] = ['maps', 'video'];

type ConsentChoice = {
  version: number;
  /** ISO 8601, in UTC. */
  date: string;
  /** Accepted purposes; empty after a refusal. */
  purposes: readonly ConsentPurpose[];
};

const listeners = new Set<() => void>();

/** Fallback for full or blocked storage. */
let inMemory: string | null = null;

function readRaw(): string | null {
  try {
    return inMemory ?? window.localStorage.getItem(CONSENT_KEY);
  } catch {
    return inMemory;
  }
}

/** The purposes of a choice of this version, not expired, and not dated in the future. */
function readPurposes(): readonly ConsentPurpose[] | undefined {
  const raw = readRaw();
  if (!raw) return undefined;
  try {
    const {version, date, purposes} = JSON.parse(raw) as ConsentChoice;
    const made = new Date(date);
    const now = new Date();
    const oldest = new Date(now);
    oldest.setUTCMonth(now.getUTCMonth() - CONSENT_MONTHS);
    return version === CONSENT_VERSION && made > oldest && made <= now ? purposes : undefined;
  } catch {
    // Not this site's.
    return undefined;
  }
}

/** Whether a choice is stored, even an invalid one. */
export function hasStoredChoice(): boolean {
  return readRaw() !== null;
}

/**
 * Subscribes to changes in this page and other tabs. A page restored from the back/forward
 * cache, or shown again after months, reads the choice again.
 */
function subscribe(listener: () => void): () => void {
  const onStorage = ({key}: StorageEvent) => {
    // A choice from another tab is newer than the one in memory.
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

/**
 * Stores the banner's answer: accepting grants the maps (for films, the play button asks); refusing
 * removes all purposes.
 */
export function saveConsent(accepted: boolean): void {
  if (accepted) grantConsent('maps');
  else save([]);
}

/** Grants one more purpose, requested where its service is used. */
export function grantConsent(purpose: ConsentPurpose): void {
  const others = readPurposes() ?? [];
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
    // Storage is blocked: the choice lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
}

/** `unknown`: on the server and in the first client render; `unasked`: no valid choice. */
type ConsentAnswer = 'unknown' | 'unasked' | 'refused' | 'granted';

/** The visitor's answer for one purpose; only `granted` is consent. */
export function useConsent(purpose: ConsentPurpose): ConsentAnswer {
  return useSyncExternalStore(
    subscribe,
    (): ConsentAnswer => {
      const purposes = readPurposes();
      if (!purposes) return 'unasked';
      return purposes.includes(purpose) ? 'granted' : 'refused';
    },
    (): ConsentAnswer => 'unknown',
  );
}
