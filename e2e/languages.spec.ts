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

test(
  'the untranslated case study is in French on the English site, and says so',
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
