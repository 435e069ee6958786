import {translate} from '../../../lib/translate';
import {localeFacts, type Locale} from '../../../lib/locales';
import {contactFields, type ContactCode} from '../../../forms/contactFields';
import {limits} from '../../../forms/contactSchema';
import {numberOf, type Screen} from '../steps';
import {progressWords} from '../words';

/** The heading of a screen. */
export function headingOf(screen: Screen | 'sent'): string {
  if (screen === 'review') return translate({id: 'contact.Review.title'});
  if (screen === 'sent') return translate({id: 'contact.Thanks.title'});
  return translate({id: `contact.questions.${screen}`});
}

/** The document title of each screen, without the site's name. */
export function documentTitle(screen: Screen | 'sent', hasError: boolean): string {
  const heading = headingOf(screen);
  const step = numberOf(screen);
  if (step) {
    const question = heading;
    return hasError
      ? translate(
          {id: 'contact.ContactForm.documentErrorStep'},
          {step, total: contactFields.length, question},
        )
      : translate({id: 'contact.ContactForm.documentTitle'}, {step: progressWords(step), question});
  }
  return hasError
    ? translate({id: 'contact.ContactForm.documentErrorTitle'}, {title: heading})
    : heading;
}

/** « 5 000 », '5,000' */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(localeFacts[locale].htmlLang).format(value);
}

/** The case study has no message: the visitor does not enter it. */
export type AnswerCode = Exclude<ContactCode, 'caseStudy.invalid'>;

export function messageOf(code: AnswerCode, locale: Locale): string {
  const values = Object.fromEntries(
    Object.entries(limits[code] ?? {}).map(([name, value]) => [name, formatNumber(value, locale)]),
  );
  return translate({id: `contact.messages.${code}`}, values);
}
