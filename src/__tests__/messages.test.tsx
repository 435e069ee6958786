/** @jest-environment node */
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import codeTranslations from '@generated/codeTranslations';
import english from '@site/i18n/en/code.json';
import {contactCodes} from '../features/contact/fields';
import {messageOf as contactMessage} from '../features/contact/live/messages';
import {Failed} from '../features/contact/live/Failed';
import {noAnswers} from '../features/contact/steps';
import {fieldWords} from '../features/contact/words';
import {failureMessage, messageOf as newsletterMessage} from '../features/newsletter/messages';
import {locales, type Locale} from '../lib/locales';
import type {Failure} from '../lib/submission';

/*
 * Every form message, in both languages, says what is wrong and what to do. The messages
 * fixed by the specification say only what is wrong: the field's hint says what to do.
 */

function speak(locale: Locale): void {
  for (const [id, {message}] of Object.entries(english)) {
    if (locale === 'en') codeTranslations[id] = message;
    else Reflect.deleteProperty(codeTranslations, id);
  }
}

afterEach(() => speak('fr'));

/** Verbs that tell the visitor what to do. */
const remedy = {
  fr: /(?<!\p{L})(?:Indiquez|indiquez|Choisissez|Écrivez|écrivez|écrivez-le|raccourcissez-le|Raccourcissez-le|Vérifiez|Réessayez|Envoyez-les|cocher)(?!\p{L})/u,
  en: /\b(?:Enter|Select|must be|Check|Try again|Shorten|Send them again|tick)\b/,
} as const;

/** Vague or robotic words. */
const vague = {
  fr: /incorrect|invalide|erreur est survenue|champ obligatoire|oups|veuillez (?!cocher)/i,
  en: /incorrect|invalid (?!email)|an error occurred|required field|oops|write in/i,
} as const;

const fixed = {
  fr: ['Email non valide…', 'Veuillez cocher la case ci-dessous.'],
  en: ['Invalid email…', 'Please tick the checkbox.'],
} as const;

const failures: readonly Failure[] = [
  {kind: 'offline'},
  {kind: 'unanswered'},
  {kind: 'timeout'},
  {kind: 'status', status: 403},
  {kind: 'status', status: 413},
  {kind: 'status', status: 500},
  {kind: 'status', status: 504},
  {kind: 'unknown'},
];

const wordsOf = (node: ReactNode) =>
  renderToStaticMarkup(<>{node}</>)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe.each(locales)('the messages in %s', (locale) => {
  beforeEach(() => speak(locale));

  /** Names what a message lacks; undefined for a good one. */
  const lackOf = (message: string): string | undefined => {
    if (vague[locale].test(message)) return `vague: ${message}`;
    if (!/^\p{Lu}.*[.…:]$/u.test(message)) return `no sentence: ${message}`;
    const isFixed = fixed[locale].includes(message as never);
    return isFixed || remedy[locale].test(message) ? undefined : `no remedy: ${message}`;
  };

  it.each(contactCodes.filter((code) => code !== 'caseStudy.invalid'))('contact: %s', (code) => {
    expect(lackOf(contactMessage(code, locale))).toBeUndefined();
  });

  it.each(['email.required', 'email.invalid', 'checked.required', 'checked.invalid'] as const)(
    'newsletter: %s',
    (code) => expect(lackOf(newsletterMessage(code)?.text ?? '')).toBeUndefined(),
  );

  it.each(failures.map((failure) => [JSON.stringify(failure), failure] as const))(
    'not sent: %s',
    (_name, failure) => {
      expect(lackOf(failureMessage(failure).text.trim())).toBeUndefined();
      const said = wordsOf(<Failed failure={failure} values={{...noAnswers, caseStudy: ''}} />);
      expect(said).not.toMatch(vague[locale]);
      expect(said).toMatch(remedy[locale]);
    },
  );

  it('a message fixed by the specification has a hint with an example', () => {
    expect(fieldWords().email.hint).toMatch(/@/);
    expect(fieldWords().phone.hint).toMatch(/\d\d/);
  });

  it('the hint of the message field depends on the purpose', () => {
    const hints = ['project', 'joining', 'other', undefined].map(
      (purpose) => fieldWords(purpose).message.hint,
    );
    expect(new Set(hints).size).toBe(4);
  });
});
