import type {Page, Route} from '@playwright/test';
import {contactFields, type ContactField} from '../src/forms/contactFields';
import {
  answer,
  ANSWERS,
  contactForm,
  reviewHeading,
  STORED,
  textFields,
  type ContactForm,
  type TextField,
} from './support/contact';
import {test} from './support/deploys';
import {expectFocusSeen, tabTo} from './support/focus';
import {openQuietly} from './support/visit';
import {expect, footerLink} from './support/visitor';
import {say} from './support/words';
import {frenchOnly, locales, mainStudy, site, type Locale} from './support/fixture';

/*
 * A visitor writes to the agency. Jest tests each part of the form separately: theme/ContactForm,
 * components/form.
 */

// In ms: every question, perhaps on a busy machine.
test.describe.configure({timeout: 120_000});

const homes = {fr: '/', en: '/en/'} as const;

const review = say('fr', 'contact.Review.title');

/** The link of the review that leads to a question. */
const change = ({form}: ContactForm, name: TextField) =>
  form.getByRole('link', {
    name:
      say('fr', 'contact.Review.change') +
      say('fr', 'contact.Review.changeWhat', {label: labelOf('fr', name)}),
    exact: true,
  });

const labelOf = (locale: Locale, name: TextField) =>
  say(locale, `contact.ContactForm.${name}.label`);

/** Brings the form into view, once the page is hydrated. */
async function approach({form, live}: ContactForm): Promise<void> {
  await form.evaluate((element) => element.scrollIntoView());
  await expect(live).toBeVisible();
}

async function openLive(page: Page, path = '/') {
  await openQuietly(page, path);
  const parts = contactForm(page);
  await approach(parts);
  return parts;
}

/** A step's number in words, and its question. */
function wordsOfStep(name: ContactField): {step: string; question: string} {
  const step = contactFields.indexOf(name) + 1;
  return {
    step: say('fr', 'contact.Question.step', {step, total: contactFields.length}),
    question: say('fr', `contact.questions.${name}`),
  };
}

const titleOfStep = (name: ContactField) =>
  `${say('fr', 'contact.ContactForm.documentTitle', {
    step: contactFields.indexOf(name) + 1,
    total: contactFields.length,
    question: say('fr', `contact.questions.${name}`),
  })} – ${site.name}`;

async function isStep({heading}: ContactForm, name: ContactField): Promise<void> {
  const {step, question} = wordsOfStep(name);
  await expect(heading).toHaveText(`${step} ${question}`);
}

/** Answers the current step, and goes to the next. */
async function answerStep(parts: ContactForm, name: ContactField): Promise<void> {
  await isStep(parts, name);
  await answer(parts, name);
  await parts.next.click();
}

async function answerUpTo(parts: ContactForm, last: ContactField): Promise<void> {
  const before = contactFields.slice(0, contactFields.indexOf(last));
  for (const name of before) await answerStep(parts, name);
  await isStep(parts, last);
}

async function answerAll(parts: ContactForm): Promise<void> {
  for (const name of contactFields) await answerStep(parts, name);
  await expect(parts.heading).toHaveText(reviewHeading());
}

/** The live form with every question answered. */
async function openReview(page: Page): Promise<ContactForm> {
  const parts = await openLive(page);
  await answerAll(parts);
  return parts;
}

/** Answers POST requests instead of the receiver. */
async function answerPosts(page: Page, answer: (route: Route) => unknown) {
  await page.route('**/thank-you/', async (route) => {
    await (route.request().method() === 'POST' ? answer(route) : route.continue());
  });
}

/** Fills in the form with all its questions on one page, and sends it. */
async function sendPlainForm({form, locale, choice, send}: ContactForm): Promise<void> {
  await choice.check();
  for (const name of textFields) {
    await form.getByLabel(labelOf(locale, name), {exact: true}).fill(ANSWERS[name].right);
  }
  await send.click();
}

