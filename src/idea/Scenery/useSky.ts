import {useState, useSyncExternalStore} from 'react';
import {createStore} from '../../lib/storage';
import {SKY_KEY as KEY} from '../stored';

const PAUSED = 'paused';

/** Undefined until it is read. */
const wish = createStore<boolean | undefined>(undefined);

/** Whether the visitor has paused the sky, on this page or an earlier one. */
function isPaused(): boolean {
  const known = wish.get();
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(KEY) === PAUSED;
  } catch {
    return false;
  }
}

function setPaused(paused: boolean): void {
  wish.set(paused);
  try {
    if (paused) localStorage.setItem(KEY, PAUSED);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the wish lasts as long as the document.
  }
}

const movesOnServer = () => false;

/** The movement of the sky: it ends by itself, and a pause is kept over pages and visits. */
export function useSky() {
  const paused = useSyncExternalStore(wish.subscribe, isPaused, movesOnServer);
  const [hasEnded, setEnded] = useState(false);
  const still = hasEnded ? 'ended' : paused ? PAUSED : undefined;
  return {
    still,
    end: () => setEnded(true),
    toggle: () => {
      setEnded(false);
      setPaused(still === undefined);
    },
  } as const;
}

/** The hours in which the sun rises and sets in Paris in the middle of each month, by its clocks. */
const RISES = [8, 7, 7, 7, 6, 5, 6, 6, 7, 8, 7, 8];
const SETS = [17, 18, 18, 20, 21, 21, 21, 21, 20, 19, 17, 16];

/**
 * Whether the sun is low, or down: the theme of the day has no night.
 *
 * @param hour from 0 to 23
 * @param month from 0 to 11
 */
export const isLow = (hour: number, month: number): boolean =>
  hour <= (RISES[month] ?? 0) || hour >= (SETS[month] ?? 24);
