import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import EmailLink from '../../components/EmailLink';
import type {StatusTone} from '../../components/form/Status';
import {isUncertain, type Failure} from '../../lib/submission';
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

export function failureMessage(failure: Failure): Message {
  const otherWay = translate({
    id: 'newsletter.messages.otherWay',
    message: 'Vous pouvez aussi nous écrire\u00A0:',
    description: "Newsletter: after an error message; the agency's e-mail address follows.",
  });
  return {
    tone: 'error',
    text: `${failureText(failure)} ${otherWay} `,
    more: <EmailLink className="site-link" address={site.email} />,
  };
}

function failureText(failure: Failure): string {
  if (isUncertain(failure)) {
    return translate({
      id: 'newsletter.messages.uncertain',
      message:
        'Votre inscription n’est peut-être pas partie\u00A0: nous n’avons pas eu de réponse. Réessayez sans crainte, elle ne comptera qu’une fois.',
      description:
        'Newsletter: no answer, or too late, so that nobody knows whether the form arrived.',
    });
  }
  if (failure.kind === 'offline') {
    return translate({
      id: 'newsletter.messages.offline',
      message: 'Votre inscription n’est pas partie. Vérifiez votre connexion et réessayez.',
      description: 'Newsletter: the form could not be sent, because there is no network.',
    });
  }
  return translate({
    id: 'newsletter.messages.failed',
    message: 'Votre inscription n’est pas partie. Réessayez dans un instant.',
    description: 'Newsletter: the form could not be sent; nothing is lost.',
  });
}
