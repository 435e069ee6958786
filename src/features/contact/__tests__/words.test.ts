/** @jest-environment node */
import codeTranslations from '@generated/codeTranslations';
import english from '@site/i18n/en/code.json';
import {contactCodes} from '../fields';
import {mailQuery} from '../live/mailQuery';
import {formatNumber, messageOf} from '../live/messages';
import {documentTitle} from '../live/questions';

afterEach(() => {
  Object.keys(codeTranslations).forEach((id) => Reflect.deleteProperty(codeTranslations, id));
});

function speakEnglish() {
  for (const [id, {message}] of Object.entries(english)) codeTranslations[id] = message;
}

const answerCodes = contactCodes.filter((code) => code !== 'caseStudy.invalid');

describe('the messages', () => {
  it('say what to do for every code of the schema, in French', () => {
    const messages = answerCodes.map((code) => [code, messageOf(code, 'fr')]);
    expect(Object.fromEntries(messages)).toEqual({
      'email.invalid': 'Email non valide…',
      'email.required': 'Écrivez votre adresse e-mail.',
      'firstname.invalid': 'Écrivez votre prénom sur une seule ligne.',
      'firstname.required': 'Écrivez votre prénom.',
      'firstname.tooLong': 'Écrivez votre prénom en 100 caractères au plus.',
      'lastname.invalid': 'Écrivez votre nom sur une seule ligne.',
      'lastname.required': 'Écrivez votre nom.',
      'lastname.tooLong': 'Écrivez votre nom en 100 caractères au plus.',
      'message.required': 'Écrivez votre message.',
      'message.tooLong': 'Raccourcissez votre message\u00A0: 5\u202F000 caractères au plus.',
      'message.tooShort': 'Dites-nous-en un peu plus\u00A0: 10 caractères au moins.',
      'phone.invalid': 'Écrivez un numéro de 6 à 15 chiffres, ou laissez cette case vide.',
      'purpose.invalid': 'Choisissez ce qui vous amène.',
      'purpose.required': 'Choisissez ce qui vous amène.',
    });
  });

  it('say what to do for every code of the schema, in English', () => {
    speakEnglish();
    const messages = answerCodes.map((code) => [code, messageOf(code, 'en')]);
    expect(Object.fromEntries(messages)).toEqual({
      'email.invalid': 'Invalid email…',
      'email.required': 'Write your email address.',
      'firstname.invalid': 'Write your first name on a single line.',
      'firstname.required': 'Write your first name.',
      'firstname.tooLong': 'Write your first name in 100 characters at most.',
      'lastname.invalid': 'Write your last name on a single line.',
      'lastname.required': 'Write your last name.',
      'lastname.tooLong': 'Write your last name in 100 characters at most.',
      'message.required': 'Write your message.',
      'message.tooLong': 'Shorten your message: 5,000 characters at most.',
      'message.tooShort': 'Tell us a little more: 10 characters at least.',
      'phone.invalid': 'Write a number of 6 to 15 digits, or leave this field empty.',
      'purpose.invalid': 'Choose what brings you here.',
      'purpose.required': 'Choose what brings you here.',
    });
  });

  it('write numbers as each language does', () => {
    expect(formatNumber(5000, 'fr')).toBe('5\u202F000');
    expect(formatNumber(5000, 'en')).toBe('5,000');
  });
});

describe('the title in the browser’s tab', () => {
  it('says the step and the question, and what is wrong first', () => {
    expect(documentTitle('email', false)).toBe(
      'Étape 2 sur 6\u00A0: À quelle adresse vous répondre\u202F?',
    );
    expect(documentTitle('message', true)).toBe(
      'Erreur\u00A0: Étape 6 sur 6\u00A0: Racontez-nous.',
    );
    expect(documentTitle('review', true)).toBe('Erreur\u00A0: On relit ensemble\u202F?');
    expect(documentTitle('sent', false)).toBe('Merci, c’est bien\u00A0reçu.');
  });

  it('does so in English', () => {
    speakEnglish();
    expect(documentTitle('email', true)).toBe(
      'Error: Step 2 of 6: Where can we write back to you?',
    );
  });
});

describe('the link to the visitor’s mail program', () => {
  const values = {
    purpose: 'project',
    email: 'a@example.org',
    phone: '',
    firstname: 'Zoé',
    lastname: 'Lévy',
    message: 'Bonjour & merci\nà vous',
    caseStudy: '',
  };

  it('carries the purpose, the message and the name', () => {
    const query = new URLSearchParams(mailQuery('b@example.org', values).slice(1));
    expect(query.get('subject')).toBe('Un projet');
    expect(query.get('body')).toBe('Bonjour & merci\r\nà vous\r\n\r\nZoé Lévy');
  });

  it('leaves out a message that mail programs would cut', () => {
    const long = mailQuery('b@example.org', {...values, message: 'é'.repeat(400)});
    expect(long).toBe('?subject=Un%20projet');
  });

  it('has a subject without a purpose', () => {
    expect(mailQuery('b@example.org', {...values, purpose: ''})).toMatch(/^\?subject=Un%20message/);
  });
});
