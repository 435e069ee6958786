import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import displayFont from '../../css/fonts/bricolage-grotesque-fr-en.woff2';
import textFont from '../../css/fonts/atkinson-hyperlegible-next-fr-en.woff2';

/**
 * What is the same in the head of every page. Titles, canonical links and
 * language pairs come from features/page.
 */
export default function SiteMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Head>
      <meta name="version" content={String(siteConfig.customFields?.version)} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* The two fonts of every page; without this they wait for the style sheet. */}
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
