/**
 * Docusaurus starts the `postBuild` of all plugins at once. Those that write pages say so
 * here, for the one that has to come after them (plugins/security). By the context, of
 * which there is one for each language: nothing leaks into the next one's build.
 */
const writers = new WeakMap<object, Array<Promise<unknown>>>();

/** Does a plugin's work after the build, so that {@link allWritten} waits for it. */
export function writing<T>(context: object, work: () => Promise<T>): Promise<T> {
  const promise = work();
  writers.set(context, [...(writers.get(context) ?? []), promise]);
  return promise;
}

/**
 * Resolves when all that write pages have. To be called within `postBuild`.
 *
 * @throws what any of them throws
 */
export async function allWritten(context: object): Promise<void> {
  // All have begun when the loop that starts them is over.
  await Promise.resolve();
  await Promise.all(writers.get(context) ?? []);
}
