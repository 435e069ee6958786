/**
 * The constants of the specification, each with its unit and its section. There
 * is no second copy of any of them; CSS reads its own from css/tokens.css.
 */

/** Brand colour (section 9). */
export const BRAND_COLOUR = '#09C78E';

/** How many case studies home shows before a visitor asks for more. */
export const HOME_CASE_STUDIES = 6;

/** How many case studies each « show more » adds. */
export const HOME_CASE_STUDIES_STEP = 6;

/** Cookie lifetime stated in the privacy text, in months (section 9). */
export const COOKIE_LIFETIME_MONTHS = 13;

/** Age past which data is not used for marketing, in years (section 9). */
export const MARKETING_DATA_YEARS = 4;

/** How long a consent choice is kept, in months (decisions, section 2). */
export const CONSENT_MONTHS = 6;
