import {shownSize, widthToFill} from '../image';

it.each([
  ['a wide picture fills the page', 2400, 1350, 1280, 720],
  ['a small one keeps its size', 145, 98, 145, 98],
  ['a portrait is no taller than 720 px', 1200, 1734, 498, 720],
  ['a panorama fills the page', 3000, 60, 1280, 26],
  ['a line keeps a height', 3000, 1, 1280, 1],
])('%s', (_what, width, height, shownWidth, shownHeight) => {
  const shown = {width: shownWidth, height: shownHeight};
  expect(shownSize({width, height}, 'page')).toEqual(shown);
});

it('shares the page in a gallery', () => {
  expect(shownSize({width: 1600, height: 900}, 'gallery')).toEqual({width: 640, height: 360});
});

it('knows from which width a picture fills its place and is sharp', () => {
  expect(widthToFill({width: 800, height: 450}, 'page')).toBe(1920);
  expect(widthToFill({width: 800, height: 450}, 'gallery')).toBe(960);
  expect(widthToFill({width: 400, height: 800}, 'page')).toBe(540);
});
