import {expect, test, type Locator, type Page, type Route} from '@playwright/test';
import {startFormsServer} from './support/formsServer';
import {holdRequests, openQuietly} from './support/visit';

let server: Awaited<ReturnType<typeof startFormsServer>>;

test.beforeEach(async () => {
  server = await startFormsServer();
});

test.afterEach(() => server.stop());

const words = {
  fr: {
    home: '/',
    nav: 'Contact',
    thanksPage: '/thank-you/',
    next: 'Suivant',
    previous: 'Précédent',
    send: 'Envoyer',
    change: /^Modifier/,
    project: 'Un projet',
    questions: [
      'Bonjour\u202F! Qu’est-ce qui vous amène\u202F?',
      'À quelle adresse vous répondre\u202F?',
      'Un numéro où vous joindre\u202F?',
      'Quel est votre prénom\u202F?',
      'Et votre nom\u202F?',
      'Racontez-nous.',
    ],
    labels: ['', 'Adresse e-mail', 'Téléphone (facultatif)', 'Prénom', 'Nom', 'Votre message'],
    step: (number: number) => `Étape ${number} sur 6`,
    titleOf: (step: string, question: string) => `${step}\u00A0: ${question} – Soin Commun`,
    error: 'Erreur\u00A0: ',
    review: 'Vérifiez vos réponses',
    thanks: 'Merci, c’est bien\u00A0reçu.',
    errors: [
      ['', 'Choisissez une des trois réponses.'],
      ['camille@exemple', 'Email non valide…'],
      [
        '12',
        'Indiquez un numéro de 6 à 15 chiffres, par exemple 01 99 00 12 34, ou laissez le champ vide.',
      ],
      [' ', 'Indiquez votre prénom.'],
      ['', 'Indiquez votre nom.'],
      ['Bonjour', 'Votre message est trop court\u00A0: écrivez au moins 10 caractères.'],
    ],
  },
  en: {
    home: '/en/',
    nav: 'Contact',
    thanksPage: '/en/thank-you/',
    next: 'Next',
    previous: 'Previous',
    send: 'Send',
    change: /^Change/,
    project: 'A project',
    questions: [
      'Hello! What brings you here?',
      'What email address should we reply to?',
      'What number can we call you on?',
      'What is your first name?',
      'And your last name?',
      'Tell us about it.',
    ],
    labels: ['', 'Email address', 'Phone (optional)', 'First name', 'Last name', 'Your message'],
    step: (number: number) => `Step ${number} of 6`,
    titleOf: (step: string, question: string) => `${step}: ${question} – Soin Commun`,
    error: 'Error: ',
    review: 'Check your answers',
    thanks: 'Thank you, we’ve got it.',
    errors: [
      ['', 'Select what brings you here.'],
      ['camille@exemple', 'Invalid email…'],
      ['12', 'Enter a phone number with 6 to 15 digits, like 020 7946 0000, or leave it blank.'],
      [' ', 'Enter your first name.'],
      ['', 'Enter your last name.'],
      ['Hello', 'Your message must be at least 10 characters.'],
    ],
  },
} as const;

type Locale = keyof typeof words;

const answers = {
  purpose: 'project',
  email: 'camille@example.org',
  phone: '01 99 00 12 34',
  firstname: 'Camille',
  lastname: 'Durand-Lévy',
  message: 'Nous ouvrons un accueil.\nOn doit s’y repérer.',
};
const typed = [answers.email, answers.phone, answers.firstname, answers.lastname, answers.message];

/** What the receiver keeps of them: an end of line as forms send it, or as it was typed. */
const stored = {...answers, message: expect.stringMatching(/accueil\.\r?\nOn doit/) as unknown};

/** The form and its parts, as somebody finds them who sees nothing. */
function partsOf(page: Page, locale: Locale = 'fr') {
  const text = words[locale];
  const form = page.locator('form[name="contactform"]');
  const block = page.locator('section', {has: form});
  const button = (name: string) => form.getByRole('button', {name, exact: true});
  return {
    text,
    form,
    /** Checked by scripts, not by the browser: the page is hydrated. */
    live: page.locator('form[name="contactform"][novalidate]'),
    heading: block.getByRole('heading', {level: 2}),
    next: button(text.next),
    previous: button(text.previous),
    send: button(text.send),
    /** The only field that is shown, beside the choice. */
    field: form.getByRole('textbox'),
    summary: form.getByRole('alert'),
    changes: form.getByRole('link', {name: text.change}),
  };
}

