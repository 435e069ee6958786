/** Marks a value of `src/site.ts` that came with the site, for `npm run check:launch` to list. */
export const example = <T>(value: T): T => value;
