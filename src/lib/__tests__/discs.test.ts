import {overlapOf} from '../discs';

describe('overlapOf', () => {
  it('draws the lens of the mark', () => {
    expect(overlapOf([20, 20, 20], [40, 20, 20])).toBe(
      'M30 2.7A20 20 0 0 1 30 37.3A20 20 0 0 1 30 2.7Z',
    );
  });
});
