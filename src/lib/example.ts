/** Marks a placeholder value of `src/site.ts`, which `npm run check:launch` lists. */
export const example = <T>(value: T): T => value;
