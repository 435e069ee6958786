/*
 * Contract between the inline loader (features/until-hydration) and the application for clicks that
 * precede hydration.
 */

/** Id of the `<template>` that holds the application's scripts until the first paint. */
export const LATE_ID = 'late';

/** Event on `document` once the first page is hydrated and every control works. */
export const HYDRATED = 'hydrated';

/** Marks the burger, a link that hydration turns into a button. */
export const BURGER_ATTRIBUTE = 'data-burger';

/** Id of the `<template>` with the menu, of which the burger opens a copy before hydration. */
export const MENU_ID = 'early-menu';

/** Marks the theme toggle, which works before hydration. */
export const THEME_TOGGLE_ATTRIBUTE = 'data-theme-toggle';

/** Set on the root element until the sections below the fold are laid out. */
export const ARRIVING_ATTRIBUTE = 'data-arriving';

/** A long section that is out of view on arrival, and precedes no anchor (css/base.css). */
export const BELOW_FOLD_CLASS = 'site-below-fold';

/** Set on the root element when the application's scripts failed to load. */
export const UNSCRIPTED_ATTRIBUTE = 'data-unscripted';

/** Local storage key of the chosen theme, which the classic theme's script reads. */
export const THEME_KEY = 'theme';

/** Local storage key of the choice about cookies. */
export const CONSENT_KEY = 'consent';

/** Set on the root element before the first paint, when no choice about cookies is stored. */
export const ASK_CONSENT_ATTRIBUTE = 'data-ask-consent';

/**
 * What tells the browsers that get the style sheets and the scripts: Chrome and Edge from 108 on,
 * Firefox from 101, Safari from 15.4. The others show the HTML with css/core.css.
 */
export const STYLES_NEED = ['height', '1svh'] as const;
