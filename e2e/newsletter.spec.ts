import type {Page, Route} from '@playwright/test';
import {test} from './support/deploys';
import {locales, site, type Locale} from './support/fixture';
import {scriptsWith} from './support/site';
import {burgerOf, openQuietly} from './support/visit';
import {expect, footerLink} from './support/visitor';
import {say} from './support/words';

/*
 * A visitor subscribes to the newsletter. theme/NewsletterForm has unit tests of what
 * the form says.
 */

const pages = {fr: '/legal/', en: '/en/legal/'} as const;

/** The parts of the form, by their accessible names. */
function formOf(page: Page, locale: Locale = 'fr') {
  const form = page.locator('form[name="newsletterform"]');
  const message = (
    id: 'email' | 'checked' | 'ready' | 'sent' | 'offline' | 'uncertain' | 'failed',
  ) => say(locale, `newsletter.messages.${id}`);
  return {
    form,
    /** The live form validates instead of the browser. */
    live: page.locator('form[name="newsletterform"][novalidate]'),
    email: form.getByRole('textbox', {name: say(locale, 'newsletter.NewsletterForm.email')}),
    box: form.getByRole('checkbox', {
      name: say(locale, 'newsletter.NewsletterForm.consent', {agency: site.name}),
    }),
    send: form.getByRole('button', {name: say(locale, 'newsletter.NewsletterForm.submit')}),
    status: form.getByRole('status'),
    alert: form.getByRole('alert'),
    message,
  };
}

/** The live form of a page, with the focus in its first field. */
async function openLive(page: Page) {
  await openQuietly(page, pages.fr);
  const parts = formOf(page);
  await parts.email.focus();
  await expect(parts.live).toBeVisible();
  return parts;
}

const fields = {email: 'camille@exemple.fr', checked: 'true'};

async function fillIn({email, box}: ReturnType<typeof formOf>): Promise<void> {
  await email.fill(fields.email);
  await box.check();
}

test('the form says what is missing and confirms', {tag: '@errand'}, async ({page, host}) => {
  const {form, email, box, send, status, alert, message} = await openLive(page);
  await expect(send).toBeDisabled();
  // Judged once it is left, or at Enter, and said at once to screen readers.
  await email.pressSequentially('camille@ex');
  await expect(alert).toBeEmpty();
  await email.press('Enter');
  await expect(alert).toHaveText(message('email'));
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill(` ${fields.email} `);
  await expect(status).toHaveText(message('checked'));
  await box.check();
  await expect(status).toHaveText(message('ready'));
  const height = (await form.boundingBox())?.height;
  await send.click();
  await expect(status).toHaveText(message('sent'));
  expect(host.stored()).toMatchObject([{form: 'newsletterform', fields}]);

  // The thanks replace the fields, which come back on the next page.
  await expect(status).toBeFocused();
  await expect(email.or(box).or(send)).toBeHidden();
  expect((await form.boundingBox())?.height).toBe(height);
  await footerLink(page, 'team').click();
  await box.check();
  await email.fill('dominique@exemple.fr');
  await email.press('Enter');
  await expect(status).toHaveText(message('sent'));
  expect(host.stored()).toMatchObject([{fields}, {fields: {email: 'dominique@exemple.fr'}}]);
});

test(
  'a failure says what to do and keeps the values',
  {tag: '@errand'},
  async ({page, host, context}) => {
    const parts = await openLive(page);
    const {email, box, send, status, alert, message} = parts;
    await fillIn(parts);
    await context.setOffline(true);
    await send.click();
    await expect(alert).toContainText(message('offline'));
    await context.setOffline(false);
    // The receiver keeps the form; its answer is lost on the way.
    let fail: (route: Route) => Promise<void> = async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route('**/thank-you/', (route) =>
      route.request().method() === 'POST' ? fail(route) : route.continue(),
    );
    await send.click();
    await expect(alert).toContainText(message('uncertain'));
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(email).toHaveValue(fields.email);
    await expect(box).toBeChecked();

    fail = (route) => route.fulfill({status: 500, body: 'no'});
    await send.click();
    await expect(alert).toContainText(message('failed'));

    // An error from the receiver reads like the form's own.
    fail = (route) =>
      route.fulfill({status: 422, json: {ok: false, fields: {email: 'email.invalid'}}});
    await send.click();
    await expect(alert).toHaveText(message('email'));
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(send).toBeEnabled();

    await page.unroute('**/thank-you/');
    await send.click();
    await expect(status).toHaveText(message('sent'));
    expect(host.stored()).toMatchObject([{fields}]);
  },
);

