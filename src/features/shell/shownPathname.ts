import {createContext, useContext} from 'react';

/**
 * The path of the page in the document, at once: for what has to change with the page. What
 * may follow a moment later reads hooks/usePathname.
 */
const ShownPathname = createContext('/');

export const ShownPathnameProvider = ShownPathname.Provider;

export const useShownPathname = (): string => useContext(ShownPathname);
