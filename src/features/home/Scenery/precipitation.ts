/*
 * One tile of 480 × 480 px, drawn by chance on a jittered grid, so that no two
 * drops touch and no hole shows when the tile is repeated.
 */

/** Drops, 30 px long. */
export const DROPS =
  'M162 12v30M303 17v30M441 27v30M107 120v30M205 115v30M299 113v30M11 119v30M61 204v30M192 189v30M334 179v30M448 177v30M79 262v30M253 268v30M368 245v30M461 265v30M34 364v30M287 353v30M421 330v30M78 419v30M202 426v30M314 444v30M6 431v30';

/** Flakes as round line ends, by diameter in px. */
export const FLAKES: ReadonlyArray<{size: number; d: string}> = [
  {
    size: 8,
    d: 'M58 41h0M351 26h0M212 138h0M154 180h0M460 222h0M76 303h0M305 252h0M268 345h0M154 464h0M437 450h0',
  },
  {
    size: 12,
    d: 'M272 34h0M165 141h0M407 96h0M84 184h0M310 224h0M205 266h0M158 345h0M405 359h0M12 463h0M314 466h0',
  },
  {
    size: 17,
    d: 'M144 51h0M438 32h0M36 114h0M306 115h0M237 205h0M163 267h0M440 265h0M65 359h0M327 382h0M206 462h0',
  },
];
