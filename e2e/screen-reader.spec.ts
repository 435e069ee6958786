import {expect} from '@playwright/test';
import {localeFacts} from '../src/lib/locales';
import {sectionHeadings} from '../src/plugins/case-studies/sections';
import {test} from './support/deploys';
import {contactFields} from '../src/theme/ContactForm/contactFields';
import {answer, approachForm, contactForm} from './support/contact';
import {frenchOnly, mainStudy, members, oldStudy, site, studies} from './support/fixture';
import {expectInOrder, expectUnderstandable, listenWhile, readAloud} from './support/screenReader';
import {burgerOf, cookieBanner, open, openQuietly, refuseCookies} from './support/visit';
import {say, weatherIn} from './support/words';

/*
 * The site as a screen reader announces it: the built pages in a real browser, read by a virtual
 * screen reader (@guidepup/virtual-screen-reader). It applies the standards for names, roles and
 * order; only people can judge real screen readers.
 */

/** What is heard, in this order. */
function expectedWords() {
  const heard = (id: Parameters<typeof say>[1], values?: Parameters<typeof say>[2]) =>
    say('fr', id, values);
  const other = localeFacts.en.label;
  const step = (number: number) =>
    heard('contact.Progress.step', {step: number, total: contactFields.length});
  const firstStep = `${step(1)} ${heard('contact.ContactBlock.title')}`;
  const secondStep = `${step(2)} ${heard('contact.questions.email')}`;
  const problem = heard('contact.LiveContact.summary').split('|')[0] ?? '';
  const [first] = members;
  const sections = sectionHeadings.fr;
  const languages = `navigation, ${heard('shell.links.languages')}`;
  const homeLink = `link, ${site.name}, current page`;
  const learnMore = `${heard('consent.CookieBanner.learnMore')} ${heard('consent.CookieBanner.learnMoreAbout')}`;
  const weather = weatherIn('fr', heard('themeToggle.sentence.clearSky'));
  return {
    homePage: [
      `link, ${heard('shell.Shell.skip')}`,
      'banner',
      `navigation, ${heard('shell.Navbar.name')}`,
      homeLink,
      `link, ${heard('shell.links.work')}`,
      `link, ${heard('shell.links.network', {network: 'LinkedIn'})}`,
      `button, ${heard('themeToggle.ThemeToggle.name')}, ${weather}, not pressed`,
      `button, ${heard('shell.Navbar.openMenu')}, not expanded, has popup dialog`,
      'end of banner',
      'main',
      /^heading, .*, level 1$/,
      `link, ${heard('home.Hero.work')}`,
      `button, ${heard('home.Hero.pause')}`,
      `heading, ${heard('home.WhoWeAre.title')}, level 2`,
      `region, ${heard('caseStudies.WorkList.title')}`,
      `group, ${heard('caseStudies.WorkList.filter')}`,
      `button, ${heard('caseStudies.WorkList.all')}, pressed`,
      /^button, .*, not pressed$/,
      `listitem, level 1, position 1, set size ${studies.length}`,
      `heading, ${mainStudy.fr.title}, level 3`,
      mainStudy.fr.client,
      `heading, ${frenchOnly.fr.title}, level 3`,
      `heading, ${oldStudy.fr.title}, level 3`,
      heard('caseStudies.sampleMark.word'),
      `end of region, ${heard('caseStudies.WorkList.title')}`,
      /^region, ./,
      /^listitem, level 1, position 2, set size \d+$/,
      `region, ${heard('home.Values.title')}`,
      `region, ${firstStep}`,
      `radio, ${heard('contact.ContactBlock.project.name')}, ${heard('contact.ContactBlock.project.hint')}, not checked, position 1, set size 3`,
      'end of main',
      'contentinfo',
      `region, ${heard('newsletter.Newsletter.title')}`,
      startsWith(
        `textbox, ${heard('newsletter.Newsletter.email')}, ${heard('newsletter.invitation')}`,
      ),
      `checkbox, ${heard('newsletter.Newsletter.consent', {agency: site.name})}, not checked, required`,
      `navigation, ${heard('shell.Footer.name')}`,
      `link, ${heard('shell.links.legal')}`,
      `button, ${heard('shell.Footer.cookies')}`,
      languages,
      `link, ${localeFacts.fr.label}, current item`,
      `link, ${other}`,
      'end of contentinfo',
    ],
    cookies: `region, ${heard('consent.CookieBanner.name')}`,
    banner: [
      `link, ${heard('shell.Shell.skip')}`,
      `region, ${heard('consent.CookieBanner.name')}`,
      `link, ${learnMore}`,
      `button, ${heard('consent.CookieBanner.refuse')}`,
      `button, ${heard('consent.CookieBanner.accept')}`,
      `end of region, ${heard('consent.CookieBanner.name')}`,
      'banner',
    ],
    menu: [
      `dialog, ${heard('shell.Menu.name')}`,
      homeLink,
      `button, ${heard('shell.Menu.close')}`,
      `navigation, ${heard('shell.Menu.pages')}`,
      `link, ${heard('shell.links.home')}, current page`,
      `link, ${heard('shell.links.team')}`,
      `end of navigation, ${heard('shell.Menu.pages')}`,
      `link, ${heard('shell.Menu.subscribe')}`,
      `link, ${heard('shell.Menu.email')}`,
      `link, ${heard('shell.Menu.video')}`,
      languages,
      `link, ${other}`,
      `end of dialog, ${heard('shell.Menu.name')}`,
    ],
    studyPage: [
      `progressbar, ${heard('components.ReadingProgress.label')}, max value 100, min value 0, current value 0%`,
      'article',
      /^image, ./,
      /\d/,
      `heading, ${mainStudy.fr.title}, level 1`,
      'term',
      heard('caseStudies.CaseStudyPage.client'),
      'definition',
      mainStudy.fr.client,
      `navigation, ${heard('components.PageIndex.title')}`,
      startsWith(`link, ${sections['in-short']}`),
      `link, ${sections.elsewhere}`,
      `end of navigation, ${heard('components.PageIndex.title')}`,
      `heading, ${sections['in-short']}, level 2`,
      `heading, ${sections.challenges}, level 2`,
      'figure',
      /^image, ./,
      'caption',
      `heading, ${sections.steps}, level 2`,
      /^heading, .*, level 3$/,
      `heading, ${sections['further-reading']}, level 2`,
      new RegExp(`^link, .* ${heard('caseStudies.Resources.newTab')}$`),
      'end of article',
      `heading, ${heard('caseStudies.CaseStudyPage.team')}, level 2`,
    ],
    teamPage: [
      'main',
      `heading, ${heard('team.TeamPage.title')}, level 1`,
      `listitem, level 1, position 1, set size ${members.filter(({alumni}) => !alumni).length}`,
      `heading, ${first?.title}, level 2`,
      first?.name ?? '',
      'end of list',
      `heading, ${heard('team.TeamPage.alumni')}, level 2`,
      `heading, ${heard('team.Visit.title')}, level 2`,
      startsWith(`textbox, ${heard('team.Visit.from')}, ${heard('team.Visit.hint')}`),
      startsWith(`button, ${heard('team.Visit.submit')}`),
      'end of main',
    ],
    errorHeard: [`group, ${problem}`],
    error: [
      `region, ${secondStep}`,
      `group, ${problem}`,
      'alert',
      `heading, ${problem}, level 3`,
      `link, ${heard('contact.messages.email.invalid')}`,
      'end of alert',
      `heading, ${secondStep}, level 2`,
      `textbox, ${heard('contact.ContactBlock.email.label')}, camille@exemple, ${heard('contact.ContactBlock.email.hint')} ${heard('contact.messages.email.invalid')}, invalid, required`,
      `button, ${heard('contact.Actions.previous')}`,
      `button, ${heard('contact.Actions.next')}`,
    ],
  };
}

