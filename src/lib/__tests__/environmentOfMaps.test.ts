/** @jest-environment node */
import {readEnvironment} from '../environment';

it('does not use Google by default', () => {
  expect(readEnvironment({}).MAPS_KEY).toBeUndefined();
  expect(readEnvironment({MAPS_KEY: ''}).MAPS_KEY).toBeUndefined();
});

it('accepts a key in Google’s format', () => {
  expect(readEnvironment({MAPS_KEY: 'AIza-Example_0'}).MAPS_KEY).toBe('AIza-Example_0');
});

it.each(['"AIza"', 'AIza Example', 'key=AIza', '<b>'])(
  'rejects %s and says what to write',
  (key) => {
    expect(() => readEnvironment({MAPS_KEY: key})).toThrow(
      `Environment variable MAPS_KEY is ${JSON.stringify(key)}: write the key that Google Cloud’s console shows, letters and digits only.`,
    );
  },
);
