import type {Page} from '@playwright/test';
import {open, refuseCookies} from './visit';
import {expect, listen} from './visitor';

/*
 * What a visitor comes for, from the first page to the sent letter: what has to work in
 * every browser, whatever it lacks.
 */

const answers = ['camille@example.org', '', 'Camille', 'Durand', 'Nous ouvrons un accueil.'];

/** Turns the lights on and off. */
export async function toggleTheme(page: Page): Promise<void> {
  const html = page.locator('html');
  const toggle = page.getByRole('button', {name: 'Thème sombre'});
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
}

/** Opens the menu, closes it, and leaves by one of its links. */
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

/** Signs up for the letter, in the footer of any page. */
async function signUp(page: Page): Promise<void> {
  const form = page.locator('form[name="newsletterform"]');
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('textbox', {name: 'Adresse e-mail'}).fill('camille@exemple.fr');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', {name: 'S’inscrire'}).click();
  await expect(form.getByRole('status')).toHaveText(/^Merci/);
}

/** Answers the contact form's questions, up to the review. */
async function fillInContact(page: Page): Promise<void> {
  const form = page.locator('form[name="contactform"]');
  await form.evaluate((element) => element.scrollIntoView());
  const next = form.getByRole('button', {name: 'Suivant'});
  await form.getByRole('radio', {name: 'Un projet'}).check();
  await next.click();
  for (const [index, answer] of answers.entries()) {
    await expect(page.getByRole('heading', {name: `Étape ${index + 2} sur 6`})).toBeVisible();
    await form.getByRole('textbox').fill(answer);
    await next.click();
  }
  await expect(page.getByRole('heading', {name: 'Vérifiez vos réponses'})).toBeVisible();
}

/** Writes to the agency, question by question. */
async function write(page: Page): Promise<void> {
  await fillInContact(page);
  await page.locator('form[name="contactform"]').getByRole('button', {name: 'Envoyer'}).click();
  await expect(page.getByRole('heading', {name: /^Merci, c’est bien/})).toBeVisible();
}

/** Text and pictures of a page are there for the eye. */
async function reads(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  const picture = page.locator('main [data-state] > picture > img').last();
  // The rest of a text may come a moment after its beginning: another picture is the last then.
  await expect(async () => {
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  }).toPass({timeout: 15_000});
}

/**
 * The whole visit: refuses cookies, changes the theme, goes on by the menu, a link and a
 * card, filters, reads, goes back; and sends both forms.
 *
 * @param options sends: false leaves the forms out
 * @returns what went wrong meanwhile, in the browser's words
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
  await reads(page);
  await page.goBack();
  await expect(work.getByRole('link', {name: 'Bon séjour'})).toBeInViewport();
  if (sends) await write(page);
  return errors();
}
