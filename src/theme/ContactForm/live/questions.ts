import {translate} from '../../../lib/translate';
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
