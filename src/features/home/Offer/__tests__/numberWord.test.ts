import {numberWord} from '../numberWord';

it('writes numbers up to twelve in words, with a capital', () => {
  expect([2, 10, 12].map((count) => numberWord(count, 'fr'))).toEqual(['Deux', 'Dix', 'Douze']);
  expect([2, 10, 12].map((count) => numberWord(count, 'en'))).toEqual(['Two', 'Ten', 'Twelve']);
});

it('writes larger numbers in digits', () => {
  expect(numberWord(13, 'fr')).toBe('13');
});
