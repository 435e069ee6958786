import {createContext, use} from 'react';

const PathnameContext = createContext('/');

/**
 * Provides the path of the current page; the router's path changes before the next page is shown.
 */
export const PathnameProvider = PathnameContext.Provider;

export const usePathname = (): string => use(PathnameContext);

/** Path of the page shown, updated at once; {@link usePathname} may lag behind in the shell. */
export const ShownPathname = createContext('/');
