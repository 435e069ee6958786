import {translate} from '@docusaurus/Translate';
import {contactFields, purposes, type ContactField, type Purpose} from './fields';

export const openingQuestion = translate({
  id: 'contact.ContactBlock.title',
  message: 'Bonjour\u202F! Qu’est-ce qui vous amène\u202F?',
  description: 'Contact form: the question that opens it.',
});

/** « Étape 2 sur 6 » */
export function progressWords(step: number): string {
  return translate(
    {
      id: 'contact.Progress.step',
      message: 'Étape\u00A0{step} sur\u00A0{total}',
      description:
        'Contact form: which step is shown. Part of its heading and of the title in the browser’s tab.',
    },
    {step, total: contactFields.length},
  );
}

export const nextWord = translate({
  id: 'contact.Actions.next',
  message: 'Suivant',
  description: 'Contact form: button that goes to the next question.',
});

export const purposeWords: Record<Purpose, {label: string; hint: string}> = {
  project: {
    label: translate({
      id: 'contact.ContactBlock.project.name',
      message: 'Un projet',
      description: 'Contact form: first answer to « What brings you here? ».',
    }),
    hint: translate({
      id: 'contact.ContactBlock.project.hint',
      message: 'Vous avez une idée, un besoin ou une question.',
      description: 'Contact form: what the answer « Un projet » is for.',
    }),
  },
  joining: {
    label: translate({
      id: 'contact.ContactBlock.joining.name',
      message: 'Nous rejoindre',
      description: 'Contact form: second answer to « What brings you here? ».',
    }),
    hint: translate({
      id: 'contact.ContactBlock.joining.hint',
      message: 'Vous cherchez un emploi ou un stage.',
      description: 'Contact form: what the answer « Nous rejoindre » is for.',
    }),
  },
  other: {
    label: translate({
      id: 'contact.ContactBlock.other.name',
      message: 'Autre chose',
      description: 'Contact form: third answer to « What brings you here? ».',
    }),
    hint: translate({
      id: 'contact.ContactBlock.other.hint',
      message: 'Presse, partenariat, ou simplement dire bonjour.',
      description: 'Contact form: what the answer « Autre chose » is for.',
    }),
  },
};

/** The label of a purpose; undefined if unknown. */
export function purposeLabel(purpose: string): string | undefined {
  const known = purposes.find((candidate) => candidate === purpose);
  return known && purposeWords[known].label;
}

function messageHint(purpose: string | undefined): string {
  switch (purpose) {
    case 'project':
      return translate({
        id: 'contact.ContactBlock.message.hint.project',
        message:
          'Quelques phrases suffisent\u00A0: où, pour qui, pour quand, et ce que vous voulez changer.',
        description: 'Contact form: hint of the message field, for a project.',
      });
    case 'joining':
      return translate({
        id: 'contact.ContactBlock.message.hint.joining',
        message:
          'Quelques phrases suffisent\u00A0: ce que vous cherchez, vos dates, un lien vers vos travaux.',
        description: 'Contact form: hint of the message field, for a job or an internship.',
      });
    case 'other':
      return translate({
        id: 'contact.ContactBlock.message.hint.other',
        message: 'Quelques phrases suffisent.',
        description: 'Contact form: hint of the message field, for anything else.',
      });
    default:
      return translate({
        id: 'contact.ContactBlock.message.hint',
        message:
          'Quelques phrases suffisent. Pour un projet\u00A0: où, pour qui, pour quand. Pour un emploi ou un stage\u00A0: vos dates, un lien vers vos travaux.',
        description: 'Contact form: hint of the message field, when the purpose is unknown.',
      });
  }
}

/** @param purpose the visitor's answer to the first question, if known */
export function fieldWords(
  purpose?: string,
): Record<Exclude<ContactField, 'purpose'>, {label: string; hint?: string}> {
  return {
    email: {
      label: translate({
        id: 'contact.ContactBlock.email.label',
        message: 'Adresse e-mail',
        description: 'Contact form: label of the e-mail field.',
      }),
      hint: translate({
        id: 'contact.ContactBlock.email.hint',
        message: 'Pour vous répondre seulement. Exemple\u00A0: prenom@exemple.fr',
        description: 'Contact form: hint of the e-mail field.',
      }),
    },
    phone: {
      label: translate({
        id: 'contact.ContactBlock.phone.label',
        message: 'Téléphone (facultatif)',
        description: 'Contact form: label of the phone field.',
      }),
      hint: translate({
        id: 'contact.ContactBlock.phone.hint',
        message:
          'Si vous préférez qu’on vous appelle. Exemple\u00A0: 01\u00A099\u00A000\u00A012\u00A034',
        description: 'Contact form: hint of the phone field.',
      }),
    },
    firstname: {
      label: translate({
        id: 'contact.ContactBlock.firstname.label',
        message: 'Prénom',
        description: 'Contact form: label of the first name field.',
      }),
    },
    lastname: {
      label: translate({
        id: 'contact.ContactBlock.lastname.label',
        message: 'Nom',
        description: 'Contact form: label of the last name field.',
      }),
    },
    message: {
      label: translate({
        id: 'contact.ContactBlock.message.label',
        message: 'Votre message',
        description: 'Contact form: label of the message field.',
      }),
      hint: messageHint(purpose),
    },
  };
}

export const sendWord = translate({
  id: 'contact.ContactBlock.send',
  message: 'Envoyer',
  description: 'Contact form: button that sends it.',
});
