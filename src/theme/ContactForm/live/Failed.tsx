import {useEffect, useId, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import EmailLink from '../../../components/EmailLink';
import Icon from '../../../components/Icon';
import {isUncertain, type Failure} from '../../../lib/submission';
import {site} from '../../../site';
import {purposeLabel} from '../words';
import type {Values} from './createContact';
import styles from './styles.module.css';

/** The longest address that mail programs and Windows accept, in characters. */
const MAIL_MAX = 2000;

const MAIL_BODY = '&body=';

/**
 * The query of a mailto link that prefills the visitor's message. A message that is too long is
 * left out.
 */
export function mailQuery(
  address: string,
  {purpose, firstname, lastname, phone, message}: Values,
): string {
  const subject =
    purposeLabel(purpose) ??
    translate({
      id: 'contact.mailto.subject',
      message: 'Message depuis votre site',
      description: 'Subject of the e-mail that is offered when the contact form fails.',
    });
  const signature = [`${firstname.trim()} ${lastname.trim()}`.trim(), phone.trim()];
  // RFC 6068, section 5: lines end with CRLF.
  const body = [message.trim(), signature.filter(Boolean).join('\n')]
    .filter(Boolean)
    .join('\n\n')
    .replace(/\r?\n/g, '\r\n');
  const withoutBody = `?subject=${encodeURIComponent(subject)}`;
  const withBody = withoutBody + MAIL_BODY + encodeURIComponent(body);
  return `mailto:${address}${withBody}`.length <= MAIL_MAX ? withBody : withoutBody;
}

function reasonOf(failure: Failure): string {
  if (failure.kind === 'offline') {
    return translate({
      id: 'contact.Failed.offline',
      message: 'Nous n’arrivons pas à joindre notre serveur. Vérifiez que vous êtes en ligne.',
      description: 'Contact form, not sent: no network.',
    });
  }
  if (failure.kind === 'unanswered') {
    return translate({
      id: 'contact.Failed.unanswered',
      message: 'Notre serveur n’a pas répondu. Vérifiez que vous êtes en ligne.',
      description: 'Contact form, perhaps not sent: no answer.',
    });
  }
  if (failure.kind === 'timeout') {
    return translate({
      id: 'contact.Failed.timeout',
      message: 'Cela prend trop de temps. Votre connexion est peut-être lente.',
      description: 'Contact form, perhaps not sent: the answer took too long.',
    });
  }
  if (failure.kind === 'status' && failure.status === 413) {
    return translate({
      id: 'contact.Failed.tooLarge',
      message: 'Votre message est trop long pour notre serveur. Raccourcissez-le un peu.',
      description: 'Contact form, not sent: the server found it too large.',
    });
  }
  if (failure.kind === 'status' && failure.status < 500) {
    return translate({
      id: 'contact.Failed.refused',
      message: 'Notre serveur n’a pas accepté votre message.',
      description: 'Contact form, not sent: the server refused it.',
    });
  }
  return translate({
    id: 'contact.Failed.server',
    message: 'Notre serveur a un problème\u202F; vous n’y êtes pour rien.',
    description: 'Contact form, not sent: an error of the server.',
  });
}

/**
 * Explains why sending failed, perhaps or for sure, that nothing is lost, and what to do. It takes
 * the focus like an error summary.
 */
export function Failed({failure, values}: {failure: Failure; values: Values}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const query = mailQuery(site.email, values);
  const isFilled = query.includes(MAIL_BODY);
  const mayHaveArrived = isUncertain(failure);
  const email = <EmailLink address={site.email} query={query} className={styles.failedLink} />;

  useEffect(() => box.current?.focus(), [failure]);

  return (
    <div ref={box} tabIndex={-1} className={styles.failed} role="group" aria-labelledby={titleId}>
      <div role="alert">
        <h3 id={titleId} className={styles.failedTitle}>
          <Icon name="alert" color="currentColor" className={styles.sign} />
          {mayHaveArrived
            ? translate({
                id: 'contact.Failed.uncertainTitle',
                message: 'Votre message n’est peut-être pas parti',
                description:
                  'Contact form: title of the box that says why we do not know whether it was sent.',
              })
            : translate({
                id: 'contact.Failed.title',
                message: 'Votre message n’est pas parti',
                description: 'Contact form: title of the box that says why it could not be sent.',
              })}
        </h3>
        <p>{reasonOf(failure)}</p>
        <p>
          {isFilled ? (
            <Translate
              id="contact.Failed.adviceFilled"
              description="Contact form, not sent: what to do. {email} is a link that opens the visitor's mail program with the message in it."
              values={{email}}
            >
              {
                'Rien n’est perdu\u00A0: vos réponses restent ici. Envoyez-les à nouveau, ou cliquez sur {email}\u00A0: votre message y sera déjà.'
              }
            </Translate>
          ) : (
            <Translate
              id="contact.Failed.advice"
              description="Contact form, not sent, and the message is too long for a link: what to do. {email} is a link that opens the visitor's mail program."
              values={{email}}
            >
              {
                'Rien n’est perdu\u00A0: vos réponses restent ici. Envoyez-les à nouveau, ou copiez votre message et écrivez-nous à {email}.'
              }
            </Translate>
          )}
        </p>
        {mayHaveArrived ? (
          <p>
            {translate({
              id: 'contact.Failed.twice',
              message:
                'Un second envoi est sans risque\u00A0: si le premier est arrivé, nous n’en garderons qu’un.',
              description: 'Contact form, perhaps not sent: after the advice to send it again.',
            })}
          </p>
        ) : null}
      </div>
    </div>
  );
}
