/** Smallest move that the bar reacts to, in px (specification, section 9). */
export const NAVBAR_SCROLL_THRESHOLD = 60;

/** Anchor of the links at the end of every page. */
export const footerNavId = 'pied-de-page';

/** Anchor of the page's content. */
export const mainId = 'main';
