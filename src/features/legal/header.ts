import {createContext} from 'react';

/** The name of the page in whose header a text is shown, or ''; undefined below the header. */
export const HeaderContext = createContext<string | undefined>(undefined);
