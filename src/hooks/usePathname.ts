import {createContext, use} from 'react';

const PathnameContext = createContext('/');

/**
 * Provides the path of the current page; the router's path changes before the next page is shown, and
 * the shell's links follow after it.
 */
export const PathnameProvider = PathnameContext.Provider;

export const usePathname = (): string => use(PathnameContext);
