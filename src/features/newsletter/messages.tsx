import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import EmailLink from '../../components/EmailLink';
import type {StatusTone} from '../../components/form/Status';
import type {Failure} from '../../lib/submission';
import {site} from '../../site';
import type {NewsletterCode} from './fields';
import type {FillingCode} from './state';

export type Message = {
  tone?: StatusTone;
  text: string;
  more?: ReactNode;
};

/** The messages of the specification (section 5) and others; an empty form has none here. */
export function messageOf(
  code: FillingCode | NewsletterCode | 'sending' | 'sent',
): Message | undefined {
  switch (code) {
    case 'empty':
      return undefined;
    case 'email.required':
    case 'email.invalid':
      return {
        tone: 'error',
        text: translate({
          id: 'newsletter.messages.email',
          message: 'Email non valide…',
          description:
            'Newsletter: the e-mail address is invalid. The specification fixes these words.',
        }),
      };
    case 'checked.required':
    case 'checked.invalid':
      return {
        tone: 'info',
        text: translate({
          id: 'newsletter.messages.checked',
          message: 'Veuillez cocher la case ci-dessous.',
          description:
            'Newsletter: the address is valid, the checkbox below is not ticked. The specification fixes these words.',
        }),
      };
    case 'ready':
      return {
        tone: 'success',
        text: translate({
          id: 'newsletter.messages.ready',
          message: 'Parfait, plus qu’à envoyer\u202F!',
          description: 'Newsletter: everything is filled in. The specification fixes these words.',
        }),
      };
    case 'sending':
      return {
        text: translate({
          id: 'newsletter.messages.sending',
          message: 'Envoi en cours…',
          description: 'Newsletter: while the form is being sent.',
        }),
      };
    case 'sent':
      return {
        tone: 'success',
        text: translate({
          id: 'newsletter.messages.sent',
          message: 'Merci\u202F! Votre inscription est enregistrée.',
          description: 'Newsletter: the form has been sent.',
        }),
      };
  }
}

export function failureMessage({kind}: Failure): Message {
  const otherWay = translate({
    id: 'newsletter.messages.otherWay',
    message: 'Vous pouvez aussi nous écrire\u00A0:',
    description: "Newsletter: after an error message; the agency's e-mail address follows.",
  });
  return {
    tone: 'error',
    text: `${failureText(kind)} ${otherWay} `,
    more: <EmailLink className="site-link" address={site.email} />,
  };
}

function failureText(kind: Failure['kind']): string {
  switch (kind) {
    case 'offline':
      return translate({
        id: 'newsletter.messages.offline',
        message: 'Votre inscription n’est pas partie. Vérifiez votre connexion et réessayez.',
        description: 'Newsletter: the form could not be sent, because there is no network.',
      });
    case 'timeout':
      return translate({
        id: 'newsletter.messages.timeout',
        message:
          'Votre inscription n’est pas partie\u00A0: cela prend trop de temps. Réessayez dans un instant.',
        description: 'Newsletter: the server did not answer in time.',
      });
    default:
      return translate({
        id: 'newsletter.messages.failed',
        message: 'Votre inscription n’est pas partie. Réessayez dans un instant.',
        description: 'Newsletter: the form could not be sent; nothing is lost.',
      });
  }
}
