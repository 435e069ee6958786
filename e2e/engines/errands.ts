import {contactFields} from '../../src/forms/contactFields';
import {ANSWERS, STORED, textFields} from '../support/contact';
import {frenchOnly, mainStudy, studies} from '../support/fixture';
import {expectedPage} from '../support/shown';
import {buildDir, expectedSite, scriptsWith, sectorOf} from '../support/site';
import {say as sayRaw} from '../support/words';
import {expect, test} from './test';
import type {Visitor} from './visitor';

/*
 * Errands in Firefox and WebKit. The other e2e tests cover our own code in depth, in Chromium only.
 */

/** A text as the visitor compares it: with ordinary spaces. */
const say: typeof sayRaw = (...args) => sayRaw(...args).replace(/\s+/g, ' ');

const study = mainStudy.fr.path;
const bar = `nav[aria-label="${say('fr', 'shell.Navbar.name')}"]`;
const banner = `section[aria-label="${say('fr', 'consent.CookieBanner.name')}"]`;

const headingOf = (pathname: string) => expectedPage(buildDir, pathname).heading;

/** Clicks a link and waits for its page. */
async function follow(visitor: Visitor, link: string, pathname: string): Promise<void> {
  await visitor.click(link);
  await visitor.arrives(pathname, headingOf(pathname));
}

async function refuseCookies(visitor: Visitor): Promise<void> {
  await visitor.click(`${banner} button`, say('fr', 'consent.CookieBanner.refuse'));
  await visitor.misses(banner);
}

/** Lists one page of each kind in each language. */
async function everyKind(): Promise<string[]> {
  const {pages} = await expectedSite();
  const kinds = new Map(pages.toReversed().map((page) => [`${page.locale} ${page.name}`, page]));
  return [...kinds.values()].map(({path}) => path);
}

test('opens a page of every kind', async ({visitor}) => {
  for (const path of await everyKind()) {
    await visitor.open(path);
    const {title, lang, heading} = expectedPage(buildDir, path);
    await visitor.arrives(path, heading);
    expect(await visitor.see(() => [document.title, document.documentElement.lang]), path).toEqual([
      title,
      lang,
    ]);
  }
});

test('navigates between pages without a full load', async ({visitor}) => {
  await visitor.open('/');
  await visitor.see(() => {
    Object.assign(window, {isMarked: true});
  });
  await follow(visitor, `main a[href="${study}"]`, study);
  await follow(visitor, `${bar} a[href="/team/"]`, '/team/');
  await follow(visitor, 'footer a[href="/legal/"]', '/legal/');
  // Docusaurus writes the title a frame after the page.
  await visitor.until((title) => document.title === title, expectedPage(buildDir, '/legal/').title);
  expect(await visitor.see(() => 'isMarked' in window)).toBe(true);
});

test('restores the scroll position on back, then goes forward', async ({visitor}) => {
  await visitor.open('/');
  await refuseCookies(visitor);
  const link = `main a[href="${study}"]`;
  // The site saves the position once scrolling ends.
  await visitor.see((card) => {
    document.querySelector(card)?.scrollIntoView({block: 'center', behavior: 'instant'});
  }, link);
  const position = () => visitor.see(() => Math.round(window.scrollY));
  const left = await position();
  expect(left).toBeGreaterThan(300);
  await follow(visitor, link, study);
  await visitor.until(() => window.scrollY === 0);
  await visitor.see(() => history.back());
  await visitor.arrives('/', headingOf('/'));
  await visitor.until((top) => Math.abs(window.scrollY - top) <= 2, left);
  await visitor.see(() => history.forward());
  await visitor.arrives(study, headingOf(study));
});

test('comes back from another document to where it was', async ({visitor}) => {
  for (const path of ['/', study, '/en/privacy-policy/']) {
    await visitor.open(path);
    await visitor.arrives(path, headingOf(path));
    const left = await visitor.see(() => {
      window.scrollTo({top: 1500, behavior: 'instant'});
      return Math.round(window.scrollY);
    });
    expect(left, path).toBeGreaterThan(1000);
    await visitor.see(() => window.location.assign('/robots.txt'));
    await visitor.until(() => window.location.pathname === '/robots.txt');
    await visitor.see(() => history.back());
    await visitor.arrives(path, headingOf(path));
    await visitor.until((top) => Math.abs(window.scrollY - top) <= 2, left);
  }
});

