import clsx from 'clsx';
import type {ComponentPropsWithRef, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '../Icon';
import {usePathname} from '../../hooks/usePathname';
import {kindOf, namesLanguage, samePagePath, withTrailingSlash} from '../../lib/links';
import {asLocale} from '../../lib/locales';
import styles from './styles.module.css';

interface LinkProps extends ComponentPropsWithRef<'a'> {
  /**
   * Where it leads. A path gets the prefix of the language that is being shown; one
   * that begins with a language (`/en/…`, `/fr/…`) stays as it is. Same as `href`.
   */
  to?: string;
  /** The link's own words say that it opens a new tab: nothing is added to them. */
  saysNewTab?: boolean;

  // What Docusaurus' own components may pass beside.

  /** Whether paths get the language's prefix. Default: true. */
  autoAddBaseUrl?: boolean;
  /** The build does not look whether the target exists. */
  'data-noBrokenLinkCheck'?: boolean;
  isNavLink?: boolean;
  activeClassName?: string;
  exact?: boolean;
}

/** Docusaurus' way of saying that a path is no page of the router's. */
const PATHNAME_PROTOCOL = 'pathname://';

/** An address of this site without its origin; others as they are. */
function withoutOrigin(address: string, siteUrl: string): string {
  const rest = address.startsWith(siteUrl) ? address.slice(siteUrl.length) : undefined;
  return rest !== undefined && /^(?:[/?#]|$)/.test(rest) ? rest || '/' : address;
}

/** Tells everybody that a link opens a new tab: a mark for the eyes, words for the ears. */
function NewTab(): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <span className={styles.newTab}>
      <span aria-hidden="true">
        {/* A word joiner: the mark never begins a line by itself. */}
        {'\u2060'}
        <Icon name="external" color="currentColor" className={styles.mark} />
      </span>
      {/* In the language of the site, whatever the text around is in. */}
      <span
        className="site-visually-hidden"
        lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}
      >
        {translate({
          id: 'components.Link.newTab',
          message: ' (s’ouvre dans un nouvel onglet)',
          description:
            'Added to the words of links to other sites, for screen readers. Begins with a space.',
        })}
      </span>
    </span>
  );
}

/**
 * Every link of the site, Markdown's included, in place of Docusaurus' (plugins/theme). It
 * writes a plain `<a>`: features/navigation follows and prefetches those to pages of the site.
 * A link to another site opens a new tab and says so, unless its own words do.
 */
export default function Link({
  to,
  href,
  saysNewTab = false,
  autoAddBaseUrl = true,
  'data-noBrokenLinkCheck': unchecked = false,
  isNavLink: _isNavLink,
  activeClassName,
  exact: _exact,
  className,
  children,
  ...props
}: LinkProps): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectAnchor, collectLink} = useBrokenLinks();
  const pathname = usePathname();
  if (props.id) {
    collectAnchor(props.id);
  }
  const given = to ?? href;
  if (given === undefined) {
    return (
      <a className={className} {...props}>
        {children}
      </a>
    );
  }

  const here = {from: siteConfig.url + pathname, locale: asLocale(i18n.currentLocale)};
  const leavesRouter = given.startsWith(PATHNAME_PROTOCOL);
  const isWhole = /^[a-z][a-z\d+.-]*:|^\/\//i.test(given) && !leavesRouter;
  const path = isWhole
    ? withoutOrigin(given, siteConfig.url)
    : given.replace(PATHNAME_PROTOCOL, '');
  const getsPrefix = autoAddBaseUrl && !isWhole && path.startsWith('/') && !namesLanguage(path);
  const address = getsPrefix ? withBaseUrl(path) : path;
  const kind = kindOf(address, here);
  const target = kind === 'page' && !leavesRouter ? withTrailingSlash(address) : address;

  // As Docusaurus' own link has it. Pages of the other language are not in this build.
  const staysInTab = !props.target || props.target === '_self';
  if (target && staysInTab && !unchecked && !leavesRouter && (kind === 'page' || kind === 'file')) {
    collectLink(target);
  }

  const isCurrent =
    kind === 'page' && !/[?#]/.test(target) && samePagePath(target) === samePagePath(pathname);
  const opensTab = props.target === '_blank' || (kind === 'external' && !props.target);
  const isAnnounced = opensTab && !saysNewTab && !props['aria-label'];
  return (
    <a
      {...(isCurrent && {'aria-current': 'page'})}
      {...(opensTab && {target: '_blank', rel: 'noopener noreferrer'})}
      {...(leavesRouter && {rel: 'external'})}
      {...props}
      href={target}
      // Undefined rather than empty: prose styles the links that have no class.
      className={
        clsx(className, isCurrent && ['active', 'active--exact', activeClassName]) || undefined
      }
    >
      {children}
      {isAnnounced ? <NewTab /> : null}
    </a>
  );
}
