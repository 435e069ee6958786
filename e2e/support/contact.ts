import {expect, type Locator, type Page} from '@playwright/test';
import type {Locale} from '../../src/lib/locales';
import {say} from './words';

/** The contact form's steps in order: how each is answered wrongly, and rightly. */
export const STEPS = [
  {name: 'purpose', wrong: '', right: ''},
  {name: 'email', wrong: 'camille@exemple', right: 'camille@example.org'},
  {name: 'phone', wrong: '12', right: '01 99 00 12 34'},
  {name: 'firstname', wrong: ' ', right: 'Camille'},
  {name: 'lastname', wrong: '', right: 'Durand-Lévy'},
  {name: 'message', wrong: 'Non', right: 'Nous ouvrons un accueil.\nOn doit s’y repérer.'},
] as const;

export type Step = (typeof STEPS)[number];

/** The parts of the contact form, as somebody finds them who sees nothing. */
export function contactForm(page: Page, locale: Locale = 'fr') {
  const form = page.locator('form[name="contactform"]');
  const button = (name: string): Locator => form.getByRole('button', {name, exact: true});
  return {
    locale,
    form,
    /** Checked by scripts, not by the browser: the page is hydrated. */
    live: page.locator('form[name="contactform"][novalidate]'),
    heading: page.locator('section', {has: form}).getByRole('heading', {level: 2}),
    next: button(say(locale, 'contact.Actions.next')),
    previous: button(say(locale, 'contact.Actions.previous')),
    send: button(say(locale, 'contact.ContactBlock.send')),
    /** The first of the three purposes: a project. */
    choice: form.getByRole('radio').first(),
    /** The only field that is shown, beside the choice. */
    field: form.getByRole('textbox'),
    /** The error summary, which takes the focus. */
    summary: form.getByRole('alert'),
    thanks: page.getByRole('heading', {name: say(locale, 'contact.Thanks.title')}),
  };
}

export type ContactForm = ReturnType<typeof contactForm>;

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
  {choice, field}: Pick<ContactForm, 'choice' | 'field'>,
  step: Step,
  how: 'right' | 'wrong' = 'right',
): Promise<void> {
  if (step.name !== 'purpose') await field.fill(step[how]);
  else if (how === 'right') await choice.check();
}
