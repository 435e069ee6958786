import {useEffect, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
// Every route needs it: bundled in the common script, it costs no request.
import '@generated/docusaurus-plugin-content-blog/default/__plugin.json';
import '@generated/docusaurus-plugin-content-pages/default/__plugin.json';
import {useNavigation} from '../../features/navigation/useNavigation';
import {Shell} from '../Layout/Shell';
import {HYDRATED} from '../../lib/early';

/** The site's shell around all pages, which Docusaurus never unmounts. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const pathname = useNavigation();
  // True from the second render on, when the controls also know that they run in a browser.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) document.dispatchEvent(new Event(HYDRATED));
  }, [isBrowser]);
  return <Shell pathname={pathname}>{children}</Shell>;
}
