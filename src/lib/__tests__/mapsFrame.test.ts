import {placesWarning, readToFrame, readToPage, type ToFrame} from '../mapsFrame';

const window_ = {};
const from = {origin: 'https://a.example.org', source: window_};
type Sender = {origin?: string; source?: object | null};
const event = (data: unknown, {origin = from.origin, source = window_}: Sender = {}) =>
  ({data, origin, source}) as MessageEvent;

const words = Object.fromEntries(
  ['label', 'placeholder', 'help', 'list', 'loading', 'none', 'one', 'several', 'unavailable'].map(
    (name) => [name, name],
  ),
);
const start = {
  type: 'start',
  theme: 'dark',
  font: '/assets/fonts/a.woff2',
  words,
} as ToFrame;

describe('a message between the page and the frame of Google Maps', () => {
  it('is accepted from the same origin and the expected window', () => {
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
  ])('is ignored from %s', (_what, sender) => {
    expect(readToPage(event({type: 'ready'}, sender), from)).toBeUndefined();
    expect(readToFrame(event(start, sender), from)).toBeUndefined();
  });

  it('is ignored when no window is expected', () => {
    const nobody = {origin: from.origin, source: null};
    expect(readToPage(event({type: 'ready'}, {source: null}), nobody)).toBeUndefined();
  });
});

it.each(['no-key', 'no-consent', 'frame', 'script', 'library', 'time-out', 'key'] as const)(
  'the warning for « %s » names the library and describes the fallback',
  (name) => {
    expect(placesWarning(name)).toMatch(
      /^Places library not loaded: .+\. The address field stays a plain one\.$/,
    );
  },
);
