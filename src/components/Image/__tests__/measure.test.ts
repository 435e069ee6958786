/** @jest-environment node */
import {candidateWidth, drawnWidth} from '../hooks';

describe('the drawn width of a picture', () => {
  const ratio = 1.6;

  it('equals the box’s, or exceeds it when the picture is cropped', () => {
    expect(drawnWidth({width: 320, height: 200}, ratio, 'cover')).toBe(320);
    expect(drawnWidth({width: 320, height: 400}, ratio, 'cover')).toBe(640);
  });

  it('is below the box’s when the picture does not fill it', () => {
    expect(drawnWidth({width: 320, height: 100}, ratio, 'contain')).toBe(160);
    expect(drawnWidth({width: 320, height: 100}, ratio, 'fill')).toBe(320);
  });

  it('ignores the rounding of the box’s height', () => {
    // 350 px at 16:9 is 196.875 px high, which the browser reports as 197.
    expect(drawnWidth({width: 350, height: 197}, 16 / 9, 'cover')).toBe(350);
  });
});

it('reads the width of a candidate from its URL', () => {
  const srcset = '/a-100 100w, /a-1000 1000w';
  expect(candidateWidth(srcset, '/a-1000')).toBe(1000);
  expect(candidateWidth(srcset, '/a-10')).toBe(0);
  expect(candidateWidth(srcset, '')).toBe(0);
});
