/** @jest-environment node */
import {contactFields, type ContactField} from '../../../forms/contactFields';
import {contactProblem} from '../../../forms/contactSchema';
import {
  entryAfter,
  entryToChange,
  firstProblem,
  isBackwards,
  noAnswers,
  numberOf,
  previousOf,
  readEntry,
  resumeAt,
  screenAfter,
  screenBefore,
  type Entry,
} from '../steps';

const at = (screen: Entry['screen'], rest: Partial<Entry> = {}): Entry => ({
  screen,
  run: 0,
  ...rest,
});

describe('the order of the questions', () => {
  it('is the specified one, then the review, which has no number', () => {
    expect(contactFields.map(numberOf)).toEqual(contactFields.map((_, index) => index + 1));
    expect(numberOf('review')).toBeUndefined();
    expect(contactFields.map((field) => screenAfter(field))).toEqual([
      'email',
      'phone',
      'firstname',
      'lastname',
      'message',
      'review',
    ]);
  });

  it('is the same backwards, up to the first', () => {
    expect(screenBefore('review')).toBe('message');
    expect(screenBefore('email')).toBe('purpose');
    expect(screenBefore('purpose')).toBeUndefined();
    expect(isBackwards('phone', 'email')).toBe(true);
    expect(isBackwards('message', 'review')).toBe(false);
  });
});

describe('history entries', () => {
  it('record the previous entry’s screen', () => {
    expect(entryAfter(at('email'))).toEqual(at('phone', {from: 'email'}));
    expect(entryAfter(at('message'))).toEqual(at('review', {from: 'message'}));
  });

  it('lead from the review to a question and back, in both directions', () => {
    const change = entryToChange('phone', at('review', {run: 2}));
    expect(change).toEqual({screen: 'phone', run: 2, from: 'review', returning: true});
    expect(entryAfter(change)).toEqual({screen: 'review', run: 2, from: 'phone'});
    expect(previousOf(change)).toBe('back');
  });

  it('are reused when the history’s previous entry is the wanted question, otherwise added', () => {
    expect(previousOf(at('phone', {from: 'email'}))).toBe('back');
    expect(previousOf(at('phone'))).toEqual(at('email', {from: 'phone'}));
    expect(previousOf(at('phone', {from: 'firstname'}))).toEqual(at('email', {from: 'phone'}));
    // After a change, « previous » on the review still goes to the message.
    expect(previousOf(at('review', {from: 'phone'}))).toEqual(at('message', {from: 'review'}));
    expect(previousOf(at('purpose'))).toBeUndefined();
  });

  it('are read back unchanged', () => {
    const entry = at('phone', {run: 3, from: 'review', returning: true});
    expect(readEntry(JSON.parse(JSON.stringify({contact: entry})))).toEqual(entry);
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    {contact: null},
    {contact: 'email'},
    {contact: {screen: 'gone', run: 0}},
    {contact: {screen: 'email'}},
    {contact: {screen: 'email', run: 'x'}},
  ])('are ignored when their state is %j', (state) => {
    expect(readEntry(state)).toBeUndefined();
  });

  it('drop an invalid origin', () => {
    expect(
      readEntry({contact: {screen: 'review', run: 0, from: 'gone', returning: true, more: 1}}),
    ).toEqual(at('review'));
  });
});

describe('resuming a draft', () => {
  const resume = (answers: Partial<Record<ContactField, string>>) =>
    resumeAt({...noAnswers, ...answers}, contactProblem);

  it('starts at the first question without a draft', () => {
    expect(resume({})).toBe('purpose');
    expect(resume({email: '  '})).toBe('purpose');
  });

  it('resumes after the last answer', () => {
    expect(resume({purpose: 'project'})).toBe('email');
    expect(resume({purpose: 'project', email: 'a@example.org', firstname: 'A'})).toBe('lastname');
  });

  it('stops at a missing or invalid answer; the phone is optional', () => {
    expect(resume({firstname: 'A'})).toBe('purpose');
    expect(resume({purpose: 'project', email: 'a@example', firstname: 'A'})).toBe('email');
    expect(resume({purpose: 'project', email: 'a@example.org', phone: '12'})).toBe('phone');
  });

  it('shows the review when all answers are valid', () => {
    expect(
      resume({
        purpose: 'other',
        email: 'a@example.org',
        firstname: 'A',
        lastname: 'B',
        message: 'Un message assez long',
      }),
    ).toBe('review');
  });
});

it('shows the earliest question with an error first', () => {
  expect(firstProblem({message: 'message.required', phone: 'phone.invalid'})).toBe('phone');
  expect(firstProblem({})).toBeUndefined();
});
