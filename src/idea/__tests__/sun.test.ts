import {isLow} from '../Scenery/sun';

it.each([
  // In Paris, on 15 January, the sun rises at 8.39 and sets at 17.19; on 15 June, at 5.47 and 21.55.
  [0, 7, true],
  [0, 10, false],
  [0, 16, false],
  [0, 17, true],
  [5, 7, false],
  [5, 20, false],
  [5, 21, true],
  [5, 0, true],
])('in month %i, at %i h, whether the sun is low is %s', (month, hour, low) => {
  expect(isLow(hour, month)).toBe(low);
});
