import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {createSiteServer} from '../scripts/lib/host';
import {build, copyProject} from './support/projectCopy';
import {open} from './support/visit';

/** What OpenWeather answers, as far as the site reads it and a little more. */
const weather = (icon: string, description: string) => ({
  coord: {lon: 2.3488, lat: 48.8534},
  weather: [{id: 500, main: 'Rain', description, icon}],
  main: {temp: 284.2},
  name: 'Paris',
  cod: 200,
});

const defaultSentence = /Chez Soin Commun, à Paris\s: ciel dégagé\./;

test.describe.configure({mode: 'serial', timeout: 240_000});

let copy: Awaited<ReturnType<typeof copyProject>>;
let site: Server;
let service: Server;
let answer: RequestListener;
let asked: URL[] = [];

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

test.beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://service'));
    response.setHeader('Access-Control-Allow-Origin', '*');
    answer(request, response);
  });
  const port = await listen(service);
  copy = await copyProject();
  const {code, output} = await build(copy.dir, {
    WEATHER_KEY: 'abc123',
    WEATHER_URL: `http://127.0.0.1:${port}/data/2.5/weather`,
  });
  expect(code, output).toBe(0);
  site = await createSiteServer({
    buildDir: path.join(copy.dir, 'build'),
    formsFile: path.join(copy.dir, 'forms.jsonl'),
    siteUrl: 'http://localhost',
  });
  await listen(site);
});

test.beforeEach(() => {
  asked = [];
});

test.afterAll(async () => {
  service.closeAllConnections();
  service.close();
  site.close();
  await copy.remove();
});

const visit = (page: Page, address = '/') =>
  open(page, `http://127.0.0.1:${(site.address() as AddressInfo).port}${address}`);
const toggle = (page: Page, name = 'Thème sombre') => page.getByRole('button', {name});

test('the weather in Paris is the toggle’s sentence, asked once per session', async ({page}) => {
  answer = (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(weather('10d', 'pluie modérée')));
  };
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page);
  await expect(toggle(page)).toHaveAccessibleDescription(/à Paris\s: pluie modérée\./);
  expect(asked).toHaveLength(1);
  const [request] = asked;
  expect(Object.fromEntries(request?.searchParams ?? [])).toMatchObject({
    q: 'Paris,fr',
    lang: 'fr',
    appid: 'abc123',
  });

  await page.getByRole('link', {name: 'Équipe'}).first().click();
  await expect(page).toHaveURL(/\/team\/$/);
  await expect(toggle(page)).toHaveAccessibleDescription(/pluie modérée/);
  await page.reload();
  await expect(toggle(page)).toHaveAccessibleDescription(/pluie modérée/);
  expect(asked).toHaveLength(1);
});

test('the sky follows the icon code, and the toggle swaps day and night', async ({page}) => {
  answer = (_request, response) => response.end(JSON.stringify(weather('10d', 'pluie')));
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page);
  await expect(page.locator('main [data-family="rain"]')).toBeAttached();
  await expect(toggle(page).locator('use[href*="rain-day"]')).toBeAttached();
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('main [data-family="rain"]')).toBeAttached();
});

test('the privacy policy of this build names the service, and no other', async ({page}) => {
  for (const address of ['/privacy-policy/', '/en/privacy-policy/']) {
    await visit(page, address);
    await expect(page.getByRole('main')).toContainText('OpenWeather');
    await expect(page.getByRole('main')).not.toContainText('Cloudinary');
  }
});

test('the sentence is English on the English site', async ({page}) => {
  answer = (_request, response) => response.end(JSON.stringify(weather('10n', 'light rain')));
  await visit(page, '/en/');
  await expect(toggle(page, 'Dark theme')).toHaveAccessibleDescription(
    'At Soin Commun in Paris, the weather is "light rain".',
  );
  expect(asked[0]?.searchParams.get('lang')).toBe('en');
});

const failures: ReadonlyArray<readonly [string, RequestListener]> = [
  ['refuses the connection', (request) => request.socket.destroy()],
  [
    'answers 401',
    (_request, response) => {
      response.statusCode = 401;
      response.end(JSON.stringify({cod: 401, message: 'Invalid API key.'}));
    },
  ],
  [
    'answers 500',
    (_request, response) => {
      response.statusCode = 500;
      response.end('Internal error');
    },
  ],
  ['answers HTML', (_request, response) => response.end('<!doctype html><p>Portal</p>')],
  ['answers nothing', (_request, response) => response.end()],
  [
    'leaves fields out',
    (_request, response) => response.end(JSON.stringify({name: 'Paris', weather: []})),
  ],
  ['never answers', () => undefined],
];

for (const [what, fails] of failures) {
  test(`the default sentence is kept, silently, when the service ${what}`, async ({page}) => {
    answer = fails;
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await visit(page);
    await expect.poll(() => asked.length).toBe(1);
    await expect(toggle(page)).toHaveAccessibleDescription(defaultSentence);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(errors).toEqual([]);
  });
}
