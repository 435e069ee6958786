import {expect, test} from '@playwright/test';
import {answer, approachForm, contactForm, STEPS} from './support/contact';
import {open, openQuietly} from './support/visit';
import {say} from './support/words';

/*
 * The pages as the browser tells them to a screen reader: roles, names, states and their
 * order. What real ones make of them takes a person to hear.
 */

test('home is read in its order, the cookie banner before it', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('region', {name: 'Cookies'})).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(
    `
    - link "Aller au contenu"
    - region "Cookies":
      - heading [level=2]
      - link /En savoir plus/
      - button "Refuser"
      - button "Accepter"
    - banner:
      - navigation "Navigation principale":
        - link "Soin Commun"
        - link "Études de cas"
        - link "Équipe"
        - button "Thème sombre"
        - button "Ouvrir le menu"
    - main:
      - heading "Concevoir avec soin, pour le soin." [level=1]
      - heading "Qui nous sommes" [level=2]
      - region "Études de cas":
        - group "Filtrer par secteur":
          - button "Tout" [pressed]
          - button "Santé"
        - list:
          - listitem:
            - heading "Le numérique qui prend des nouvelles" [level=3]:
              - link
    - contentinfo:
      - textbox "Adresse e-mail"
      - checkbox /J’accepte de recevoir/
      - navigation "Pied de page":
        - link "Mentions légales"
      - navigation "Langue du site":
        - link "Français"
        - link "English"
  `,
  );
});

test('the menu is read as one dialog', async ({page}) => {
  await openQuietly(page, '/');
  await page.getByRole('button', {name: say('fr', 'shell.Navbar.openMenu')}).press('Enter');
  await expect(page.locator('dialog')).toMatchAriaSnapshot(
    `
    - dialog "Menu":
      - button "Fermer le menu"
      - navigation "Pages":
        - link "Accueil"
        - link "Équipe"
      - link "S’inscrire à la lettre"
      - link "Nous écrire un e-mail"
      - navigation "Langue du site":
        - link "English"
  `,
  );
});

test('a case study is read with its outline, its pictures and their captions', async ({page}) => {
  await openQuietly(page, '/work/care-co-nume/');
  await expect(page.locator('body')).toMatchAriaSnapshot(
    `
    - progressbar "Progression de lecture"
    - main:
      - article:
        - img /Une main tient un téléphone/
        - heading "Le numérique qui prend des nouvelles" [level=1]
        - term: Cadre
        - definition: Care & co
        - navigation "Dans cette page":
          - list:
            - listitem:
              - link "En bref"
        - heading "En bref" [level=2]
        - heading "Les enjeux" [level=2]
        - figure:
          - img /Deux téléphones face à face/
        - heading "Les étapes" [level=2]
        - heading "Pour aller plus loin" [level=2]
  `,
  );
});

test('a mistake in the contact form is read at its head, and again at its field', async ({
  page,
}) => {
  await openQuietly(page, '/');
  await approachForm(page, 'contactform');
  const parts = contactForm(page, 'fr');
  await answer(parts, STEPS[0]);
  await parts.next.click();
  await answer(parts, STEPS[1], 'wrong');
  await parts.next.press('Enter');
  await expect(parts.summary).toBeVisible();
  await expect(page.locator('#contact')).toMatchAriaSnapshot(
    `
    - group /Un point est à corriger/:
      - alert:
        - heading "Un point est à corriger" [level=3]
        - link "Email non valide…"
    - textbox "Adresse e-mail": camille@exemple
    - button "Précédent"
    - button "Suivant"
  `,
  );
  await expect(parts.field).toHaveAttribute('aria-invalid', 'true');
  await expect(parts.field).toHaveAccessibleDescription(/Email non valide…/);
});
