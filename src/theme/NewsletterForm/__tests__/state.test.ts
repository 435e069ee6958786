/** @jest-environment node */
import {emailStateOf, fillingCode} from '../state';

describe('the state of the e-mail', () => {
  it.each(['', ' ', 'a', ' a ', '@'])('is null under 2 characters: %j', (email) => {
    expect(emailStateOf(email)).toBeNull();
  });

  it.each(['ab', 'a@', 'camille@exemple', 'camille@exemple.f', 'camille exemple.fr'])(
    'is invalid: %j',
    (email) => {
      expect(emailStateOf(email)).toBe('invalid');
    },
  );

  it.each(['camille@exemple.fr', '  camille@exemple.fr ', 'c@[127.0.0.1]'])(
    'is valid: %j',
    (email) => {
      expect(emailStateOf(email)).toBe('valid');
    },
  );
});

describe('the form’s message', () => {
  it.each([
    ['', true, true, 'empty'],
    ['camille@exemple', true, true, 'email.invalid'],
    ['camille@exemple', false, false, 'email.invalid'],
    ['camille@exemple.fr', false, true, 'checked.required'],
    ['camille@exemple.fr', true, true, 'ready'],
    ['camille@exemple.fr', false, false, 'ready'],
  ] as const)('for %j, ticked %j, required %j', (email, ticked, checkbox, code) => {
    expect(fillingCode(email, ticked, checkbox)).toBe(code);
  });
});
