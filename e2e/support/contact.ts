import {expect, type Locator, type Page} from '@playwright/test';
import type {Locale} from '../../src/lib/locales';

/** The contact form's steps in order: how each is answered wrongly, and rightly. */
export const STEPS = [
  {name: 'purpose', wrong: '', right: ''},
  {name: 'email', wrong: 'camille@exemple', right: 'camille@example.org'},
  {name: 'phone', wrong: '12', right: '01 99 00 12 34'},
  {name: 'firstname', wrong: '', right: 'Camille'},
  {name: 'lastname', wrong: '', right: 'Durand'},
  {name: 'message', wrong: 'Non', right: 'Nous ouvrons un accueil.'},
] as const;

const words = {
  fr: {next: 'Suivant', previous: 'Précédent', send: 'Envoyer'},
  en: {next: 'Next', previous: 'Previous', send: 'Send'},
} as const;

/** The parts of the contact form, as somebody finds them who sees nothing. */
export function contactForm(page: Page, locale: Locale) {
  const form = page.locator('form[name="contactform"]');
  const button = (name: string): Locator => form.getByRole('button', {name, exact: true});
  return {
    form,
    heading: page.locator('section', {has: form}).getByRole('heading', {level: 2}),
    next: button(words[locale].next),
    previous: button(words[locale].previous),
    send: button(words[locale].send),
    /** The only field that is shown, beside the choice. */
    field: form.getByRole('textbox'),
    choice: form.getByRole('radio').first(),
    /** The error summary, which takes the focus. */
    summary: form.getByRole('alert'),
  };
}

/** Focuses a form's first control, so that its live part takes over from the browser's own. */
export async function approachForm(page: Page, name: string): Promise<void> {
  const form = page.locator(`form[name="${name}"]`);
  await form.locator('input:visible').first().focus();
  // The live contact form hides its other steps, the live newsletter says itself what is wrong.
  const live = name === 'contactform' ? form.locator('[hidden] [name="message"]') : form;
  await expect(live).toBeAttached();
  if (name !== 'contactform') await expect(form).toHaveAttribute('novalidate', {timeout: 20_000});
}

/** Gives the step that is shown its right answer, or its wrong one. */
export async function answer(
  {choice, field}: ReturnType<typeof contactForm>,
  step: (typeof STEPS)[number],
  how: 'right' | 'wrong' = 'right',
): Promise<void> {
  if (step.name !== 'purpose') await field.fill(step[how]);
  else if (how === 'right') await choice.check();
}
