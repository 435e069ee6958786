import type {Page} from '@playwright/test';
import {answer, contactForm, STEPS} from './contact';
import {open, refuseCookies} from './visit';
import {expect, listen} from './visitor';

/*
 * A whole visit, from the first page to the sent forms, which must work in every browser whatever
 * it lacks.
 */

/** Switches to the dark theme and back. */
export async function toggleTheme(page: Page): Promise<void> {
  const html = page.locator('html');
  const toggle = page.getByRole('button', {name: 'Thème sombre'});
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
}

/** Opens the menu, closes it, then follows one of its links. */
export async function leaveByMenu(page: Page): Promise<void> {
  const burger = page.getByRole('button', {name: 'Ouvrir le menu'});
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await burger.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', {name: 'Fermer le menu'}).click();
  await expect(menu).toBeHidden();
  await burger.click();
  await menu.getByRole('link', {name: 'Équipe'}).click();
  await expect(page).toHaveURL(/\/team\/$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
}

/** Signs up for the newsletter, in the footer of any page. */
async function signUp(page: Page): Promise<void> {
  const form = page.locator('form[name="newsletterform"]');
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('textbox', {name: 'Adresse e-mail'}).fill('camille@exemple.fr');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', {name: 'S’inscrire'}).click();
  await expect(form.getByRole('status')).toHaveText(/^Merci/);
}

/** Answers the contact form's questions and sends it. */
async function sendMessage(page: Page): Promise<void> {
  const parts = contactForm(page);
  await parts.form.evaluate((element) => element.scrollIntoView());
  for (const [index, step] of STEPS.entries()) {
    if (index > 0) await expect(parts.heading).toContainText(`Étape ${index + 1} sur 6`);
    await answer(parts, step);
    await parts.next.click();
  }
  await expect(parts.heading).toHaveText('Vérifiez vos réponses');
  await parts.send.click();
  await expect(parts.thanks).toBeVisible();
}

/** Waits until the heading and the last picture of a page are visible. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  const picture = page.locator('main [data-state] > picture > img').last();
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
  const {errors} = listen(page);
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/');
  await refuseCookies(page);
  await toggleTheme(page);
  await leaveByMenu(page);
  if (sends) await signUp(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Études de cas'}).click();
  await expect(page).toHaveURL(/\/#work$/);
  const work = page.locator('#work');
  await work.getByRole('button', {name: 'Espace de soin', exact: true}).click();
  await expect(work.getByRole('link', {name: 'Bon séjour'})).toBeVisible();
  await work.getByRole('link', {name: 'Bon séjour'}).click();
  await expect(page).toHaveURL(/\/work\/chu-strasbourg-bon-sejour\/$/);
  await expectReadable(page);
  await page.goBack();
  await expect(work.getByRole('link', {name: 'Bon séjour'})).toBeInViewport();
  if (sends) await sendMessage(page);
  return errors();
}
