/** @jest-environment node */
import {readEnvironment} from '../environment';

it('asks Google nothing by default', () => {
  expect(readEnvironment({}).MAPS_KEY).toBeUndefined();
  expect(readEnvironment({MAPS_KEY: ''}).MAPS_KEY).toBeUndefined();
});

it('takes a key as Google writes it', () => {
  expect(readEnvironment({MAPS_KEY: 'AIza-Example_0'}).MAPS_KEY).toBe('AIza-Example_0');
});

it.each(['"AIza"', 'AIza Example', 'key=AIza', '<b>'])(
  'refuses %s and says what to write',
  (key) => {
    expect(() => readEnvironment({MAPS_KEY: key})).toThrow(
      `Environment variable MAPS_KEY is "${key}": write the key that Google Cloud’s console shows, letters and digits only.`,
    );
  },
);
