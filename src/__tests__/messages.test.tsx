/** @jest-environment node */
import {readFileSync} from 'node:fs';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {speak} from '@site/scripts/__tests__/jest/words';
import {contactCodes} from '../forms/contactFields';
import {messageOf as contactMessage} from '../theme/ContactForm/live/words';
import {Failed} from '../theme/ContactForm/live/Failed';
import {noAnswers} from '../theme/ContactForm/steps';
import {hintOf} from '../theme/ContactForm/words';
import {failureMessage, messageOf as newsletterMessage} from '../theme/NewsletterForm/live';
import {locales} from '@site/e2e/fixture/src/lib/languages';
import type {Failure} from '../lib/forms/submission';

/* Every form message exists in both languages, with its values in it. */

afterEach(() => speak('fr'));

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

const wordsOf = (node: ReactNode) => renderToStaticMarkup(<>{node}</>).replace(/<[^>]+>/g, ' ');

/** Words without a placeholder left. */
const complete = /^[^{}]*\p{L}[^{}]*$/u;

describe.each(locales)('the messages in %s', (locale) => {
  beforeEach(() => speak(locale));

  it.each(contactCodes.filter((code) => code !== 'caseStudy.invalid'))('contact: %s', (code) => {
    expect(contactMessage(code, locale)).toMatch(complete);
  });

  it.each(['email', 'checked', 'ready', 'sending', 'sent'] as const)('newsletter: %s', (code) => {
    expect(newsletterMessage(code)?.text).toMatch(complete);
  });

  it.each(failures.map((failure) => [JSON.stringify(failure), failure] as const))(
    'not sent: %s',
    (_name, failure) => {
      expect(failureMessage(failure).text).toMatch(complete);
      const said = wordsOf(<Failed failure={failure} values={{...noAnswers, caseStudy: ''}} />);
      expect(said).toMatch(complete);
    },
  );

  it('the hint of the message field depends on the purpose', () => {
    const hints = ['project', 'joining', 'other', undefined].map((purpose) =>
      hintOf('message', purpose),
    );
    expect(new Set(hints).size).toBe(4);
  });
});

it.each(locales)('translators are told what each variable holds, in %s', (locale) => {
  const texts = JSON.parse(readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Record<
    string,
    {message: string; description: string}
  >;
  const unexplained = Object.entries(texts).flatMap(([id, {message, description}]) =>
    (message.match(/\{\w+\}/g) ?? [])
      .filter((variable) => !description.includes(variable))
      .map((variable) => `${id}: ${variable}`),
  );
  expect(unexplained).toEqual([]);
});