test.describe('the plain form', () => {
  /** The address of the live form's script, recognised by a text that only it contains. */
  function liveScript(): string {
    // The minifier may escape what is not ASCII.
    const [start = ''] = /^[\w ,]+/.exec(say('fr', 'newsletter.messages.ready')) ?? [];
    expect(start).not.toBe('');
    const scripts = scriptsWith(new RegExp(start));
    expect(scripts).toHaveLength(1);
    return `/assets/js/${scripts[0]}`;
  }

  test('keeps its values, focus and caret when the live form takes over', async ({page, host}) => {
    const script = host.hold(liveScript());
    await openQuietly(page, '/legal/');
    const {form, live, email, box, status, message} = formOf(page);
    await form.scrollIntoViewIfNeeded();
    await box.check();
    await email.click();
    await page.keyboard.type('camille@exmple.fr');
    for (let presses = 0; presses < 'mple.fr'.length; presses += 1) {
      await page.keyboard.press('ArrowLeft');
    }
    const before = await form.boundingBox();
    script.end();
    await expect(live).toBeVisible();
    await expect(email).toBeFocused();
    await page.keyboard.type('e');
    await expect(email).toHaveValue(fields.email);
    await expect(box).toBeChecked();
    await expect(status).toHaveText(message('ready'));
    expect(await form.boundingBox()).toEqual(before);
  });

  test('keeps what is typed before any script has run', async ({page, host}) => {
    const scripts = host.hold(/\/assets\/js\/main\./);
    await page.goto('/legal/', {waitUntil: 'commit'});
    const {email, live, status, message} = formOf(page);
    await email.fill(fields.email);
    scripts.end();
    await expect(live).toBeVisible();
    await expect(email).toHaveValue(fields.email);
    await expect(status).toHaveText(message('checked'));
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of locales) {
    test(
      `the browser checks and sends the form, in ${locale}`,
      {tag: '@errand'},
      async ({page, host}) => {
        await page.goto(pages[locale]);
        const parts = formOf(page, locale);
        await parts.send.click();
        expect(host.stored()).toEqual([]);
        await fillIn(parts);
        await parts.send.click();
        await expect(page).toHaveURL(locale === 'fr' ? '/thank-you/' : '/en/thank-you/');
        await page.reload();
        expect(host.stored()).toMatchObject([
          {form: 'newsletterform', path: pages[locale], fields},
        ]);
      },
    );
  }
});

test('the draft survives navigation and a reload', async ({page, host}) => {
  const parts = await openLive(page);
  await fillIn(parts);
  await footerLink(page, 'team').click();
  await expect(page).toHaveURL('/team/');
  await page.reload();
  await expect(parts.email).toHaveValue(fields.email);
  await expect(parts.box).toBeChecked();
  await parts.form.scrollIntoViewIfNeeded();
  await parts.send.click();
  await expect(parts.status).toHaveText(parts.message('sent'));
  expect(host.stored()).toHaveLength(1);
  // Sending deletes the draft.
  const draft = () => page.evaluate(() => sessionStorage.getItem('draft.newsletterform'));
  await expect.poll(draft).toBeNull();
});

test('the menu’s newsletter link focuses the field with the whole form in view', async ({page}) => {
  await openQuietly(page, '/');
  await burgerOf(page).click();
  await page
    .getByRole('dialog')
    .getByRole('link', {name: say('fr', 'shell.Menu.subscribe')})
    .click();
  const {email, box, live} = formOf(page);
  await expect(email).toBeFocused();
  await expect(box).toBeInViewport();
  await expect(live).toBeVisible();
});
