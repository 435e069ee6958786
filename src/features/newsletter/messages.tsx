import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {StatusTone} from '../../components/form/Status';
import type {Failure} from '../../lib/submission';
import type {NewsletterCode} from './fields';
import {invitation} from './invitation';
import type {FillingCode} from './state';

/** What the form says under its field. */
export type Message = {
  /** Plain words without one. */
  tone?: StatusTone;
  text: string;
  /** An element after the words, for example a link. */
  more?: ReactNode;
};

/** The words of the specification, section 5, and those that it leaves open. */
export function messageOf(code: FillingCode | NewsletterCode): Message {
  switch (code) {
    case 'empty':
      return {text: invitation()};
    case 'email.required':
    case 'email.invalid':
      return {
        tone: 'error',
        text: translate({
          id: 'newsletter.messages.email',
          message: 'Email non valide…',
          description: 'Newsletter: what is typed is no e-mail address. Specified to the letter.',
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
            'Newsletter: the address is good, the box under these words is not ticked. Specified to the letter.',
        }),
      };
    case 'ready':
      return {
        tone: 'success',
        text: translate({
          id: 'newsletter.messages.ready',
          message: 'Parfait, plus qu’à envoyer\u202F!',
          description: 'Newsletter: all is filled in. Specified to the letter.',
        }),
      };
  }
}

export function sendingMessage(): Message {
  return {
    text: translate({
      id: 'newsletter.messages.sending',
      message: 'Envoi en cours…',
      description: 'Newsletter: while the form is being sent.',
    }),
  };
}

export function sentMessage(): Message {
  return {
    tone: 'success',
    text: translate({
      id: 'newsletter.messages.sent',
      message: 'Merci\u202F! Votre inscription est enregistrée.',
      description: 'Newsletter: the form has been sent.',
    }),
  };
}

/**
 * What happened, and what to do.
 *
 * @param address a link to the agency's e-mail address
 */
export function failureMessage(failure: Failure, address: ReactNode): Message {
  return {tone: 'error', text: `${failureText(failure)} ${otherWay()} `, more: address};
}

function otherWay(): string {
  return translate({
    id: 'newsletter.messages.otherWay',
    message: 'Vous pouvez aussi nous écrire\u00A0:',
    description:
      "Newsletter: after the words on a failure; followed by the agency's e-mail address.",
  });
}

function failureText(failure: Failure): string {
  switch (failure.kind) {
    case 'offline':
      return translate({
        id: 'newsletter.messages.offline',
        message: 'Votre inscription n’est pas partie. Vérifiez votre connexion et réessayez.',
        description: 'Newsletter: the form could not be sent for want of a network.',
      });
    case 'timeout':
      return translate({
        id: 'newsletter.messages.timeout',
        message:
          'Votre inscription n’est pas partie\u00A0: cela prend trop de temps. Réessayez dans un instant.',
        description: 'Newsletter: the server did not answer in time.',
      });
    case 'aborted':
    case 'status':
    case 'unknown':
      return translate({
        id: 'newsletter.messages.failed',
        message: 'Votre inscription n’est pas partie. Réessayez dans un instant.',
        description: 'Newsletter: the form could not be sent; nothing is lost.',
      });
  }
}
