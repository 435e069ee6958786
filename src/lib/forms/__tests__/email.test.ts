/** @jest-environment node */
import {EMAIL_LOCAL_MAX, isEmail} from '../email';
import {EMAIL_MAX} from '../fields';

/** Builds a domain of an exact length, with labels of at most 63 characters. */
const domainOf = (length: number): string => {
  const labels: string[] = [];
  let left = length - '.fr'.length;
  while (left > 0) {
    const size = Math.min(63, left);
    labels.push('d'.repeat(size));
    left -= size + 1;
  }
  return `${labels.join('.')}.fr`;
};

const local = 'l'.repeat(EMAIL_LOCAL_MAX);
const longest = `${local}@${domainOf(EMAIL_MAX - EMAIL_LOCAL_MAX - 1)}`;

const valid: ReadonlyArray<readonly [address: string, why: string]> = [
  ['a@b.fr', 'one letter on each side'],
  ['marie@example.org', 'an ordinary address'],
  ['marie.curie@example.org', 'a dot between atoms'],
  ['-marie-@example.org', 'hyphens at the ends of an atom'],
  ["!#$%&'*+/=?^_`{|}~-@example.org", 'every special character of an atom'],
  ['MARIE@EXAMPLE.ORG', 'capitals'],
  [`${local}@example.org`, 'a local part of 64 octets'],
  ['"marie curie"@example.org', 'a blank in quotes'],
  ['"marie..curie"@example.org', 'two dots in quotes'],
  ['"marie@curie"@example.org', 'an @ in quotes'],
  ['"a\\"b"@example.org', 'a quote after a backslash'],
  ['marie@example.fr', 'a top level of 2 letters, the shortest'],
  [`marie@example.${'t'.repeat(24)}`, 'a top level of 24 letters, the longest'],
  ['marie@courrier.interne.example.org', 'subdomains'],
  ['marie@1.fr', 'a label of one digit'],
  ['marie@mon-agence.fr', 'a hyphen in a label'],
  ['marie@xn--mdecin-bva.fr', 'an accent as browsers send it'],
  [`marie@${'d'.repeat(63)}.fr`, 'a label of 63 characters, the longest'],
  [longest, 'an address of 254 octets, the longest'],
  ['marie@[192.0.2.1]', 'an IPv4 address in brackets'],
  ['marie@[0.0.0.0]', 'the lowest IPv4 address'],
  ['marie@[255.255.255.255]', 'the highest IPv4 address'],
  ['marie@[010.001.000.099]', 'leading zeros (Snum has 1 to 3 digits)'],
  ['"marie curie"@[192.0.2.1]', 'quotes and brackets together'],
];

const invalid: ReadonlyArray<readonly [address: string, why: string]> = [
  ['marie', 'no @'],
  ['@example.org', 'no local part'],
  ['marie@', 'no domain'],
  ['marie@curie@example.org', 'an @ outside quotes'],
  ['.marie@example.org', 'a dot first'],
  ['marie.@example.org', 'a dot last'],
  ['marie..curie@example.org', 'two dots in a row'],
  ['marie curie@example.org', 'a blank outside quotes'],
  [' marie@example.org', 'a blank first: the field trims it, the pattern does not'],
  ['marie@example.org ', 'a blank last'],
  ['marie@example.org\n', 'an end of line'],
  ['marie,curie@example.org', 'a comma outside quotes'],
  ['Marie <marie@example.org>', 'a name before the address'],
  ['marie\\curie@example.org', 'a backslash outside quotes'],
  ['"marie".curie@example.org', 'quotes and an atom mixed'],
  ['""@example.org', 'nothing in quotes'],
  ['"marie@example.org', 'quotes that do not end'],
  ['"marie\\"@example.org', 'an end of quotes after a backslash'],
  ['"a"b"@example.org', 'a quote in quotes without a backslash'],
  ['"marie\tcurie"@example.org', 'a control character in quotes'],
  ['josé@example.org', 'an accent in the local part'],
  ['"josé"@example.org', 'an accent in quotes'],
  ['marie@médecin.fr', 'an accent in the domain: browsers send it as xn--'],
  [`${local}l@example.org`, 'a local part of 65 octets'],
  ['marie@example', 'a domain without a dot'],
  ['marie@example.f', 'a top level of 1 letter'],
  [`marie@example.${'t'.repeat(25)}`, 'a top level of 25 letters'],
  ['marie@example.f2', 'a digit in the top level'],
  ['marie@example.xn--p1ai', 'hyphens in the top level: not 2 to 24 letters'],
  ['marie@example.org.', 'a dot after the domain'],
  ['marie@example..org', 'an empty label'],
  ['marie@-example.org', 'a hyphen first in a label'],
  ['marie@example-.org', 'a hyphen last in a label'],
  ['marie@mon_agence.fr', 'an underscore in a label'],
  [`marie@${'d'.repeat(64)}.fr`, 'a label of 64 characters'],
  [`${local}@${domainOf(EMAIL_MAX - EMAIL_LOCAL_MAX)}`, 'an address of 255 octets'],
  ['marie@192.0.2.1', 'an IPv4 address without brackets'],
  ['marie@[192.0.2.256]', 'an octet above 255'],
  ['marie@[192.0.2]', 'three octets'],
  ['marie@[192.0.2.0001]', 'an octet of 4 digits'],
  ['marie@[192.0.2.1', 'a bracket that does not end'],
  ['marie@[IPv6:2001:db8::1]', 'an IPv6 address'],
];

it.each(valid)('accepts %s: %s', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each(invalid)('rejects %j: %s', (address) => {
  expect(isEmail(address)).toBe(false);
});

it.each([
  ['atoms', `${'a.'.repeat(120)}!`],
  ['one atom', 'a'.repeat(EMAIL_MAX)],
  ['quoted pairs', `"${'\\"'.repeat(25)}`],
  ['labels', `a@${'a.'.repeat(125)}1`],
  ['one label', `a@${'a'.repeat(250)}`],
  ['hyphens', `a@a${'-'.repeat(250)}`],
  ['labels of hyphens', `a@${`${'a-'.repeat(31)}a.`.repeat(3)}!`],
  ['octets', `a@[${'1.'.repeat(120)}`],
])('reads %s in less than a second', (_what, text) => {
  const started = performance.now();
  expect(isEmail(text)).toBe(false);
  // In ms; a backtracking pattern would take hours.
  expect(performance.now() - started).toBeLessThan(1000);
});