test(
  'the contact form can be completed by keyboard alone',
  {tag: '@errand'},
  async ({page, host}) => {
    const parts = contactForm(page);
    const {form, heading, field} = parts;
    await openQuietly(page, '/');
    const title = await page.title();
    const anchor = page
      .getByRole('banner')
      .getByRole('link', {name: say('fr', 'shell.links.contact')});
    await tabTo(page, anchor);
    await page.keyboard.press('Enter');
    await expect(parts.live).toBeVisible();
    await isStep(parts, 'purpose');
    expect(await page.title()).toBe(title);
    await tabTo(page, parts.choice);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    for (const name of textFields) {
      await isStep(parts, name);
      await expect(page).toHaveTitle(titleOfStep(name));
      await expect(field).toHaveAccessibleName(labelOf('fr', name));
      await expect(field).toBeFocused();
      await expectFocusSeen(page);
      for (const [line, words] of ANSWERS[name].right.split('\n').entries()) {
        if (line > 0) await page.keyboard.press('Enter');
        await page.keyboard.type(words);
      }
      await page.keyboard.press(name === 'message' ? 'Control+Enter' : 'Enter');
    }

    await expect(heading).toHaveText(reviewHeading());
    await expect(heading).toBeFocused();
    const reviewTitle = say('fr', 'contact.ContactForm.documentScreenTitle', {title: review});
    await expect(page).toHaveTitle(`${reviewTitle} – ${site.name}`);
    for (const name of textFields) await expect(form).toContainText(ANSWERS[name].right);
    await tabTo(page, parts.send);
    await page.keyboard.press('Enter');

    await expect(parts.thanks).toBeFocused();
    await expect(form).toBeHidden();
    expect(host.stored()).toMatchObject([
      {form: 'contactform', path: '/', fields: {...STORED, caseStudy: ''}},
    ]);
    expect(await page.evaluate(() => sessionStorage.getItem('draft.contactform'))).toBeNull();
  },
);

for (const locale of locales) {
  test(
    `without JavaScript the form ends on the thank-you page, in ${locale}`,
    {tag: '@errand'},
    async ({browser, host}) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: host.origin,
      });
      const page = await context.newPage();
      const parts = contactForm(page, locale);
      // In English from an untranslated case study, whose title is sent too.
      const from = locale === 'fr' ? '/' : frenchOnly.en.path;
      await page.goto(from);
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await sendPlainForm(parts);
      expect((await answered).status()).toBe(303);
      await expect(page).toHaveURL(`${homes[locale]}thank-you/`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        say(locale, 'contact.Thanks.title'),
      );
      const caseStudy = locale === 'fr' ? '' : frenchOnly.fr.title;
      expect(host.stored()).toMatchObject([
        {form: 'contactform', path: from, fields: {...STORED, caseStudy}},
      ]);
      await context.close();
    },
  );
}

test('back, forward and Previous move through the steps', async ({page}) => {
  const parts = await openLive(page);
  const [first, second, third, fourth] = contactFields;
  await answerUpTo(parts, fourth);
  const {field, previous, choice} = parts;
  await field.fill('Cam');
  await page.goBack();
  await isStep(parts, third);
  await expect(field).toHaveValue(ANSWERS[third].right);
  await expect(page).toHaveTitle(titleOfStep(third));
  await field.fill(ANSWERS[third].wrong);
  await previous.click();
  await isStep(parts, second);
  await page.goForward();
  await isStep(parts, third);
  await expect(field).toHaveValue(ANSWERS[third].wrong);
  await page.goBack();
  await page.goBack();
  await isStep(parts, first);
  await expect(choice).toBeChecked();
  await expect(previous).toBeHidden();
  for (let step = 1; step < 4; step += 1) await page.goForward();
  await isStep(parts, fourth);
  await expect(field).toHaveValue('Cam');
  await expect(field).toBeFocused();
  await expect(parts.heading).toBeInViewport();
});