type Parts = ReturnType<typeof partsOf>;

const open = (page: Page, path: string) => openQuietly(page, server.address + path);

/** Brings the form into view, once the page is hydrated. */
async function approach({form, live}: Parts): Promise<void> {
  await form.evaluate((element) => element.scrollIntoView());
  await expect(live).toBeVisible();
}

async function openLive(page: Page, locale: Locale = 'fr', path: string = words[locale].home) {
  await open(page, path);
  const parts = partsOf(page, locale);
  await approach(parts);
  return parts;
}

const isStep = ({heading, text}: Parts, number: number) =>
  expect(heading).toHaveText(`${text.step(number)} ${text.questions[number - 1]}`);

/** Answers the questions from the first one up to before a step; 7 is the review. */
async function answerUpTo(parts: Parts, step: number): Promise<void> {
  const {form, next, field, text} = parts;
  for (let number = 1; number < step; number += 1) {
    await isStep(parts, number);
    if (number === 1) await form.getByRole('radio', {name: text.project}).check();
    else await field.fill(typed[number - 2] ?? '');
    await next.click();
  }
  if (step <= 6) await isStep(parts, step);
  else await expect(parts.heading).toHaveText(text.review);
}

const isPost = (route: Route) => route.request().method() === 'POST';

/** Lets something else answer what is posted. */
async function answerPosts(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route('**/thank-you/', (route) => (isPost(route) ? answer(route) : route.continue()));
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({timeout: 100});
  }).toPass();
}

