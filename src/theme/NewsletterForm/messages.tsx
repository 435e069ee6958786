import type {ReactNode} from 'react';
import {translate} from '../../lib/translate';
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
        text: translate({id: 'newsletter.messages.email'}),
      };
    case 'checked.required':
    case 'checked.invalid':
      return {
        tone: 'info',
        text: translate({id: 'newsletter.messages.checked'}),
      };
    case 'ready':
      return {
        tone: 'success',
        text: translate({id: 'newsletter.messages.ready'}),
      };
    case 'sending':
      return {
        text: translate({id: 'newsletter.messages.sending'}),
      };
    case 'sent':
      return {
        tone: 'success',
        text: translate({id: 'newsletter.messages.sent'}),
      };
  }
}

export function failureMessage(failure: Failure): Message {
  const otherWay = translate({id: 'newsletter.messages.otherWay'});
  return {
    tone: 'error',
    text: `${failureText(failure)} ${otherWay} `,
    more: <EmailLink className="site-link" address={site.email} />,
  };
}

function failureText(failure: Failure): string {
  if (isUncertain(failure)) {
    return translate({id: 'newsletter.messages.uncertain'});
  }
  if (failure.kind === 'offline') {
    return translate({id: 'newsletter.messages.offline'});
  }
  return translate({id: 'newsletter.messages.failed'});
}
