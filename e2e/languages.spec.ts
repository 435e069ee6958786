import {expect} from '@playwright/test';
import {test} from './support/deploys';
import {say} from './support/words';
import {languageLink} from './support/visitor';
import {frenchOnly, mainStudy} from './support/fixture';

/** The language links of the footer: they work without JavaScript too. */
const pairs: ReadonlyArray<readonly [string, string]> = [
  ['/team/', '/en/team/'],
  ...[mainStudy, frenchOnly].map(({fr, en}) => [fr.path, en.path] as const),
];

for (const [french, english] of pairs) {
  test(
    `the language links lead from ${french} to ${english} and back`,
    {tag: '@errand'},
    async ({page}) => {
      await page.goto(french);
      await languageLink(page, 'en').click();
      await expect(page).toHaveURL(english);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await languageLink(page, 'fr').click();
      await expect(page).toHaveURL(french);
    },
  );
}

test(
  'the untranslated case study is in French on the English site, and says so',
  {tag: '@errand'},
  async ({page}) => {
    await page.goto(frenchOnly.en.path);
    await expect(page.getByRole('main')).toContainText(
      say('en', 'caseStudies.CaseStudyPage.frenchOnly'),
    );
    const article = page
      .locator('main [lang="fr"], main [lang="fr-FR"]')
      .filter({has: page.locator('h1')});
    await expect(article.first()).toContainText(frenchOnly.fr.title);
    await expect(
      page.getByRole('navigation', {name: say('en', 'shell.Navbar.name')}),
    ).toBeVisible();
  },
);
