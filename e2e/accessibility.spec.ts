import {expect, type Page} from '@playwright/test';
import {LOOKS, applyLook, violationsInAllLooks, violationsOf} from './support/axe';
import {failuresOf} from './support/equalAccess';
import {contactFields, formName as contactName} from '../src/forms/contactFields';
import {formName as newsletterName} from '../src/forms/newsletterFields';
import {answer, approachForm, contactForm} from './support/contact';
import {test} from './support/deploys';
import {faults} from './support/faultyServer';
import {expectedSite, sectorOf} from './support/site';
import {cookieBanner, open, openQuietly, refuseCookies} from './support/visit';
import {say} from './support/words';
import {locales, mainStudy, type Locale} from './support/fixture';

/*
 * Every page and every state of the site, in two themes and at two widths, against the
 * rules of axe, and once against those of Equal Access. A page is loaded once: its theme and its
 * width change in place.
 */

// In ms: some tests visit every page, perhaps on a busy machine.
test.describe.configure({timeout: 480_000});

/** Checks a state of a page against the rules of both engines; `state` names it in the failure. */
async function expectNoViolation(page: Page, state: string, part?: string): Promise<void> {
  expect.soft(await violationsInAllLooks(page, part), state).toEqual([]);
  expect.soft(await failuresOf(page, part), `${state}, Equal Access`).toEqual([]);
}

/** Loads the live forms, as the first focus does. */
async function loadLiveForms(page: Page): Promise<void> {
  for (const name of [contactName, newsletterName]) {
    if ((await page.locator(`form[name="${name}"]`).count()) > 0) await approachForm(page, name);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Pages of a language; only one of those below /fr/, which repeat the French ones. */
async function pagesIn(locale: Locale): Promise<string[]> {
  const {pages} = await expectedSite();
  return pages
    .filter((page) => page.locale === locale)
    .filter(({path, name}) => !path.startsWith('/fr/') || name === 'team')
    .map(({path}) => path);
}

const banner = 'section[aria-label="Cookies"]';

for (const locale of locales) {
  test(`no page in ${locale} breaks a rule`, async ({page}) => {
    for (const path of await pagesIn(locale)) {
      await openQuietly(page, path);
      await loadLiveForms(page);
      await expectNoViolation(page, path);
    }
  });
}

test('the banner, menu, tooltip, filter and suggestions break no rule', async ({page}) => {
  await open(page, '/');
  await expect(cookieBanner(page)).toBeVisible();
  await expectNoViolation(page, 'banner', banner);
  await refuseCookies(page);
  await page.getByRole('button', {name: say('fr', 'shell.Footer.cookies')}).click();
  await expectNoViolation(page, 'banner with the current choice', banner);
  await refuseCookies(page);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', {name: say('fr', 'themeToggle.ThemeToggle.name')}).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectNoViolation(page, 'tooltip', 'header');

  await page.getByRole('button', {name: say('fr', 'shell.Navbar.openMenu')}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page, 'menu', 'dialog');
  await page.keyboard.press('Escape');

  const chip = page.getByRole('button', {
    name: sectorOf(mainStudy, 'fr'),
    exact: true,
  });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolation(page, 'filter', '#work');

  await openQuietly(page, mainStudy.fr.path.replace(/.\/$/, '/'));
  await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(1);
  await expectNoViolation(page, 'not found, with suggestions');
});

test('no step, error or outcome of the contact form breaks a rule', async ({page, host}) => {
  const parts = contactForm(page);
  const part = '#contact';
  await openQuietly(page, '/');
  await approachForm(page, 'contactform');
  for (const name of contactFields) {
    await answer(parts, name, 'wrong');
    await parts.next.click();
    await expect(parts.summary).toBeVisible();
    await expectNoViolation(page, `${name}, wrong`, part);
    await answer(parts, name);
    const question = await parts.heading.textContent();
    await parts.next.click();
    await expect(parts.heading).not.toHaveText(question ?? '');
    await expectNoViolation(page, `after ${name}`, part);
  }
  // An answer that was not sent stays, with the reason.
  const trouble = host.fail('/thank-you/', faults.destroyed);
  await parts.send.click();
  await expect(parts.summary).toBeVisible();
  await expectNoViolation(page, 'not sent', part);
  trouble.end();
  await parts.send.click();
  await expect(parts.thanks).toBeVisible();
  await expectNoViolation(page, 'sent', '#contact');
});

test('no state of the newsletter form breaks a rule', async ({page, host}) => {
  await openQuietly(page, '/team/');
  await approachForm(page, 'newsletterform');
  const form = page.locator('form[name="newsletterform"]');
  const send = form.getByRole('button', {name: say('fr', 'newsletter.NewsletterForm.submit')});
  const part = '#newsletter';
  await form.getByRole('textbox').fill('camille@exemple');
  await form.getByRole('textbox').blur();
  await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolation(page, 'invalid', part);
  await form.getByRole('textbox').fill('camille@example.org');
  await expectNoViolation(page, 'without consent', part);
  await form.getByRole('checkbox').check();
  await expect(send).toBeEnabled();
  await expectNoViolation(page, 'ready', part);
  const trouble = host.fail('/thank-you/', faults.destroyed);
  await send.click();
  await expect(form.getByRole('alert').getByRole('link')).toBeVisible();
  await expectNoViolation(page, 'not sent', part);
  trouble.end();
  await send.click();
  await expect(form.getByRole('status')).toHaveText(say('fr', 'newsletter.messages.sent'));
  await expectNoViolation(page, 'sent', part);
});

test('the page breaks no rule before its scripts load', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  for (const look of LOOKS) {
    // No script follows the system's theme yet: the page keeps the one that it started with.
    await page.emulateMedia({colorScheme: look.colorScheme});
    await page.goto('/');
    await applyLook(page, look);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(page.locator('form[name="contactform"] textarea')).toBeVisible();
    const found = await violationsOf(page);
    expect.soft(found, `${look.colorScheme}, ${look.width} px`).toEqual([]);
  }
});
