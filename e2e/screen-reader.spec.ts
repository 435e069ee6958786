import {expect, test} from '@playwright/test';
import {locales} from '../src/lib/locales';
import {answer, approachForm, contactForm, STEPS} from './support/contact';
import {expectInOrder, expectUnderstandable, listenWhile, readAloud} from './support/screenReader';
import {open, openQuietly, refuseCookies} from './support/visit';

/*
 * The site as a screen reader announces it: the built pages in a real browser, read by a virtual
 * screen reader (@guidepup/virtual-screen-reader). It applies the standards for names, roles and
 * order; only people can judge real screen readers.
 */

const words = {
  fr: {
    home: '/',
    openMenu: 'Ouvrir le menu',
    homePage: [
      'link, Aller au contenu',
      'banner',
      'navigation, Navigation principale',
      'link, Soin Commun, current page',
      'link, Études de cas',
      'link, LinkedIn (s’ouvre dans un nouvel onglet)',
      'button, Thème sombre, Chez Soin Commun, à Paris : ciel dégagé., not pressed',
      'button, Ouvrir le menu, not expanded, has popup dialog',
      'end of banner',
      'main',
      'heading, Concevoir avec soin, pour le soin., level 1',
      'link, Voir nos études de cas',
      'button, Arrêter l’animation du ciel',
      'heading, Qui nous sommes, level 2',
      'region, Études de cas',
      'group, Filtrer par secteur',
      'button, Tout, pressed',
      'button, Santé, not pressed',
      'listitem, level 1, position 1, set size 3',
      'heading, Le numérique qui prend des nouvelles, level 3',
      'Exemple',
      'Care & co',
      'end of region, Études de cas',
      'region, Dix façons de travailler ensemble',
      'listitem, level 1, position 10, set size 10',
      'region, Ce à quoi nous tenons',
      'region, Étape 1 sur 6 Bonjour ! Qu’est-ce qui vous amène ?',
      /^radio, Un projet, Vous avez une idée.*, not checked, position 1, set size 3$/,
      'end of main',
      'contentinfo',
      'region, Des nouvelles, de temps en temps',
      /^textbox, Adresse e-mail, Il faut votre adresse et votre accord\..*required$/,
      'checkbox, J’accepte de recevoir des e-mails de Soin Commun, not checked, required',
      'navigation, Pied de page',
      'link, Mentions légales',
      'button, Gérer les cookies',
      'navigation, Langue du site',
      'link, Français, current item',
      'link, English',
      'end of contentinfo',
    ],
    banner: [
      'link, Aller au contenu',
      'region, Cookies',
      'heading, Des cookies ? Seulement si vous voulez., level 2',
      'link, En savoir plus sur les cookies',
      'button, Refuser',
      'button, Accepter',
      'end of region, Cookies',
      'banner',
    ],
    menu: [
      'dialog, Menu',
      'link, Soin Commun, current page',
      'button, Fermer le menu',
      'navigation, Pages',
      'link, Accueil, current page',
      'link, Équipe',
      'end of navigation, Pages',
      'link, S’inscrire à la lettre',
      'link, Nous écrire un e-mail',
      'link, Visioconférence (s’ouvre dans un nouvel onglet)',
      'navigation, Langue du site',
      'link, English',
      'end of dialog, Menu',
    ],
    study: '/work/care-co-nume/',
    studyPage: [
      'progressbar, Progression de lecture, max value 100, min value 0, current value 0%',
      'article',
      /^image, Une main tient un téléphone/,
      'Étude de cas, 4 minutes de lecture',
      'Exemple.',
      'Ce récit est inventé pour montrer une façon de travailler ; l’organisation citée (Care & co) n’y a pas pris part.',
      'heading, Le numérique qui prend des nouvelles, level 1',
      'term',
      'Cadre',
      'definition',
      'Care & co',
      'navigation, Dans cette page',
      /^link, En bref(, current item)?$/,
      'link, Ailleurs',
      'end of navigation, Dans cette page',
      'heading, En bref, level 2',
      'heading, Les enjeux, level 2',
      'figure',
      /^image, Deux téléphones face à face/,
      'caption',
      'heading, Les étapes, level 2',
      'heading, Trois questions, level 3',
      'heading, Pour aller plus loin, level 2',
      /^link, CNIL .* S’ouvre dans un nouvel onglet$/,
      'end of article',
      'heading, L’équipe du projet, level 2',
    ],
    teamPage: [
      'main',
      'heading, L’équipe, level 1',
      'listitem, level 1, position 1, set size 8',
      'heading, Design de service, level 2',
      'A. L.',
      'end of list',
      'heading, Elles et ils sont passés par ici, level 2',
      'heading, Venez nous voir, level 2',
      /^textbox, .+, .*OpenStreetMap, dans un nouvel onglet/,
      /^button, .*itinéraire$/,
      'end of main',
    ],
    errorHeard: ['group, Un point est à corriger'],
    error: [
      'region, Étape 2 sur 6 À quelle adresse vous répondre ?',
      'group, Un point est à corriger',
      'alert',
      'heading, Un point est à corriger, level 3',
      'link, Email non valide…',
      'end of alert',
      'heading, Étape 2 sur 6 À quelle adresse vous répondre ?, level 2',
      'textbox, Adresse e-mail, camille@exemple, Pour vous répondre seulement. Exemple : prenom@exemple.fr Email non valide…, invalid, required',
      'button, Précédent',
      'button, Suivant',
    ],
  },
  en: {
    home: '/en/',
    openMenu: 'Open the menu',
    homePage: [
      'link, Skip to content',
      'banner',
      'navigation, Main navigation',
      'link, Soin Commun, current page',
      'link, Case studies',
      'link, LinkedIn (opens in a new tab)',
      'button, Dark theme, At Soin Commun in Paris, the weather is "clear sky"., not pressed',
      'button, Open the menu, not expanded, has popup dialog',
      'end of banner',
      'main',
      'heading, Designing with care, for care., level 1',
      'link, See our case studies',
      'button, Pause the sky animation',
      'heading, Who we are, level 2',
      'region, Case studies',
      'group, Filter by sector',
      'button, All, pressed',
      'button, Health, not pressed',
      'listitem, level 1, position 1, set size 3',
      'heading, Digital care that asks how you are, level 3',
      'Sample',
      'Care & co',
      // An untranslated case study says so.
      'heading, Se repérer quand on voit mal, level 3',
      'Sample',
      'In French',
      'end of region, Case studies',
      'region, Ten ways to work together',
      'listitem, level 1, position 10, set size 10',
      'region, What matters to us',
      'region, Step 1 of 6 Hello! What brings you here?',
      /^radio, A project, You have an idea.*, not checked, position 1, set size 3$/,
      'end of main',
      'contentinfo',
      'region, News, now and then',
      /^textbox, Email address, We need your email address and your consent\..*required$/,
      'checkbox, I accept receiving emails from Soin Commun, not checked, required',
      'navigation, Footer',
      'link, Legal notice',
      'button, Manage cookies',
      'navigation, Site language',
      'link, Français',
      'link, English, current item',
      'end of contentinfo',
    ],
    banner: [
      'link, Skip to content',
      'region, Cookies',
      /^heading, .*, level 2$/,
      'link, Learn more about cookies',
      'button, Decline',
      'button, Accept',
      'end of region, Cookies',
      'banner',
    ],
    menu: [
      'dialog, Menu',
      'link, Soin Commun, current page',
      'button, Close the menu',
      'navigation, Pages',
      'link, Home, current page',
      'link, Team',
      'end of navigation, Pages',
      /^link, .*letter$/,
      /^link, .*email/i,
      /^link, .* \(opens in a new tab\)$/,
      'navigation, Site language',
      'link, Français',
      'end of dialog, Menu',
    ],
    study: '/en/work/care-co-nume-en/',
    studyPage: [
      'progressbar, Reading progress, max value 100, min value 0, current value 0%',
      'article',
      /^image, ./,
      /^Case study, \d-minute read$/,
      'Sample.',
      'This story is made up to show a way of working; Care & co was not involved.',
      'heading, Digital care that asks how you are, level 1',
      'term',
      'Setting',
      'definition',
      'Care & co',
      'navigation, On this page',
      /^link, In short(, current item)?$/,
      'link, Elsewhere',
      'end of navigation, On this page',
      'heading, In short, level 2',
      'heading, Challenges, level 2',
      'figure',
      /^image, ./,
      'caption',
      'heading, Steps, level 2',
      /^heading, .*, level 3$/,
      'heading, Further reading, level 2',
      /^link, .* Opens in a new tab$/,
      'end of article',
      /^heading, .*, level 2$/,
    ],
    teamPage: [
      'main',
      'heading, The team, level 1',
      'listitem, level 1, position 1, set size 8',
      'heading, Service design, level 2',
      'A. L.',
      'end of list',
      'heading, Once part of the collective, level 2',
      'heading, Come and see us, level 2',
      'textbox, Where are you coming from?, Directions open in OpenStreetMap, in a new tab., placeholder For example, 10 rue de la Gare, Paris',
      'button, Get directions',
      'end of main',
    ],
    errorHeard: [/^group, /],
    error: [
      /^region, Step 2 of 6 /,
      /^group, /,
      'alert',
      /^heading, .*, level 3$/,
      'link, Invalid email…',
      'end of alert',
      /^heading, Step 2 of 6 .*, level 2$/,
      'textbox, Email address, camille@exemple, We only use it to reply. For example, name@example.com Invalid email…, invalid, required',
      'button, Previous',
      'button, Next',
    ],
  },
} as const;

