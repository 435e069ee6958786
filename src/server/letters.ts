import type {SendMailOptions} from 'nodemailer';
import {CONFIRMATION_HOURS} from '../constants';
import {formName as contactName, purposes} from '../forms/contactFields';
import {formName as newsletterName, unsubscriptionName} from '../forms/newsletterFields';
import {localeFacts, localeOfPath, type Locale} from '../lib/locales';
import {say} from '../lib/texts/say';
import type {MessageId} from '../lib/translate';
import {site} from '../site';
import type {Links} from './links';
import {productForms, type FieldName} from './productForms';
import type {LetterKind} from './store';
import {addressOf, type Submission} from './submission';

const {callMinutes, proposalDays} = site.projects;

/** Signs that turn the direction of a text, by which a subject can pretend to be another. */
const TURNS = /\p{Bidi_Control}/gu;

/** A subject that shows what it holds: a mailbox would decode encoded words (RFC 2047). */
const subjectOf = (text: string) => text.replaceAll(TURNS, '').replaceAll('=?', '= ?');

/** The purpose of a message, with its name in a language; undefined for another form. */
function purposeOf(fields: Submission['fields'], locale: Locale) {
  const id = purposes.find((each) => each === fields.purpose);
  return id && {id, name: say(locale, `contact.ContactForm.${id}.name`)};
}

/**
 * Writes the agency's e-mail about a form, in the language of its page.
 *
 * @param delayed how many other e-mails have failed, and wait
 */
export function noticeOf(
  {receivedAt, confirmedAt, form, path, fields}: Submission,
  delayed: number,
): SendMailOptions {
  const locale = localeOfPath(path);
  const names = (productForms.get(form)?.fields ?? []).filter((name) => fields[name]);
  const purpose = purposeOf(fields, locale);
  const line = (label: string, value: string) =>
    say(locale, 'forms.mail.line', {label, value: value.includes('\n') ? `\n${value}` : value});
  const shown = (name: FieldName) => {
    if (name === 'purpose' && purpose) return purpose.name;
    if (name === 'checked' && fields.checked === 'true') return say(locale, 'forms.mail.yes');
    return fields[name] ?? '';
  };
  const dayOf = (date: string) =>
    new Date(date).toLocaleDateString(localeFacts[locale].htmlLang, {dateStyle: 'long'});
  const promises = [
    say(locale, 'forms.mail.next', {days: site.replyDays}),
    ...(purpose?.id === 'project'
      ? [say(locale, 'forms.mail.project', {minutes: callMinutes, days: proposalDays})]
      : []),
  ];
  return {
    subject: subjectOf(
      say(locale, `forms.mail.${form}` as MessageId, {...fields, purpose: purpose?.name}),
    ),
    replyTo: fields.email,
    date: new Date(receivedAt),
    text: [
      ...names.map((name: FieldName) => line(say(locale, `forms.mail.field.${name}`), shown(name))),
      ...(confirmedAt ? [line(say(locale, 'forms.mail.confirmed'), dayOf(confirmedAt))] : []),
      line(say(locale, 'forms.mail.page'), path),
      ...(form === contactName ? ['', ...promises] : []),
      ...(form === unsubscriptionName ? ['', say(locale, 'forms.mail.unsubscribed')] : []),
      ...(delayed > 0 ? ['', say(locale, 'forms.mail.delayed', {count: delayed})] : []),
    ].join('\n'),
  };
}

/** Addresses behind which no person reads. */
const ROBOTS = /^(?:mailer-daemon|postmaster|(?:no|do-?not)[-_.]?reply|bounces?)(?:[+=@]|$)/;

/**
 * The e-mails that a form causes. The agency learns of a subscription once it is confirmed.
 *
 * @param own the addresses that the site's e-mails come from and go to: an answer would go round
 * @param confirms whether subscriptions are confirmed by e-mail
 */
export function lettersOf(
  {form, fields}: Pick<Submission, 'form' | 'fields'>,
  {own, confirms}: {own: readonly string[]; confirms: boolean},
): LetterKind[] {
  if (form === newsletterName && confirms) return ['confirmation'];
  const address = addressOf(fields.email);
  const isOwn = own.some((each) => addressOf(each).includes(address));
  const isAnswered = form === contactName && !ROBOTS.test(address) && !isOwn;
  return isAnswered ? ['notice', 'acknowledgement'] : ['notice'];
}

/** No program answers an e-mail that says this. */
const AUTOMATIC = {'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All'};

/** The recipient of an e-mail about a form. A failure report goes to no one (RFC 5321, 4.5.5). */
const toSender = (email: string | undefined) => ({
  to: email,
  envelope: {from: '', to: email},
  replyTo: site.email,
});

/** What a mailbox would make a link of, by which a stranger could use us to send one. */
const LINKS = /(?:\w+:\/\/|www\.)\S+/gi;

/**
 * Tells the sender of a contact form that it arrived, what it said and when an answer comes. Nothing
 * of it is in the subject, no link of it can be followed, and no program answers it (RFC 3834).
 */
export function acknowledgementOf({form, path, fields}: Submission): SendMailOptions {
  const locale = localeOfPath(path);
  const message = (fields.message ?? '')
    .replaceAll(TURNS, '')
    .replaceAll(LINKS, say(locale, 'forms.mail.link'))
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const words = {agency: site.name, days: site.replyDays, form};
  return {
    ...toSender(fields.email),
    headers: AUTOMATIC,
    subject: say(locale, 'forms.mail.received', words),
    text: [
      say(locale, 'forms.mail.hello'),
      say(locale, 'forms.mail.promise', words),
      say(locale, 'forms.mail.quoted', {purpose: purposeOf(fields, locale)?.name}),
      message,
      say(locale, 'forms.mail.notYou', words),
      site.name,
    ].join('\n\n'),
  };
}

/**
 * Asks whether a subscription is its address's own wish. The page that the link leads to has the
 * button, since mail servers open links too. A mailbox can end the subscription as well (RFC 8058).
 */
export function confirmationOf(submission: Submission, links: Links): SendMailOptions {
  const {path, fields} = submission;
  const locale = localeOfPath(path);
  const words = {agency: site.name, hours: CONFIRMATION_HOURS};
  const unsubscribe = links.unsubscribe({email: fields.email ?? '', path});
  return {
    ...toSender(fields.email),
    headers: {
      ...AUTOMATIC,
      // Folded, some mailboxes would not read it.
      'List-Unsubscribe': {prepared: true, value: `<${unsubscribe}>`},
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    subject: say(locale, 'forms.mail.confirm', words),
    text: [
      say(locale, 'forms.mail.hello'),
      say(locale, 'forms.mail.asked', words),
      links.confirm(submission),
      say(locale, 'forms.mail.until', words),
      say(locale, 'forms.mail.notAsked', words),
      site.name,
    ].join('\n\n'),
  };
}
