import {memo, type ReactNode} from 'react';
import {translate} from '../../lib/translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {openConsentBanner} from '../CookieBanner';
import {useConsentNeeds} from '../../hooks/useConsentNeeds';
import {usePathname} from '../../hooks/usePathname';
import {matchRoute} from '../../routes';
import NewsletterForm from '../NewsletterForm';
import {newsletterId, newsletterTitleId} from '../../forms/newsletterFields';
import {footerNavId, LanguageLinks, NavLink, SocialLinks, type NavTarget} from '../Layout/links';
import {OwnLinks} from '../Layout/links/own';
import {BigMark} from './BigMark';
import styles from './styles.module.css';

/**
 * What the agency does, then what the law asks for and the site map: the style sheet parts them after
 * the fourth.
 */
const targets: readonly NavTarget[] = [
  'work',
  'how-we-work',
  'team',
  'contact',
  'legal',
  'accessibility',
  'eco-design',
  'privacy-policy',
  'site-map',
];

/** The footer of every page; its links replace the menu where scripts do not run. */
export default memo(function Footer(): ReactNode {
  const brokenLinks = useBrokenLinks();
  const {manages} = useConsentNeeds();
  // The newsletter's page has its form beside the title.
  const isAbove = matchRoute(usePathname())?.route.name === 'newsletter';
  brokenLinks.collectAnchor(footerNavId);
  brokenLinks.collectAnchor(newsletterId);
  const item = (target: NavTarget) => (
    <li key={target}>
      <NavLink target={target} className={styles.link} />
    </li>
  );
  return (
    <footer
      // The legal notice already prints the name and the address.
      className={`site-ground-ink site-wrap site-grid site-no-print ${styles.footer}`}
      // Grows by `--site-banner-space`, so that the banner hides none of it (theme/CookieBanner).
      data-grows-with-banner=""
    >
      {isAbove ? null : (
        <section
          id={newsletterId}
          className={styles.newsletter}
          aria-labelledby={newsletterTitleId}
        >
          <NewsletterForm />
        </section>
      )}
      <div className={styles.aside}>
        <nav
          id={footerNavId}
          className={styles.pages}
          aria-label={translate({id: 'shell.Footer.name'})}
        >
          <ul role="list" className={styles.links}>
            {process.env.SITE_OWN_LINKS ? (
              <>
                {targets.map(item)}
                <OwnLinks place="footer" className={styles.link} />
              </>
            ) : (
              targets.map(item)
            )}
            {manages ? (
              <li className="site-scripted">
                <button
                  type="button"
                  className={styles.link}
                  onClick={({currentTarget}) => openConsentBanner(currentTarget)}
                >
                  {translate({id: 'shell.Footer.cookies'})}
                </button>
              </li>
            ) : null}
          </ul>
        </nav>
        <SocialLinks className={styles.social} />
        <LanguageLinks className={styles.languages} />
      </div>
      <BigMark />
    </footer>
  );
});
