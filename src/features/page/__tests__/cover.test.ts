import {asSeed} from '../cover';

/** jsdom has no DOMRect. */
const rect = (x: number, y: number, width: number, height: number) =>
  ({x, y, width, height}) as DOMRect;

it('a cover starts on the middle of the card’s, as wide as it', () => {
  expect(asSeed(rect(0, 0, 1280, 720), rect(100, 400, 640, 540))).toBe(
    'translate(-220px, 310px) scale(0.5)',
  );
});
