import {createContext, use} from 'react';

const PathnameContext = createContext('/');

/**
 * Provides the path of the page around its children; the router's own changes before the next page
 * is shown.
 */
export const PathnameProvider = PathnameContext.Provider;

export const usePathname = (): string => use(PathnameContext);
