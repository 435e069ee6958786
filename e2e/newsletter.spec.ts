import path from 'node:path';
import {expect, test, type Page, type Route} from '@playwright/test';
import {startFormsServer} from './support/formsServer';
import {scriptsWith} from './support/site';
import {holdRequests, openQuietly} from './support/visit';

let server: Awaited<ReturnType<typeof startFormsServer>>;

test.beforeEach(async () => {
  server = await startFormsServer();
});

test.afterEach(() => server.stop());

/** In the brief's typography; the words are the specification's. */
const words = {
  fr: {
    page: '/legal/',
    email: 'Adresse e-mail',
    box: 'J’accepte de recevoir des e-mails de Soin Commun',
    send: 'S’inscrire',
    empty: 'Il faut votre adresse et votre accord.',
    invalid: 'Email non valide…',
    untick: 'Veuillez cocher la case ci-dessous.',
    ready: 'Parfait, plus qu’à envoyer\u202F!',
    sent: 'Merci\u202F! Votre inscription est enregistrée.',
    offline: /^Votre inscription n’est pas partie\. Vérifiez votre connexion et réessayez\./,
    failed: /^Votre inscription n’est pas partie\. Réessayez dans un instant\./,
  },
  en: {
    page: '/en/legal/',
    email: 'Email address',
    box: 'I accept receiving emails from Soin Commun',
    send: 'Subscribe',
    empty: 'We need your email address and your consent.',
    invalid: 'Invalid email…',
    untick: 'Please tick the checkbox.',
    ready: 'Perfect, hit send!',
    sent: 'Thank you! You are subscribed.',
    offline: /^We could not subscribe you\. Check your connection and try again\./,
    failed: /^We could not subscribe you\. Try again in a moment\./,
  },
} as const;

/** The parts of the form, as somebody finds them who sees nothing. */
function formOf(page: Page, locale: 'fr' | 'en' = 'fr') {
  const text = words[locale];
  const form = page.locator('form[name="newsletterform"]');
  return {
    form,
    /** The browser leaves the checking to the live form. */
    live: page.locator('form[name="newsletterform"][novalidate]'),
    email: form.getByRole('textbox', {name: text.email}),
    box: form.getByRole('checkbox', {name: text.box}),
    send: form.getByRole('button', {name: text.send}),
    status: form.getByRole('status'),
  };
}

const open = (page: Page, address: string) => openQuietly(page, server.address + address);

/** The live form of a page, with the focus in its first field. */
async function openLive(page: Page, locale: 'fr' | 'en' = 'fr') {
  await open(page, words[locale].page);
  const parts = formOf(page, locale);
  await parts.email.focus();
  await expect(parts.live).toBeVisible();
  return parts;
}

async function fillIn({email, box}: ReturnType<typeof formOf>): Promise<void> {
  await email.fill('camille@exemple.fr');
  await box.check();
}

const isPost = (route: Route) => route.request().method() === 'POST';
const sentFields = {email: 'camille@exemple.fr', checked: 'true'};

