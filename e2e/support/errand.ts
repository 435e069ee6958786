import type {Page} from '@playwright/test';
import {contactFields} from '../../src/forms/contactFields';
import {answer, contactForm, reviewHeading} from './contact';
import {burgerOf, menuOf, open, refuseCookies, themeToggle, PICTURE} from './visit';
import {expect, listen} from './visitor';
import {say} from './words';
import {renamedStudy} from './fixture';
import {sectorOf} from './site';

/*
 * A whole visit, from the first page to the sent forms, which must work in every browser whatever
 * it lacks.
 */

/** Switches to the dark theme and back. */
export async function toggleTheme(page: Page): Promise<void> {
  const html = page.locator('html');
  const toggle = themeToggle(page);
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
}

/** Opens the menu, closes it, then follows one of its links. */
export async function leaveByMenu(page: Page): Promise<void> {
  const burger = burgerOf(page);
  const menu = menuOf(page);
  await burger.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', {name: say('fr', 'shell.Menu.close')}).click();
  await expect(menu).toBeHidden();
  await burger.click();
  await menu.getByRole('link', {name: say('fr', 'shell.links.team')}).click();
  await expect(page).toHaveURL(/\/team\/$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
}

/** Signs up for the newsletter, in the footer of any page. */
async function signUp(page: Page): Promise<void> {
  const form = page.locator('form[name="newsletterform"]');
  await form.scrollIntoViewIfNeeded();
  await form
    .getByRole('textbox', {name: say('fr', 'newsletter.NewsletterForm.email')})
    .fill('camille@exemple.fr');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', {name: say('fr', 'newsletter.NewsletterForm.submit')}).click();
  await expect(form.getByRole('status')).toHaveText(say('fr', 'newsletter.messages.sent'));
}

/** Answers the contact form's questions and sends it. */
async function sendMessage(page: Page): Promise<void> {
  const parts = contactForm(page);
  await parts.form.evaluate((element) => element.scrollIntoView());
  for (const [index, name] of contactFields.entries()) {
    if (index > 0)
      await expect(parts.heading).toContainText(
        say('fr', 'contact.Question.step', {step: index + 1, total: contactFields.length}),
      );
    await answer(parts, name);
    await parts.next.click();
  }
  await expect(parts.heading).toHaveText(reviewHeading());
  await parts.send.click();
  await expect(parts.thanks).toBeVisible();
}

/** Waits until the heading and the last picture of a page are visible. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  const picture = page.locator(`main ${PICTURE}`).last();
  // The rest of the text may render later and change the last picture.
  await expect(async () => {
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  }).toPass({timeout: 15_000});
}

/**
 * Refuses cookies, changes the theme, follows the menu, a link and a card, filters, reads, goes
 * back, and sends both forms.
 *
 * @param options sends: false skips the forms
 * @returns the browser's errors
 */
export async function visit(page: Page, {sends = true} = {}): Promise<string[]> {
  const errors = listen(page);
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/');
  await refuseCookies(page);
  await toggleTheme(page);
  await leaveByMenu(page);
  if (sends) await signUp(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: say('fr', 'shell.links.work')})
    .click();
  await expect(page).toHaveURL(/\/#work$/);
  const work = page.locator('#work');
  await work.getByRole('button', {name: sectorOf(renamedStudy, 'fr'), exact: true}).click();
  await expect(work.getByRole('link', {name: renamedStudy.fr.title})).toBeVisible();
  await work.getByRole('link', {name: renamedStudy.fr.title}).click();
  await expect(page).toHaveURL(new RegExp(`${renamedStudy.fr.path}$`));
  await expectReadable(page);
  await page.goBack();
  await expect(work.getByRole('link', {name: renamedStudy.fr.title})).toBeInViewport();
  if (sends) await sendMessage(page);
  return errors;
}
