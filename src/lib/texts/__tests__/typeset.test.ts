/** @jest-environment node */
import type {Locale} from '../../locales';
import {typeset, typesetFields, typesetMessage, typesetParts} from '../typeset';

it.each<[Locale, string, string]>([
  [
    'fr',
    "L'hôpital... Qui ? Voilà: c'est ici ; vite !",
    'L’hôpital… Qui\u202F? Voilà\u00A0: c’est ici\u202F; vite\u202F!',
  ],
  ['fr', 'Il lit "visitors per day: " ici.', 'Il lit «\u00A0visitors per day\u00A0:\u00A0» ici.'],
  ['fr', 'Un "mot" et "un autre".', 'Un «\u00A0mot\u00A0» et «\u00A0un autre\u00A0».'],
  ['fr', 'Un "mot"\n\nDeux "mots "', 'Un «\u00A0mot\u00A0»\n\nDeux «\u00A0mots\u00A0»'],
  ['fr', 'Un " mot " (" seul ").', 'Un «\u00A0mot\u00A0» («\u00A0seul\u00A0»).'],
  ['fr', 'L\'"eau" : « non »?', 'L’«\u00A0eau\u00A0»\u00A0: «\u00A0non\u00A0»\u202F?'],
  [
    'fr',
    "L'an 4 minutes, 100 ko, 5 000 pages ; sortie 1 s'il pleut, 01 99 00 12 34",
    'L’an 4\u00A0minutes, 100\u00A0ko, 5\u202F000 pages\u202F; sortie 1 s’il pleut, 01\u00A099\u00A000\u00A012\u00A034',
  ],
  [
    'fr',
    '12 500 000 €, 60 000 à 1 200 €, 000 000 000 00000, 2 à 3 000',
    '12\u202F500\u202F000\u00A0€, 60\u202F000 à 1\u202F200\u00A0€, 000\u00A0000\u00A0000\u00A000000, 2 à 3\u202F000',
  ],
  [
    'fr',
    'À 10:30, https://example.org/?a=1, :tada: et :tada:',
    'À 10:30, https://example.org/?a=1, :tada: et :tada:',
  ],
  ['fr', 'En 2019\u00A0ou après', 'En 2019\u00A0ou après'],
  ['en', 'One " word " here.', 'One ‘word’ here.'],
  ['en', 'It reads "visitors per day: " here.', 'It reads ‘visitors per day:’ here.'],
  ['en', 'It\'s odd: the "hospital" isn\'t', 'It’s odd: the ‘hospital’ isn’t'],
  ['en', "The nurses' 'own' words... of the '90s", 'The nurses’ ‘own’ words… of the ’90s'],
  ['en', 'Why ? Because : no ; really !', 'Why? Because: no; really!'],
  ['en', 'It says «\u00A0come in\u00A0».', 'It says ‘come in’.'],
  ['en', 'At 400 %, 20 kB.', 'At 400%, 20\u00A0kB.'],
  ['en', 'From €15,000 to €30,000', 'From €15,000 to\u00A0€30,000'],
  [
    'fr',
    'Après ..., le … Jusqu’à … h. Il hésite… Hier',
    'Après\u00A0…, le\u00A0… Jusqu’à\u00A0…\u00A0h. Il hésite… Hier',
  ],
  ['en', 'No food after … (time). Call …', 'No food after\u00A0…\u00A0(time). Call\u00A0…'],
  ['fr', 'Article R. 2122-8, en 3 fois', 'Article R.\u00A02122-8, en 3 fois'],
  ['en', 'Call 020 7946 0000 at 10:30.', 'Call 020\u00A07946\u00A00000 at 10:30.'],
  ['en', 'In 12 places: a ‘b’ (c).', 'In 12 places: a ‘b’ (c).'],
])('sets what a keyboard lacks, once: %s %j', (locale, text, expected) => {
  expect(typeset(text, locale)).toBe(expected);
  expect(typeset(expected, locale)).toBe(expected);
});

it('judges a mark by what is beside it on the page, whichever part it stands in', () => {
  expect(typesetParts(['Le "', 'mot', '" d\'', 'eau', ' :'], 'fr')).toEqual([
    'Le «\u00A0',
    'mot',
    '\u00A0» d’',
    'eau',
    '\u00A0:',
  ]);
  expect(typesetParts(["It's ", '"here"', ' ?'], 'en')).toEqual(['It’s ', '‘here’', '?']);
  expect(typesetParts(['Oui', '!'], 'fr')).toEqual(['Oui', '\u202F!']);
  expect(typesetParts([], 'fr')).toEqual([]);
});

describe('a message of the interface', () => {
  it.each<[Locale, string, string]>([
    ['fr', "<b title='a : b'>Vraiment ?</b>", "<b title='a : b'>Vraiment\u202F?</b>"],
    ['fr', "En {minutes} minutes, d'{agency} !", 'En {minutes}\u00A0minutes, d’{agency}\u202F!'],
    ['fr', 'Un mot ?|Des mots ?', 'Un mot\u202F?|Des mots\u202F?'],
    ['fr', ' : {question}', '\u00A0: {question}'],
    ['en', '€{from} to €{to}', '€{from} to\u00A0€{to}'],
  ])('is set around its names and tags: %s %j', (locale, message, expected) => {
    expect(typesetMessage('a', message, locale)).toBe(expected);
    expect(typesetMessage('a', expected, locale)).toBe(expected);
  });

  it('stays to the letter where the specification gives its signs', () => {
    const message = '{agency} – {city} : {description}';
    expect(typesetMessage('themeToggle.sentence.weather', message, 'fr')).toBe(message);
  });
});

it('sets the words of front matter and leaves its other fields', () => {
  const date = new Date();
  const data = {
    title: "L'eau ?",
    slug: "l'eau",
    date,
    cover: {src: "./l'eau.png", alt: "L'eau"},
    links: {elsewhere: [{label: 'Oui !', url: "https://example.org/?l'eau"}]},
  };
  expect(typesetFields(data, 'fr')).toEqual({
    title: 'L’eau\u202F?',
    slug: "l'eau",
    date,
    cover: {src: "./l'eau.png", alt: 'L’eau'},
    links: {elsewhere: [{label: 'Oui\u202F!', url: "https://example.org/?l'eau"}]},
  });
});

it.each([
  ['quotation marks', '" '],
  ['spaces', ' '],
  ['dots', '.'],
  ['question marks', '?'],
  ['guillemets', '«'],
  ['apostrophes', "'"],
  ['letters', 'a'],
  ['digits', '1 '],
  ['colons', 'a:'],
])('takes a time that grows with the text: 100,000 %s', (_name, sign) => {
  const text = sign.repeat(100_000 / sign.length);
  const start = process.cpuUsage();
  typeset(text, 'fr');
  typeset(text, 'en');
  // In µs of this process, whatever else runs: a quadratic rule takes many seconds.
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});
