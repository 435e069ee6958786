/** @jest-environment node */
import {inSentence} from '../text';

it.each([
  ['Design UX et UI', 'design UX et UI'],
  ['Écoconception web', 'écoconception web'],
  ['UX audit', 'UX audit'],
  ['', ''],
])('writes « %s » inside a sentence as « %s »', (label, expected) => {
  expect(inSentence(label)).toBe(expected);
});
