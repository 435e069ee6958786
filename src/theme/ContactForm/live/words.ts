import {translate} from '../../../lib/translate';
import {localeFacts, type Locale} from '../../../lib/locales';
import {contactFields, type ContactCode} from '../../../forms/contactFields';
import {limits} from '../../../forms/contactSchema';
import {numberOf, type Screen} from '../steps';

/** The heading of a screen. */
export function headingOf(screen: Screen | 'sent'): string {
  if (screen === 'review') return translate({id: 'contact.Review.title'});
  if (screen === 'sent') return translate({id: 'contact.Thanks.title'});
  return translate({id: `contact.questions.${screen}`});
}

function screenTitle(screen: Screen | 'sent', hasError: boolean): string {
  const heading = headingOf(screen);
  const step = numberOf(screen);
  if (step) {
    const values = {step, total: contactFields.length, question: heading};
    return hasError
      ? translate({id: 'contact.ContactForm.documentErrorStep'}, values)
      : translate({id: 'contact.ContactForm.documentTitle'}, values);
  }
  return hasError
    ? translate({id: 'contact.ContactForm.documentErrorTitle'}, {title: heading})
    : translate({id: 'contact.ContactForm.documentScreenTitle'}, {title: heading});
}

/**
 * The document title of each screen, without the site's name.
 *
 * @param page title of the page, unless it is home, which has none but the site's name
 */
export function documentTitle(screen: Screen | 'sent', hasError: boolean, page?: string): string {
  const title = screenTitle(screen, hasError);
  return page ? `${title} – ${page}` : title;
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
