import type {SendMailOptions} from 'nodemailer';
import {purposes} from '../forms/contactFields';
import {localeOfPath} from '../lib/locales';
import {say} from '../lib/texts/say';
import type {MessageId} from '../lib/translate';
import {site} from '../site';
import {productForms, type FieldName} from './productForms';
import type {Submission} from './submission';

const {callMinutes, proposalDays} = site.projects;
const promise = {days: site.replyDays, minutes: callMinutes, proposalDays};

/** Signs that turn the direction of a text, by which a subject can pretend to be another. */
const TURNS = /\p{Bidi_Control}/gu;

/** A subject that shows what it holds: a mailbox would decode encoded words (RFC 2047). */
const subjectOf = (text: string) => text.replaceAll(TURNS, '').replaceAll('=?', '= ?');

/**
 * Writes the agency's e-mail about a form, in the language of its page.
 *
 * @param delayed how many other e-mails have failed, and wait
 */
export function noticeOf(
  {receivedAt, form, path, fields}: Submission,
  delayed: number,
): SendMailOptions {
  const locale = localeOfPath(path);
  const names = (productForms.get(form)?.fields ?? []).filter((name) => fields[name]);
  const purpose = purposes.find((each) => each === fields.purpose);
  const line = (label: string, value: string) =>
    say(locale, 'forms.mail.line', {label, value: value.includes('\n') ? `\n${value}` : value});
  return {
    subject: subjectOf(say(locale, `forms.mail.${form}` as MessageId, fields)),
    replyTo: fields.email,
    date: new Date(receivedAt),
    text: [
      ...names.map((name: FieldName) =>
        line(
          say(locale, `forms.field.${name}`),
          name === 'purpose' && purpose
            ? say(locale, `contact.ContactForm.${purpose}.name`)
            : (fields[name] ?? ''),
        ),
      ),
      line(say(locale, 'forms.mail.page'), path),
      ...(form === 'contactform' ? ['', say(locale, 'forms.mail.next', promise)] : []),
      ...(delayed > 0 ? ['', say(locale, 'forms.mail.delayed', {count: delayed})] : []),
    ].join('\n'),
  };
}
