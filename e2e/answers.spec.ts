import type {Page} from '@playwright/test';
import {localeFacts} from '../src/lib/locales';
import {pathTo} from '../src/routes';
import {ANSWERS, contactForm, reviewHeading, STORED, textFields} from './support/contact';
import {test} from './support/deploys';
import {faults, type Fault} from './support/faultyServer';
import {openQuietly} from './support/visit';
import {expect} from './support/visitor';
import {say} from './support/words';
import {locales, type Locale} from './support/fixture';

/*
 * What a form makes of an answer: it thanks, and forgets the draft, only when it knows that the form
 * was kept.
 */

test.describe.configure({timeout: 120_000});

const draft = {
  purpose: 'project',
  ...Object.fromEntries(textFields.map((name) => [name, ANSWERS[name].right])),
};

/** The contact form with every answer given, before sending. */
async function openReview(page: Page, locale: Locale) {
  await page.addInitScript((values) => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    sessionStorage.setItem('draft.contactform', values);
  }, JSON.stringify(draft));
  await openQuietly(page, pathTo('home', locale));
  const parts = contactForm(page, locale);
  // A draft makes the form live at once.
  await expect(parts.heading).toHaveText(reviewHeading(locale));
  return parts;
}

const address = (locale: Locale) => pathTo('thank-you', locale);
const stored = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), `draft.${key}`);

const sentence =
  'Trop de formulaires sont partis d’ici en peu de temps. Réessayez dans une minute.';
const unknown = {
  ok: false,
  error: 'Des réponses sont à corriger.',
  fields: {company: 'a.required'},
};

type Said = 'strange' | 'outdated' | 'refused' | 'said';

/** Answers that store nothing, and what each is taken for. */
const answers: ReadonlyArray<readonly [what: string, said: Said, fault: Fault]> = [
  ['a redirect to another page', 'strange', faults.redirect('/team/')],
  ['a redirect that is seen, to another page', 'strange', faults.redirect('/team/', 303)],
  ['a portal’s page', 'strange', faults.webPage],
  ['nothing', 'strange', ({res}) => void res.writeHead(204).end()],
  ['JSON of something else', 'strange', faults.json(200, {status: 'up'})],
  ['{"ok":false}', 'refused', faults.json(200, {ok: false, error: 'not stored'})],
  ['{"success":false}', 'refused', faults.json(200, {success: false})],
  ['too many forms', 'said', faults.json(429, {ok: false, error: sentence})],
  ['a field that the page does not have', 'outdated', faults.json(422, unknown)],
];

for (const [what, said, fault] of answers) {
  test(`${what}: the contact form keeps the answers and says why`, async ({page, host}) => {
    const parts = await openReview(page, 'fr');
    const trouble = host.fail(address('fr'), fault);
    await parts.send.click();
    const reason = said === 'said' ? sentence : say('fr', `contact.Failed.reason.${said}`);
    await expect(parts.summary).toContainText(reason);
    await expect(parts.summary).toContainText(
      say('fr', said === 'strange' ? 'contact.Failed.uncertainTitle' : 'contact.Failed.title'),
    );
    expect(JSON.parse((await stored(page, 'contactform')) ?? '')).toMatchObject(draft);
    // The advice holds: the answers outlive a reload, and arrive.
    trouble.end();
    await page.reload();
    await expect(parts.heading).toHaveText(reviewHeading());
    await parts.send.click();
    await expect(parts.thanks).toBeFocused();
    expect(host.stored()).toMatchObject([{fields: STORED}]);
    expect(await stored(page, 'contactform')).toBeNull();
  });

  test(`${what}: the newsletter’s form keeps the address and says why`, async ({page, host}) => {
    await openQuietly(page, pathTo('legal', 'fr'));
    const form = page.locator('form[name="newsletterform"]');
    const email = form.getByRole('textbox');
    const send = form.getByRole('button');
    await email.fill('camille@example.org');
    await form.getByRole('checkbox').check();
    const trouble = host.fail(address('fr'), fault);
    await send.click();
    const alert = form.getByRole('alert');
    const id = said === 'refused' ? 'failed' : said;
    const reason = id === 'said' ? sentence : say('fr', `newsletter.messages.${id}`);
    await expect(alert).toContainText(reason);
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    expect(await stored(page, 'newsletterform')).toContain('camille@example.org');
    trouble.end();
    await send.click();
    await expect(form.getByRole('status')).toHaveText(say('fr', 'newsletter.messages.sent'));
    expect(host.stored()).toHaveLength(1);
  });
}

for (const locale of locales) {
  for (const [what, fault] of [
    // Netlify shows the form's action once it has kept the form.
    [
      'the thank-you page itself',
      ({res, file}) =>
        void res.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end(file()),
    ],
    ['a redirect to the thank-you page', faults.redirect(address(locale), 303)],
    ['a service’s {"success":true}', faults.json(200, {success: true})],
  ] satisfies ReadonlyArray<readonly [string, Fault]>) {
    test(`${what} is a receipt, in ${locale}`, async ({page, host}) => {
      const parts = await openReview(page, locale);
      await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[locale].htmlLang);
      host.fail(address(locale), fault, {times: 1});
      await parts.send.click();
      await expect(parts.thanks).toBeFocused();
      expect(await stored(page, 'contactform')).toBeNull();
    });
  }
}
