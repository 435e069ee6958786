/**
 * Docusaurus starts the `postBuild` of all plugins at once. Those that write pages say so
 * here, for the one that has to come after them (plugins/security).
 *
 * What they have begun hangs on the context, of which there is one for each language and
 * build: a plugin that Docusaurus loads by path has a copy of this module of its own.
 */
const WRITERS = Symbol.for('soin-commun.writers');

type Carrier = {[WRITERS]?: Array<Promise<unknown>>};

/** Does a plugin's work after the build, so that {@link allWritten} waits for it. */
export function writing<T>(context: object, work: () => Promise<T>): Promise<T> {
  const carrier: Carrier = context;
  const promise = work();
  carrier[WRITERS] = [...(carrier[WRITERS] ?? []), promise];
  return promise;
}

/**
 * Resolves when all that write pages have. To be called within `postBuild`.
 *
 * @throws what any of them throws; Error when none has begun
 */
export async function allWritten(context: object): Promise<void> {
  // All have begun when the loop that starts them is over.
  await Promise.resolve();
  const writers = (context as Carrier)[WRITERS];
  if (!writers) {
    throw new Error(
      'No plugin says that it writes pages: Docusaurus no longer gives all of them one context, see src/plugins/shared/written.ts.',
    );
  }
  await Promise.all(writers);
}
