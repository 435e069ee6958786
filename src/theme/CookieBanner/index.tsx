/*
 * The shell shows the banner only in a build that has something to ask (hooks/useConsentNeeds.ts).
 *
 * How the banner is joined to the rest, where no import says so:
 * - Where the banner asks by itself, a script in the head (plugins/theme) sets `data-ask-consent` on
 *   the root element before the first paint, if no choice is stored; the style sheet shows the banner
 *   by it.
 * - The banner stands before the bar (theme/Layout/Shell): `.banner:not(:has(~ header))` hides it while
 *   the HTML that follows it has not arrived.
 * - Elements with `data-grows-with-banner` (the footer, the sky's pause button, a page's index) grow or
 *   rise by `--site-banner-space`, which useRoomForBanner.ts sets, so that the banner hides none of them.
 * - `useConsent('maps')` reads the choice that the banner asks for; a film grants its own, for its frame.
 */
import {memo, useEffect, useRef, useSyncExternalStore, type ReactNode, type RefObject} from 'react';
import Link from '../../components/Link';
import {translate} from '../../lib/translate';
import Button from '../../components/Button';
import {hasStoredChoice, saveConsent, useConsent} from '../../hooks/useConsent';
import {useConsentNeeds, type ConsentNeeds} from '../../hooks/useConsentNeeds';
import {usePathname} from '../../hooks/usePathname';
import {ASK_CONSENT_ATTRIBUTE} from '../../lib/early';
import {createStore} from '../../lib/storage';
import {linkTo} from '../../routes';
import styles from './styles.module.css';
import {useRoomForBanner} from './useRoomForBanner';

/** `from` is the button that reopened the banner; it gets the focus back. */
type ConsentRequest = {from: HTMLElement};

const currentRequest = createStore<ConsentRequest | undefined>(undefined);

/** Reopens the banner and focuses it. */
export const openConsentBanner = (from: HTMLElement) => currentRequest.set({from});

const endRequest = () => currentRequest.set(undefined);

/** Deletes third-party data once consent is withdrawn or expired. */
function useForgetting(): void {
  const answer = useConsent('maps');
  const before = useRef(answer);
  useEffect(() => {
    const withdrawn = before.current === 'granted' && answer !== 'granted';
    const expired = before.current === 'unknown' && answer === 'unasked' && hasStoredChoice();
    if (withdrawn || expired) {
      // Even if loading fails, the service stays disabled.
      import('./forget').then(
        ({forgetThirdParties}) => forgetThirdParties(),
        () => undefined,
      );
    }
    before.current = answer;
  }, [answer]);
}

type CookieBannerProps = {
  /** Receives the focus after an answer if no button opened the banner. */
  pageStart: RefObject<HTMLElement | null>;
};

/**
 * The cookie banner: a non-modal region. The server's HTML holds it, hidden; before the first
 * paint, a script shows it to visitors without a stored choice (plugins/theme). After hydration it
 * shows when there is no valid choice, or when the footer's button opens it. Its box stays in the
 * page, since inserting it would restyle the whole page.
 */
export default memo(function CookieBanner({pageStart}: CookieBannerProps): ReactNode {
  const region = useRef<HTMLElement>(null);
  const request = useSyncExternalStore(
    currentRequest.subscribe,
    currentRequest.get,
    () => undefined,
  );
  const answer = useConsent('maps');
  const needs = useConsentNeeds();
  const mustAsk = needs.asks && answer === 'unasked';
  const pathname = usePathname();
  useForgetting();

  // From here on, React decides.
  useEffect(() => {
    if (answer !== 'unknown') document.documentElement.removeAttribute(ASK_CONSENT_ATTRIBUTE);
  }, [answer]);

  // The button that opened it may be removed with the page.
  useEffect(() => endRequest, [pathname]);

  const isOpen = mustAsk || request !== undefined;
  useRoomForBanner(region, isOpen);
  const leave = () => {
    const target = request?.from ?? pageStart.current;
    if (region.current?.contains(document.activeElement)) {
      target?.focus({preventScroll: true});
    }
    endRequest();
  };

  return (
    // Escape duplicates one of the two buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      hidden={!isOpen}
      tabIndex={-1}
      className={`site-no-print ${styles.banner}`}
      // Moves in when a button opens it, and is in place from the first paint when it must ask.
      data-moves={request ? '' : undefined}
      // Search engines quote the page, not the banner.
      data-nosnippet=""
      aria-label={translate({id: 'consent.CookieBanner.name'})}
      onKeyDown={({key}) => {
        // Keeps an earlier choice.
        if (key === 'Escape' && !mustAsk) leave();
      }}
    >
      {isOpen || answer === 'unknown' ? (
        <Question {...needs} answered={answer} region={region} request={request} leave={leave} />
      ) : null}
    </section>
  );
});

/** The question, or the choice in force and what another one would change. */
function wordsOf({maps, asks}: ConsentNeeds, answer: ReturnType<typeof useConsent>): string {
  if (answer === 'refused') return translate({id: 'consent.CookieBanner.refused'});
  if (!asks) return translate({id: 'consent.CookieBanner.films'});
  if (!maps) return translate({id: 'consent.CookieBanner.idle'});
  return answer === 'granted'
    ? translate({id: 'consent.CookieBanner.granted'})
    : translate({id: 'consent.CookieBanner.text'});
}

type QuestionProps = ConsentNeeds & {
  /** The current choice. */
  answered: ReturnType<typeof useConsent>;
  region: RefObject<HTMLElement | null>;
  request: ConsentRequest | undefined;
  /** Restores the focus, and closes a reopened banner. */
  leave: () => void;
};

function Question({answered, region, request, leave, ...needs}: QuestionProps): ReactNode {
  useEffect(() => {
    if (request) region.current?.focus({preventScroll: true});
  }, [region, request]);

  const answer = (accepted: boolean) => {
    leave();
    // Films ask for themselves: accepting them all is no answer.
    if (needs.asks || !accepted) saveConsent(accepted);
  };

  return (
    <>
      {/* Two biscuits that meet, one of them tasted; they hang low, clear of the hill's edge */}
      <svg
        width="24"
        className={`site-colours-only ${styles.biscuits}`}
        viewBox="0 -4 60 44"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="20" cy="20" r="20" fill="var(--site-palette-coral-pale)" />
        <circle cx="40" cy="20" r="20" fill="var(--site-palette-yellow)" />
        <path d="M30 2.7A20 20 0 0 1 30 37.3A20 20 0 0 1 30 2.7z" fill="var(--site-brand)" />
        <path
          stroke="var(--site-palette-ink)"
          strokeWidth="5"
          d="M8 18h0M17 9h0M13 29h0M47 11h0M52 22h0M43 31h0"
        />
        <path stroke="var(--site-surface)" strokeWidth="17" d="M3 4h0" />
      </svg>
      <p className={styles.text}>
        <span>{wordsOf(needs, answered)}</span>{' '}
        <Link to={linkTo('privacy-policy')} className="site-link">
          {translate({id: 'consent.CookieBanner.learnMore'})}
          {/* Makes the link understandable out of context. */}{' '}
          <span className="site-visually-hidden">
            {translate({id: 'consent.CookieBanner.learnMoreAbout'})}
          </span>
        </Link>
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" className={styles.action} onClick={() => answer(false)}>
          {translate({id: 'consent.CookieBanner.refuse'})}
        </Button>
        <Button variant="ghost" className={styles.action} onClick={() => answer(true)}>
          {translate({id: 'consent.CookieBanner.accept'})}
        </Button>
      </div>
    </>
  );
}
