import type {SectorId} from '../../../lib/vocabulary';

/** Each sector's tint (design brief, « Colour »), on tags and chips. */
export const sectorTints = {
  health: 'mint',
  'medical-interface': 'lilac',
  'care-space': 'butter',
  'well-being': 'coral',
} as const satisfies Readonly<Record<SectorId, string>>;