for (const locale of ['fr', 'en'] as const) {
  test(
    `the form says what is missing, and thanks, in ${locale}`,
    {tag: '@errand'},
    async ({page}) => {
      const text = words[locale];
      const {email, box, send, status} = await openLive(page, locale);
      await expect(status).toHaveText(text.empty);
      await expect(send).toBeDisabled();
      await expect(send).toHaveAccessibleDescription(text.empty);

      await email.pressSequentially('c');
      await expect(status).toHaveText(text.empty);
      await email.pressSequentially('a');
      await expect(status).toHaveText(text.invalid);
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(text.invalid);
      await expect(send).toBeDisabled();

      await box.check();
      await expect(status).toHaveText(text.invalid);
      await box.uncheck();
      await email.fill(' camille@exemple.fr ');
      await expect(status).toHaveText(text.untick);
      await expect(email).not.toHaveAttribute('aria-invalid', 'true');
      await expect(send).toBeDisabled();

      await box.check();
      await expect(status).toHaveText(text.ready);
      await expect(send).toBeEnabled();

      await send.click();
      await expect(status).toHaveText(text.sent);
      await expect(send).toBeDisabled();
      await expect(send).toBeFocused();
      expect(await server.stored()).toMatchObject([{form: 'newsletterform', fields: sentFields}]);
    },
  );

  test(
    `a failure says what to do and loses nothing, in ${locale}`,
    {tag: '@errand'},
    async ({page}) => {
      const text = words[locale];
      const parts = await openLive(page, locale);
      const {email, box, send, status} = parts;
      await fillIn(parts);

      let failure: (route: Route) => Promise<void> = (route) => route.abort('internetdisconnected');
      await page.route('**/thank-you/', (route) =>
        isPost(route) ? failure(route) : route.continue(),
      );
      await send.click();
      await expect(status).toHaveText(text.offline);
      await expect(status.getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await expect(email).toHaveValue('camille@exemple.fr');
      await expect(box).toBeChecked();

      failure = (route) => route.fulfill({status: 500, body: 'no'});
      await send.click();
      await expect(status).toHaveText(text.failed);

      await page.unroute('**/thank-you/');
      await send.click();
      await expect(status).toHaveText(text.sent);
      expect(await server.stored()).toMatchObject([{fields: sentFields}]);
    },
  );
}

test('what the receiver finds wrong is said as the form says it', async ({page}) => {
  const parts = await openLive(page);
  await fillIn(parts);
  await page.route('**/thank-you/', (route) =>
    route.fulfill({status: 422, json: {ok: false, fields: {email: 'email.invalid'}}}),
  );
  await parts.send.click();
  await expect(parts.status).toHaveText(words.fr.invalid);
  await expect(parts.email).toHaveAttribute('aria-invalid', 'true');
  await expect(parts.email).toHaveValue('camille@exemple.fr');
  await expect(parts.send).toBeEnabled();
});

test('two clicks send once', async ({page}) => {
  const parts = await openLive(page);
  await fillIn(parts);
  let arrived = 0;
  const {hold, letThrough} = holdRequests();
  await page.route('**/thank-you/', async (route) => {
    arrived += 1;
    await hold(route);
  });
  await parts.send.dblclick();
  await expect(parts.status).toHaveText('Envoi en cours…');
  await expect(parts.send).toBeFocused();
  await parts.email.press('Enter');
  letThrough();
  await expect(parts.status).toHaveText(words.fr.sent);
  // Nor does anything sent again what has been sent.
  await parts.email.press('Enter');
  // eslint-disable-next-line playwright/no-force-option -- it looks disabled, and is clicked all the same
  await parts.send.click({force: true});
  expect(arrived).toBe(1);
  expect(await server.stored()).toHaveLength(1);
});

test('what follows the thanks is a new sign-up', async ({page}) => {
  const parts = await openLive(page);
  await fillIn(parts);
  await parts.send.click();
  await expect(parts.status).toHaveText(words.fr.sent);
  await parts.email.fill('dominique@exemple.fr');
  await expect(parts.status).toHaveText(words.fr.ready);
  await parts.send.click();
  await expect(parts.status).toHaveText(words.fr.sent);
  expect((await server.stored()).map(({fields}) => fields.email)).toEqual([
    'camille@exemple.fr',
    'dominique@exemple.fr',
  ]);
});

test('the keyboard alone is enough', async ({page}) => {
  const {email, box, send, status} = await openLive(page);
  await email.focus();
  await page.keyboard.type('camille@exemple.fr');
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(words.fr.sent);
  await expect(send).toBeFocused();
  expect(await server.stored()).toHaveLength(1);
});

test('Enter in the field sends too', async ({page}) => {
  const {email, box, status} = await openLive(page);
  await box.check();
  await email.fill('camille@exemple');
  await email.press('Enter');
  await expect(status).toHaveText(words.fr.invalid);
  await email.fill('camille@exemple.fr');
  await email.press('Enter');
  await expect(status).toHaveText(words.fr.sent);
});

test.describe('the plain form', () => {
  /** The script that carries the live form, as it is told by the words that it alone says. */
  async function withoutLiveForm(page: Page, answer: (route: Route) => Promise<void>) {
    // Of the French words: no id of a message travels to browsers.
    const [live, ...others] = scriptsWith(/Parfait, plus qu/);
    expect(live).toBeDefined();
    expect(others).toEqual([]);
    await page.route(`**/assets/js/${live}`, answer);
  }

  test('is taken over with what is typed, ticked, and the caret where it was', async ({page}) => {
    const {hold, letThrough} = holdRequests();
    await withoutLiveForm(page, hold);
    await open(page, '/legal/');
    const {form, live, email, box, status} = formOf(page);
    await form.scrollIntoViewIfNeeded();
    await box.check();
    await email.click();
    await page.keyboard.type('camille@exmple.fr');
    for (let presses = 0; presses < 'mple.fr'.length; presses += 1) {
      await page.keyboard.press('ArrowLeft');
    }
    const before = await form.boundingBox();
    const control = await email.elementHandle();
    letThrough();
    await expect(live).toBeVisible();
    await expect(email).toBeFocused();
    await page.keyboard.type('e');
    await expect(email).toHaveValue('camille@exemple.fr');
    await expect(box).toBeChecked();
    await expect(status).toHaveText(words.fr.ready);
    expect(await form.boundingBox()).toEqual(before);
    expect(await control?.evaluate((node) => node.isConnected)).toBe(true);
  });

  test('keeps what is typed before any script has run', async ({page}) => {
    const {hold, letThrough} = holdRequests();
    await page.route('**/assets/js/main.*.js', hold);
    await page.goto(`${server.address}/legal/`, {waitUntil: 'commit'});
    const {email, live, status} = formOf(page);
    await email.fill('camille@exemple.fr');
    letThrough();
    await expect(live).toBeVisible();
    await expect(email).toHaveValue('camille@exemple.fr');
    await expect(status).toHaveText(words.fr.untick);
  });

  test('stays and is sent by the browser where the live one is missing', async ({page}) => {
    let asked = 0;
    await withoutLiveForm(page, async (route) => {
      asked += 1;
      await route.fulfill({status: 404, body: ''});
    });
    await open(page, '/legal/');
    const parts = formOf(page);
    await parts.email.focus();
    await expect.poll(() => asked).toBe(1);
    // The next touch tries again.
    await parts.box.focus();
    await expect.poll(() => asked).toBe(2);
    await parts.email.fill('camille@exemple');
    await expect(parts.send).toBeEnabled();
    await parts.send.click();
    expect(await parts.email.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(
      true,
    );
    expect(await parts.box.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    );
    await fillIn(parts);
    await parts.send.click();
    await expect(page).toHaveURL(/\/thank-you\/$/);
    expect(await server.stored()).toMatchObject([{fields: sentFields}]);
  });

  test('comes live at the next touch once the network is back', async ({page}) => {
    let broken = true;
    let asked = 0;
    await withoutLiveForm(page, async (route) => {
      asked += 1;
      await (broken ? route.abort() : route.continue());
    });
    await open(page, '/legal/');
    const {live, box, email} = formOf(page);
    await box.focus();
    await expect.poll(() => asked).toBe(1);
    await expect(live).toBeHidden();
    broken = false;
    await email.focus();
    await expect(live).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of ['fr', 'en'] as const) {
    test(
      `the browser checks and sends the form, in ${locale}`,
      {tag: '@errand'},
      async ({page}) => {
        await page.goto(server.address + words[locale].page);
        const parts = formOf(page, locale);
        await expect(parts.send).toBeEnabled();
        await parts.send.click();
        expect(await server.stored()).toEqual([]);
        await fillIn(parts);
        await parts.send.click();
        await expect(page).toHaveURL(locale === 'fr' ? /\/thank-you\/$/ : /\/en\/thank-you\/$/);
        expect(await server.stored()).toMatchObject([{form: 'newsletterform', fields: sentFields}]);
      },
    );
  }
});

test.describe('the draft', () => {
  test('survives the way to another page, a failure there, and a reload', async ({page}) => {
    const parts = await openLive(page);
    await fillIn(parts);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Équipe'}).click();
    await expect(page).toHaveURL(/\/team\/$/);
    await expect(parts.email).toHaveValue('camille@exemple.fr');
    await expect(parts.box).toBeChecked();
    await page.reload();
    await expect(parts.email).toHaveValue('camille@exemple.fr');
    await parts.form.scrollIntoViewIfNeeded();
    await expect(parts.status).toHaveText(words.fr.ready);
    await parts.send.click();
    await expect(parts.status).toHaveText(words.fr.sent);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(
      await page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => key.startsWith('draft')),
      ),
    ).toEqual([]);
    expect(await server.stored()).toHaveLength(1);
  });

  test('is not needed: with storage blocked the form still works', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    const parts = await openLive(page);
    await fillIn(parts);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Équipe'}).click();
    await expect(page).toHaveURL(/\/team\/$/);
    await expect(parts.email).toHaveValue('camille@exemple.fr');
    await parts.form.scrollIntoViewIfNeeded();
    await parts.send.click();
    await expect(parts.status).toHaveText(words.fr.sent);
    expect(await server.stored()).toHaveLength(1);
  });
});

