import {HOME_CASE_STUDIES, HOME_CASE_STUDIES_STEP} from '../../../../constants';
import {placesFor, tailOf} from '../layout';

describe('placesFor', () => {
  it('makes the first card the large one, however few there are', () => {
    expect(placesFor(1)).toEqual(['row']);
    expect(placesFor(2)).toEqual(['row', 'wideLeft']);
  });

  it('follows the large card with a pair, then the pair mirrored', () => {
    expect(placesFor(6)).toEqual(['row', 'wideLeft', 'tallRight', 'tallLeft', 'wideRight', 'row']);
  });

  it('makes a card alone in its row the wide one', () => {
    expect(placesFor(4).at(-1)).toBe('wideLeft');
    expect(placesFor(7).at(-1)).toBe('wideLeft');
  });

  it('changes no card when home shows more', () => {
    for (const shown of [0, 1, 2].map(
      (times) => HOME_CASE_STUDIES + times * HOME_CASE_STUDIES_STEP,
    )) {
      const next = placesFor(shown + HOME_CASE_STUDIES_STEP);
      expect(next.slice(0, shown)).toEqual(placesFor(shown));
      expect(tailOf(next)).toBe('single');
    }
  });

  it('moves only the last card when more are added', () => {
    for (let count = 1; count < 20; count += 1) {
      const before = placesFor(count).slice(0, -1);
      expect(placesFor(count + 1).slice(0, before.length)).toEqual(before);
    }
  });
});

describe('tailOf', () => {
  it('describes the end of the last row', () => {
    expect(tailOf(placesFor(0))).toBe('row');
    expect(tailOf(placesFor(1))).toBe('row');
    expect(tailOf(placesFor(2))).toBe('single');
    expect(tailOf(placesFor(3))).toBe('pair');
    expect(tailOf(placesFor(5))).toBe('row');
  });
});
