/** A list of many links must not open as many requests: so many pages at once. */
export const PAGES_AT_ONCE = 3;

/**
 * Prefetches pages in the order that they are asked for, each once; one that failed
 * may be asked for again.
 *
 * @param load whether everything that a page needs came
 */
export function createQueue(load: (path: string) => Promise<boolean>, atOnce = PAGES_AT_ONCE) {
  const known = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  async function run(path: string): Promise<void> {
    running += 1;
    const succeeded = await load(path).catch(() => false);
    if (!succeeded) known.delete(path);
    running -= 1;
    next();
  }

  function next(): void {
    const path = running < atOnce ? waiting.shift() : undefined;
    if (path !== undefined) void run(path);
  }

  return (path: string): void => {
    if (known.has(path)) return;
    known.add(path);
    waiting.push(path);
    next();
  };
}