test('who leaves while it is being sent finds the outcome on the next page', async ({page}) => {
  const parts = await openLive(page);
  await fillIn(parts);
  const {hold, letThrough} = holdRequests();
  await page.route('**/thank-you/', hold);
  await parts.send.click();
  await expect(parts.status).toHaveText('Envoi en cours…');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Équipe'}).click();
  await expect(page).toHaveURL(/\/team\/$/);
  await parts.form.scrollIntoViewIfNeeded();
  await expect(parts.status).toHaveText('Envoi en cours…');
  letThrough();
  await expect(parts.status).toHaveText(words.fr.sent);
  expect(await server.stored()).toHaveLength(1);
  // Said once: the page after that has the form as it was.
  await page.getByRole('contentinfo').getByRole('link', {name: 'Mentions légales'}).click();
  await expect(page).toHaveURL(/\/legal\/$/);
  await expect(parts.status).toHaveText(words.fr.empty);
  await expect(parts.email).toHaveValue('');
  await expect(parts.box).not.toBeChecked();
});

test('the menu’s invitation leads into the field, with the whole form in view', async ({page}) => {
  await open(page, '/');
  await page.getByRole('button', {name: 'Ouvrir le menu'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toContainText('La lettre de Soin Commun');
  await menu.getByRole('link', {name: 'S’inscrire à la lettre'}).click();
  const {email, box, live} = formOf(page);
  await expect(email).toBeFocused();
  await expect(page.getByRole('heading', {name: /^Des nouvelles/})).toBeInViewport();
  await expect(box).toBeInViewport();
  await expect(live).toBeVisible();
});

test('what makes the form live is loaded with the first touch', async ({page}) => {
  const scripts = scriptsWith(/ZodError|handleSubmit/);
  let live = 0;
  page.on('request', (request) => {
    if (scripts.includes(path.basename(new URL(request.url()).pathname))) live += 1;
  });
  await open(page, '/legal/');
  // eslint-disable-next-line playwright/no-networkidle -- late requests are what is looked for
  await page.waitForLoadState('networkidle');
  expect(live).toBe(0);
  const {form, email, status} = formOf(page);
  await form.scrollIntoViewIfNeeded();
  await expect(status).toHaveText(words.fr.empty);
  // eslint-disable-next-line playwright/no-networkidle -- as above
  await page.waitForLoadState('networkidle');
  expect(live).toBe(0);
  await email.focus();
  await expect.poll(() => live).toBeGreaterThan(0);
});
