/*
 * Prints the addresses of the site as supplied, by language. A program of its own: what tests import
 * has the languages of the fixture site (e2e/fixture.tsconfig.json).
 */
import {locales} from '../../src/lib/locales';
import {projectRoot} from '../../src/lib/project';
import {readInventory} from '../../src/plugins/publish/inventory';
import {canonicalOf} from '../../src/routes';

void readInventory(projectRoot).then((pages) => {
  // An alias repeats another page.
  const own = pages.filter(({path}) => canonicalOf(path) === path);
  const byLocale = locales.map((locale) => [
    locale,
    own.filter((page) => page.locale === locale).map(({path}) => path),
  ]);
  process.stdout.write(JSON.stringify(Object.fromEntries(byLocale)));
});
