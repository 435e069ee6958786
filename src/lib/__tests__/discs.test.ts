import {overlapOf, overlapsOf, type Disc} from '../discs';

describe('overlapOf', () => {
  it('draws the lens of the mark', () => {
    expect(overlapOf([20, 20, 20], [40, 20, 20])).toBe(
      'M30 2.7A20 20 0 0 1 30 37.3A20 20 0 0 1 30 2.7Z',
    );
  });
});

it('draws the overlaps of a row, each disc with the next', () => {
  const [a, b, c]: [Disc, Disc, Disc] = [
    [20, 20, 20],
    [40, 20, 20],
    [60, 20, 20],
  ];
  expect(overlapsOf([a, b, c])).toBe(overlapOf(a, b) + overlapOf(b, c));
  expect(overlapsOf([a])).toBe('');
});
