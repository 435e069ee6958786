/** @jest-environment node */
import codeTranslations from '@generated/codeTranslations';
import english from '@site/i18n/en/code.json';
import {contactCodes} from '../fields';
import {mailQuery} from '../live/Failed';
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
  it('say what to do for every error code of the schema, in French', () => {
    const messages = answerCodes.map((code) => [code, messageOf(code, 'fr')]);
    expect(Object.fromEntries(messages)).toEqual({
      'email.invalid': 'Email non valide…',
      'email.required': 'Indiquez votre adresse e-mail.',
      'firstname.invalid': 'Indiquez votre prénom sur une seule ligne.',
      'firstname.required': 'Indiquez votre prénom.',
      'firstname.tooLong':
        'Votre prénom est trop long\u00A0: écrivez-le en 100\u00A0caractères au plus.',
      'lastname.invalid': 'Indiquez votre nom sur une seule ligne.',
      'lastname.required': 'Indiquez votre nom.',
      'lastname.tooLong':
        'Votre nom est trop long\u00A0: écrivez-le en 100\u00A0caractères au plus.',
      'message.required': 'Écrivez votre message.',
      'message.tooLong':
        'Votre message est trop long\u00A0: raccourcissez-le à 5\u202F000\u00A0caractères au plus.',
      'message.tooShort':
        'Votre message est trop court\u00A0: écrivez au moins 10\u00A0caractères.',
      'phone.invalid':
        'Indiquez un numéro de 6 à 15\u00A0chiffres, par exemple 01\u00A099\u00A000\u00A012\u00A034, ou laissez le champ vide.',
      'purpose.invalid': 'Choisissez une des trois réponses.',
      'purpose.required': 'Choisissez une des trois réponses.',
    });
  });

  it('say what to do for every error code of the schema, in English', () => {
    speakEnglish();
    const messages = answerCodes.map((code) => [code, messageOf(code, 'en')]);
    expect(Object.fromEntries(messages)).toEqual({
      'email.invalid': 'Invalid email…',
      'email.required': 'Enter your email address.',
      'firstname.invalid': 'Enter your first name on a single line.',
      'firstname.required': 'Enter your first name.',
      'firstname.tooLong': 'Your first name must be 100\u00A0characters or fewer.',
      'lastname.invalid': 'Enter your last name on a single line.',
      'lastname.required': 'Enter your last name.',
      'lastname.tooLong': 'Your last name must be 100\u00A0characters or fewer.',
      'message.required': 'Enter your message.',
      'message.tooLong': 'Your message must be 5,000\u00A0characters or fewer.',
      'message.tooShort': 'Your message must be at least 10\u00A0characters.',
      'phone.invalid':
        'Enter a phone number with 6 to 15\u00A0digits, like 020\u00A07946\u00A00000, or leave it blank.',
      'purpose.invalid': 'Select what brings you here.',
      'purpose.required': 'Select what brings you here.',
    });
  });

  it('format numbers for each language', () => {
    expect(formatNumber(5000, 'fr')).toBe('5\u202F000');
    expect(formatNumber(5000, 'en')).toBe('5,000');
  });
});

describe('the document’s title', () => {
  it('contains the step and the question, after any error', () => {
    expect(documentTitle('email', false)).toBe(
      'Étape\u00A02 sur\u00A06\u00A0: À quelle adresse vous répondre\u202F?',
    );
    expect(documentTitle('message', true)).toBe(
      'Erreur\u00A0: Étape\u00A06 sur\u00A06\u00A0: Racontez-nous.',
    );
    expect(documentTitle('review', true)).toBe('Erreur\u00A0: Vérifiez vos réponses');
    expect(documentTitle('sent', false)).toBe('Merci, c’est bien\u00A0reçu.');
  });

  it('works the same in English', () => {
    speakEnglish();
    expect(documentTitle('email', true)).toBe(
      'Error: Step 2 of 6: What email address should we reply to?',
    );
  });
});

describe('the mailto link', () => {
  const values = {
    purpose: 'project',
    email: 'a@example.org',
    phone: '',
    firstname: 'Zoé',
    lastname: 'Lévy',
    message: 'Bonjour & merci\nà vous',
    caseStudy: '',
  };

  it('contains the purpose, the message and the name', () => {
    const query = new URLSearchParams(mailQuery('b@example.org', values).slice(1));
    expect(query.get('subject')).toBe('Un projet');
    expect(query.get('body')).toBe('Bonjour & merci\r\nà vous\r\n\r\nZoé Lévy');
  });

  it('omits a message that mail programs would truncate', () => {
    const long = mailQuery('b@example.org', {...values, message: 'é'.repeat(400)});
    expect(long).toBe('?subject=Un%20projet');
  });

  it('has a subject without a purpose', () => {
    expect(mailQuery('b@example.org', {...values, purpose: ''})).toMatch(
      /^\?subject=Message%20depuis%20votre%20site&/,
    );
  });
});
