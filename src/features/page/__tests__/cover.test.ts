import {asSeed} from '../cover';

/** jsdom has no DOMRect. */
const rect = (x: number, y: number, width: number, height: number) =>
  ({x, y, width, height}) as DOMRect;

describe('a cover that grows from the card’s', () => {
  const to = rect(0, 0, 1280, 720);

  it('starts over the card’s box, clipped to it', () => {
    const box = rect(100, 400, 640, 540);
    // The height sets the scale, 540 / 720; the clip crops the width from 960 to 640 px.
    expect(asSeed(to, {box, radius: '24px'})).toEqual({
      transform: 'translate(-220px, 310px) scale(0.75)',
      clipPath: `inset(0px ${(1280 - 640 / 0.75) / 2}px round 24px)`,
    });
  });
});
