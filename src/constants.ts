/**
 * The constants of the specification, each with its unit and section, and the only copy of each.
 * The specification and the decisions are not in this repository: a constant may change if its test
 * and the texts that quote it follow.
 * CSS has its own in css/tokens.css, and the brand colour in css/palette.css.
 */

/** Scroll distance before the navbar reacts, in px (section 9). */
export const NAVBAR_SCROLL_THRESHOLD = 60;

/** Number of case studies that home shows at first. */
export const HOME_CASE_STUDIES = 12;

/**
 * Number of case studies that each « show more » adds: two periods of the grid, so that the last
 * row keeps its layout and existing cards keep their shape (features/case-studies/WorkList).
 */
export const HOME_CASE_STUDIES_STEP = 10;

/** Cookie lifetime stated in the privacy text, in months (section 9). */
export const COOKIE_LIFETIME_MONTHS = 13;

/** Age beyond which data is not used for marketing, in years (section 9). */
export const MARKETING_DATA_YEARS = 4;

/** Lifetime of a consent choice, in months (decisions, section 2). */
export const CONSENT_MONTHS = 6;

/**
 * How long forms are kept, in months: the privacy policy says so, and `npm run forms -- expire`
 * erases them then.
 */
export const RETENTION_MONTHS = {
  message: 12,
  application: 24,
  newsletter: 36,
  unsubscription: 6,
} as const;

/** How long the link that confirms a subscription is good, in hours. */
export const CONFIRMATION_HOURS = 48;

/** Image widths requested from Cloudinary, in px: minimum, maximum and step (section 9). */
export const IMAGE_WIDTH_MIN = 100;
export const IMAGE_WIDTH_MAX = 4000;
export const IMAGE_WIDTH_STEP = 100;

/** How long an image's size must be stable before it is measured, in ms (section 9). */
export const IMAGE_MEASURE_DEBOUNCE = 150;

/** Margin around the viewport in which a lazy image counts as visible, in px (section 9). */
export const LAZY_MARGIN = 20;

/** Visible share of a lazy image at which it loads (section 9). */
export const LAZY_THRESHOLD = 0.1;

/** Timeout of a script, in ms (sections 7 and 9). */
export const CHUNK_LOAD_TIMEOUT = 120_000;

/**
 * How long a page may take within the application before it is loaded in full, in ms. With the full
 * load, it is there within 8 s.
 */
export const PAGE_TIMEOUT = 5000;

/** How long a request made ahead may hang before it is abandoned, in ms. */
export const PREFETCH_PATIENCE = 2000;

/** Debounce of a text input, in ms (section 9). */
export const TEXT_INPUT_DEBOUNCE = 0;

/** Supported types of a text input; any other type falls back to `text` (section 9). */
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

/** Minimum length of an e-mail address's top-level domain (section 9). */
export const EMAIL_TLD_MIN = 2;
export const EMAIL_TLD_MAX = 24;

/** Number of digits of a phone number (decisions, sections 4 and 5; E.164 allows up to 15). */
export const PHONE_DIGITS_MIN = 6;
export const PHONE_DIGITS_MAX = 15;

/** Maximum length of a first or last name, in characters (decisions, sections 4 and 5). */
export const NAME_MAX = 100;

/** Minimum and maximum length of a message, in characters (decisions, sections 4 and 5). */
export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 5000;

/**
 * Length at which the message's field takes no more text, in UTF-16 code units: with 50,000
 * unbroken characters, a browser takes seconds for each key. Far above {@link MESSAGE_MAX}, so that
 * a message that is pasted and too long is kept, and said to be too long.
 */
export const MESSAGE_FIELD_MAX = 20_000;

/** Minimum length at which an e-mail address is validated (section 4). */
export const EMAIL_STATE_MIN = 2;

/** How long a link must be in view before its page is prefetched, in ms (section 9). */
export const PREFETCH_DELAY = 250;

/** How long a link of a page's content must be in view before its files are prefetched too, in ms. */
export const PREFETCH_CODE_DELAY = 1000;

/** Duration of a scroll to an anchor, in ms (section 9). */
export const SCROLL_DURATION = 1000;

/** Easing of that scroll, as in CSS (section 9). */
export const SCROLL_EASING = 'ease';

/** Offset of that scroll from the anchor, in px (section 9). */
export const SCROLL_OFFSET = 0;