for (const locale of ['fr', 'en'] as const) {
  test(
    `the whole errand goes by keyboard alone, in ${locale}`,
    {tag: '@errand'},
    async ({page}) => {
      const parts = partsOf(page, locale);
      const {text, form, heading, field, summary} = parts;
      await open(page, text.home);
      const title = await page.title();

      await tabTo(page, page.getByRole('banner').getByRole('link', {name: text.nav}));
      await page.keyboard.press('Enter');
      await expect(parts.live).toBeVisible();
      await isStep(parts, 1);
      expect(await page.title()).toBe(title);
      const project = form.getByRole('radio', {name: text.project});
      await tabTo(page, project);
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');

      for (const [index, value] of typed.entries()) {
        const number = index + 2;
        await isStep(parts, number);
        await expect(page).toHaveTitle(
          text.titleOf(text.step(number), text.questions[number - 1] ?? ''),
        );
        await expect(field).toHaveAccessibleName(text.labels[number - 1] ?? '');
        await expect(field).toBeFocused();
        for (const [line, words] of value.split('\n').entries()) {
          if (line > 0) await page.keyboard.press('Enter');
          await page.keyboard.type(words);
        }
        await page.keyboard.press(number === 6 ? 'Control+Enter' : 'Enter');
      }

      await expect(heading).toHaveText(text.review);
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(`${text.review} – Soin Commun`);
      for (const value of [text.project, ...typed]) {
        await expect(form).toContainText(value);
      }
      await expect(parts.changes).toHaveCount(6);
      await expect(summary).toBeHidden();
      await tabTo(page, parts.send);
      await page.keyboard.press('Enter');

      const thanks = page.getByRole('heading', {name: text.thanks});
      await expect(thanks).toBeFocused();
      await expect(page).toHaveTitle(`${text.thanks} – Soin Commun`);
      await expect(form).toBeHidden();
      expect(await server.stored()).toMatchObject([
        {form: 'contactform', path: text.home, fields: {...stored, caseStudy: ''}},
      ]);
      expect(await page.evaluate(() => sessionStorage.getItem('draft.contactform'))).toBeNull();
    },
  );

  test(`each step says what is wrong with it, in ${locale}`, {tag: '@errand'}, async ({page}) => {
    const parts = await openLive(page, locale);
    const {text, form, next, field, summary} = parts;
    for (const [index, [wrong, message]] of text.errors.entries()) {
      const number = index + 1;
      const title = text.titleOf(text.step(number), text.questions[index] ?? '');
      await isStep(parts, number);
      const control = number === 1 ? form.getByRole('radio', {name: text.project}) : field;
      if (number > 1) await field.fill(wrong);
      await next.click();

      await expect(summary).toContainText(message);
      await expect(summary.locator('..')).toBeFocused();
      await expect(summary).toBeInViewport();
      await expect(page).toHaveTitle(text.error + title);
      const described = number === 1 ? form.getByRole('group', {name: text.questions[0]}) : field;
      await expect(described).toHaveAccessibleDescription(new RegExp(message.slice(0, 12)));

      // It takes the focus each time.
      await next.focus();
      await next.press('Enter');
      await expect(summary.locator('..')).toBeFocused();
      await summary.getByRole('link', {name: message}).click();
      await expect(control).toBeFocused();

      if (number === 1) await control.check();
      else await field.fill(typed[number - 2] ?? '');
      await next.click();
      await expect(summary).toBeHidden();
      await expect(page).not.toHaveTitle(new RegExp(`^${text.error}`));
    }
    await expect(parts.heading).toHaveText(text.review);
    expect(await server.stored()).toEqual([]);
  });

  test(
    `without JavaScript the form ends on the thank-you page, in ${locale}`,
    {tag: '@errand'},
    async ({browser}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      const {form, text, send} = partsOf(page, locale);
      await page.goto(server.address + text.home);
      await form.getByRole('radio', {name: text.project}).check();
      for (const [index, value] of typed.entries()) {
        await form.getByLabel(text.labels[index + 1] ?? '', {exact: true}).fill(value);
      }
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await send.click();
      expect((await answered).status()).toBe(303);
      await expect(page).toHaveURL(text.thanksPage.replace(/^/, server.address));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.thanks);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        locale === 'fr' ? 'fr-FR' : 'en-GB',
      );
      expect(await server.stored()).toMatchObject([{form: 'contactform', fields: stored}]);
      await context.close();
    },
  );
}

