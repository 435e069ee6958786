import type {ReactNode} from 'react';
import {Translate, translate} from '../../../lib/translate';
import EmailLink from '../../../components/EmailLink';
import {AlertBox} from '../../../components/form/ErrorSummary';
import {isUncertain, type Failure} from '../../../lib/forms/submission';
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
  const subject = purposeLabel(purpose) ?? translate({id: 'contact.Failed.subject'});
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

/** Which of the texts says why sending failed. */
function reasonOf(failure: Failure) {
  if (failure.kind === 'unknown') return 'server';
  if (failure.kind !== 'status') return failure.kind;
  if (failure.status === 413) return 'tooLarge';
  if (failure.status === 429) return 'tooMany';
  return failure.status < 500 ? 'refused' : 'server';
}

/** Explains why sending failed, perhaps or for sure, that nothing is lost, and what to do. */
export function Failed({failure, values}: {failure: Failure; values: Values}): ReactNode {
  const query = mailQuery(site.email, values);
  const isFilled = query.includes(MAIL_BODY);
  const mayHaveArrived = isUncertain(failure);
  const said = failure.kind === 'status' ? failure.said : undefined;
  const email = <EmailLink address={site.email} query={query} className={styles.failedLink} />;
  return (
    <AlertBox
      title={
        mayHaveArrived
          ? translate({id: 'contact.Failed.uncertainTitle'})
          : translate({id: 'contact.Failed.title'})
      }
      attempt={failure}
      className={styles.failed}
    >
      <p>{said ?? translate({id: `contact.Failed.reason.${reasonOf(failure)}`})}</p>
      <p>
        {failure.kind === 'outdated' ? (
          <Translate id="contact.Failed.adviceOutdated" values={{email}} />
        ) : isFilled ? (
          <Translate id="contact.Failed.adviceFilled" values={{email}} />
        ) : (
          <Translate id="contact.Failed.advice" values={{email}} />
        )}
      </p>
      {mayHaveArrived ? <p>{translate({id: 'contact.Failed.twice'})}</p> : null}
    </AlertBox>
  );
}
