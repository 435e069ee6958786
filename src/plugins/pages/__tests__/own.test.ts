/** @jest-environment node */
import {writeFiles} from '@site/scripts/lib/__tests__/temporaryFiles';
import {inventory} from '../../publish/inventory';
import {lastChange} from '../../publish/sitemap';
import {lettersIn, linksIn, readOwnPages} from '../own';

const english = 'i18n/en/docusaurus-plugin-content-pages';
const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: Ce que dit la page.\n${more}---\n\nUn mot.\n`;

let dir: string;

// Removed after each test.
beforeEach(() => {
  dir = writeFiles({
    'src/pages/legal.mdx': page('Mentions'),
    'src/pages/_part.mdx': 'Un mot.\n',
    'src/pages/presse.mdx': page('Presse', 'links: [bar, footer]\nupdated: 2026-11-20\n'),
    'src/pages/jobs.mdx': page('Jobs', 'links: [menu]\nlang: en\n'),
    'src/pages/chartes/son.mdx': page('Le son', 'links: [footer]\n'),
    [`${english}/chartes/son.mdx`]: page('Sound'),
    'src/pages/newsletter/ete.mdx': page('L’été', 'date: 2026-07-01\n'),
    'src/pages/newsletter/automne.mdx': page('L’automne', 'date: 2026-10-01\n'),
    [`${english}/newsletter/automne.mdx`]: page('Autumn', 'date: 2026-10-01\n'),
  });
});

it('are the texts of src/pages that have no route, in each language of the site', async () => {
  const own = await readOwnPages(dir);
  const pages = inventory([], own).filter(({name}) => name === 'page');
  const shown = pages
    .filter(({path}) => !path.startsWith('/fr/'))
    .map(({path, canonical, listed, alternates}) => [path, canonical, listed, alternates]);
  const both = {fr: '/chartes/son/', en: '/en/chartes/son/'};
  expect(shown).toEqual(
    expect.arrayContaining([
      ['/presse/', '/presse/', true, {fr: '/presse/'}],
      ['/en/presse/', '/presse/', false, {fr: '/presse/'}],
      ['/jobs/', '/en/jobs/', false, {en: '/en/jobs/'}],
      ['/en/jobs/', '/en/jobs/', true, {en: '/en/jobs/'}],
      ['/chartes/son/', '/chartes/son/', true, both],
      ['/en/chartes/son/', '/en/chartes/son/', true, both],
    ]),
  );
  expect(shown).toHaveLength(10);
  // Each French page is below /fr/ too.
  expect(pages).toHaveLength(15);
  const press = pages.find(({path}) => path === '/presse/');
  expect(press && (await lastChange(dir, press))).toBe('2026-11-20');
});

it('are linked where their front matter says, in the languages that they are written in', async () => {
  const own = await readOwnPages(dir);
  expect(linksIn(own, 'fr')).toEqual([
    {path: '/chartes/son/', title: 'Le son', places: ['footer']},
    {path: '/presse/', title: 'Presse', places: ['bar', 'footer']},
  ]);
  expect(linksIn(own, 'en')).toEqual([
    {path: '/chartes/son/', title: 'Sound', places: ['footer']},
    {path: '/jobs/', title: 'Jobs', places: ['menu']},
  ]);
});

it('are past letters below /newsletter/, the newest first', async () => {
  const own = await readOwnPages(dir);
  expect(lettersIn(own, 'en')).toEqual([
    {path: '/newsletter/automne/', title: 'Autumn', date: '2026-10-01', lang: undefined},
    {path: '/newsletter/ete/', title: 'L’été', date: '2026-07-01', lang: 'fr-FR'},
  ]);
});
