/**
 * @jest-environment node
 */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {fetchWeather, loadWeather, parseWeather, skySentence} from '..';
import {plain, say} from '@site/scripts/__tests__/jest/words';

/** The service's response for Paris, with fields that the site does not read. */
const answer = {
  coord: {lon: 2.3488, lat: 48.8534},
  weather: [
    {id: 501, main: 'Rain', description: 'pluie modérée', icon: '10d'},
    {id: 701, main: 'Mist', description: 'brume', icon: '50d'},
  ],
  main: {temp: 284.2},
  name: 'Paris',
  cod: 200,
};
const weather = {city: 'Paris', description: 'pluie modérée', icon: '10d'};

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;
let respond: Answer;
const requests: URL[] = [];
const server = http.createServer((request, response) => {
  requests.push(new URL(request.url ?? '', 'http://127.0.0.1'));
  respond(request, response);
});
let config: {url: string; key: string; query: string};

const json =
  (body: unknown, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
  };

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  config = {url: `http://127.0.0.1:${port}/data/2.5/weather`, key: 'k3y', query: 'Paris,fr'};
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Stubs the browser APIs that the module reads. */
function standInForSession(items = new Map<string, string>()): Map<string, string> {
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  Object.assign(globalThis, {window: {sessionStorage}});
  return items;
}

beforeEach(() => {
  requests.length = 0;
  respond = json(answer);
  standInForSession();
});

describe('parseWeather', () => {
  it('reads the name, and the first entry’s description and icon code', () => {
    expect(parseWeather(answer)).toEqual(weather);
  });

  it.each([
    undefined,
    null,
    [],
    {},
    {...answer, name: undefined},
    {...answer, name: '   '},
    {...answer, weather: []},
    {...answer, weather: undefined},
    {...answer, weather: [{icon: '10d'}]},
    {...answer, weather: [{description: 'pluie'}]},
    {...answer, weather: [{description: 'pluie', icon: '10'}]},
    {...answer, weather: [{description: 'x'.repeat(81), icon: '10d'}]},
  ])('rejects response %#', (data) => {
    expect(() => parseWeather(data)).toThrow();
  });
});

describe('the request', () => {
  it('asks for Paris in the visitor’s language with the key', async () => {
    await expect(fetchWeather(config, 'fr')).resolves.toEqual(weather);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.pathname).toBe('/data/2.5/weather');
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
      q: 'Paris,fr',
      lang: 'fr',
      appid: 'k3y',
    });
  });

  it('is made once per session', async () => {
    await loadWeather(config, 'fr');
    await expect(loadWeather(config, 'fr')).resolves.toEqual(weather);
    expect(requests).toHaveLength(1);
  });

  it('is made again for the other language', async () => {
    await loadWeather(config, 'fr');
    await loadWeather(config, 'en');
    expect(requests.map(({searchParams}) => searchParams.get('lang'))).toEqual(['fr', 'en']);
  });

  it('works when storage is blocked', async () => {
    Object.assign(globalThis, {
      window: {
        get sessionStorage() {
          throw new Error('Forbidden');
        },
      },
    });
    await expect(loadWeather(config, 'fr')).resolves.toEqual(weather);
  });

  it('rejects invalid data in session storage', async () => {
    standInForSession(new Map([['weather-fr', '{"city":1}']]));
    await expect(loadWeather(config, 'fr')).resolves.toBeUndefined();
    standInForSession(new Map([['weather-fr', '{']]));
    await expect(loadWeather(config, 'fr')).resolves.toBeUndefined();
  });
});

describe('a failure is silent', () => {
  const failures: [string, Answer][] = [
    ['401', json({cod: 401, message: 'Invalid API key.'}, 401)],
    ['429', json({cod: 429}, 429)],
    ['500', json({message: 'Internal error'}, 500)],
    ['500 with a good body', json(answer, 500)],
    [
      'HTML',
      (_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'),
    ],
    ['an empty body', (_, response) => response.end()],
    ['204', (_, response) => response.writeHead(204).end()],
    ['half a body', (_, response) => response.end(JSON.stringify(answer).slice(0, 60))],
    ['no weather', json({...answer, weather: []})],
    ['a cut connection', (request) => request.socket.destroy()],
    ['a response that never arrives', () => undefined],
    ['a body that never ends', (_, response) => void response.write('{"name":')],
    ['a redirect to nowhere', (_, response) => response.writeHead(302, {location: '/%'}).end()],
  ];

  it.each(failures)('%s', async (_, failure) => {
    respond = failure;
    const session = standInForSession();
    await expect(loadWeather(config, 'fr', 500)).resolves.toBeUndefined();
    expect(session.get('weather-fr')).toBe('null');
  });

  it('a refused connection', async () => {
    const closed = http.createServer();
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
    const {port} = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    await expect(
      loadWeather({...config, url: `http://127.0.0.1:${port}/`}, 'fr'),
    ).resolves.toBeUndefined();
  });

  it('an invalid URL', async () => {
    await expect(loadWeather({...config, url: 'weather'}, 'fr')).resolves.toBeUndefined();
  });

  it('is not repeated in the same session', async () => {
    respond = json({}, 500);
    await loadWeather(config, 'fr');
    respond = json(answer);
    await expect(loadWeather(config, 'fr')).resolves.toBeUndefined();
    expect(requests).toHaveLength(1);
  });
});

it.each([
  ['01n', 'clear'],
  ['04d', 'clouds'],
  ['10d', 'rain'],
  ['11d', 'thunder'],
  ['13d', 'snow'],
  ['50n', 'mist'],
] as const)('the sentence of the sky %s is that of %s', (icon, family) => {
  const sentence = plain(skySentence({...weather, icon}));
  expect(sentence).toBe(say(`home.Hero.sky.${family}`, {city: 'Paris'}));
});
