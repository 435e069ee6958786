/** @jest-environment node */
import {onceABuild, onceAProcess} from '../project';

const environment = process.env.NODE_ENV;

function setEnvironment(value: string | undefined) {
  Object.assign(process.env, {NODE_ENV: value});
}

afterEach(() => setEnvironment(environment));

it('computes a value once for all languages of a build, even undefined, separately for each name', () => {
  setEnvironment('production');
  const make = jest.fn(() => undefined);
  onceABuild('test nothing', make);
  onceABuild('test nothing', make);
  expect(make).toHaveBeenCalledTimes(1);
  onceABuild('test more', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('computes it again when files may change in the meantime', () => {
  setEnvironment('development');
  let count = 0;
  const make = () => (count += 1);
  expect([onceABuild('test', make), onceABuild('test', make)]).toEqual([1, 2]);
});

it('computes values that survive a development server reload once per process', () => {
  setEnvironment('development');
  const make = jest.fn(() => ({}));
  expect(onceAProcess('test kept', make)).toBe(onceAProcess('test kept', make));
  expect(make).toHaveBeenCalledTimes(1);
});
