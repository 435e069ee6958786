import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import displayFont from '../../css/fonts/display-fr-en.woff2';
import textFont from '../../css/fonts/text-fr-en.woff2';

/** The head tags shared by all pages; features/page and plugins/publish add the others. */
export default function SiteMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const icon = useBaseUrl(siteConfig.favicon);
  return (
    <Head>
      {/* Docusaurus' own icon link has this address and no type. Head keeps the last of two links
         with one address. */}
      <link rel="icon" type="image/svg+xml" href={icon} />
      <meta name="version" content={String(siteConfig.customFields?.version)} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* Both fonts of every page: a font that comes late lays the page out twice, first in a
         system font that the browser has to look up. */}
      {[displayFont, textFont].map((font) => (
        <link
          key={font}
          rel="preload"
          as="font"
          type="font/woff2"
          href={font}
          crossOrigin="anonymous"
        />
      ))}
    </Head>
  );
}
