import {ADDRESS_MAX, placesFailures, placesWarning} from '../maps';
import {readToFrame, readToPage, type ToFrame} from '../mapsMessages';

const window_ = {};
const from = {origin: 'https://a.example.org', source: window_};
type Sender = {origin?: string; source?: object | null};
const event = (data: unknown, {origin = from.origin, source = window_}: Sender = {}) =>
  ({data, origin, source}) as MessageEvent;

const words = Object.fromEntries(
  [
    ...['label', 'placeholder', 'help', 'list', 'loading'],
    ...['none', 'one', 'several', 'unavailable'],
  ].map((name) => [name, name]),
);
const start = {
  type: 'start',
  theme: 'dark',
  font: '/assets/fonts/a.woff2',
  words,
} as ToFrame;

describe('a message between the page and the frame of Google Maps', () => {
  it('is read when it comes from the same origin and the expected window', () => {
    expect(readToFrame(event(start), from)).toEqual(start);
    const open = {type: 'open', value: 'rue'};
    expect(readToFrame(event(open), from)).toEqual(open);
    expect(readToPage(event({type: 'ready'}), from)).toEqual({type: 'ready'});
    expect(readToPage(event({type: 'value', value: ''}), from)).toEqual({type: 'value', value: ''});
  });

  it.each([
    ['another origin', {origin: 'https://b.example.org'}],
    ['another window', {source: {}}],
    ['no window', {source: null}],
  ])('is nothing from %s', (_what, sender) => {
    expect(readToPage(event({type: 'ready'}, sender), from)).toBeUndefined();
    expect(readToFrame(event(start, sender), from)).toBeUndefined();
  });

  it('is nothing when there is no window to expect', () => {
    const nobody = {origin: from.origin, source: null};
    expect(readToPage(event({type: 'ready'}, {source: null}), nobody)).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    'ready',
    {type: 'start'},
    {type: 'value'},
    {type: 'value', value: 1},
    {type: 'value', value: 'x'.repeat(ADDRESS_MAX + 1)},
    {type: 'size', field: -1, whole: 60},
    {type: 'size', field: 60, whole: Infinity},
    {type: 'failed', failure: 'other'},
  ])('to the page is nothing when it is %j', (data) => {
    expect(readToPage(event(data), from)).toBeUndefined();
  });

  it.each([
    {...start, theme: 'sepia'},
    {...start, font: 'https://b.example.org/a.woff2'},
    {...start, font: '//b.example.org/a.woff2'},
    {...start, words: {...words, label: ''}},
    {...start, words: {}},
    {type: 'theme'},
    {type: 'open'},
    {type: 'open', value: 'x'.repeat(ADDRESS_MAX + 1)},
    {type: 'ready'},
  ])('to the frame is nothing when it is %j', (data) => {
    expect(readToFrame(event(data), from)).toBeUndefined();
  });
});

it.each(placesFailures)(
  'the warning for « %s » names the library and says what is left',
  (name) => {
    expect(placesWarning(name)).toMatch(
      /^Places library not loaded: .+\. The address field stays a plain one\.$/,
    );
  },
);
