/** What is used of js-yaml, which comes without types (https://github.com/nodeca/js-yaml). */
declare module 'js-yaml' {
  export const JSON_SCHEMA: unknown;
  /** @throws YAMLException */
  export function load(source: string, options?: {schema?: unknown}): unknown;
}
