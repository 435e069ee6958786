const STORAGE_KEY = 'scroll-positions';

/** Maximum number of entries; browsers keep about 50 in a tab's history. */
const LIMIT = 100;

function read(storage: Storage | undefined): Map<string, number> {
  try {
    const stored = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]') as Array<[string, number]>;
    return new Map(stored);
  } catch {
    return new Map();
  }
}

/**
 * The scroll position, in px, of each entry of the tab's history, saved for reloads and returns
 * from other sites.
 */
export function createPositions(storage: Storage | undefined) {
  const positions = read(storage);
  return {
    get: (key: string) => positions.get(key),
    set(key: string, y: number) {
      // Reinserted as the newest: the oldest are dropped.
      positions.delete(key);
      positions.set(key, Math.round(y));
    },
    save() {
      try {
        storage?.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-LIMIT)));
      } catch {
        // Storage is full or blocked: positions last as long as the document.
      }
    },
  };
}
