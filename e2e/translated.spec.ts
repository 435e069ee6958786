import type {Page} from '@playwright/test';
import {ANSWERS, approachForm, contactForm, textFields} from './support/contact';
import {test} from './support/deploys';
import {studies} from './support/fixture';
import {expectedSite} from './support/site';
import {
  burgerOf,
  markDocument,
  menuOf,
  open,
  openQuietly,
  themeToggle,
  watch,
} from './support/visit';
import {expect} from './support/visitor';
import {either, say} from './support/words';

/*
 * Browsers and their extensions translate a page by moving each text into `<font>` elements, what
 * comes later as well, and by changing the document's language. The page goes on working.
 */

/** Translates the page as Chrome does, into the same words, so that tests still find them. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.lang = 'de';
    root.classList.add('translated-ltr');
    const isOurs = (node: Node) => node.parentElement?.localName === 'font';
    const move = (text: Text) => {
      if (isOurs(text) || !text.data.trim()) return;
      if (text.parentElement?.closest('svg, script, style, template, textarea')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.textContent = text.data;
    };
    const translate = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let next: Node | null = walker.currentNode; next; next = walker.nextNode()) {
        if (next instanceof Text) texts.push(next);
      }
      texts.forEach(move);
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const {addedNodes} of records) addedNodes.forEach(translate);
    }).observe(document.body, {childList: true, subtree: true});
  });
  await expect(page.locator('h1 font').first()).toBeAttached();
}

/** Scrolls to the end of the page, and back to its top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({top: y, behavior: 'instant'});
      await frame();
      await frame();
    }
    window.scrollTo({top: 0, behavior: 'instant'});
    await frame();
  });
}

const crash = {name: either('crash.CrashMessage.title')} as const;

/** Presses every control in the page that leads nowhere else, and ticks every box and choice. */
async function pressAll(page: Page): Promise<void> {
  const controls = page.locator(
    'main button:not([type="submit"]):visible, main :is([type="radio"], [type="checkbox"]):not([disabled])',
  );
  for (const control of await controls.all()) {
    // A press may take the next control away.
    if (await control.isVisible()) await control.dispatchEvent('click');
  }
}

for (const locale of ['fr', 'en'] as const) {
  test(`every translated page in ${locale} goes on working`, async ({page}) => {
    test.setTimeout(240_000);
    const {pages} = await expectedSite();
    for (const {path} of pages.filter((candidate) => candidate.locale === locale)) {
      const errors = watch(page);
      await open(page, path);
      await translatePage(page);
      await scrollThrough(page);
      await pressAll(page);
      // The bar has left the view.
      await themeToggle(page).dispatchEvent('click');
      expect(errors, path).toEqual([]);
      await expect(page.getByRole('heading', crash), path).toBeHidden();
      page.removeAllListeners();
    }
  });
}

test('links of a translated page lead on without a full load', async ({page}) => {
  const errors = watch(page);
  await openQuietly(page, '/');
  await translatePage(page);
  const isSameDocument = await markDocument(page);
  const {title, path} = studies[0]!.fr;
  await page.getByRole('main').getByRole('link', {name: title}).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', {level: 1})).toContainText(title);
  await scrollThrough(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.setViewportSize({width: 390, height: 844});
  await burgerOf(page).click();
  await menuOf(page)
    .getByRole('link', {name: say('fr', 'shell.links.team')})
    .click();
  await expect(page).toHaveURL('/team/');
  expect(await isSameDocument()).toBe(true);
  expect(errors).toEqual([]);
});

test('the forms of a translated page say what they said', async ({page, host}) => {
  test.setTimeout(120_000);
  const errors = watch(page);
  await openQuietly(page, '/');
  await translatePage(page);
  const isSameDocument = await markDocument(page);

  const newsletter = page.locator('form[name="newsletterform"]');
  const status = newsletter.getByRole('status');
  await approachForm(page, 'newsletterform');
  await newsletter.getByRole('textbox').pressSequentially('mar');
  await newsletter.getByRole('textbox').blur();
  await expect(newsletter.getByRole('alert')).toHaveText(say('fr', 'newsletter.messages.email'));
  await newsletter.getByRole('textbox').fill('marie@exemple.fr');
  await expect(status).toHaveText(say('fr', 'newsletter.messages.checked'));
  await newsletter.getByRole('checkbox').check();
  await expect(status).toHaveText(say('fr', 'newsletter.messages.ready'));

  const contact = contactForm(page);
  await approachForm(page, 'contactform');
  await contact.next.click();
  await expect(contact.summary).toBeVisible();
  await contact.choice.check();
  await contact.next.click();
  for (const name of textFields) {
    if (ANSWERS[name].wrong.trim()) {
      await contact.field.fill(ANSWERS[name].wrong);
      await contact.next.click();
      await expect(contact.summary).toBeVisible();
    }
    await contact.field.fill(ANSWERS[name].right);
    await contact.next.click();
  }
  await contact.send.click();
  await expect(contact.thanks).toBeVisible();
  expect(host.stored()).toMatchObject([{form: 'contactform'}]);
  expect(await isSameDocument()).toBe(true);
  expect(errors).toEqual([]);
});