/** Matches a phrase that begins so. */
const startsWith = (words: string) => ({
  source: words,
  test: (phrase: string) => phrase.startsWith(words.replace(/\s+/g, ' ')),
});

const text = expectedWords();

test('home is read in order, the cookie banner first', async ({page}) => {
  await open(page, '/');
  await expect(cookieBanner(page)).toBeVisible();
  const first = await readAloud(page);
  expectInOrder(first, text.banner);
  expectUnderstandable(first);
  await refuseCookies(page);
  const heard = await readAloud(page);
  expectInOrder(heard, text.homePage);
  expect(heard).not.toContain(text.cookies);
  expect(heard.filter((phrase) => /^heading, .*, level 1$/.test(phrase))).toHaveLength(1);
});

test('the menu is read as a dialog', async ({page}) => {
  await openQuietly(page, '/');
  const menu = page.getByRole('dialog');
  const opened = await listenWhile(page, async () => {
    await burgerOf(page).press('Enter');
    await expect(menu).toBeVisible();
  });
  // Reading continues from the focus, which is in the menu.
  expect(opened.at(-1)).toBe(text.menu[2]);
  // The virtual reader does not support `showModal()`, which hides everything else.
  const heard = await readAloud(page, 'dialog');
  expectInOrder(heard, text.menu);
  expectUnderstandable(heard);
});

test('a case study is read with its outline, pictures and captions', async ({page}) => {
  await openQuietly(page, mainStudy.fr.path);
  const heard = await readAloud(page);
  expectInOrder(heard, text.studyPage);
  expectUnderstandable(heard);
  expect(heard.at(-1)).toBe('end of document');
});

test('the team page is read member by member', async ({page}) => {
  await openQuietly(page, '/team/');
  const heard = await readAloud(page);
  expectInOrder(heard, text.teamPage);
  expectUnderstandable(heard);
  expect(heard.at(-1)).toBe('end of document');
});

test('an error of the contact form is announced, and read at its field', async ({page}) => {
  await openQuietly(page, '/');
  await approachForm(page, 'contactform');
  const parts = contactForm(page);
  await answer(parts, contactFields[0]);
  await parts.next.click();
  await expect(parts.field).toBeVisible();
  await answer(parts, contactFields[1], 'wrong');
  const heard = await listenWhile(page, async () => {
    await parts.next.press('Enter');
    await expect(parts.summary).toBeVisible();
    await expect(parts.summary.locator('..')).toBeFocused();
  });
  expectInOrder(heard, text.errorHeard);
  const form = await readAloud(page, '#contact');
  expectInOrder(form, text.error);
  expectUnderstandable(form);
});
