import {warnings} from './errors';

/** Path of the frame's document under each language's base URL. */
export const MAPS_FRAME = '/assets/maps/visit/';

/** Longest address that the page and the frame take, in characters. */
export const ADDRESS_MAX = 300;

/** What a page knows of it (`siteConfig.customFields.maps`); undefined without a key. */
export type MapsConfig = {
  /** Path of the frame, without the language's prefix. */
  frame: string;
};

/** Why there is no completion. */
export const placesFailures = [
  // The page
  'no-key',
  'no-consent',
  'frame',
  // The frame
  'script',
  'library',
  'time-out',
  'key',
] as const;
export type PlacesFailure = (typeof placesFailures)[number];

/** Said to whoever looks at the console. */
const reasons: Readonly<Record<PlacesFailure, string>> = {
  'no-key': 'this site was built without MAPS_KEY',
  'no-consent': 'the visitor has not agreed to Google Maps',
  frame: 'its frame did not answer',
  script: 'Google’s script was blocked or could not be reached',
  library: 'Google’s script came without it',
  'time-out': 'Google’s script did not answer in time',
  key: 'Google refused the key of this site (MAPS_KEY)',
};

export function placesWarning(failure: PlacesFailure): string {
  return warnings.placesNotLoaded(reasons[failure]);
}