test('scrolls to a section of the page', async ({visitor}) => {
  await visitor.open('/');
  await visitor.click(`${bar} a`, say('fr', 'shell.links.work'));
  await visitor.arrives('/#work', headingOf('/'));
  await visitor.until(() => {
    const {top} = document.querySelector('#work')!.getBoundingClientRect();
    return Math.abs(top) <= 1;
  });
});

test('opens the menu, closes it with Escape and follows a link in it', async ({visitor}) => {
  const menu = '[role="dialog"], dialog';
  const burger = say('fr', 'shell.Navbar.openMenu');
  await visitor.open('/');
  await visitor.click('button, [role="button"]', burger);
  await visitor.finds(menu);
  await visitor.until((dialog) => document.activeElement?.closest(dialog) != null, menu);
  await visitor.press('Escape');
  await visitor.misses(menu);
  await visitor.until((name) => document.activeElement?.textContent?.trim() === name, burger);
  // Focus is back on the burger.
  await visitor.press('Enter');
  await visitor.finds(menu);
  // A press reaches a link once the disc has revealed it.
  await visitor.until((it) => document.querySelector(it)?.getAnimations().length === 0, menu);
  await visitor.click(`:is(${menu}) a`, say('fr', 'shell.links.team'));
  await visitor.arrives('/team/', headingOf('/team/'));
  await visitor.misses(menu);
});

test('keeps the dark theme across page loads', async ({visitor}) => {
  const theme = () => visitor.see(() => document.documentElement.dataset.theme);
  const ground = () => visitor.see(() => getComputedStyle(document.body).backgroundColor);
  await visitor.open('/');
  expect(await theme()).toBe('light');
  const light = await ground();
  await visitor.click('button', say('fr', 'themeToggle.ThemeToggle.name'));
  await visitor.until(() => document.documentElement.dataset.theme === 'dark');
  expect(await ground()).not.toBe(light);
  await visitor.open('/team/');
  expect(await theme()).toBe('dark');
});

test('filters the case studies by sector', async ({visitor}) => {
  const shown = () =>
    visitor.see(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('#work a[href*="/work/"]')]
        .filter((link) => link.checkVisibility())
        .map(({pathname}) => pathname),
    );
  await visitor.open('/');
  const all = await shown();
  expect(all.length).toBeGreaterThan(1);
  await visitor.click('#work button', sectorOf(mainStudy, 'fr'));
  const same = studies.filter(({sector}) => sector === mainStudy.sector);
  await expect.poll(shown).toEqual(same.map(({fr}) => fr.path));
  await visitor.click('#work button', say('fr', 'caseStudies.WorkList.all'));
  await expect.poll(shown).toEqual(all);
});

test('subscribes to the newsletter', async ({visitor, host}) => {
  const form = 'form[name="newsletterform"]';
  await visitor.open('/team/');
  await refuseCookies(visitor);
  await visitor.see((it) => document.querySelector(it)?.scrollIntoView(), form);
  await visitor.fill(`${form} [type="email"]`, 'camille@exemple.fr');
  await visitor.click(`${form} [type="checkbox"]`);
  await visitor.click(`${form} button`, say('fr', 'newsletter.NewsletterForm.submit'));
  await expect
    .poll(host.stored)
    .toMatchObject([
      {form: 'newsletterform', fields: {email: 'camille@exemple.fr', checked: 'true'}},
    ]);
  await visitor.finds(`${form} [role="status"]`, say('fr', 'newsletter.messages.sent'));
});

test('sends the contact form, step by step', async ({visitor, host}) => {
  const form = 'form[name="contactform"]';
  const heading = (text: string) =>
    visitor.until((start) => {
      const headings = [...document.querySelectorAll('section:has(form[name="contactform"]) h2')];
      return headings.some(
        ({textContent}) => textContent?.replace(/\s+/g, ' ').startsWith(start) ?? false,
      );
    }, text);
  await visitor.open('/');
  await refuseCookies(visitor);
  await visitor.see((it) => document.querySelector(it)?.scrollIntoView(), form);
  await visitor.finds(`${form}[novalidate]`);
  await visitor.click(`${form} [type="radio"]`);
  await visitor.click(`${form} button`, say('fr', 'contact.Actions.next'));
  for (const [index, name] of textFields.entries()) {
    await heading(
      say('fr', 'contact.Question.step', {step: index + 2, total: contactFields.length}),
    );
    await visitor.fill(`${form} [name="${name}"]`, ANSWERS[name].right);
    const isLast = index === textFields.length - 1;
    await visitor.click(
      `${form} button`,
      say('fr', isLast ? 'contact.Actions.last' : 'contact.Actions.next'),
    );
  }
  await heading(say('fr', 'contact.Review.progress'));
  expect(host.stored()).toEqual([]);
  await visitor.click(`${form} button`, say('fr', 'contact.ContactForm.send'));
  await visitor.finds('h2', say('fr', 'contact.Thanks.title'));
  // WebKit's driver types no line break.
  const message = expect.stringMatching(
    /^Nous ouvrons un accueil\.\s*On doit s’y repérer\.$/,
  ) as unknown;
  expect(host.stored()).toMatchObject([
    {form: 'contactform', path: '/', fields: {...STORED, message}},
  ]);
});

