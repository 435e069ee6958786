/** @jest-environment node */
import {offsetsIn} from '../day';

it.each([
  ['Europe/Paris', [1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 1, 1]],
  ['Asia/Kolkata', Array.from({length: 12}, () => 5.5)],
  ['America/Sao_Paulo', Array.from({length: 12}, () => -3)],
])('what the clocks of %s are ahead of UTC, by month', (timeZone, offsets) => {
  expect(offsetsIn(timeZone, 2026)).toEqual(offsets);
});
