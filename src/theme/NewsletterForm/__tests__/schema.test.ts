/** @jest-environment node */
import {fillingOf} from '../live';
import {checkNewsletter} from '../../../forms/newsletterSchema';

const sent = {email: 'marie@example.org', checked: 'true'};

it('accepts and trims an address with a ticked box', () => {
  expect(checkNewsletter({email: ' marie@example.org\t', checked: ' true '})).toEqual({
    ok: true,
    values: sent,
  });
});

it.each([
  ['no address', {checked: 'true'}, {email: 'email.required'}],
  ['an empty address', {...sent, email: ''}, {email: 'email.required'}],
  ['a blank address', {...sent, email: ' \u00a0 '}, {email: 'email.required'}],
  ['an invisible address', {...sent, email: '\u200b'}, {email: 'email.required'}],
  ['an address that is none', {...sent, email: 'marie@'}, {email: 'email.invalid'}],
  ['an address that is no text', {...sent, email: 7}, {email: 'email.required'}],
  ['a box that is not ticked', {email: sent.email}, {checked: 'checked.required'}],
  ['a box that says false', {...sent, checked: 'false'}, {checked: 'checked.required'}],
  ['an empty box', {...sent, checked: ''}, {checked: 'checked.required'}],
  ['a box that says something else', {...sent, checked: 'on'}, {checked: 'checked.invalid'}],
  ['a box that is no text', {...sent, checked: ['true']}, {checked: 'checked.invalid'}],
  ['nothing', {}, {email: 'email.required', checked: 'checked.required'}],
])('rejects %s', (_what, values, problems) => {
  expect(checkNewsletter(values)).toEqual({ok: false, problems});
});

it('accepts an unticked box when checkbox validation is off', () => {
  const check = (values: object) => checkNewsletter(values, {checkbox: false});
  expect(check({email: sent.email})).toEqual({ok: true, values: {...sent, checked: 'false'}});
  expect(check({...sent, checked: 'false'})).toEqual({
    ok: true,
    values: {...sent, checked: 'false'},
  });
  expect(check(sent)).toEqual({ok: true, values: sent});
  expect(check({...sent, checked: 'on'})).toEqual({
    ok: false,
    problems: {checked: 'checked.invalid'},
  });
  expect(check({email: ''})).toEqual({ok: false, problems: {email: 'email.required'}});
});

it.each([
  ['', true, true, 'empty'],
  [' a ', true, true, 'empty'],
  ['@', true, true, 'empty'],
  ['ab', true, true, 'email'],
  ['camille@exemple', false, false, 'email'],
  ['  camille@exemple.fr ', false, true, 'checked'],
  ['camille@exemple.fr', true, true, 'ready'],
  ['camille@exemple.fr', false, false, 'ready'],
] as const)(
  'with %j, ticked %j, required %j, the form is %s',
  (email, isTicked, checkbox, code) => {
    expect(fillingOf(email, isTicked, checkbox)).toBe(code);
  },
);