test('the focus stays on Next while the form becomes live', async ({page}) => {
  await page.setViewportSize({width: 600, height: 800});
  const parts = await openLive(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await parts.choice.check();
  const plain = await parts.next.elementHandle();
  await parts.next.focus();
  // Wide enough for the question not to fill the row.
  const edges = await Promise.all(
    [parts.heading, parts.next].map(async (part) => (await part.boundingBox())?.x),
  );
  expect(new Set(edges).size).toBe(1);
  release();
  await expect.poll(() => plain?.evaluate((button) => button.isConnected)).toBe(false);
  await expect(parts.next).toBeFocused();
  await page.keyboard.press('Enter');
  await isStep(parts, contactFields[1]);
});

test('a double click is one press', async ({page}) => {
  const parts = await openLive(page);
  for (const name of contactFields) {
    await isStep(parts, name);
    await answer(parts, name);
    // The second click must neither go back, nor skip an optional question, nor send unread.
    await parts.next.dblclick();
    await expect(parts.summary).toBeHidden();
  }
  await expect(parts.heading).toHaveText(reviewHeading());
  await expect(parts.send).toBeVisible();
});

test('the scroll position stays the same from step to step', async ({page}) => {
  const parts = await openLive(page);
  const scrolls: number[] = [];
  for (const name of contactFields) {
    await isStep(parts, name);
    if (name !== 'purpose') scrolls.push(await page.evaluate(() => window.scrollY));
    await answer(parts, name);
    await parts.next.press('Enter');
  }
  expect(new Set(scrolls).size).toBe(1);
});

test(
  'a reload and a return from another page keep the step and the draft',
  {tag: '@errand'},
  async ({page}) => {
    const parts = await openLive(page);
    await answerUpTo(parts, 'message');
    await parts.field.fill('Un début de message');
    await page.reload();
    await approach(parts);
    await isStep(parts, 'message');
    await expect(parts.field).toHaveValue('Un début de message');
    await footerLink(page, 'team').click();
    await expect(page).toHaveURL('/team/');
    await expect(parts.form).toBeHidden();
    await page.goBack();
    await approach(parts);
    await isStep(parts, 'message');
    await expect(parts.field).toHaveValue('Un début de message');
    await parts.next.click();
    await expect(parts.form).toContainText('camille@example.org');
  },
);

test('the review leads to each question and back to itself', async ({page, host}) => {
  const parts = await openReview(page);
  const {heading, field, next, previous, form, summary, send} = parts;
  await change(parts, 'firstname').click();
  await isStep(parts, 'firstname');
  await expect(field).toHaveValue('Camille');
  await field.fill('Zoé');
  await next.click();
  await expect(heading).toHaveText(reviewHeading());
  await expect(form).toContainText('Zoé');

  // A field emptied after its step is checked again before sending.
  await change(parts, 'lastname').click();
  await field.fill('');
  await previous.click();
  await expect(heading).toHaveText(reviewHeading());
  await send.click();
  await expect(summary).toContainText(say('fr', 'contact.messages.lastname.required'));
  await summary.getByRole('link').click();
  await expect(change(parts, 'lastname')).toBeFocused();
  await page.keyboard.press('Enter');
  await isStep(parts, 'lastname');
  await field.fill('Durand');
  await page.keyboard.press('Enter');
  await send.click();
  await expect(parts.thanks).toBeFocused();
  expect(host.stored()).toMatchObject([{fields: {firstname: 'Zoé', lastname: 'Durand'}}]);
});

test('sends the case study’s title, even from home', async ({page, host}) => {
  const parts = await openLive(page, mainStudy.fr.path);
  const title = (await page.getByRole('heading', {level: 1}).textContent()) ?? '';
  await expect(parts.form).toContainText(title);
  await answerAll(parts);
  await footerLink(page, 'contact').click();
  await expect(page).toHaveURL('/#contact');
  await approach(parts);
  await expect(parts.heading).toHaveText(reviewHeading());
  await parts.send.click();
  await expect(parts.form).toBeHidden();
  const [sent] = host.stored();
  expect(sent?.fields).toMatchObject(STORED);
  expect(sent?.fields.caseStudy?.replace(/\s/g, ' ')).toBe(title.replace(/\s/g, ' '));
});

test('a double click sends once and the form says “sending”', async ({page, host}) => {
  const parts = await openReview(page);
  const held = host.hold('/thank-you/');
  await parts.send.dblclick();
  const sending = say('fr', 'contact.Actions.sending');
  const button = parts.form.getByRole('button', {name: sending});
  await expect(button).toBeFocused();
  await expect(parts.form.getByRole('status')).toHaveText(sending);
  await button.press('Enter');
  held.end();
  await expect(parts.thanks).toBeFocused();
  expect(host.stored()).toHaveLength(1);
});

test('shows the confirmation, not the form, on back after sending', async ({page}) => {
  const parts = await openReview(page);
  await parts.send.click();
  await expect(parts.thanks).toBeFocused();
  await page.goBack();
  await expect(parts.thanks).toBeVisible();
  await page.reload();
  await parts.form.evaluate((element) => element.scrollIntoView());
  await expect(parts.thanks).toBeVisible();
  await page.getByRole('button', {name: say('fr', 'contact.Thanks.again')}).click();
  await isStep(parts, 'purpose');
  await expect(parts.form.getByRole('radio', {checked: true})).toHaveCount(0);
  await answerUpTo(parts, contactFields[1]);
  await expect(parts.field).toHaveValue('');
});

test(
  'a lost answer says “perhaps”, a failure keeps the answers, and sending again keeps one message',
  {tag: '@errand'},
  async ({page, host}) => {
    const parts = await openReview(page);
    // The receiver keeps the form; its answer is lost on the way.
    let fail: (route: Route) => Promise<void> = async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await answerPosts(page, (route) => fail(route));
    await parts.send.click();
    await expect(parts.summary).toContainText(say('fr', 'contact.Failed.uncertainTitle'));
    await expect(parts.summary).toContainText(say('fr', 'contact.Failed.reason.unanswered'));
    await expect(parts.summary).toContainText(say('fr', 'contact.Failed.twice'));
    await expect(parts.summary.locator('..')).toBeFocused();
    expect(host.stored()).toHaveLength(1);

    fail = (route) => route.fulfill({status: 429, body: 'no'});
    await parts.send.click();
    await expect(parts.summary).toContainText(say('fr', 'contact.Failed.reason.tooMany'));

    fail = (route) => route.fulfill({status: 500, body: 'no'});
    await parts.send.click();
    await expect(parts.summary).toContainText(say('fr', 'contact.Failed.title'));
    await expect(parts.summary).toContainText(say('fr', 'contact.Failed.reason.server'));
    await expect(parts.summary).not.toContainText(say('fr', 'contact.Failed.twice'));

    await page.reload();
    await approach(parts);
    await expect(parts.heading).toHaveText(reviewHeading());
    await page.unroute('**/thank-you/');
    await parts.send.click();
    await expect(parts.thanks).toBeFocused();
    expect(host.stored()).toMatchObject([{fields: STORED}]);
  },
);

test('an error from the receiver leads to its step, then back to the review', async ({
  page,
  host,
}) => {
  const parts = await openReview(page);
  // The receiver gets values that the form itself refuses.
  await answerPosts(page, (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    fields.set('phone', '12');
    fields.set('lastname', '');
    return route.continue({postData: fields.toString()});
  });
  await parts.send.click();
  await isStep(parts, 'phone');
  await expect(parts.summary.locator('..')).toBeFocused();
  await expect(parts.field).toHaveValue('01 99 00 12 34');

  await page.unroute('**/thank-you/');
  await parts.field.fill('+33 1 99 00 12 34');
  await parts.next.click();
  await expect(parts.heading).toHaveText(reviewHeading());
  await parts.send.click();
  await expect(parts.thanks).toBeFocused();
  expect(host.stored()).toMatchObject([{fields: {phone: '+33 1 99 00 12 34'}}]);
});

test('shows the confirmation after navigating away mid-submit', async ({page, host}) => {
  const parts = await openReview(page);
  const held = host.hold('/thank-you/');
  await parts.send.click();
  await expect(parts.form.getByRole('status')).toHaveText(say('fr', 'contact.Actions.sending'));
  await page.locator('#work a[href^="/work/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/work\/.+/);
  // The address changes before the page does.
  await expect(page.locator('[data-case-study]')).toBeVisible();
  await approach(parts);
  await expect(parts.heading).toHaveText(reviewHeading());
  held.end();
  await expect(parts.thanks).toBeVisible();
  expect(host.stored()).toHaveLength(1);
});

test('keeps the first answer given before the live form loads, and Next waits for it', async ({
  page,
  host,
}) => {
  await openQuietly(page, '/');
  const scripts = host.hold(/\/assets\/js\//);
  const parts = contactForm(page);
  const {form, next, choice} = parts;
  await form.evaluate((element) => element.scrollIntoView());
  await next.focus();
  const before = await form.boundingBox();
  await choice.check();
  await next.click();
  await next.click();
  await isStep(parts, 'purpose');
  expect(await form.boundingBox()).toEqual(before);
  scripts.end();
  await isStep(parts, contactFields[1]);
  await expect(parts.field).toBeFocused();
  await parts.previous.click();
  await expect(choice).toBeChecked();
});

test(
  'shows all questions on one page when no script loads',
  {tag: '@errand'},
  async ({page, host}) => {
    await page.route('**/assets/js/main.*', (route) => route.abort());
    await page.goto('/');
    await sendPlainForm(contactForm(page));
    await expect(page).toHaveURL('/thank-you/');
    expect(host.stored()).toMatchObject([{fields: STORED}]);
  },
);
