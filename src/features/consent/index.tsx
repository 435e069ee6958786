import {memo, useEffect, useRef, useSyncExternalStore, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Button from '../../components/Button';
import {saveConsent, useConsent, useMustAskConsent} from '../../hooks/useConsent';
import {usePathname} from '../../hooks/usePathname';
import {linkTo} from '../../routes';
import {currentRequest, endRequest, subscribeToRequests, type ConsentRequest} from './request';
import styles from './styles.module.css';
import {useForgetting} from './useForgetting';
import {useRoomForBanner} from './useRoomForBanner';

export {openConsentBanner} from './request';
export {growsWithBanner} from './useRoomForBanner';

export type CookieBannerProps = {
  /** Where the focus goes after an answer that nothing on the page asked for. */
  pageStart: RefObject<HTMLElement | null>;
};

/**
 * The cookie banner: a region, not a dialog, since the page stays usable. It appears after
 * hydration when there is no valid choice, or when the footer's button asks for it; nothing
 * is stored or loaded before an answer. Its box is always in the document: inserting it
 * would restyle the whole page.
 */
export const CookieBanner = memo(function CookieBanner({pageStart}: CookieBannerProps): ReactNode {
  const region = useRef<HTMLElement>(null);
  const request = useSyncExternalStore(subscribeToRequests, currentRequest, () => undefined);
  const mustAsk = useMustAskConsent();
  const pathname = usePathname();
  useForgetting();

  // What asked may go with its page: the next page must not show the banner again.
  useEffect(() => endRequest, [pathname]);

  const isOpen = mustAsk || request !== undefined;
  const leave = () => {
    const target = request?.from ?? pageStart.current;
    if (region.current?.contains(document.activeElement)) {
      target?.focus({preventScroll: true});
    }
    endRequest();
  };

  return (
    // Escape is a shortcut beside the two buttons, which do the same and more.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      hidden={!isOpen}
      tabIndex={-1}
      className={styles.banner}
      aria-label={translate({
        id: 'consent.CookieBanner.name',
        message: 'Cookies',
        description: 'Name of the cookie banner for screen readers.',
      })}
      onKeyDown={({key}) => {
        // A choice stands already: it stays as it is.
        if (key === 'Escape' && !mustAsk) leave();
      }}
    >
      {isOpen ? <Question region={region} request={request} leave={leave} /> : null}
    </section>
  );
});

type QuestionProps = {
  region: RefObject<HTMLElement | null>;
  request: ConsentRequest | undefined;
  /** Gives the focus back, and closes what was opened by a request. */
  leave: () => void;
};

function Question({region, request, leave}: QuestionProps): ReactNode {
  const answered = useConsent('maps');
  useRoomForBanner(region);

  useEffect(() => {
    if (request) region.current?.focus({preventScroll: true});
  }, [region, request]);

  const answer = (accepted: boolean) => {
    leave();
    saveConsent(accepted);
  };

  return (
    <>
      <h2 className={styles.title}>
        <Translate id="consent.CookieBanner.title" description="Title of the cookie banner.">
          {'Des cookies\u202F? Seulement si vous voulez.'}
        </Translate>
      </h2>
      <p className={styles.text}>
        <Translate
          id="consent.CookieBanner.text"
          description="What the cookie banner asks; a link « Learn more » to the privacy policy follows."
        >
          {
            'Sur la page Équipe, Google Maps peut vous proposer des adresses\u202F; il peut alors déposer des cookies. Rien n’est chargé sans votre accord.'
          }
        </Translate>{' '}
        {/* It lies over every first page and has not been scrolled to: few will follow it. */}
        <Link to={linkTo('privacy-policy')} className="site-link" data-prefetch="intent">
          <Translate
            id="consent.CookieBanner.learnMore"
            description="Link of the cookie banner to the privacy policy."
          >
            En savoir plus
          </Translate>
          {/* In a list of links, those words alone would lead anywhere. */}{' '}
          <span className="site-visually-hidden">
            {translate({
              id: 'consent.CookieBanner.learnMoreAbout',
              message: 'sur les cookies',
              description:
                'Read by screen readers after the words « Learn more » of the cookie banner.',
            })}
          </span>
        </Link>
      </p>
      {answered === 'granted' ? (
        <p className={styles.text}>
          <Translate
            id="consent.CookieBanner.granted"
            description="In the cookie banner, when it is opened again by somebody who has accepted."
          >
            {
              'Vous avez accepté les cookies. Si vous les refusez maintenant, Google Maps se ferme et ce que Google a écrit pour ce site est effacé.'
            }
          </Translate>
        </p>
      ) : null}
      {answered === 'refused' ? (
        <p className={styles.text}>
          <Translate
            id="consent.CookieBanner.refused"
            description="In the cookie banner, when it is opened again by somebody who has refused."
          >
            {'Vous avez refusé les cookies.'}
          </Translate>
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button className={styles.action} onClick={() => answer(false)}>
          <Translate
            id="consent.CookieBanner.refuse"
            description="Button of the cookie banner; same weight as « Accept »."
          >
            Refuser
          </Translate>
        </Button>
        <Button className={styles.action} onClick={() => answer(true)}>
          <Translate
            id="consent.CookieBanner.accept"
            description="Button of the cookie banner; same weight as « Decline »."
          >
            Accepter
          </Translate>
        </Button>
      </div>
    </>
  );
}
