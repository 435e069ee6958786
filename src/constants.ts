/**
 * The constants of the specification, each with its unit and its section. There
 * is no second copy of any of them; CSS reads its own from css/tokens.css.
 */

/** How far a scroll goes before the bar reacts, in px (section 9). */
export const NAVBAR_SCROLL_THRESHOLD = 60;

/** Brand colour (section 9). */
export const BRAND_COLOUR = '#09C78E';

/** How many case studies home shows before a visitor asks for more. */
export const HOME_CASE_STUDIES = 12;

/**
 * How many case studies each « show more » adds: two turns of the grid, so that the last row
 * looks the same and no card that is there changes its shape (features/case-studies/WorkList).
 */
export const HOME_CASE_STUDIES_STEP = 10;

/** Cookie lifetime stated in the privacy text, in months (section 9). */
export const COOKIE_LIFETIME_MONTHS = 13;

/** Age past which data is not used for marketing, in years (section 9). */
export const MARKETING_DATA_YEARS = 4;

/** How long a consent choice is kept, in months (decisions, section 2). */
export const CONSENT_MONTHS = 6;

/** Widths that Cloudinary is asked for, in px: from, to and step (section 9). */
export const IMAGE_WIDTH_MIN = 100;
export const IMAGE_WIDTH_MAX = 4000;
export const IMAGE_WIDTH_STEP = 100;

/** How long a picture's size must be still before it counts as measured, in ms (section 9). */
export const IMAGE_MEASURE_DEBOUNCE = 150;

/** How far around the view a lazy image counts as in it, in px (section 9). */
export const LAZY_MARGIN = 20;

/** Part of a lazy image that has to be in view before it loads (section 9). */
export const LAZY_THRESHOLD = 0.1;

/** How long a script may take to come, in ms (sections 7 and 9). */
export const CHUNK_LOAD_TIMEOUT = 120_000;

/** What a text input may be; any other type falls back to `text` (section 9). */
export const TEXT_INPUT_TYPES = [
  'text',
  'password',
  'email',
  'number',
  'url',
  'tel',
  'search',
  'range',
  'color',
  'date',
  'time',
  'datetime',
  'datetime-local',
  'month',
  'week',
] as const;

/** How long a text input waits before it passes on what was typed, in ms (section 9). */
export const TEXT_INPUT_DEBOUNCE = 0;

/** Letters of an e-mail address's top-level domain (section 9). */
export const EMAIL_TLD_MIN = 2;
export const EMAIL_TLD_MAX = 24;

/** Digits of a phone number (decisions, sections 4 and 5; 15 is E.164's longest). */
export const PHONE_DIGITS_MIN = 6;
export const PHONE_DIGITS_MAX = 15;

/** The longest first or last name, in characters (decisions, sections 4 and 5). */
export const NAME_MAX = 100;

/** Shortest and longest message, in characters (decisions, sections 4 and 5). */
export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 5000;

/** Under so many characters an e-mail address is neither valid nor invalid yet (section 4). */
export const EMAIL_STATE_MIN = 2;

/** How long a link has to be in view before its page is prefetched, in ms (section 9). */
export const PREFETCH_DELAY = 250;

/** How long a scroll to an anchor takes, in ms (section 9). */
export const SCROLL_DURATION = 1000;

/** Its easing, CSS' `ease`, as the two inner points of the curve (section 9). */
export const SCROLL_EASING = [0.25, 0.1, 0.25, 1] as const;

/** How far from the anchor it stops, in px (section 9). */
export const SCROLL_OFFSET = 0;
