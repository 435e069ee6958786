import {expect, type Locator, type Page} from '@playwright/test';
import {contactFields, type ContactField} from '../../src/forms/contactFields';
import {say} from './words';
import type {Locale} from './fixture';

/** A wrong and a right answer to each question. */
export const ANSWERS: Readonly<Record<ContactField, {wrong: string; right: string}>> = {
  purpose: {wrong: '', right: ''},
  email: {wrong: 'camille@exemple', right: 'camille@example.org'},
  phone: {wrong: '12', right: '01 99 00 12 34'},
  firstname: {wrong: ' ', right: 'Camille'},
  lastname: {wrong: '', right: 'Durand-Lévy'},
  message: {wrong: 'Non', right: 'Nous ouvrons un accueil.\nOn doit s’y repérer.'},
};

/** The heading of the review: the words beside its rings, and its title. */
export const reviewHeading = (locale: Locale = 'fr'): string =>
  `${say(locale, 'contact.Review.progress')} ${say(locale, 'contact.Review.title')}`;

export type TextField = Exclude<ContactField, 'purpose'>;

/** The steps after the first. */
export const textFields = contactFields.filter((name): name is TextField => name !== 'purpose');

/** What the receiver stores of the right answers: lines end as the browser sends them, or as typed. */
export const STORED = {
  purpose: 'project',
  ...Object.fromEntries(textFields.map((name) => [name, ANSWERS[name].right])),
  message: expect.stringMatching(/accueil\.\r?\nOn doit/) as unknown,
};

/** The contact form's parts, located as assistive technology does. */
export function contactForm(page: Page, locale: Locale = 'fr') {
  const form = page.locator('form[name="contactform"]');
  const button = (name: string): Locator => form.getByRole('button', {name, exact: true});
  return {
    locale,
    form,
    /** The hydrated form, validated by scripts instead of the browser. */
    live: page.locator('form[name="contactform"][novalidate]'),
    heading: page.locator('section', {has: form}).getByRole('heading', {level: 2}),
    /** After the last question, it says that the review follows. */
    next: button(say(locale, 'contact.Actions.next')).or(
      button(say(locale, 'contact.Actions.last')),
    ),
    previous: button(say(locale, 'contact.Actions.previous')),
    send: button(say(locale, 'contact.ContactForm.send')),
    /** The first of the three purposes: a project. */
    choice: form.getByRole('radio').first(),
    /** The only visible field besides the choice. */
    field: form.getByRole('textbox'),
    /** The error summary, which takes the focus. */
    summary: form.getByRole('alert'),
    thanks: page.getByRole('heading', {name: say(locale, 'contact.Thanks.title')}),
  };
}

export type ContactForm = ReturnType<typeof contactForm>;

/** Focuses a form's first control, which makes it interactive. */
export async function approachForm(page: Page, name: string): Promise<void> {
  const form = page.locator(`form[name="${name}"]`);
  await form.locator('input:visible').first().focus();
  // Once interactive, the contact form hides its other steps, and the newsletter validates.
  const live = name === 'contactform' ? form.locator('[hidden] [name="message"]') : form;
  await expect(live).toBeAttached();
  if (name !== 'contactform') await expect(form).toHaveAttribute('novalidate', {timeout: 20_000});
}

/** Answers the current question, rightly or wrongly. */
export async function answer(
  {choice, field}: Pick<ContactForm, 'choice' | 'field'>,
  name: ContactField,
  how: 'right' | 'wrong' = 'right',
): Promise<void> {
  if (name !== 'purpose') await field.fill(ANSWERS[name][how]);
  else if (how === 'right') await choice.check();
}
