/** @jest-environment node */
import {readTokens} from '../tokens';

const css = `
@import url('./palette.css');
:root { --site-palette-paper: #fff; }
/* :root { --site-paper: #f00; } */
:root,
.site-ground-brand { --site-brand: #035; }
.site-ground-brand { --site-paper: #000; }
:root {
  --site-paper: var(--site-palette-paper);
  @media (width < 5em) { --site-line: #0f0; }
}
:root .site-ground-ink { --site-mint: #111; }
[data-theme='dark'] { --site-paper: #222; }
:root { --site-paper: #333; }
`;

it.each([
  ['paper', '#fff'],
  ['brand', '#035'],
])('the token %s is the first one of the light theme', (name, value) => {
  expect(readTokens(css)(name)).toBe(value);
});

it.each(['mint', 'line', 'none'])('the token %s is missing from the light theme', (name) => {
  expect(() => readTokens(css)(name)).toThrow(`--site-${name} is missing`);
});
