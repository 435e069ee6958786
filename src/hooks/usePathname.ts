import {createContext, use} from 'react';

/** Where nobody says it: around a page whose frame has failed as well. */
const HOME = '/';

const PathnameContext = createContext(HOME);

/**
 * Provides the path of the page around its children. The router's own context changes before the next
 * page is shown; what reads this one follows the page (features/shell).
 */
export const PathnameProvider = PathnameContext.Provider;

/** The path of the page around the component. */
export const usePathname = (): string => use(PathnameContext);
