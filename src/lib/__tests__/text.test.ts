import {
  agreeNames,
  capitalise,
  inSentence,
  numberWord,
  phoneWords,
  splitHyphenated,
  splitQuantity,
} from '../text';

describe('« de » before the agency’s name', () => {
  it.each([
    ['Atelier Lune', 'La lettre d’Atelier Lune'],
    ['Écho', 'La lettre d’Écho'],
    ['Œil neuf', 'La lettre d’Œil neuf'],
    ['Horizon', 'La lettre d’Horizon'],
    ['Yvelines', 'La lettre d’Yvelines'],
    ['Yaourt', 'La lettre de Yaourt'],
    ['Studio Nord', 'La lettre de Studio Nord'],
  ])('%s: %s', (name, expected) => {
    expect(agreeNames(`La lettre de ${name}`, {name})).toBe(expected);
  });

  it.each([
    ['Hublot', false, 'e-mails de Hublot'],
    ['R2', true, 'e-mails d’R2'],
  ])('of %s, as the agency says', (name, nameElides, expected) => {
    expect(agreeNames(`e-mails de ${name}`, {name, nameElides})).toBe(expected);
  });
});

it.each([
  ['à Le Mans', 'au Mans'],
  ['Chez nous, à Les Ulis\u00A0: pluie.', 'Chez nous, aux Ulis\u00A0: pluie.'],
  ['à Lyon', 'à Lyon'],
  ['voilà Le Mans', 'voilà Le Mans'],
  ['in Le Mans', 'in Le Mans'],
])('%s becomes %s', (text, expected) => {
  expect(agreeNames(text, {name: 'Studio'})).toBe(expected);
});

it.each([
  ['Design UX et UI', 'design UX et UI'],
  ['Écoconception web', 'écoconception web'],
  ['UX audit', 'UX audit'],
  ['', ''],
])('writes « %s » inside a sentence as « %s »', (label, expected) => {
  expect(inSentence(label, 'fr')).toBe(expected);
});

it('writes a phone number with its country’s code, without line breaks', () => {
  expect(phoneWords({display: '01 99 00 12 34', international: '+33199001234'})).toBe(
    '+33\u00A01\u00A099\u00A000\u00A012\u00A034',
  );
});

it.each([
  ['640 ko', 'fr', 640, 'ko'],
  ['1,3\u00A0Mo', 'fr', 1.3, 'Mo'],
  ['12\u202F000 €', 'fr', 12_000, '€'],
  ['1,300.5 kB', 'en', 1300.5, 'kB'],
  ['douze', 'fr', 0, 'douze'],
] as const)('splits « %s » into its number and its unit (%s)', (text, locale, number, unit) => {
  expect(splitQuantity(text, locale)).toEqual({number, unit});
});

it('writes numbers up to twelve in words, larger ones in digits', () => {
  expect([2, 10, 12, 13].map((count) => numberWord(count, 'fr'))).toEqual([
    'deux',
    'dix',
    'douze',
    '13',
  ]);
  expect([2, 10, 12].map((count) => capitalise(numberWord(count, 'en')))).toEqual([
    'Two',
    'Ten',
    'Twelve',
  ]);
});

describe('hyphenated words', () => {
  it.each([
    ['Qu’entend-on, ici ?', ['', 'Qu’entend-on', ', ici ?']],
    ['l’e-mail et ’e-mail', ['', 'l’e-mail', ' et ’', 'e-mail', '']],
    ['a--b-c', ['a--', 'b-c', '']],
    ['2-en-1 aujourd’hui', ['2-en-1 aujourd’hui']],
  ])('of %s', (text, parts) => expect(splitHyphenated(text)).toEqual(parts));

  it.each(['a', 'a’'])('are sought in a text of %s without end in no time', (part) => {
    const text = part.repeat(50_000);
    const start = performance.now();
    expect(splitHyphenated(text)).toEqual([text]);
    // In ms: sought at each letter, they take half a minute.
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
