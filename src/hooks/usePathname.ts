import {createContext, use} from 'react';

/** Where nobody says it: around a page whose frame has failed as well. */
const HOME = '/';

const PathnameContext = createContext(HOME);

/**
 * Says whose links those inside are: `value` is a page's path, for example `/team/`.
 *
 * The router's own context changes around the whole application, and React renders
 * whatever reads it before it shows the next page. What reads this one follows the page
 * when its provider does: see features/shell.
 */
export const PathnameProvider = PathnameContext.Provider;

/** The path of the page that something stands on. */
export const usePathname = (): string => use(PathnameContext);
