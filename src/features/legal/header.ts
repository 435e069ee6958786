import {createContext} from 'react';

/** The page in whose header a text is shown: its name, or '', and the text's language if another. */
type Header = {name: string; lang: string | undefined};

/** Undefined below the header. */
export const HeaderContext = createContext<Header | undefined>(undefined);
