/** No hands are drawn. */
export const acts = undefined;
