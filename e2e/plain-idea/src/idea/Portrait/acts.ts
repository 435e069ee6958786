/** Nobody has hands here. */
export const acts = undefined;
