/*
 * What the small script in the HTML (plugins/page-data/late.ts) and the application agree on
 * for presses that arrive before the application's scripts.
 */

/** On `document`, once the first page is hydrated: every control answers. */
export const HYDRATED = 'hydrated';

/** On a link that becomes a button when the page is hydrated. */
export const CONTROL_ATTRIBUTE = 'data-control';

/** On the theme toggle, which answers before the page is hydrated. */
export const THEME_TOGGLE_ATTRIBUTE = 'data-theme-toggle';

/** On the document's element when the application's scripts failed to load. */
export const UNSCRIPTED_ATTRIBUTE = 'data-unscripted';

/** Where the browser's storage keeps the theme that was chosen, as the classic theme's script reads it. */
export const THEME_KEY = 'theme';
