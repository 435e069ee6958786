import {EMBEDDED_ID} from '../../lib/pageDocument';
import {createLoader} from './loader';

const isBrowser = typeof document !== 'undefined';

/** The page data of this tab. On the server, pages receive it as props. */
export const loader = createLoader({
  embedded: isBrowser ? document.getElementById(EMBEDDED_ID)?.textContent : undefined,
  pathname: isBrowser ? window.location.pathname : '/',
  fetch: (url, init) => window.fetch(url, init),
});
