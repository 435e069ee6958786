/** @jest-environment node */
import {contactFields, type ContactField} from '../fields';
import {contactProblem} from '../schema';
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
  it('is the specification’s, then the review, which has no number', () => {
    expect(contactFields.length).toBe(6);
    expect(contactFields.map(numberOf)).toEqual([1, 2, 3, 4, 5, 6]);
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

  it('is walked back the same way, up to the first', () => {
    expect(screenBefore('review')).toBe('message');
    expect(screenBefore('email')).toBe('purpose');
    expect(screenBefore('purpose')).toBeUndefined();
    expect(isBackwards('phone', 'email')).toBe(true);
    expect(isBackwards('message', 'review')).toBe(false);
  });
});

describe('entries of the history', () => {
  it('remember what the one before shows', () => {
    expect(entryAfter(at('email'))).toEqual(at('phone', {from: 'email'}));
    expect(entryAfter(at('message'))).toEqual(at('review', {from: 'message'}));
  });

  it('lead from the review to a question and back to it, either way', () => {
    const change = entryToChange('phone', at('review', {run: 2}));
    expect(change).toEqual({screen: 'phone', run: 2, from: 'review', returning: true});
    expect(entryAfter(change)).toEqual({screen: 'review', run: 2, from: 'phone'});
    expect(previousOf(change)).toBe('back');
  });

  it('are gone back to where the history has the question before, else added', () => {
    expect(previousOf(at('phone', {from: 'email'}))).toBe('back');
    expect(previousOf(at('phone'))).toEqual(at('email', {from: 'phone'}));
    expect(previousOf(at('phone', {from: 'firstname'}))).toEqual(at('email', {from: 'phone'}));
    // After a change, « previous » on the review still leads to the message.
    expect(previousOf(at('review', {from: 'phone'}))).toEqual(at('message', {from: 'review'}));
    expect(previousOf(at('purpose'))).toBeUndefined();
  });

  it('are read back as they were kept', () => {
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
  ])('are none of the form’s when they hold %j', (state) => {
    expect(readEntry(state)).toBeUndefined();
  });

  it('lose what they can not mean', () => {
    expect(
      readEntry({contact: {screen: 'review', run: 0, from: 'gone', returning: true, more: 1}}),
    ).toEqual(at('review'));
  });
});

describe('going on with a draft', () => {
  const resume = (answers: Partial<Record<ContactField, string>>) =>
    resumeAt({...noAnswers, ...answers}, contactProblem);

  it('begins at the beginning without one', () => {
    expect(resume({})).toBe('purpose');
    expect(resume({email: '  '})).toBe('purpose');
  });

  it('goes on after the last answer', () => {
    expect(resume({purpose: 'project'})).toBe('email');
    expect(resume({purpose: 'project', email: 'a@example.org', firstname: 'A'})).toBe('lastname');
  });

  it('stops at an answer that is missing or wrong; the phone is optional', () => {
    expect(resume({firstname: 'A'})).toBe('purpose');
    expect(resume({purpose: 'project', email: 'a@example', firstname: 'A'})).toBe('email');
    expect(resume({purpose: 'project', email: 'a@example.org', phone: '12'})).toBe('phone');
  });

  it('shows the review when all is there', () => {
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

it('shows the problem of the earliest question first', () => {
  expect(firstProblem({message: 'message.required', phone: 'phone.invalid'})).toBe('phone');
  expect(firstProblem({})).toBeUndefined();
});
