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

/** Adds calendar months; the 31st becomes the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const result = new Date(date);
  const day = result.getUTCDate();
  result.setUTCMonth(result.getUTCMonth() + months, 1);
  const lastDay = new Date(
    Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0),
  ).getUTCDate();
  result.setUTCDate(Math.min(day, lastDay));
  return result;
}

/** Parses a stored choice; undefined for anything this site did not write. */
export function parseChoice(raw: string | null): ConsentChoice | undefined {
  if (!raw) return undefined;
  try {
    const value = JSON.parse(raw) as Partial<Record<keyof ConsentChoice, unknown>> | null;
    if (
      typeof value?.version !== 'number' ||
      typeof value.date !== 'string' ||
      Number.isNaN(Date.parse(value.date)) ||
      !Array.isArray(value.purposes)
    ) {
      return undefined;
    }
    const {version, date, purposes} = value;
    return {version, date, purposes: consentPurposes.filter((known) => purposes.includes(known))};
  } catch {
    return undefined;
  }
}

/** Whether a choice is still valid: of this version, not expired, and not dated in the future. */
export function stillStands(choice: ConsentChoice, now: Date, months: number): boolean {
  const date = new Date(choice.date);
  return choice.version === CONSENT_VERSION && date <= now && now < addMonths(date, months);
}

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

function readChoice(): ConsentChoice | undefined {
  const choice = parseChoice(readRaw());
  return choice && stillStands(choice, new Date(), CONSENT_MONTHS) ? choice : undefined;
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
      const choice = readChoice();
      if (!choice) return 'unasked';
      return choice.purposes.includes(purpose) ? 'granted' : 'refused';
    },
    (): ConsentAnswer => 'unknown',
  );
}
