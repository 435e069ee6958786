import {expect} from '@playwright/test';
import {sectionHeadings} from '../src/vocabulary/sections';
import {contactFields} from '../src/forms/contactFields';
import {answer, ANSWERS, approachForm, contactForm} from './support/contact';
import {test} from './support/deploys';
import {frenchOnly, mainStudy, members, oldStudy, site, studies} from './support/fixture';
import {burgerOf, menuOf, open, openQuietly, themeToggle} from './support/visit';
import {say, weatherIn} from './support/words';

/*
 * The site as a screen reader gets it: the browser's accessibility tree, with names, roles and
 * states in the order of reading. Parts in between are left out. Only people can judge real screen
 * readers.
 */

const heard = (id: Parameters<typeof say>[1], values?: Parameters<typeof say>[2]) =>
  say('fr', id, values);

const step = (number: number) =>
  heard('contact.Question.step', {step: number, total: contactFields.length});
const firstStep = `${step(1)} ${heard('contact.questions.purpose')}`;
const secondStep = `${step(2)} ${heard('contact.questions.email')}`;

const languages = `
      - navigation "${heard('shell.links.languages')}":
        - list:
          - listitem:
            - link "Français"
          - listitem:
            - link "English"`;

test('home is read in order, the cookie banner first', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "${heard('shell.Shell.skip')}"
    - region "${heard('consent.CookieBanner.name')}":
      - paragraph:
        - link "${heard('consent.CookieBanner.learnMore')} ${heard('consent.CookieBanner.learnMoreAbout')}"
      - button "${heard('consent.CookieBanner.refuse')}"
      - button "${heard('consent.CookieBanner.accept')}"
    - banner:
      - navigation "${heard('shell.Navbar.name')}":
        - link "${site.name}"
        - list:
          - listitem:
            - link "${heard('shell.links.work')}"
          - listitem:
            - link "${heard('shell.links.how-we-work')}"
        - list:
          - listitem:
            - link "${heard('shell.links.network', {network: 'LinkedIn'})}"
        - button "${heard('themeToggle.ThemeToggle.name')}" [pressed=false]
        - button "${heard('shell.Navbar.openMenu')}" [expanded=false]
    - main:
      - heading [level=1]
      - link "${heard('home.Hero.work')}"
      - button "${heard('home.Hero.pause')}"
      - heading "${heard('home.WhoWeAre.title')}" [level=2]
      - region "${heard('home.Values.title')}"
      - region "${heard('caseStudies.WorkList.title')}":
        - group "${heard('caseStudies.WorkList.filter')}":
          - button "${heard('caseStudies.WorkList.all')}" [pressed]
          - button [pressed=false]
        - list:
          - listitem:
            - heading "${mainStudy.fr.title}" [level=3]
            - paragraph: ${mainStudy.fr.client}
          - listitem:
            - heading "${frenchOnly.fr.title}" [level=3]
          - listitem:
            - heading "${oldStudy.fr.title}" [level=3]
            - paragraph: /${heard('caseStudies.sampleMark.word')}/
      - region:
        - list:
          - listitem
          - listitem
      - region "${firstStep}":
        - group "${firstStep}":
          - radio "${heard('contact.ContactForm.project.name')}" [checked=false]
    - contentinfo:
      - region "${heard('newsletter.NewsletterForm.title')}":
        - textbox "${heard('newsletter.NewsletterForm.email')}"
        - status: ${heard('newsletter.NewsletterForm.invitation')}
        - alert
        - checkbox "${heard('newsletter.NewsletterForm.consent', {agency: site.name})}" [checked=false]
        - button "${heard('newsletter.NewsletterForm.submit')}" [disabled]
      - navigation "${heard('shell.Footer.name')}":
        - list:
          - listitem:
            - link "${heard('shell.links.legal')}"
          - listitem:
            - button "${heard('shell.Footer.cookies')}"
      - list:
        - listitem:
          - link "${heard('shell.links.network', {network: 'LinkedIn'})}"${languages}`);
  await expect(page.locator('#work').getByRole('listitem')).toHaveCount(studies.length);
  const sky = heard('themeToggle.sentence.clearSky');
  await expect(themeToggle(page)).toHaveAccessibleDescription(weatherIn('fr', sky));
  await expect(
    page.getByRole('radio', {name: heard('contact.ContactForm.project.name')}),
  ).toHaveAccessibleDescription(heard('contact.ContactForm.project.hint'));
});

test('the menu is read as a dialog', async ({page}) => {
  await openQuietly(page, '/');
  await expect(burgerOf(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await burgerOf(page).press('Enter');
  await expect(menuOf(page)).toMatchAriaSnapshot(`
    - dialog "${heard('shell.Menu.name')}":
      - link "${site.name}"
      - button "${heard('shell.Menu.close')}"
      - navigation "${heard('shell.Menu.pages')}":
        - list:
          - listitem:
            - link "${heard('shell.links.home')}"
          - listitem:
            - link "${heard('shell.links.team')}"
      - link "${heard('shell.Menu.subscribe')}"
      - list:
        - listitem:
          - link "${heard('shell.Menu.email')}"
        - listitem:
          - link "${heard('shell.Menu.video')}"${languages}`);
});

test('a case study is read with its outline, pictures and captions', async ({page}) => {
  const sections = sectionHeadings.fr;
  await openQuietly(page, mainStudy.fr.path);
  const index = page.getByRole('navigation', {name: heard('components.PageIndex.title')});
  await index.locator('summary').click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - progressbar "${heard('components.ReadingProgress.label')}"
      - article:
        - navigation "${heard('caseStudies.CaseStudyPage.trail')}":
          - list:
            - listitem:
              - link "${heard('shell.links.home')}"
            - listitem:
              - link "${heard('shell.links.work')}"
        - paragraph: /\\d/
        - heading "${mainStudy.fr.title}" [level=1]
        - img /./
        - term: ${heard('caseStudies.CaseStudyPage.client')}
        - definition: ${mainStudy.fr.client}
        - navigation "${heard('components.PageIndex.title')}":
          - group:
            - list:
              - listitem:
                - link "${sections['in-short']}"
              - listitem:
                - link "${sections.elsewhere}"
        - heading "${sections['in-short']}" [level=2]
        - heading "${sections.challenges}" [level=2]
        - figure /./:
          - img /./
        - heading "${sections.steps}" [level=2]
        - list:
          - listitem:
            - heading [level=3]
        - heading "${sections['further-reading']}" [level=2]
        - list:
          - listitem:
            - link /${heard('caseStudies.Resources.newTab')}$/
      - heading "${heard('caseStudies.CaseStudyPage.team')}" [level=2]`);
});

