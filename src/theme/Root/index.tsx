import {useEffect, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
// Every route asks for it: in the common script it needs no request.
import '@generated/docusaurus-plugin-content-blog/default/__plugin.json';
import '@generated/docusaurus-plugin-content-pages/default/__plugin.json';
import {useNavigation} from '../../features/navigation/useNavigation';
import {pagesAhead} from '../../features/page-data';
import {Frame} from '../../features/shell';
import {HYDRATED} from '../../lib/early';

/** The site's frame around all pages: Docusaurus never takes it down. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const pathname = useNavigation(pagesAhead);
  // With the second render, in which controls know that they are in a browser.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) document.dispatchEvent(new Event(HYDRATED));
  }, [isBrowser]);
  return <Frame pathname={pathname}>{children}</Frame>;
}
