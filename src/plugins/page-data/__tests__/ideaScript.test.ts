import {runInNewContext} from 'node:vm';
import {ideaScript} from '../ideaScript';

jest.mock('../../../site', () => ({site: {address: {timeZone: 'Europe/Paris'}}}));

afterEach(() => jest.useRealTimers());

it.each([
  ['2026-01-15T07:59Z', true],
  ['2026-01-15T08:00Z', false],
  ['2026-01-15T15:59Z', false],
  ['2026-01-15T16:00Z', true],
  // Summer time
  ['2026-06-15T03:59Z', true],
  ['2026-06-15T04:00Z', false],
  ['2026-06-15T18:59Z', false],
  ['2026-06-15T19:00Z', true],
  // Already the next day in Paris
  ['2026-06-30T22:30Z', true],
])('at %s, before the first paint, whether Paris has a low sun is %s', (time, isLow) => {
  jest.useFakeTimers({now: new Date(time)});
  const toggleAttribute = jest.fn();
  const code = ideaScript().source.replace(/^<script>|<\/script>$/g, '');
  runInNewContext(code, {Date, document: {documentElement: {toggleAttribute}}});
  expect(toggleAttribute).toHaveBeenCalledWith('data-low', isLow);
});
