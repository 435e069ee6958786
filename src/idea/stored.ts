/** Local storage key of the visitor's wish that the sky stand still. */
export const SKY_KEY = 'sky';

/** Local storage keys of the idea, which the privacy policy names. */
export const stored: readonly string[] = [SKY_KEY];
