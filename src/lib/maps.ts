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

/** Why there is no completion, said in the console: the first three by the page. */
const reasons = {
  'no-key': 'this site was built without MAPS_KEY',
  'no-consent': 'the visitor has not agreed to Google Maps',
  frame: 'its frame did not answer',
  script: 'Google’s script was blocked or could not be reached',
  library: 'Google’s script came without it',
  'time-out': 'Google’s script did not answer in time',
  key: 'Google refused the key of this site (MAPS_KEY)',
};
export type PlacesFailure = keyof typeof reasons;

export const placesWarning = (failure: PlacesFailure): string =>
  warnings.placesNotLoaded(reasons[failure]);

/** The frame's words, in the language of the page; `several` holds `{count}`. */
export type FrameWords = Readonly<
  Record<
    | 'label'
    | 'placeholder'
    | 'help'
    | 'list'
    | 'loading'
    | 'none'
    | 'one'
    | 'several'
    | 'unavailable',
    string
  >
>;

export type ToFrame =
  /** `font` is the path of the text font. */
  | {type: 'start'; theme: 'light' | 'dark'; font: string; words: FrameWords}
  /** With what has been typed in the plain field. */
  | {type: 'open'; value: string}
  | {type: 'theme'; theme: 'light' | 'dark'}
  /** Answered with the same, after all that the field had yet to tell. */
  | {type: 'close'};

export type ToPage =
  | {type: 'ready'}
  /** Heights in px: of what is in the page's flow, and with the list that lies over it. */
  | {type: 'size'; field: number; whole: number}
  | {type: 'value'; value: string}
  /** Enter, without an address under the cursor. */
  | {type: 'submit'; value: string}
  /** Escape, with the list closed, or the page asked for it. */
  | {type: 'close'}
  | {type: 'failed'; failure: PlacesFailure};

/** A message from this very origin and window, or undefined. */
function read<T>(
  {origin, source, data}: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  from: {origin: string; source: unknown},
): T | undefined {
  return origin === from.origin && source !== null && source === from.source
    ? (data as T)
    : undefined;
}
export const readToFrame = read<ToFrame>;
export const readToPage = read<ToPage>;
