import {expect, test} from '@playwright/test';
import {productForms} from '../scripts/lib/product-forms';
import {purposes} from '../src/features/contact/fields';
import {FORM_NAME_FIELD, HONEYPOT_FIELD} from '../src/lib/formFields';
import {pathTo} from '../src/routes';
import {builtPaths, documentOf, expectedSite} from './support/site';

/*
 * The host finds forms in the static HTML when a site is published; what it does
 * not find there is lost without a word (https://docs.netlify.com/forms/setup/).
 */

/** The pages of the build, with those that hosts show for unknown addresses. */
async function pages() {
  const {pages: known} = await expectedSite();
  return [
    ...known,
    {path: '/404.html', name: 'not-found', locale: 'fr'} as const,
    {path: '/en/404.html', name: 'not-found', locale: 'en'} as const,
  ];
}

/** Forms that ask the host to receive them. */
const hostForms = (document: Document): HTMLFormElement[] => [
  ...document.querySelectorAll<HTMLFormElement>('form[netlify], form[data-netlify]'),
];

/** What a browser would send of a form: its fields with a name, in order. */
const namedFields = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('input, select, textarea, button')].filter(({name}) =>
    Boolean(name),
  );

test(
  'every page has the newsletter form; home and case studies have the contact form',
  {tag: '@errand'},
  async () => {
    for (const page of await pages()) {
      const names = hostForms(documentOf(page.path)).map((form) => form.getAttribute('name'));
      const hasContact = page.name === 'home' || page.name === 'case-study';
      expect(names.sort(), page.path).toEqual([
        ...(hasContact ? ['contactform'] : []),
        'newsletterform',
      ]);
    }
  },
);

test(
  'the host finds each form with every field of its schema, and no other',
  {tag: '@errand'},
  async () => {
    for (const page of await pages()) {
      for (const form of hostForms(documentOf(page.path))) {
        const name = form.getAttribute('name');
        const at = (what: string) => `${page.path} ${name}: ${what}`;
        const definition = productForms.get(name ?? '');
        const names = new Set(namedFields(form).map((field) => field.name));
        expect([...names].sort(), at('fields')).toEqual(
          [FORM_NAME_FIELD, HONEYPOT_FIELD, ...(definition?.fields ?? [])].sort(),
        );
        for (const field of namedFields(form)) {
          expect(field.disabled, at(field.name)).toBe(false);
        }
        const choices = namedFields(form).filter((field) => field.name === 'purpose');
        if (choices.length > 0) {
          expect(
            choices.map(({value}) => value),
            at('purpose'),
          ).toEqual([...purposes]);
        }
      }
    }
  },
);

test(
  'each form says its name in a hidden field, and is posted urlencoded',
  {tag: '@errand'},
  async () => {
    for (const page of await pages()) {
      for (const form of hostForms(documentOf(page.path))) {
        const at = (what: string) => `${page.path} ${form.getAttribute('name')}: ${what}`;
        expect(form.dataset.netlify, at('data-netlify')).toBe('true');
        expect(form.method, at('method')).toBe('post');
        expect(form.enctype, at('enctype')).toBe('application/x-www-form-urlencoded');
        const hidden = namedFields(form).filter((field) => field.name === FORM_NAME_FIELD);
        expect(
          hidden.map(({type, value}) => [type, value]),
          at(FORM_NAME_FIELD),
        ).toEqual([['hidden', form.getAttribute('name')]]);
      }
    }
  },
);

test('each form has a field for robots that no person meets', {tag: '@errand'}, async () => {
  for (const page of await pages()) {
    for (const form of hostForms(documentOf(page.path))) {
      const at = (what: string) => `${page.path} ${form.getAttribute('name')}: ${what}`;
      expect(form.dataset.netlifyHoneypot, at('attribute')).toBe(HONEYPOT_FIELD);
      const traps = namedFields(form).filter((field) => field.name === HONEYPOT_FIELD);
      expect(traps, at('field')).toHaveLength(1);
      const [trap] = traps;
      // A hidden input would be left alone by robots too.
      expect(trap?.type, at('type')).toBe('text');
      expect(trap?.value, at('value')).toBe('');
      expect(trap?.required, at('required')).toBe(false);
      expect(trap?.closest('[hidden]'), at('hidden')).not.toBeNull();
    }
  }
});

test(
  'each form ends on the thank-you page of its language, from the root of the site',
  {tag: '@errand'},
  async () => {
    const built = builtPaths();
    for (const page of await pages()) {
      for (const form of hostForms(documentOf(page.path))) {
        const action = form.getAttribute('action') ?? '';
        const at = `${page.path} ${form.getAttribute('name')}`;
        expect(action, at).toBe(pathTo('thank-you', page.locale));
        expect(built, at).toContain(action);
      }
    }
  },
);