test('the team page is read member by member', async ({page}) => {
  const [first] = members;
  await openQuietly(page, '/team/');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "${heard('team.TeamPage.title')}" [level=1]
      - list:
        - listitem:
          - heading "${first?.title}" [level=2]
          - paragraph: ${first?.name}
      - heading "${heard('team.TeamPage.alumni')}" [level=2]
      - heading "${heard('team.Visit.title')}" [level=2]
      - textbox "${heard('team.Visit.from')}"
      - button /^${heard('team.Visit.submit')}/`);
  const team = members.filter(({alumni}) => !alumni);
  await expect(page.getByRole('main').getByRole('list').first().getByRole('listitem')).toHaveCount(
    team.length,
  );
  await expect(
    page.getByRole('textbox', {name: heard('team.Visit.from')}),
  ).toHaveAccessibleDescription(new RegExp(`^${heard('team.Visit.hint')}`));
});

test('an error of the contact form gets the focus, and is read at its field', async ({page}) => {
  const problem = heard('contact.ContactForm.summary').split('|')[0] ?? '';
  const message = heard('contact.messages.email.invalid');
  await openQuietly(page, '/');
  await approachForm(page, 'contactform');
  const parts = contactForm(page);
  await answer(parts, contactFields[0]);
  await parts.next.click();
  await expect(parts.field).toBeVisible();
  await answer(parts, contactFields[1], 'wrong');
  await parts.next.press('Enter');
  await expect(page.getByRole('group', {name: problem})).toBeFocused();
  await expect(page.locator('#contact')).toMatchAriaSnapshot(`
    - region "${secondStep}":
      - group "${problem}":
        - alert:
          - heading "${problem}" [level=3]
          - list:
            - listitem:
              - link "${message}"
      - group "${secondStep}":
        - heading "${secondStep}" [level=2]
        - textbox "${heard('contact.ContactForm.email.label')}" [invalid]: ${ANSWERS.email.wrong}
      - button "${heard('contact.Actions.previous')}"
      - button "${heard('contact.Actions.next')}"`);
  await expect(parts.field).toHaveAccessibleDescription(
    `${heard('contact.ContactForm.email.hint')} ${message}`,
  );
});

test('a new page is announced by its title, once; a full load by the browser', async ({page}) => {
  const start = page.locator('[data-page-start]');
  await openQuietly(page, '/team/');
  await expect(start).not.toHaveAttribute('aria-label');
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: heard('shell.links.legal'), exact: true})
    .click();
  await expect(page).toHaveURL('/legal/');
  await expect(start).toBeFocused();
  await expect(start).toHaveAccessibleName(await page.title());
  expect(await page.title()).toContain(heard('shell.links.legal'));
  // Back, with the focus still there.
  await page.goBack();
  await expect(page).toHaveURL('/team/');
  await expect(start).toHaveAccessibleName(await page.title());
  await page.keyboard.press('Tab');
  await expect(start).not.toHaveAttribute('aria-label');
});
