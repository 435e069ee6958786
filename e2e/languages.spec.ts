import {expect, test} from '@playwright/test';

/** The language links of the footer: they work without JavaScript too. */
const pairs: ReadonlyArray<readonly [string, string]> = [
  ['/', '/en/'],
  ['/team/', '/en/team/'],
  ['/legal/', '/en/legal/'],
  ['/privacy-policy/', '/en/privacy-policy/'],
  ['/work/care-co-nume/', '/en/work/care-co-nume-en/'],
  ['/work/chu-strasbourg-bon-sejour/', '/en/work/chu-strasbourg-bon-sejour-en/'],
  ['/work/quinze-vingts/', '/en/work/quinze-vingts/'],
];

for (const [french, english] of pairs) {
  test(
    `the language links lead from ${french} to ${english} and back`,
    {tag: '@errand'},
    async ({page}) => {
      await page.goto(french);
      await page.getByRole('contentinfo').getByRole('link', {name: 'English'}).click();
      await expect(page).toHaveURL(english);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await page.getByRole('contentinfo').getByRole('link', {name: 'Français'}).click();
      await expect(page).toHaveURL(french);
    },
  );
}

test('a second French address leads to English too', async ({page}) => {
  await page.goto('/fr/work/care-co-nume/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL('/en/work/care-co-nume-en/');
});

test('the not-found page leads to the other language’s home', async ({page}) => {
  await page.goto('/nulle-part/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL('/en/');
});

test(
  'the untranslated case study is French within English, and says so',
  {tag: '@errand'},
  async ({page}) => {
    await page.goto('/en/work/quinze-vingts/');
    await expect(page.getByRole('main')).toContainText(
      'This case study is available in French only.',
    );
    const article = page
      .locator('main [lang="fr"], main [lang="fr-FR"]')
      .filter({has: page.locator('h1')});
    await expect(article.first()).toContainText('Se repérer quand on voit mal');
    await expect(page.getByRole('navigation', {name: 'Main navigation'})).toBeVisible();
  },
);

test('case studies relate to others in the same language', async ({page}) => {
  await page.goto('/en/work/care-co-nume-en/');
  const related = page.getByRole('main').getByRole('link', {name: /Bon séjour|hospital/i});
  await expect(related.last()).toHaveAttribute('href', '/en/work/chu-strasbourg-bon-sejour-en/');
});