test('the browser’s back and forward walk through the steps', async ({page}) => {
  const parts = await openLive(page);
  await answerUpTo(parts, 4);
  const {field, heading} = parts;
  await field.fill('Cam');

  await page.goBack();
  await isStep(parts, 3);
  await expect(field).toHaveValue(answers.phone);
  await expect(page).toHaveTitle(/^Étape\u00A03 sur\u00A06/);
  await page.goBack();
  await page.goBack();
  await isStep(parts, 1);
  await expect(parts.form.getByRole('radio', {name: 'Un projet'})).toBeChecked();
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await isStep(parts, 4);
  await expect(field).toHaveValue('Cam');
  await expect(field).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('the page stays where it is from step to step', async ({page}) => {
  const parts = await openLive(page);
  const scrolls: number[] = [];
  for (let step = 1; step <= 6; step += 1) {
    await isStep(parts, step);
    if (step > 1) scrolls.push(await page.evaluate(() => window.scrollY));
    if (step === 1) await parts.form.getByRole('radio').first().check();
    else await parts.field.fill(typed[step - 2] ?? '');
    await parts.next.press('Enter');
  }
  expect(new Set(scrolls).size).toBe(1);
});

test('previous loses nothing, and the browser’s history agrees with it', async ({page}) => {
  const parts = await openLive(page);
  await answerUpTo(parts, 3);
  const {field, previous, next} = parts;
  await field.fill('not a number');
  await previous.click();
  await isStep(parts, 2);
  await expect(field).toHaveValue(answers.email);
  await page.goForward();
  await isStep(parts, 3);
  await expect(field).toHaveValue('not a number');
  await previous.click();
  await previous.click();
  await isStep(parts, 1);
  await expect(previous).toBeHidden();
  await next.click();
  await isStep(parts, 2);
});

test('the way back from another page leads to the step that was left', async ({page}) => {
  const parts = await openLive(page);
  await answerUpTo(parts, 5);
  await parts.field.fill('Durand');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Équipe'}).click();
  await expect(page).toHaveURL(`${server.address}/team/`);
  await expect(page).toHaveTitle(/^L’équipe|^Équipe/);
  await page.goBack();
  await approach(parts);
  await isStep(parts, 5);
  await expect(parts.field).toHaveValue('Durand');
  await page.goBack();
  await isStep(parts, 4);
});

test('a reload keeps the step and the draft', {tag: '@errand'}, async ({page}) => {
  const parts = await openLive(page);
  await answerUpTo(parts, 6);
  await parts.field.fill('Un début de message');
  await page.reload();
  await approach(parts);
  await isStep(parts, 6);
  await expect(parts.field).toHaveValue('Un début de message');
  await expect(page).toHaveTitle(/^Étape\u00A06 sur\u00A06/);
  await parts.next.click();
  await expect(parts.form).toContainText(answers.email);
});

test('the review leads to each question and back to itself', async ({page}) => {
  const parts = await openLive(page);
  await answerUpTo(parts, 7);
  const {heading, field, next, previous, text, form} = parts;
  await form.getByRole('link', {name: 'Modifier\u00A0: Prénom'}).click();
  await isStep(parts, 4);
  await expect(field).toHaveValue('Camille');
  await field.fill(' ');
  await next.click();
  await expect(parts.summary).toContainText('Indiquez votre prénom.');
  await field.fill('Zoé');
  await next.click();
  await expect(heading).toHaveText(text.review);
  await expect(form).toContainText('Zoé');

  await form.getByRole('link', {name: 'Modifier\u00A0: Ce qui vous amène'}).click();
  await isStep(parts, 1);
  await form.getByRole('radio', {name: 'Autre chose'}).check();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(text.review);
  await expect(form).toContainText('Autre chose');

  await form.getByRole('link', {name: 'Modifier\u00A0: Adresse e-mail'}).click();
  await previous.click();
  await expect(heading).toHaveText(text.review);
  await previous.click();
  await expect(heading).not.toHaveText(text.review);
});

test('what is emptied after it was checked is asked for before sending', async ({page}) => {
  const parts = await openLive(page);
  await answerUpTo(parts, 7);
  const {form, field, previous, send, summary, heading} = parts;
  await form.getByRole('link', {name: 'Modifier\u00A0: Nom'}).click();
  await field.fill('');
  await previous.click();
  await send.click();
  await expect(summary).toContainText('Indiquez votre nom.');
  await expect(page).toHaveTitle(/^Erreur/);
  await summary.getByRole('link').click();
  await expect(form.getByRole('link', {name: 'Modifier\u00A0: Nom'})).toBeFocused();
  await page.keyboard.press('Enter');
  await isStep(parts, 5);
  await field.fill('Durand');
  await page.keyboard.press('Enter');
  await send.click();
  await expect(page.getByRole('heading', {name: parts.text.thanks})).toBeFocused();
  await expect(heading).toHaveText(parts.text.thanks);
  expect(await server.stored()).toMatchObject([{fields: {lastname: 'Durand'}}]);
});

test('a case study is sent along, even when the message is finished on home', async ({page}) => {
  const parts = await openLive(page, 'fr', '/work/care-co-nume/');
  // Its heading ties short words to the next one.
  const title = 'Le numérique qui prend des nouvelles';
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(parts.form).toContainText(`Vous venez de lire «\u00A0${title}\u00A0»`);
  await answerUpTo(parts, 7);
  await expect(parts.form).toContainText(title);

  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
  await expect(page).toHaveURL(`${server.address}/#contact`);
  await approach(parts);
  await expect(parts.heading).toHaveText(parts.text.review);
  await parts.send.click();
  await expect(parts.form).toBeHidden();
  expect(await server.stored()).toMatchObject([{fields: {...stored, caseStudy: title}}]);
});

test('an untranslated case study is named, without JavaScript too', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${server.address}/en/work/quinze-vingts/`);
  const {form, send} = partsOf(page, 'en');
  await form.getByRole('radio', {name: 'A project'}).check();
  for (const [index, value] of typed.entries()) {
    await form.getByLabel(words.en.labels[index + 1] ?? '', {exact: true}).fill(value);
  }
  await send.click();
  await expect(page).toHaveURL(`${server.address}/en/thank-you/`);
  const [sent] = await server.stored();
  expect(sent?.fields.caseStudy).toContain('quand on voit mal');
  await context.close();
});

test('a double click sends once, and the form says that it is being sent', async ({page}) => {
  const parts = await openLive(page);
  await answerUpTo(parts, 7);
  const {hold, letThrough} = holdRequests();
  await answerPosts(page, hold);
  await parts.send.dblclick();
  const sending = parts.form.getByRole('button', {name: 'Envoi en cours…'});
  await expect(sending).toBeFocused();
  await expect(parts.form.getByRole('status')).toHaveText('Envoi en cours…');
  await sending.press('Enter');
  letThrough();
  await expect(page.getByRole('heading', {name: parts.text.thanks})).toBeFocused();
  expect(await server.stored()).toHaveLength(1);
});

test('back after sending does not bring the sent form back', async ({page}) => {
  const parts = await openLive(page);
  await answerUpTo(parts, 7);
  await parts.send.click();
  const thanks = page.getByRole('heading', {name: parts.text.thanks});
  await expect(thanks).toBeFocused();
  await page.goBack();
  await expect(thanks).toBeVisible();
  await page.reload();
  await parts.form.evaluate((element) => element.scrollIntoView());
  await expect(thanks).toBeVisible();

  await page.getByRole('button', {name: 'Écrire un autre message'}).click();
  await isStep(parts, 1);
  for (const radio of await parts.form.getByRole('radio').all()) {
    await expect(radio).not.toBeChecked();
  }
  await answerUpTo(parts, 2);
  await expect(parts.field).toHaveValue('');
});

test('the hint of the message follows what brings the visitor', async ({page}) => {
  const parts = await openLive(page);
  await answerUpTo(parts, 6);
  await expect(parts.field).toHaveAccessibleDescription(
    /pour quand, et ce que vous voulez changer\./,
  );
});

test(
  'without a network nothing is lost, and a second try sends it',
  {tag: '@errand'},
  async ({page}) => {
    const parts = await openLive(page);
    await answerUpTo(parts, 7);
    await answerPosts(page, (route) => route.abort('internetdisconnected'));
    await parts.send.click();
    await expect(parts.summary).toContainText('Votre message n’est pas parti');
    await expect(parts.summary).toContainText('Vérifiez que vous êtes en ligne.');
    await expect(parts.summary.locator('..')).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur\u00A0: Vérifiez vos réponses/);
    await expect(parts.summary).toContainText('votre message y sera déjà');
    const mail = await parts.summary.getByRole('link').getAttribute('href');
    expect(mail).toMatch(/^mailto:.+@.+\?subject=Un%20projet&body=Nous%20ouvrons/);

    await page.reload();
    await approach(parts);
    await expect(parts.heading).toHaveText(parts.text.review);
    await page.unroute('**/thank-you/');
    await parts.send.click();
    await expect(page.getByRole('heading', {name: parts.text.thanks})).toBeFocused();
    expect(await server.stored()).toMatchObject([{fields: stored}]);
  },
);

for (const [status, words] of [
  [500, 'Notre serveur a un problème'],
  [413, 'trop long pour notre serveur'],
  [403, 'n’a pas accepté votre message'],
] as const) {
  test(`an answer ${status} is told from the others, and can be tried again`, async ({page}) => {
    const parts = await openLive(page);
    await answerUpTo(parts, 7);
    await answerPosts(page, (route) => route.fulfill({status, body: 'no'}));
    await parts.send.click();
    await expect(parts.summary).toContainText(words);
    await expect(parts.summary).toContainText('Rien n’est perdu');
    await page.unroute('**/thank-you/');
    await parts.send.click();
    await expect(page.getByRole('heading', {name: parts.text.thanks})).toBeFocused();
    expect(await server.stored()).toHaveLength(1);
  });
}

test('an answer that does not come is given up after half a minute', async ({page}) => {
  const parts = await openLive(page);
  await answerUpTo(parts, 7);
  await answerPosts(page, () => Promise.resolve());
  await page.clock.install();
  await parts.send.click();
  await expect(parts.form.getByRole('status')).toHaveText('Envoi en cours…');
  await page.clock.runFor(31_000);
  await expect(parts.summary).toContainText('Cela prend trop de temps.');
});

test('what the receiver finds wrong leads to its step, and back to the review', async ({page}) => {
  const parts = await openLive(page);
  await answerUpTo(parts, 7);
  // The receiver gets what the form would not have let through.
  await answerPosts(page, (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    fields.set('phone', '12');
    fields.set('lastname', '');
    return route.continue({postData: fields.toString()});
  });
  await parts.send.click();
  await isStep(parts, 3);
  await expect(parts.summary).toContainText('Indiquez un numéro');
  await expect(parts.summary.locator('..')).toBeFocused();
  await expect(page).toHaveTitle(/^Erreur\u00A0: Étape\u00A03 sur\u00A06/);
  await expect(parts.field).toHaveValue(answers.phone);

  await page.unroute('**/thank-you/');
  await parts.field.fill('+33 1 99 00 12 34');
  await parts.next.click();
  await expect(parts.heading).toHaveText(parts.text.review);
  await parts.send.click();
  await expect(page.getByRole('heading', {name: parts.text.thanks})).toBeFocused();
  expect(await server.stored()).toMatchObject([{fields: {phone: '+33 1 99 00 12 34'}}]);
});

test('who leaves the page while it is being sent is thanked on the next', async ({page}) => {
  const parts = await openLive(page);
  await answerUpTo(parts, 7);
  const {hold, letThrough} = holdRequests();
  await answerPosts(page, hold);
  await parts.send.click();
  await expect(parts.form.getByRole('status')).toHaveText('Envoi en cours…');
  await page.getByRole('link', {name: 'Études de cas'}).first().focus();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('#work a[href^="/work/"]')?.click(),
  );
  await expect(page).toHaveURL(/\/work\/.+/);
  // The address is there before the page; until then the form is the old one.
  await expect(page.locator('[data-case-study]')).toBeVisible();
  await approach(parts);
  await expect(parts.heading).toHaveText(parts.text.review);
  letThrough();
  await expect(page.getByRole('heading', {name: parts.text.thanks})).toBeVisible();
  expect(await server.stored()).toHaveLength(1);
});

test('the first answer given before the live form arrives is kept, and Next waits for it', async ({
  page,
}) => {
  const {hold, letThrough} = holdRequests();
  await open(page, '/');
  await page.route('**/assets/js/**', hold);
  const parts = partsOf(page);
  const {form, next} = parts;
  await form.evaluate((element) => element.scrollIntoView());
  const before = await form.boundingBox();
  await form.getByRole('radio', {name: 'Rejoindre le collectif'}).check();
  await next.click();
  await next.click();
  await isStep(parts, 1);
  expect(await form.boundingBox()).toEqual(before);
  letThrough();
  await isStep(parts, 2);
  await expect(parts.field).toBeFocused();
  await page.keyboard.type('camille@example.org');
  await page.keyboard.press('Enter');
  await isStep(parts, 3);
  await parts.previous.click();
  await parts.previous.click();
  await expect(form.getByRole('radio', {name: 'Rejoindre le collectif'})).toBeChecked();
});

test('Enter in the first question waits for the live form too', async ({page}) => {
  const {hold, letThrough} = holdRequests();
  await open(page, '/');
  await page.route('**/assets/js/**', hold);
  const parts = partsOf(page);
  await parts.form.getByRole('radio', {name: parts.text.project}).press('Space');
  await page.keyboard.press('Enter');
  letThrough();
  await isStep(parts, 2);
});

/** Fills in the form with all its questions on one page, sends it and checks what is kept. */
async function sendPlainForm(page: Page): Promise<void> {
  const {form, send, text} = partsOf(page);
  await form.getByRole('radio', {name: text.project}).check();
  for (const [index, value] of typed.entries()) {
    await form.getByLabel(text.labels[index + 1] ?? '', {exact: true}).fill(value);
  }
  await send.click();
  await expect(page).toHaveURL(`${server.address}/thank-you/`);
  expect(await server.stored()).toMatchObject([{fields: stored}]);
}

test('where the live form can not be loaded, all questions are on one page', async ({page}) => {
  await open(page, '/');
  await page.route('**/assets/js/**', (route) => route.abort());
  const {form} = partsOf(page);
  await form.evaluate((element) => element.scrollIntoView());
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await sendPlainForm(page);
});

test(
  'where no script can be loaded, all questions are on one page',
  {tag: '@errand'},
  async ({page}) => {
    await page.route('**/assets/js/main.*', (route) => route.abort());
    await page.goto(`${server.address}/`);
    const {form, text} = partsOf(page);
    await expect(form.getByLabel(text.labels[5] ?? '', {exact: true})).toBeVisible();
    await sendPlainForm(page);
  },
);

test('the code of the live form loads with the first touch, not with the way there', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) loaded.push(request.url());
  });
  await open(page, '/');
  const {form, text} = partsOf(page);
  await form.evaluate((element) => element.scrollIntoView());
  // Time enough for whatever loads when the browser is idle.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  const textOf = async (url: string) => (await page.request.get(url)).text();
  // zod's and react-hook-form's own words
  const live = /jitless|shouldUnregister/;
  for (const url of new Set(loaded)) expect(await textOf(url), url).not.toMatch(live);
  const before = new Set(loaded);
  await form.getByRole('radio', {name: text.project}).check();
  await expect(form.locator('[hidden] [name="message"]')).toBeAttached();
  const texts = await Promise.all(loaded.filter((url) => !before.has(url)).map(textOf));
  expect(texts.join('')).toMatch(live);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the next question comes from the side, motion: ${reducedMotion}`, async ({page}) => {
    await page.emulateMedia({reducedMotion});
    const parts = await openLive(page);
    await parts.form.getByRole('radio').first().check();
    await expect(parts.form.locator('[hidden] [name="message"]')).toBeAttached();
    const keyframes = await parts.form.evaluate(async (form: HTMLFormElement) => {
      form.requestSubmit();
      const step = form.querySelector('[name="email"]')?.closest('[role="group"], [hidden]');
      for (let frame = 0; frame < 120; frame += 1) {
        const found = step?.getAnimations() ?? [];
        if (found.length > 0 || step?.checkVisibility()) {
          return found.map((animation) => ({
            duration: animation.effect?.getTiming().duration,
            from: (animation.effect as KeyframeEffect).getKeyframes()[0]?.transform,
          }));
        }
        await new Promise(requestAnimationFrame);
      }
      return undefined;
    });
    expect(keyframes).toEqual(
      reducedMotion === 'reduce' ? [] : [{duration: 250, from: 'translate(24px)'}],
    );
  });
}

for (const [width, text] of [
  [320, '100%'],
  [640, '200%'],
] as const) {
  test(`nothing is cut off at ${width} px with text at ${text}`, async ({page}) => {
    await page.setViewportSize({width, height: 640});
    // A question that comes from the side is beyond the edge for a moment.
    await page.emulateMedia({reducedMotion: 'reduce'});
    const parts = await openLive(page);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    for (let step = 1; step <= 7; step += 1) {
      if (step <= 6) await isStep(parts, step);
      else await expect(parts.heading).toHaveText(parts.text.review);
      const right = await parts.form.evaluate((form) =>
        Math.max(
          ...[...form.querySelectorAll('h2, label, input, button, a, dd')]
            .filter((element) => element.checkVisibility())
            .map((element) => element.getBoundingClientRect().right),
        ),
      );
      expect(right, `step ${step}`).toBeLessThanOrEqual(width);
      if (step === 1) await parts.form.getByRole('radio').first().check();
      else if (step <= 6) await parts.field.fill(typed[step - 2] ?? '');
      if (step <= 6) await parts.next.click();
    }
  });
}
