/** @jest-environment node */
import {purposes} from '../contactFields';
import {checkContact, contactProblem} from '../contactSchema';

const sent = {
  purpose: 'project',
  email: 'marie@example.org',
  phone: '01 99 00 12 34',
  firstname: 'Marie',
  lastname: 'Curie',
  message: 'Bonjour, un projet.',
  caseStudy: 'halles',
};

it('accepts and trims a visitor’s answers', () => {
  const padded = Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [field, `\u00a0 ${value}\t\r\n`]),
  );
  expect(checkContact(padded)).toEqual({ok: true, values: sent});
});

it('makes the phone and the case study optional', () => {
  const {phone: _phone, caseStudy: _caseStudy, ...rest} = sent;
  const values = {...sent, phone: '', caseStudy: ''};
  expect(checkContact(rest)).toEqual({ok: true, values});
  expect(checkContact({...rest, phone: ' ', caseStudy: ''})).toEqual({ok: true, values});
});

it('reports every invalid field once', () => {
  expect(checkContact({})).toEqual({
    ok: false,
    problems: {
      purpose: 'purpose.required',
      email: 'email.required',
      firstname: 'firstname.required',
      lastname: 'lastname.required',
      message: 'message.required',
    },
  });
});

it('drops unknown fields', () => {
  expect(checkContact({...sent, colour: 'green'})).toEqual({ok: true, values: sent});
});

it.each(purposes)('accepts the purpose %s', (purpose) => {
  expect(contactProblem('purpose', purpose)).toBeUndefined();
});

it.each([
  '019900',
  '01 99 00 12 34',
  '01\u00a099\u202f00 12 34',
  '01.99.00.12.34',
  '01-99-00-12-34',
  '01\u201199\u201100',
  '01/99/00/12/34',
  '+33 1 99 00 12 34',
  '+33 (0)1 99 00 12 34',
  '(+33) 1 99 00 12 34',
  '(01) 99 00 12 34',
  '0033199001234',
  '123456789012345',
])('accepts the phone number %s', (phone) => {
  expect(contactProblem('phone', phone)).toBeUndefined();
});

it.each([
  ['12345', '5 digits'],
  ['1234567890123456', '16 digits'],
  ['- - - - - -', 'no digit'],
  ['01 99 00 12 34 poste 5', 'words'],
  ['0199OO1234', 'letters for digits'],
  ['01+99001234', 'a plus within'],
  ['++33199001234', 'two pluses'],
  ['01,99,00,12,34', 'commas'],
  ['tel:0199001234', 'a scheme'],
  ['٠١٩٩٠٠١٢٣٤', 'digits that no French telephone has'],
])('rejects the phone number %s: %s', (phone) => {
  expect(contactProblem('phone', phone)).toBe('phone.invalid');
});

it.each(['Ng', 'O', 'Élise-Anne', 'D’Alembert', '太郎', 'Αθηνά', 'محمد', 'अनुष्का', 'Jean Paul 2'])(
  'accepts the name %s',
  (name) => {
    expect(contactProblem('firstname', name)).toBeUndefined();
    expect(contactProblem('lastname', name)).toBeUndefined();
  },
);

it('counts characters, not bytes or surrogates', () => {
  expect(contactProblem('firstname', '𠮷'.repeat(100))).toBeUndefined();
  expect(contactProblem('firstname', '𠮷'.repeat(101))).toBe('firstname.tooLong');
  expect(contactProblem('message', '😀'.repeat(9))).toBe('message.tooShort');
  expect(contactProblem('message', '😀'.repeat(10))).toBeUndefined();
  expect(contactProblem('message', 'é'.repeat(5000))).toBeUndefined();
  expect(contactProblem('message', 'é'.repeat(5001))).toBe('message.tooLong');
});

it('counts a line break once, however it is encoded, and keeps lines', () => {
  const lines = 'a\r\n'.repeat(2500).trimEnd();
  expect(contactProblem('message', `${lines}\r\nb`)).toBe('message.tooLong');
  const checked = checkContact({...sent, message: `${lines}\r\n`});
  expect(checked.ok && checked.values.message).toBe('a\n'.repeat(2500).trimEnd());
});

it.each([
  ['purpose', '', 'purpose.required'],
  ['purpose', 'money', 'purpose.invalid'],
  ['purpose', ['project'], 'purpose.required'],
  ['email', '', 'email.required'],
  ['email', 'marie@example', 'email.invalid'],
  ['phone', 19900, 'phone.invalid'],
  ['firstname', '  ', 'firstname.required'],
  ['firstname', '\u200b\u00ad', 'firstname.required'],
  ['firstname', 'x'.repeat(101), 'firstname.tooLong'],
  ['lastname', '', 'lastname.required'],
  ['lastname', 'x'.repeat(101), 'lastname.tooLong'],
  ['lastname', 'Curie\r\nBcc: a@example.org', 'lastname.invalid'],
  ['lastname', 'Cu\u0000rie', 'lastname.invalid'],
  ['message', '', 'message.required'],
  ['message', '\n \n', 'message.required'],
  ['message', 'Bonjour', 'message.tooShort'],
  ['message', '   Bonjour   ', 'message.tooShort'],
] as const)('rejects the %s %j', (field, value, code) => {
  expect(contactProblem(field, value)).toBe(code);
});

it('accepts a case study’s title as well as its slug, up to a limit', () => {
  const problem = (caseStudy: unknown) => {
    const checked = checkContact({...sent, caseStudy});
    return checked.ok ? undefined : checked.problems.caseStudy;
  };
  expect(problem('Care & Co-nume\u00a0: « le soin »')).toBeUndefined();
  expect(problem('x'.repeat(201))).toBe('caseStudy.invalid');
  expect(problem('a\nb')).toBe('caseStudy.invalid');
  expect(problem(1)).toBe('caseStudy.invalid');
});
