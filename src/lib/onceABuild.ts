/** On `globalThis`, because Docusaurus evaluates the plugins again for each language. */
const KEY = Symbol.for('onceAProcess');
const shared = globalThis as {[KEY]?: Map<string, unknown>};
const made = (shared[KEY] ??= new Map<string, unknown>());

/** Caches a value for the process, which may build several languages. */
export function onceAProcess<T>(name: string, make: () => T): T {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as T;
}

/** Caches a value for all languages of a build; makes it anew in development and tests. */
export const onceABuild = <T>(name: string, make: () => T): T =>
  process.env.NODE_ENV === 'production' ? onceAProcess(name, make) : make();
