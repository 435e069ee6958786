import {translate} from '@docusaurus/Translate';
import {numberOf, type Screen} from '../steps';
import {openingQuestion, progressWords} from '../words';

/** The heading of each screen. */
export const headings = (): Record<Screen | 'sent', string> => ({
  purpose: openingQuestion,
  email: translate({
    id: 'contact.questions.email',
    message: 'À quelle adresse vous répondre\u202F?',
    description: 'Contact form, question in large type above the e-mail field.',
  }),
  phone: translate({
    id: 'contact.questions.phone',
    message: 'Un numéro où vous joindre\u202F?',
    description: 'Contact form, question in large type above the phone field, which is optional.',
  }),
  firstname: translate({
    id: 'contact.questions.firstname',
    message: 'Quel est votre prénom\u202F?',
    description: 'Contact form, question in large type above the first name.',
  }),
  lastname: translate({
    id: 'contact.questions.lastname',
    message: 'Et votre nom\u202F?',
    description: 'Contact form, question in large type above the last name, after the first.',
  }),
  message: translate({
    id: 'contact.questions.message',
    message: 'Racontez-nous.',
    description: 'Contact form, in large type above the message.',
  }),
  review: translate({
    id: 'contact.Review.title',
    message: 'Vérifiez vos réponses',
    description: 'Contact form, in large type above all answers, before they are sent.',
  }),
  sent: translate({
    id: 'contact.Thanks.title',
    message: 'Merci, c’est bien\u00A0reçu.',
    description: 'Replaces the contact form once it is sent, in large type.',
  }),
});

/** The document title of each screen, without the site's name. */
export function documentTitle(screen: Screen | 'sent', hasError: boolean): string {
  const heading = headings()[screen];
  const step = numberOf(screen);
  const title = step
    ? translate(
        {
          id: 'contact.LiveContact.title',
          message: '{step}\u00A0: {question}',
          description:
            'Title in the browser’s tab while the contact form is filled in: {step} is « Étape 2 sur 6 ».',
        },
        {step: progressWords(step), question: heading},
      )
    : heading;
  return hasError
    ? translate(
        {
          id: 'contact.LiveContact.errorTitle',
          message: 'Erreur\u00A0: {title}',
          description: 'Title in the browser’s tab when something is wrong in the contact form.',
        },
        {title},
      )
    : title;
}
