import {useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import Button from '../../../components/Button';
import Icon from '../../../components/Icon';
import Unbroken from '../../../components/Unbroken';
import {grantConsent, useConsent} from '../../../hooks/useConsent';
import {ADDRESS_MAX, MAPS_FRAME, placesWarning, type PlacesFailure} from '../../../lib/maps';
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
      <Icon name="human" size={88} color="currentColor" />
      <h2>
        {translate({
          id: 'team.Visit.title',
          message: 'Venez nous voir',
          description: 'Title of the block of the team page that gives the address.',
        })}
      </h2>
      <p>
        <Unbroken>
          {translate(
            {
              id: 'team.Visit.text',
              message: '{address}. Prévenez-nous, nous ferons du café.',
              description: 'In the block of the team page that gives the address: {address}.',
            },
            {address: `${street}, ${postalCode}\u00A0${city}`},
          )}
        </Unbroken>
      </p>
      <form ref={form} className={styles.visit} action={DIRECTIONS} method="get" target="_blank">
        <label className={styles.label} htmlFor="visit-from">
          {translate({
            id: 'team.Visit.from',
            message: 'D’où partez-vous ?',
            description: 'Label of the field for the address that the visitor starts from.',
          })}
        </label>
        <p className={styles.hint} id="visit-hint">
          {translate({
            id: 'team.Visit.hint',
            message: 'L’itinéraire s’ouvre dans OpenStreetMap, dans un nouvel onglet.',
            description: 'Hint under the label « D’où partez-vous ? ».',
          })}
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
              placeholder={translate(
                {
                  id: 'team.Visit.placeholder',
                  message: 'Par exemple, 10, rue de la Gare, {city}',
                  description:
                    'Placeholder of the field for the address that the visitor starts from.',
                },
                {city: site.address.city},
              )}
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
          <Button type="submit">
            {translate({
              id: 'team.Visit.submit',
              message: 'Voir l’itinéraire',
              description: 'Button that opens directions to the agency on a map.',
            })}
          </Button>
        </div>
        <div role="status">
          {notice ? (
            <p className={styles.notice}>
              <Icon name="alert" size={24} color="currentColor" />
              <span>
                {notice === 'failed'
                  ? translate({
                      id: 'team.Visit.failed',
                      message:
                        'Google Maps n’a pas répondu. Votre texte est gardé : écrivez votre adresse en entier, l’itinéraire s’ouvrira tout de même.',
                      description:
                        'In the block of the team page, when address suggestions are unavailable.',
                    })
                  : translate({
                      id: 'team.Visit.withdrawn',
                      message:
                        'Vous avez retiré votre accord\u00A0: Google Maps est fermé, et ce qu’il avait écrit pour ce site est effacé. Pour effacer ses propres cookies, passez par les réglages de votre navigateur.',
                      description:
                        'In the block of the team page, when consent is withdrawn while suggestions are shown.',
                    })}
              </span>
            </p>
          ) : null}
        </div>
      </form>
      {hasMaps ? (
        <div className={clsx(styles.help, styles.visit)}>
          {isOpen ? (
            <Button variant="ghost" className={styles.action} onClick={close}>
              {translate({
                id: 'team.Visit.close',
                message: 'Revenir au champ simple',
                description:
                  'Button of the team page that closes the suggestions of Google Maps and restores the plain field.',
              })}
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
                {translate({
                  id: 'team.Visit.request',
                  message: 'Me proposer des adresses',
                  description:
                    'Button of the team page that opens address suggestions from Google Maps.',
                })}
              </Button>
              <p className={styles.hint} id="visit-help">
                {translate({
                  id: 'team.Visit.help',
                  message:
                    'Google Maps propose des adresses pendant que vous tapez. Ce que vous écrivez là lui est envoyé.',
                  description: 'Beside the button « Suggest addresses » of the team page.',
                })}
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
          {translate({
            id: 'team.Visit.route',
            message: 'Voir notre adresse sur une carte',
            description:
              'Link of the team page to the agency’s address on a map, for visitors who type no address.',
          })}
          <span className="site-visually-hidden">
            {' '}
            {translate({
              id: 'team.Visit.newTab',
              message: '(OpenStreetMap, dans un nouvel onglet)',
              description: 'After « See our address on a map », for screen readers.',
            })}
          </span>
        </a>
      </div>
    </section>
  );
}
