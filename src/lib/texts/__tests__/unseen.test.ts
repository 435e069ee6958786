import {unseenSign} from '../unseen';

it.each([
  ['Les\u00A0étapes', 'Les étapes', 'U+00A0'],
  ['Les e\u0301tapes', 'Les étapes', 'U+0301'],
  ['Les étapes', 'Les e\u0301tapes', 'U+00E9'],
  ['Les é\u200Btapes', 'Les étapes', 'U+200B'],
  ['Les étapes\uFEFF', 'Les étapes', 'U+FEFF'],
  ['Les étapes', 'Les étapes\u2060', 'U+2060'],
  ['Les étapes', 'Les étapes', undefined],
  ['Les etapes', 'Les étapes', undefined],
])('tells what tells %j from %j', (written, meant, sign) => {
  expect(unseenSign(written, meant)).toBe(sign);
});
