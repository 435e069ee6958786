import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Button from '../../../components/Button';
import Status from '../../../components/form/Status';
import {PrivacyLink} from '../PrivacyLink';
import {screenBefore} from '../steps';
import {nextWord, sendWord} from '../words';
import type {LivePartProps} from '.';
import styles from '../styles.module.css';

/** Previous, and next or send. */
export function Actions({contact, state}: LivePartProps): ReactNode {
  const {screen, returning} = state.entry;
  const isSending = state.submission.status === 'sending';
  const sending = translate({
    id: 'contact.Actions.sending',
    message: 'Envoi en cours…',
    description: 'Contact form: said while the message is being sent.',
  });
  return (
    <div className={styles.actions}>
      {screenBefore(screen, returning) ? (
        <Button variant="ghost" onClick={contact.goBack} aria-disabled={isSending || undefined}>
          {translate({
            id: 'contact.Actions.previous',
            message: 'Précédent',
            description: 'Contact form: button that leads back to the question before.',
          })}
        </Button>
      ) : null}
      {screen === 'review' ? (
        // Not disabled while it sends: it would lose the focus.
        <Button
          key="send"
          type="submit"
          icon={isSending ? undefined : 'arrow-right'}
          aria-disabled={isSending || undefined}
        >
          {isSending ? sending : sendWord()}
        </Button>
      ) : (
        <Button key="next" type="submit" icon="arrow-right">
          {nextWord()}
        </Button>
      )}
      <Status className="site-visually-hidden">{isSending ? sending : null}</Status>
      {screen === 'email' || screen === 'review' ? <PrivacyLink /> : null}
    </div>
  );
}
