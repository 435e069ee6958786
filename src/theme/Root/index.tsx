import {useEffect, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
// Every route asks for its plugin's name: as a part of the common script it is no request.
import '@generated/docusaurus-plugin-content-blog/default/__plugin.json';
import '@generated/docusaurus-plugin-content-pages/default/__plugin.json';
import {useNavigation} from '../../features/navigation/useNavigation';
import {pagesAhead} from '../../features/page-data';
import {Frame} from '../../features/shell';
import {HYDRATED} from '../../lib/early';

/**
 * The site's frame around the place of all pages: Docusaurus never takes it down, and the
 * pages come and go within it.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const pathname = useNavigation(pagesAhead);
  // With the second render, in which controls know that they are in a browser.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) document.dispatchEvent(new Event(HYDRATED));
  }, [isBrowser]);
  return <Frame pathname={pathname}>{children}</Frame>;
}
