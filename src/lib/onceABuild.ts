const made = new Map<string, unknown>();

/** Makes something once a process, which may build several languages. */
export function onceAProcess<T>(name: string, make: () => T): T {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as T;
}

/** Makes something once for all languages of a build; in development and tests anew each time. */
export const onceABuild = <T>(name: string, make: () => T): T =>
  process.env.NODE_ENV === 'production' ? onceAProcess(name, make) : make();
