import {translate} from '@docusaurus/Translate';
import {
  MESSAGE_MAX,
  MESSAGE_MIN,
  NAME_MAX,
  PHONE_DIGITS_MAX,
  PHONE_DIGITS_MIN,
} from '../../../constants';
import {localeFacts, type Locale} from '../../../lib/locales';
import type {ContactCode} from '../fields';

/** « 5 000 », '5,000' */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(localeFacts[locale].htmlLang).format(value);
}

/** The case study has no message: the visitor does not enter it. */
export type AnswerCode = Exclude<ContactCode, 'caseStudy.invalid'>;

export function messageOf(code: AnswerCode, locale: Locale): string {
  const number = (value: number) => formatNumber(value, locale);
  switch (code) {
    case 'purpose.required':
    case 'purpose.invalid':
      return translate({
        id: 'contact.messages.purpose',
        message: 'Choisissez une des trois réponses.',
        description: 'Contact form, error: no purpose is chosen.',
      });
    case 'email.required':
      return translate({
        id: 'contact.messages.email.required',
        message: 'Indiquez votre adresse e-mail.',
        description: 'Contact form, error: the e-mail address is missing.',
      });
    case 'email.invalid':
      return translate({
        id: 'contact.messages.email.invalid',
        message: 'Email non valide…',
        description:
          'Contact form, error: the e-mail address is invalid. The specification fixes these words.',
      });
    case 'phone.invalid':
      return translate(
        {
          id: 'contact.messages.phone.invalid',
          message:
            'Indiquez un numéro de {min} à {max}\u00A0chiffres, par exemple 01\u00A099\u00A000\u00A012\u00A034, ou laissez le champ vide.',
          description:
            'Contact form, error: the phone number is invalid. {min} and {max}: numbers of digits.',
        },
        {min: number(PHONE_DIGITS_MIN), max: number(PHONE_DIGITS_MAX)},
      );
    case 'firstname.required':
      return translate({
        id: 'contact.messages.firstname.required',
        message: 'Indiquez votre prénom.',
        description: 'Contact form, error: the first name is missing.',
      });
    case 'firstname.invalid':
      return translate({
        id: 'contact.messages.firstname.invalid',
        message: 'Indiquez votre prénom sur une seule ligne.',
        description: 'Contact form, error: the first name contains a line break.',
      });
    case 'firstname.tooLong':
      return translate(
        {
          id: 'contact.messages.firstname.tooLong',
          message: 'Votre prénom est trop long\u00A0: écrivez-le en {max}\u00A0caractères au plus.',
          description: 'Contact form, error: the first name is too long.',
        },
        {max: number(NAME_MAX)},
      );
    case 'lastname.required':
      return translate({
        id: 'contact.messages.lastname.required',
        message: 'Indiquez votre nom.',
        description: 'Contact form, error: the last name is missing.',
      });
    case 'lastname.invalid':
      return translate({
        id: 'contact.messages.lastname.invalid',
        message: 'Indiquez votre nom sur une seule ligne.',
        description: 'Contact form, error: the last name contains a line break.',
      });
    case 'lastname.tooLong':
      return translate(
        {
          id: 'contact.messages.lastname.tooLong',
          message: 'Votre nom est trop long\u00A0: écrivez-le en {max}\u00A0caractères au plus.',
          description: 'Contact form, error: the last name is too long.',
        },
        {max: number(NAME_MAX)},
      );
    case 'message.required':
      return translate({
        id: 'contact.messages.message.required',
        message: 'Écrivez votre message.',
        description: 'Contact form, error: the message is missing.',
      });
    case 'message.tooShort':
      return translate(
        {
          id: 'contact.messages.message.tooShort',
          message: 'Votre message est trop court\u00A0: écrivez au moins {min}\u00A0caractères.',
          description: 'Contact form, error: the message is too short.',
        },
        {min: number(MESSAGE_MIN)},
      );
    case 'message.tooLong':
      return translate(
        {
          id: 'contact.messages.message.tooLong',
          message:
            'Votre message est trop long\u00A0: raccourcissez-le à {max}\u00A0caractères au plus.',
          description: 'Contact form, error: the message is too long.',
        },
        {max: number(MESSAGE_MAX)},
      );
  }
}
