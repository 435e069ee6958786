import {translate} from '../../../lib/translate';
import {localeFacts, type Locale} from '../../../lib/locales';
import type {ContactCode} from '../contactFields';
import {limits} from '../schema';
import {numberOf, type Screen} from '../steps';
import {openingQuestion, progressWords} from '../words';

/** The heading of each screen. */
export const headings = (): Record<Screen | 'sent', string> => ({
  purpose: openingQuestion,
  email: translate({id: 'contact.questions.email'}),
  phone: translate({id: 'contact.questions.phone'}),
  firstname: translate({id: 'contact.questions.firstname'}),
  lastname: translate({id: 'contact.questions.lastname'}),
  message: translate({id: 'contact.questions.message'}),
  review: translate({id: 'contact.Review.title'}),
  sent: translate({id: 'contact.Thanks.title'}),
});

/** The document title of each screen, without the site's name. */
export function documentTitle(screen: Screen | 'sent', hasError: boolean): string {
  const heading = headings()[screen];
  const step = numberOf(screen);
  const title = step
    ? translate({id: 'contact.LiveContact.title'}, {step: progressWords(step), question: heading})
    : heading;
  return hasError ? translate({id: 'contact.LiveContact.errorTitle'}, {title}) : title;
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
  switch (code) {
    case 'purpose.required':
    case 'purpose.invalid':
      return translate({id: 'contact.messages.purpose'});
    case 'email.required':
      return translate({id: 'contact.messages.email.required'});
    case 'email.invalid':
      return translate({id: 'contact.messages.email.invalid'});
    case 'phone.invalid':
      return translate({id: 'contact.messages.phone.invalid'}, values);
    case 'firstname.required':
      return translate({id: 'contact.messages.firstname.required'});
    case 'firstname.invalid':
      return translate({id: 'contact.messages.firstname.invalid'});
    case 'firstname.tooLong':
      return translate({id: 'contact.messages.firstname.tooLong'}, values);
    case 'lastname.required':
      return translate({id: 'contact.messages.lastname.required'});
    case 'lastname.invalid':
      return translate({id: 'contact.messages.lastname.invalid'});
    case 'lastname.tooLong':
      return translate({id: 'contact.messages.lastname.tooLong'}, values);
    case 'message.required':
      return translate({id: 'contact.messages.message.required'});
    case 'message.tooShort':
      return translate({id: 'contact.messages.message.tooShort'}, values);
    case 'message.tooLong':
      return translate({id: 'contact.messages.message.tooLong'}, values);
  }
}
