import {memo, type ComponentPropsWithRef, type ReactNode} from 'react';
import Link from '../../../components/Link';
import {translate} from '../../../lib/translate';
import clsx from 'clsx';
import Icon, {type IconName} from '../../../components/Icon';
import {usePathname} from '../../../hooks/usePathname';
import {locales, localeFacts} from '../../../lib/locales';
import {homeAnchors, linkTo, matchRoute, pathTo} from '../../../routes';
import {site} from '../../../site';
import {useLocale} from '../../../hooks/useLocale';
import {useSwitchTo} from '../../../features/page/switchTo';
import styles from './styles.module.css';

/** Anchor of the footer's navigation. */
export const footerNavId = 'footer';

export type NavTarget =
  | 'home'
  | 'work'
  | 'team'
  | 'how-we-work'
  | 'contact'
  | 'legal'
  | 'accessibility'
  | 'eco-design'
  | 'privacy-policy'
  | 'site-map';

function addressOf(target: NavTarget): string {
  switch (target) {
    case 'work':
    case 'contact':
      return `${linkTo('home')}#${homeAnchors[target]}`;
    default:
      return linkTo(target);
  }
}

/** French law wants the state of accessibility on every page, in the words of the statement. */
const labelOf = (target: NavTarget) =>
  target === 'accessibility'
    ? translate({id: `shell.links.accessibility.${site.accessibility}`})
    : translate({id: `shell.links.${target}`});

type NavLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {target: NavTarget};

/**
 * A navigation link, by default with its standard label. Active links get the specification's class
 * (section 9) and `aria-current`; Link marks those to the current page.
 */
export const NavLink = memo(function NavLink({
  target,
  className,
  children,
  ...props
}: NavLinkProps): ReactNode {
  const route = matchRoute(usePathname())?.route.name;
  const isActive = target === 'work' && route === 'case-study';
  return (
    <Link
      {...props}
      to={addressOf(target)}
      className={clsx(className, isActive && 'active')}
      {...(isActive && {'aria-current': 'true'})}
    >
      {children ?? labelOf(target)}
    </Link>
  );
});

/**
 * The agency's profiles, or those of the bar, as a list; `children` are its first items. By default
 * the bar has the professional network and the photo-sharing one (specification, section 2).
 * `rel="me"` lets a network verify the site.
 */
export function SocialLinks({
  ofBar = false,
  className,
  children,
}: {
  ofBar?: boolean;
  className?: string;
  children?: ReactNode;
}): ReactNode {
  const profiles = site.social.filter(({inBar}) => !ofBar || inBar);
  return children || profiles.length > 0 ? (
    <ul role="list" className={clsx(styles.icons, className)}>
      {children}
      {profiles.map(({name, href, icon}) => (
        <IconLink
          key={href}
          href={href}
          rel="me noopener noreferrer"
          icon={icon}
          label={translate({id: 'shell.links.network'}, {network: name})}
        />
      ))}
    </ul>
  ) : null;
}

type IconLinkProps = {
  href: string;
  /** Accessible name; mentions the new tab if the link opens one. */
  label: string;
  icon: IconName;
  /** Default: that of any external link. */
  rel?: string;
};

/** An item of {@link SocialLinks}. */
export function IconLink({label, icon, ...props}: IconLinkProps): ReactNode {
  return (
    <li>
      <Link {...props} aria-label={label} className={styles.icon}>
        <Icon name={icon} color="currentColor" />
      </Link>
    </li>
  );
}

/**
 * Links to the page's counterpart in each language, labelled in that language. Plain links: each
 * language is a separate application.
 */
export function LanguageLinks({className}: {className?: string}): ReactNode {
  const current = useLocale();
  const switchTo = useSwitchTo();
  return (
    <nav className={className} aria-label={translate({id: 'shell.links.languages'})}>
      <ul role="list" className={styles.languages}>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={switchTo[locale] ?? pathTo('home', locale)}
              lang={localeFacts[locale].htmlLang}
              hrefLang={localeFacts[locale].htmlLang}
              aria-current={locale === current ? 'true' : undefined}
              className={styles.language}
            >
              <Icon name={`flag-${locale}`} size={32} className={styles.flag} />
              {localeFacts[locale].label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