for (const locale of locales) {
  const text = words[locale];

  test(`home is read in order, the cookie banner first, in ${locale}`, async ({page}) => {
    await open(page, text.home);
    await expect(page.getByRole('region', {name: 'Cookies'})).toBeVisible();
    const first = await readAloud(page);
    expectInOrder(first, text.banner);
    expectUnderstandable(first);
    await refuseCookies(page);
    const heard = await readAloud(page);
    expectInOrder(heard, text.homePage);
    expect(heard).not.toContain('region, Cookies');
    expect(heard.filter((phrase) => /^heading, .*, level 1$/.test(phrase))).toHaveLength(1);
  });

  test(`the menu is read as a dialog, in ${locale}`, async ({page}) => {
    await openQuietly(page, text.home);
    const menu = page.getByRole('dialog');
    const opened = await listenWhile(page, async () => {
      await page.getByRole('button', {name: text.openMenu}).press('Enter');
      await expect(menu).toBeVisible();
    });
    // Reading continues from the focus, which is in the menu.
    expect(opened.at(-1)).toBe(text.menu[2]);
    // The virtual reader does not support `showModal()`, which hides everything else.
    const heard = await readAloud(page, 'dialog');
    expectInOrder(heard, text.menu);
    expectUnderstandable(heard);
  });

  test(`a case study is read with its outline, pictures and captions, in ${locale}`, async ({
    page,
  }) => {
    await openQuietly(page, text.study);
    const heard = await readAloud(page);
    expectInOrder(heard, text.studyPage);
    expectUnderstandable(heard);
    expect(heard.at(-1)).toBe('end of document');
  });

  test(`the team page is read member by member, in ${locale}`, async ({page}) => {
    await openQuietly(page, `${text.home}team/`);
    const heard = await readAloud(page);
    expectInOrder(heard, text.teamPage);
    expectUnderstandable(heard);
    expect(heard.at(-1)).toBe('end of document');
  });

  test(`an error of the contact form is announced, and read at its field, in ${locale}`, async ({
    page,
  }) => {
    await openQuietly(page, text.home);
    await approachForm(page, 'contactform');
    const parts = contactForm(page, locale);
    await answer(parts, STEPS[0]);
    await parts.next.click();
    await expect(parts.field).toBeVisible();
    await answer(parts, STEPS[1], 'wrong');
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
}
