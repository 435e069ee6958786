import {useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '../../../lib/translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import Button from '../../../components/Button';
import Icon from '../../../components/Icon';
import Unbroken from '../../../components/Unbroken';
import {grantConsent, useConsent} from '../../../hooks/useConsent';
import {ADDRESS_MAX, MAPS_FRAME, placesWarning, type PlacesFailure} from '../../../lib/mapsFrame';
import {site} from '../../../site';
import panel from '../styles.module.css';
import type {CompletionProps} from './Completion';
import {Question} from './Question';
import styles from './styles.module.css';

const {street, postalCode, city, country} = site.address;
const destination = `${street}, ${postalCode} ${city}, ${country}`;

/** A route planner that accepts `from` and `to` as plain text, without scripts. */
const DIRECTIONS = 'https://www.openstreetmap.org/directions';

const warned = new Set<PlacesFailure>();

/** Logs, once per page load, why the address field is plain. */
function warnOnce(failure: PlacesFailure): void {
  if (warned.has(failure)) return;
  warned.add(failure);
  // eslint-disable-next-line no-console -- the specification asks for it (section 8)
  console.warn(placesWarning(failure));
}

/** `opening`: the frame loads behind the plain field. */
type Stage = 'plain' | 'asking' | 'opening' | 'open';

/**
 * The address, and a plain form that opens directions in a new tab. With a key (MAPS_KEY), consent
 * and on request, Google Maps completes the address in a frame that replaces the field
 * (plugins/maps).
 */
export function Visit(): ReactNode {
  const hasMaps = Boolean(useDocusaurusContext().siteConfig.customFields?.maps);
  const frame = useBaseUrl(MAPS_FRAME);
  const consent = useConsent('maps');
  const [stage, setStage] = useState<Stage>('plain');
  const [notice, setNotice] = useState<'failed' | 'withdrawn'>();
  const [value, setValue] = useState('');
  const [Completion, setCompletion] = useState<React.ComponentType<CompletionProps>>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  /** The plain field takes the focus when it returns. */
  const takesFocus = useRef(false);
  const questionId = useId();

  const hasFrame = stage === 'opening' || stage === 'open';
  const isOpen = stage === 'open';
  const isAsking = consent !== 'granted' && stage === 'asking';

  // Withdrawing consent removes the frame at once.
  if (hasFrame && consent !== 'granted') {
    setStage('plain');
    setNotice('withdrawn');
  }

  useLayoutEffect(() => {
    if (!isOpen && takesFocus.current && field.current) {
      takesFocus.current = false;
      const end = field.current.value.length;
      field.current.focus();
      field.current.setSelectionRange(end, end);
    }
  }, [isOpen]);

  const open = () => {
    setNotice(undefined);
    import('./Completion').then(
      (module) => {
        setCompletion(() => module.Completion);
        setStage('opening');
      },
      () => fail('frame'),
    );
  };
  const request = () => {
    if (consent === 'granted') open();
    else setStage(isAsking ? 'plain' : 'asking');
  };
  const close = () => {
    takesFocus.current = true;
    setStage('plain');
  };
  function fail(failure: PlacesFailure) {
    // The frame logs its other failures itself.
    if (failure === 'frame') warnOnce(failure);
    setStage('plain');
    setNotice('failed');
  }

  return (
    <section className={`site-ground-lilac ${panel.panel}`}>
      <Icon
        name="human"
        size={100}
        color="currentColor"
        className={`site-window ${panel.picture}`}
      />
      <h2>{translate({id: 'team.Visit.title'})}</h2>
      <p className={styles.address}>
        <Unbroken>
          {translate(
            {id: 'team.Visit.text'},
            {address: `${street}, ${postalCode}\u00A0${city}, ${country}`},
          )}
        </Unbroken>
      </p>
      <form
        ref={form}
        className={`site-no-print ${styles.visit}`}
        action={DIRECTIONS}
        method="get"
        target="_blank"
      >
        <label className={styles.label} htmlFor="visit-from">
          {translate({id: 'team.Visit.from'})}
        </label>
        <p className={styles.hint} id="visit-hint">
          {translate({id: 'team.Visit.hint'})}
        </p>
        <input type="hidden" name="to" value={destination} />
        <div className={styles.row}>
          {isOpen ? (
            <input type="hidden" name="from" value={value} />
          ) : (
            <input
              ref={field}
              className={styles.input}
              id="visit-from"
              name="from"
              type="text"
              // `street-address` is for multi-line fields.
              autoComplete="address-line1"
              maxLength={ADDRESS_MAX}
              placeholder={translate({id: 'team.Visit.placeholder'}, {city: site.address.city})}
              aria-describedby="visit-hint"
              value={value}
              onChange={({currentTarget}) => setValue(currentTarget.value)}
              onFocus={() => {
                if (!hasMaps) warnOnce('no-key');
                else if (consent !== 'granted') warnOnce('no-consent');
              }}
            />
          )}
          {hasFrame && Completion ? (
            <Completion
              src={frame}
              value={value}
              isOpen={isOpen}
              onReady={() => {
                // The visitor or the timeout may have given up meanwhile.
                setStage((now) => (now === 'opening' ? 'open' : now));
              }}
              onValue={setValue}
              onSubmit={(typed) => {
                // Flushed, because the form submits the rendered value.
                flushSync(() => setValue(typed));
                form.current?.requestSubmit();
              }}
              onClose={close}
              onFail={fail}
              onGone={(hadFocus) => {
                takesFocus.current ||= hadFocus;
              }}
            />
          ) : null}
          <Button type="submit">{translate({id: 'team.Visit.submit'})}</Button>
        </div>
        <div role="status">
          {notice ? (
            <p className={styles.notice}>
              <Icon name="alert" size={24} color="currentColor" />
              <span>
                {notice === 'failed'
                  ? translate({id: 'team.Visit.failed'})
                  : translate({id: 'team.Visit.withdrawn'})}
              </span>
            </p>
          ) : null}
        </div>
      </form>
      {hasMaps ? (
        <div className={clsx('site-no-print', 'site-scripted', styles.help, styles.visit)}>
          {isOpen ? (
            <Button variant="ghost" className={styles.action} onClick={close}>
              {translate({id: 'team.Visit.close'})}
            </Button>
          ) : (
            <>
              <Button
                ref={ask}
                variant="ghost"
                className={styles.action}
                aria-expanded={consent === 'granted' ? undefined : isAsking}
                aria-controls={isAsking ? questionId : undefined}
                aria-describedby="visit-help"
                onClick={request}
              >
                {translate({id: 'team.Visit.request'})}
              </Button>
              <p className={styles.hint} id="visit-help">
                {translate({id: 'team.Visit.help'})}
              </p>
            </>
          )}
          {isAsking ? (
            <Question
              id={questionId}
              onAccept={() => {
                grantConsent('maps');
                open();
              }}
              onRefuse={() => {
                warnOnce('no-consent');
                setStage('plain');
                ask.current?.focus();
              }}
            />
          ) : null}
        </div>
      ) : null}
      <div className={styles.route}>
        <a
          className="site-link"
          href={`${DIRECTIONS}?${new URLSearchParams({to: destination}).toString()}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {translate({id: 'team.Visit.route'})}
          <span className="site-visually-hidden"> {translate({id: 'team.Visit.newTab'})}</span>
        </a>
      </div>
    </section>
  );
}
