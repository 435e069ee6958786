import {HOME_CASE_STUDIES, HOME_CASE_STUDIES_STEP} from '../../../../constants';
import {placesFor} from '../layout';

describe('placesFor', () => {
  it('makes the first card the large one, however few there are', () => {
    expect(placesFor(1)).toEqual(['row']);
    expect(placesFor(2)).toEqual(['row', 'row']);
  });

  it('follows the large card with a pair, then the pair mirrored', () => {
    expect(placesFor(6)).toEqual(['row', 'wideLeft', 'tallRight', 'tallLeft', 'wideRight', 'row']);
  });

  it('leaves no hole beside the last card, however many there are', () => {
    for (let count = 1; count <= 30; count += 1) {
      const places = placesFor(count);
      const among = (...these: string[]) => places.filter((place) => these.includes(place)).length;
      expect(among('wideLeft')).toBe(among('tallRight'));
      expect(among('tallLeft')).toBe(among('wideRight'));
      expect(places.at(-1)).not.toBe('wideLeft');
    }
  });

  it('changes no card when home shows more', () => {
    for (const shown of [0, 1, 2].map(
      (times) => HOME_CASE_STUDIES + times * HOME_CASE_STUDIES_STEP,
    )) {
      const next = placesFor(shown + HOME_CASE_STUDIES_STEP, true);
      expect(next.slice(0, shown)).toEqual(placesFor(shown, true));
      expect(next.at(-1)).toBe('wideLeft');
    }
  });

  it('waits in the wide place for a partner to come', () => {
    expect(placesFor(2, true)).toEqual(['row', 'wideLeft']);
  });

  it('moves only the last card when more are added', () => {
    for (let count = 1; count < 20; count += 1) {
      const before = placesFor(count).slice(0, -1);
      expect(placesFor(count + 1).slice(0, before.length)).toEqual(before);
    }
  });
});
