const STORAGE_KEY = 'scroll-positions';

/** How many entries are remembered; browsers keep about 50 in a tab's history. */
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
 * The scroll position, in px, of each entry of the tab's history; saved for a reload or a return
 * from another site.
 */
export function createPositions(storage: Storage | undefined) {
  const positions = new Map(read(storage));
  return {
    get: (key: string) => positions.get(key),
    set(key: string, y: number) {
      // The newest last: the oldest are forgotten.
      positions.delete(key);
      positions.set(key, Math.round(y));
    },
    save() {
      try {
        storage?.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-LIMIT)));
      } catch {
        // Full or forbidden: they last as long as the document.
      }
    },
  };
}
