const STORAGE_KEY = 'scroll-positions';

/** Maximum number of entries; browsers keep about 50 in a tab's history. */
const LIMIT = 100;

function read(storage: Storage | undefined): Array<[string, number]> {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(
          (entry): entry is [string, number] =>
            Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]),
        )
      : [];
  } catch {
    return [];
  }
}

/**
 * The scroll position, in px, of each entry of the tab's history, saved for reloads and returns
 * from other sites.
 */
export function createPositions(storage: Storage | undefined) {
  const positions = new Map(read(storage));
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
