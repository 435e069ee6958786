import clsx from 'clsx';
import type {ComponentPropsWithRef, ReactNode} from 'react';
import {translate} from '../../lib/translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '../Icon';
import {useLocale} from '../../hooks/useLocale';
import {usePathname} from '../../hooks/usePathname';
import {kindOf, namesLanguage, samePagePath, withTrailingSlash} from '../../lib/links';
import {localeFacts} from '../../lib/locales';
import styles from './styles.module.css';

interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Same as `href`. A path without a language prefix gets that of the current language. */
  to?: string;
  /** The link's text already says that it opens a new tab. */
  saysNewTab?: boolean;

  // Docusaurus sets it on links to the files of a text.
  'data-noBrokenLinkCheck'?: boolean;
}

const PATHNAME_PROTOCOL = 'pathname://';

function withoutOrigin(address: string, siteUrl: string): string {
  const rest = address.startsWith(siteUrl) ? address.slice(siteUrl.length) : undefined;
  return rest !== undefined && /^(?:[/?#]|$)/.test(rest) ? rest || '/' : address;
}

const bare = (address: string) => address.replace(/^https?:\/\/|\/$/g, '');

/** An icon for sighted readers, text for screen readers. */
function NewTab(): ReactNode {
  const locale = useLocale();
  return (
    <span className="site-nowrap">
      <span aria-hidden="true">
        {/* A word joiner keeps the icon on the line of the last word. */}
        {'\u2060'}
        <Icon name="external" color="currentColor" className={styles.mark} />
      </span>
      {/* Always in the page's language, even inside text in another one. */}
      <span className="site-visually-hidden" lang={localeFacts[locale].htmlLang}>
        {translate({id: 'components.Link.newTab'})}
      </span>
    </span>
  );
}

/**
 * Replaces Docusaurus' Link everywhere, Markdown included (plugins/theme). It is a plain `<a>`,
 * which features/navigation follows and prefetches. External links open a new tab and say so.
 */
export default function Link({
  to,
  href,
  saysNewTab = false,
  'data-noBrokenLinkCheck': unchecked = false,
  className,
  children,
  ...props
}: LinkProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const locale = useLocale();
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

  const here = {from: siteConfig.url + pathname, locale};
  const leavesRouter = given.startsWith(PATHNAME_PROTOCOL);
  const isWhole = /^[a-z][a-z\d+.-]*:|^\/\//i.test(given) && !leavesRouter;
  const path = isWhole
    ? withoutOrigin(given, siteConfig.url)
    : given.replace(PATHNAME_PROTOCOL, '');
  const getsPrefix = !isWhole && path.startsWith('/') && !namesLanguage(path);
  const address = getsPrefix ? withBaseUrl(path) : path;
  const kind = kindOf(address, here);
  const target = kind === 'page' && !leavesRouter ? withTrailingSlash(address) : address;

  // This build does not contain the pages of the other language.
  const staysInTab = !props.target || props.target === '_self';
  if (target && staysInTab && !unchecked && !leavesRouter && (kind === 'page' || kind === 'file')) {
    collectLink(target);
  }

  const isCurrent =
    kind === 'page' && !/[?#]/.test(target) && samePagePath(target) === samePagePath(pathname);
  const opensTab = props.target === '_blank' || (kind === 'external' && !props.target);
  const isAnnounced = opensTab && !saysNewTab && !props['aria-label'];
  // On paper, the address of an external link follows it (css/base.css).
  const isBare = typeof children === 'string' && bare(children) === bare(given);
  return (
    <a
      {...(isBare && {'data-bare': ''})}
      {...(isCurrent && {'aria-current': 'page'})}
      {...(opensTab && {target: '_blank', rel: 'noopener noreferrer'})}
      {...(leavesRouter && {rel: 'external'})}
      {...props}
      href={target}
      // Undefined rather than empty: prose styles target links without a class.
      className={clsx(className, isCurrent && ['active', 'active--exact']) || undefined}
    >
      {children}
      {isAnnounced ? <NewTab /> : null}
    </a>
  );
}
