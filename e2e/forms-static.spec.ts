import {expect} from '@playwright/test';
import {productForms} from '../src/server/productForms';
import {DRAFT_ID_FIELD, FORM_NAME_FIELD, HONEYPOT_FIELD} from '../src/lib/forms/fields';
import {pathTo} from '../src/routes';
import {test} from './support/deploys';
import {builtPaths, documentOf, expectedSite} from './support/site';

/*
 * The host finds forms in the static HTML when a site is published; it loses what it
 * does not find there, without an error (https://docs.netlify.com/forms/setup/).
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

/** The fields of a form that a browser sends: those with a name. */
const namedFields = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('input, select, textarea, button')].filter(({name}) =>
    Boolean(name),
  );

test(
  'every page has the newsletter form; home and case studies have the contact form, the letter’s page the one to unsubscribe',
  {tag: '@errand'},
  async () => {
    for (const page of await pages()) {
      const names = hostForms(documentOf(page.path)).map((form) => form.getAttribute('name'));
      const hasContact = page.name === 'home' || page.name === 'case-study';
      expect(names.sort(), page.path).toEqual([
        ...(hasContact ? ['contactform'] : []),
        'newsletterform',
        ...(page.name === 'newsletter' ? ['unsubscribeform'] : []),
      ]);
    }
  },
);

/** Every form of the build that the host receives, with the page that it is on. */
async function allForms() {
  return (await pages()).flatMap((page) =>
    hostForms(documentOf(page.path)).map((form) => {
      const name = form.getAttribute('name') ?? '';
      return {page, form, name, fields: namedFields(form), at: `${page.path} ${name}`};
    }),
  );
}

test(
  'the host finds each form with every field of its schema, and no other',
  {tag: '@errand'},
  async () => {
    for (const {name, fields, at} of await allForms()) {
      const names = new Set(fields.map((field) => field.name));
      expect([...names].sort(), at).toEqual(
        [
          DRAFT_ID_FIELD,
          FORM_NAME_FIELD,
          HONEYPOT_FIELD,
          ...(productForms.get(name)?.fields ?? []),
        ].sort(),
      );
      expect(
        fields.filter(({disabled}) => disabled),
        at,
      ).toEqual([]);
    }
  },
);

test(
  'each form is posted urlencoded to the thank-you page of its language, with a field for robots',
  {tag: '@errand'},
  async () => {
    const built = builtPaths();
    for (const {page, form, name, fields, at} of await allForms()) {
      expect(form.dataset.netlify, at).toBe('true');
      expect(form.method, at).toBe('post');
      expect(form.enctype, at).toBe('application/x-www-form-urlencoded');
      const action = form.getAttribute('action') ?? '';
      expect(action, at).toBe(pathTo('thank-you', page.locale));
      expect(built, at).toContain(action);
      const hidden = fields.filter((field) => field.name === FORM_NAME_FIELD);
      expect(hidden, at).toMatchObject([{type: 'hidden', value: name}]);
      // The field for robots, which nobody sees. They skip inputs of the type hidden too.
      expect(form.dataset.netlifyHoneypot, at).toBe(HONEYPOT_FIELD);
      const traps = fields.filter((field) => field.name === HONEYPOT_FIELD);
      expect(traps, at).toMatchObject([{type: 'text', value: '', required: false, hidden: true}]);
    }
  },
);
