import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocale} from '../../hooks/useLocale';
import {PathnameProvider} from '../../hooks/usePathname';
import {localeFacts, localeOfPath, locales} from '../../lib/locales';
import {
  addressForOthers,
  alternatesOf,
  pathTo,
  type Alternates,
  type RouteName,
} from '../../routes';
import {SOCIAL_SIZE, socialImagePath} from '../../socialImage';
import {useSetSwitchTo} from './switchTo';

export type PageAddress = {
  canonical: string;
  /** Addresses of the page's translations; empty for no hreflang. */
  alternates: Alternates;
  /** Targets of the language links. Default: the alternates, else each language's home. */
  switchTo?: Alternates;
  /** False adds noindex. */
  indexed?: boolean;
};

type PageProps = PageAddress & {
  /** Without the site's name, which the template appends. */
  title: string;
  description: string;
  /** The large text of its social picture. Default: the title. */
  sharedAs?: string;
  /** Marks it as an article for Open Graph (https://ogp.me/#type_article). */
  article?: {published: string; section: string};
  children: ReactNode;
};

/** The address of a page that exists in every language. */
export function usePageAddress(name: Exclude<RouteName, 'case-study' | 'catch-all'>): PageAddress {
  const locale = useLocale();
  return {canonical: pathTo(name, locale), alternates: alternatesOf(name)};
}

/**
 * The head tags of a page, all from one address. Not in theme/SiteMetadata, which renders a new
 * path before its data.
 */
function PageHead({
  title,
  sharedAs = title,
  description,
  article,
  canonical,
  alternates,
  indexed,
}: PageProps) {
  const {siteConfig} = useDocusaurusContext();
  const address = (path: string) => siteConfig.url + path;
  // The text's own language: the canonical address of an untranslated page is in another language.
  const contentLocale = localeOfPath(canonical);
  const {htmlLang} = localeFacts[contentLocale];
  const fallback = addressForOthers(alternates);
  return (
    <>
      <PageMetadata title={title} description={description} />
      {useLocale() === contentLocale ? null : (
        <Head titleAttributes={{lang: htmlLang}}>{null}</Head>
      )}
      <Head>
        {indexed === false ? <meta name="robots" content="noindex" /> : null}
        <meta property="og:type" content={article ? 'article' : 'website'} />
        {article ? <meta property="article:published_time" content={article.published} /> : null}
        {article ? <meta property="article:section" content={article.section} /> : null}
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:url" content={address(canonical)} />
        <meta property="og:locale" content={localeFacts[contentLocale].openGraph} />
        {locales
          .filter((candidate) => candidate !== contentLocale && alternates[candidate])
          .map((candidate) => (
            <meta
              key={candidate}
              property="og:locale:alternate"
              content={localeFacts[candidate].openGraph}
            />
          ))}
        {indexed === false ? null : <link rel="canonical" href={address(canonical)} />}
      </Head>
      {indexed === false ? null : (
        <Head>
          <meta property="og:image" content={address(socialImagePath(canonical))} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(SOCIAL_SIZE.width)} />
          <meta property="og:image:height" content={String(SOCIAL_SIZE.height)} />
          <meta property="og:image:alt" content={`${sharedAs} – ${siteConfig.title}`} />
        </Head>
      )}
      <Head>
        {locales.map((candidate) => {
          const path = alternates[candidate];
          const {htmlLang} = localeFacts[candidate];
          return path ? (
            <link key={candidate} rel="alternate" hrefLang={htmlLang} href={address(path)} />
          ) : null;
        })}
        {fallback ? <link rel="alternate" hrefLang="x-default" href={address(fallback)} /> : null}
      </Head>
    </>
  );
}

/**
 * A page's content, which sets the shell's language links. A single wrapper element: removing a page in
 * parts makes the browser restyle the rest each time.
 */
export function InShell({
  switchTo,
  children,
}: {
  /** Target of each language link; a missing language falls back to its home. */
  switchTo: Alternates;
  children: ReactNode;
}): ReactNode {
  useSetSwitchTo(switchTo);
  return (
    <PathnameProvider value={useLocation().pathname}>
      <div>{children}</div>
    </PathnameProvider>
  );
}

export function Page(props: PageProps): ReactNode {
  const {children, alternates, switchTo = alternates} = props;
  return (
    <>
      <PageHead {...props} />
      <InShell switchTo={switchTo}>{children}</InShell>
    </>
  );
}