test('refuses cookies, then accepts them', async ({visitor}) => {
  const choice = () => visitor.see(() => localStorage.getItem('consent'));
  await visitor.open('/');
  await visitor.finds(banner);
  expect(await choice()).toBeNull();
  await refuseCookies(visitor);
  const refused = await choice();
  expect(refused).not.toBeNull();
  await visitor.open('/team/');
  await visitor.misses(banner);
  await visitor.click('footer button', say('fr', 'shell.Footer.cookies'));
  await visitor.click(`${banner} button`, say('fr', 'consent.CookieBanner.accept'));
  await visitor.misses(banner);
  expect(await choice()).not.toBe(refused);
  expect(await visitor.see(() => document.cookie)).toBe('');
});

test('prefetches the next page and uses it', async ({visitor, host, engine}) => {
  const [file = ''] = scriptsWith(/"source":"@site\/src\/pages\/legal.mdx"/);
  await visitor.open(frenchOnly.fr.path);
  await refuseCookies(visitor);
  await visitor.see(() => {
    const link = document.createElement('a');
    Object.assign(link, {href: '/legal/', textContent: 'lien'});
    document.querySelector('h1')?.after(link);
    link.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  await expect.poll(() => host.arrivals(`/assets/js/${file}`).length).toBe(1);
  // A prefetch, not a script that runs.
  expect(host.arrivals(`/assets/js/${file}`)[0]?.headers['sec-fetch-dest']).toBe('empty');
  await visitor.click('main a', 'lien');
  await visitor.arrives('/legal/', headingOf('/legal/'));
  expect(host.arrivals('/assets/data/legal/index.json')).toHaveLength(1);
  // WebKit's driver opens private windows without a disk cache, so it requests the file twice.
  expect(host.arrivals(`/assets/js/${file}`).length).toBeLessThanOrEqual(
    engine === 'webkit' ? 2 : 1,
  );
});

test('switches to English', async ({visitor}) => {
  await visitor.open(study);
  await visitor.click('a[hreflang|="en"]');
  const english = mainStudy.en.path;
  await visitor.arrives(english, headingOf(english));
  await visitor.until(() => document.documentElement.lang === 'en-GB');
});

test('loads every picture of a case study', async ({visitor}) => {
  await visitor.open(study);
  const count = await visitor.see(
    () => document.querySelectorAll('main [data-state] img:not([hidden], [aria-hidden])').length,
  );
  expect(count).toBeGreaterThan(5);
  for (let index = 0; index < count; index += 1) {
    await visitor.until((which) => {
      const picture = document.querySelectorAll<HTMLImageElement>(
        'main [data-state] img:not([hidden], [aria-hidden])',
      )[which]!;
      picture.scrollIntoView({block: 'center', behavior: 'instant'});
      return picture.complete && picture.naturalWidth > 0;
    }, index);
  }
});

test('never scrolls sideways at 320 px', async ({visitor}) => {
  for (const path of await everyKind()) {
    await visitor.open(path);
    await visitor.resize(320, 640);
    expect(
      await visitor.see(() => {
        const {scrollWidth} = document.documentElement;
        window.scrollTo(500, 0);
        return [window.innerWidth, scrollWidth <= window.innerWidth, window.scrollX];
      }),
      path,
    ).toEqual([320, true, 0]);
  }
});

test('moves focus to the content with the skip link', async ({visitor}) => {
  await visitor.open('/team/');
  await refuseCookies(visitor);
  await visitor.see(() => {
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await visitor.press('Tab');
  await visitor.until(
    (name) => document.activeElement?.textContent === name,
    say('fr', 'shell.Shell.skip'),
  );
  await visitor.press('Enter');
  await visitor.until(() => document.activeElement?.closest('main') != null);
});
