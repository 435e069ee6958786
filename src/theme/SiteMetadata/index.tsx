import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import displayFont from '../../css/fonts/bricolage-grotesque-fr-en.woff2';

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
      {/* The font of titles, which are the largest paint. The text's font follows the style sheet:
         before the first paint, it would delay the sheet on a slow network. */}
      <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
    </Head>
  );
}
