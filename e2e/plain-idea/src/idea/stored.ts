/** Nothing of the idea is kept on a visitor's device. */
export const stored: readonly string[] = [];
