type Carrier = Record<symbol, unknown>;

/**
 * Makes something once for all languages of a `docusaurus build`, which builds one after
 * the other in one process, from the same files. It hangs on the process, since each
 * language has modules of its own (plugins/preset/load.ts).
 *
 * In development and in tests, where files change, it is made anew each time.
 *
 * @param name of what is made; with what it depends on, such as the project's folder
 */
export function onceABuild<T>(name: string, make: () => T): T {
  if (process.env.NODE_ENV !== 'production') {
    return make();
  }
  const carrier = process as unknown as Carrier;
  const key = Symbol.for(`soin-commun.${name}`);
  // `in`: what is made may well be undefined.
  if (!(key in carrier)) {
    carrier[key] = make();
  }
  return carrier[key] as T;
}
