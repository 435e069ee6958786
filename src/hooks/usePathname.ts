import {createContext, use} from 'react';

/** Where nobody says it: around a page whose frame has failed as well. */
const HOME = '/';

const PathnameContext = createContext(HOME);

/**
 * Says which page those inside stand on. The router's own context changes before the next
 * page is shown; what reads this one follows the page (features/shell).
 */
export const PathnameProvider = PathnameContext.Provider;

/** The path of the page that something stands on. */
export const usePathname = (): string => use(PathnameContext);
