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
