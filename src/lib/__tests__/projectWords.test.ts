import {plain, say} from '@site/scripts/__tests__/jest/words';
import {durationWords, projectDuration} from '../projectWords';

it.each([
  ['week', 11, 'legal.duration.weeks'],
  ['month', 1, 'legal.duration.months'],
  ['year', 1, 'legal.duration.years'],
  ['year', 3, 'legal.duration.years'],
] as const)('counts in its unit: %s, %i', (unit, count, id) => {
  expect(plain(durationWords(unit, count))).toBe(say(id, {count}));
});

it('adds the steps of a project up', () => {
  expect(projectDuration({steps: {frame: 1, observe: 2}, unit: 'year'})).toBe(
    durationWords('year', 3),
  );
});
