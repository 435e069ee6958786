/** @jest-environment node */
import {plain, say, speak} from '@site/scripts/__tests__/jest/words';
import {MESSAGE_MAX, PHONE_DIGITS_MAX, PHONE_DIGITS_MIN} from '../../../constants';
import {locales} from '@site/e2e/fixture/src/lib/languages';
import {contactFields} from '../../../forms/contactFields';
import {mailQuery} from '../live/Failed';
import {documentTitle, formatNumber, messageOf} from '../live/words';

afterEach(() => speak('fr'));

describe('the messages', () => {
  it.each(locales)('state the limits of the schema in %s', (locale) => {
    speak(locale);
    const max = formatNumber(MESSAGE_MAX, locale);
    expect(plain(messageOf('message.tooLong', locale))).toBe(
      say('contact.messages.message.tooLong', {max}, locale),
    );
    expect(plain(messageOf('phone.invalid', locale))).toBe(
      say('contact.messages.phone.invalid', {min: PHONE_DIGITS_MIN, max: PHONE_DIGITS_MAX}, locale),
    );
  });

  it('format numbers for each language', () => {
    expect(formatNumber(5000, 'fr')).toBe('5\u202F000');
    expect(formatNumber(5000, 'en')).toBe('5,000');
  });
});

describe('the document’s title', () => {
  it.each(locales)('contains the step and the question, after any error, in %s', (locale) => {
    speak(locale);
    const step = (id: 'email') =>
      say(
        'contact.ContactForm.documentTitle',
        {
          step: contactFields.indexOf(id) + 1,
          total: contactFields.length,
          question: say(`contact.questions.${id}`, {}, locale),
        },
        locale,
      );
    const title = (...screen: Parameters<typeof documentTitle>) => plain(documentTitle(...screen));
    expect(title('email', false)).toBe(step('email'));
    expect(title('email', false, 'Halles')).toBe(`${step('email')} – Halles`);
    const inError = {step: contactFields.indexOf('message') + 1, total: contactFields.length};
    const question = say('contact.questions.message', {}, locale);
    expect(title('message', true)).toBe(
      say('contact.ContactForm.documentErrorStep', {...inError, question}, locale),
    );
    const review = say('contact.Review.title', {}, locale);
    expect(title('review', true)).toBe(
      say('contact.ContactForm.documentErrorTitle', {title: review}, locale),
    );
    expect(title('sent', false)).toBe(
      say(
        'contact.ContactForm.documentScreenTitle',
        {title: say('contact.Thanks.title', {}, locale)},
        locale,
      ),
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
    expect(query.get('subject')).toBe(say('contact.ContactForm.project.name'));
    expect(query.get('body')).toBe('Bonjour & merci\r\nà vous\r\n\r\nZoé Lévy');
  });

  it('omits a message that mail programs would truncate', () => {
    const long = mailQuery('b@example.org', {...values, message: 'é'.repeat(400)});
    expect(long).toBe(`?subject=${encodeURIComponent(say('contact.ContactForm.project.name'))}`);
  });

  it('has a subject without a purpose', () => {
    const query = new URLSearchParams(mailQuery('b@example.org', {...values, purpose: ''}));
    expect(query.get('subject')).toBe(say('contact.Failed.subject'));
  });
});
