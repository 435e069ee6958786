/*
 * Contract between the team page (features/team/Visit), the frame of Google Maps (its folder frame/)
 * and the plugin that builds the frame (plugins/maps).
 */

/** Path of the frame's document below each language's base URL. */
export const MAPS_FRAME = '/assets/maps/visit/';

/** Maximum length of an address in the page and the frame, in characters. */
export const ADDRESS_MAX = 300;

/** Why completion is unavailable: the page reports the first three. */
const reasons = {
  'no-key': 'this site was built without MAPS_KEY',
  'no-consent': 'the visitor has not agreed to Google Maps',
  frame: 'its frame did not answer',
  script: 'Google’s script was blocked or could not be reached',
  library: 'Google’s script loaded without it',
  'time-out': 'Google’s script did not answer in time',
  key: 'Google refused the key of this site (MAPS_KEY)',
};
export type PlacesFailure = keyof typeof reasons;

/** The console's warning (specification, section 8). */
export const placesWarning = (failure: PlacesFailure): string =>
  `Places library not loaded: ${reasons[failure]}. The address field stays a plain one.`;

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
  /** `value` is the text typed in the plain field so far. */
  | {type: 'open'; value: string}
  | {type: 'theme'; theme: 'light' | 'dark'};

export type ToPage =
  | {type: 'ready'}
  /** Heights in px: of the field in the page's flow, and including the list that overlays it. */
  | {type: 'size'; field: number; whole: number}
  | {type: 'value'; value: string}
  /** Enter, with no suggestion selected. */
  | {type: 'submit'; value: string}
  /** Escape with the list closed. */
  | {type: 'close'}
  | {type: 'failed'; failure: PlacesFailure};

/** The data of a message from the expected origin and window, else undefined. */
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
