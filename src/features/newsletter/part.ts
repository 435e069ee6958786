/* The newsletter as a part of the page, for an Island. In browsers: part.browser.ts. */
export {default} from './Newsletter';
