/** Anchor of the links at the end of every page. */
export const footerNavId = 'pied-de-page';

/** Anchor of the page's content. */
export const mainId = 'main';
