import {asSeed} from '../coverGrowth';

/** jsdom has none. */
const rect = (x: number, y: number, width: number, height: number) =>
  ({x, y, width, height}) as DOMRect;

describe('a cover that begins as the card’s', () => {
  const to = rect(0, 0, 1280, 720);

  it('covers the card’s box and is cut off around it', () => {
    const box = rect(100, 400, 640, 540);
    // Height decides: 540 of 720 px; the width that is left over, 960 instead of 640 px, goes.
    expect(asSeed(to, {box, radius: '24px'})).toEqual({
      transform: 'translate(-220px, 310px) scale(0.75)',
      clipPath: `inset(0px ${(1280 - 640 / 0.75) / 2}px round 24px)`,
    });
  });

  it('is where it will be when the card’s was there already', () => {
    expect(asSeed(to, {box: to, radius: '0px'})).toEqual({
      transform: 'translate(0px, 0px) scale(1)',
      clipPath: 'inset(0px 0px round 0px)',
    });
  });
});
