type Carrier = Record<symbol, unknown>;

/**
 * Makes something once a process. It hangs on the process, since each language of a build
 * and each reload of the development server has modules of its own (plugins/preset/load.ts).
 *
 * @param name of what is made; with what it depends on, such as the project's folder
 */
export function onceAProcess<T>(name: string, make: () => T): T {
  const carrier = process as unknown as Carrier;
  const key = Symbol.for(`soin-commun.${name}`);
  // `in`: what is made may well be undefined.
  if (!(key in carrier)) {
    carrier[key] = make();
  }
  return carrier[key] as T;
}

/**
 * Makes something once for all languages of a `docusaurus build`, which builds one after
 * the other in one process, from the same files.
 *
 * In development and in tests, where files change, it is made anew each time.
 *
 * @param name as in {@link onceAProcess}
 */
export function onceABuild<T>(name: string, make: () => T): T {
  return process.env.NODE_ENV === 'production' ? onceAProcess(name, make) : make();
}
