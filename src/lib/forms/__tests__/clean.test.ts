import {cleanEmail, cleanName, cleanPhone, cleanText} from '../clean';
import {isEmail} from '../email';

it.each([
  '\u202D+33 6 12 34 56 78\u202C',
  '\u2068+33 6 12 34 56 78\u2069',
  '+33 6\u200E 12\u200B 34 56 78\uFE0F',
  '\uFEFF+33 6 12 34 56 78\u200F ',
])('cleans the phone number %j', (pasted) => {
  expect(cleanPhone(pasted)).toBe('+33 6 12 34 56 78');
});

it.each([
  ['\u200Bmarie@example.org', 'marie@example.org'],
  ['\u202Amarie@example.org\u202C', 'marie@example.org'],
  ['marie\u2060@exam\u00ADple.org', 'marie@example.org'],
  ['marie@example\u2011site.org', 'marie@example-site.org'],
  ['marie@société.fr', 'marie@xn--socit-esab.fr'],
  ['marie@SOCIÉTÉ.fr', 'marie@xn--socit-esab.fr'],
  ['marie@xn--socit-esab.fr', 'marie@xn--socit-esab.fr'],
])('cleans the address %j', (pasted, address) => {
  expect(cleanEmail(pasted)).toBe(address);
  expect(isEmail(address)).toBe(true);
});

it.each(['marié@example.org', 'marie@soc é.fr', 'marie@é/x', 'é', '@é.fr'])(
  'leaves %j as it is, which is no address that mail servers take',
  (typed) => {
    expect(cleanEmail(typed)).toBe(typed);
    expect(isEmail(typed)).toBe(false);
  },
);

it('cleans names, but keeps the joiners that spell some', () => {
  expect(cleanName(' Anne\tMarie\u200B ')).toBe('Anne Marie');
  expect(cleanName('علی\u200Cرضا')).toBe('علی\u200Cرضا');
});

it('keeps the lines of a text, and what emoji are made of', () => {
  expect(cleanText(' Bonjour\r\n\u2764\uFE0F\r')).toBe('Bonjour\n\u2764\uFE0F');
});
