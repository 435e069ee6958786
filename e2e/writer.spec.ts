import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {JSDOM} from 'jsdom';
import sharp from 'sharp';
import {withServer} from '../scripts/lib/built-site';
import {readHtml} from '../scripts/lib/measure/builtWeight';
import {HOME_CASE_STUDIES, HOME_CASE_STUDIES_STEP} from '../src/constants';
import {sectionHeadings} from '../src/lib/sections';
import {addCaseStudies, build, copyProject, type ProjectCopy} from './support/projectCopy';
import {open} from './support/visit';

/*
 * A writer adds case studies of every ordinary kind and runs the one command that publishes
 * them. Each build goes on from the one before, in one copy of the project.
 */
test.describe.configure({mode: 'serial', timeout: 600_000});

type Study = {
  slug: string;
  title: {fr: string; en: string};
  date: string;
  /** Of the body, in each language, roughly. */
  words: number;
  pictures: number;
};

const ORDINARY: Study = {
  slug: 'maison-de-repos',
  title: {fr: 'Une maison où l’on se repose', en: 'A house to rest in'},
  date: '2025-03-10',
  words: 900,
  pictures: 3,
};
const LONG: Study = {
  slug: 'longue-histoire',
  title: {fr: 'Une longue histoire', en: 'A long story'},
  date: '2025-03-11',
  words: 3000,
  pictures: 12,
};
const SHORT: Study = {
  slug: 'trois-mots',
  title: {fr: 'Trois mots', en: 'Three words'},
  date: '2025-03-12',
  words: 200,
  pictures: 0,
};

const SENTENCES = {
  fr: 'Nous avons écouté les personnes avant de dessiner, puis dessiné avec elles.',
  en: 'We listened to people before we drew anything, and then drew with them all.',
} as const;
/** Words of a sentence above. */
const SENTENCE = 13;

/** Paragraphs of four sentences, with the pictures between them. */
function bodyOf({words, pictures}: Study, locale: 'fr' | 'en'): string {
  const paragraph = Array<string>(4).fill(SENTENCES[locale]).join(' ');
  const paragraphs = Array<string>(Math.ceil(words / (4 * SENTENCE))).fill(paragraph);
  const alt = locale === 'fr' ? 'Un aplat de couleur.' : 'A field of colour.';
  const figures = Array.from({length: pictures}, (_, index) => `![${alt}](./figure-${index}.png)`);
  return Object.values(sectionHeadings[locale])
    .map((heading, index, {length}) => {
      const part = <T>(all: readonly T[]) =>
        all.slice(
          Math.floor((index * all.length) / length),
          Math.floor(((index + 1) * all.length) / length),
        );
      const blocks = [...part(paragraphs), ...part(figures)];
      return [`## ${heading}`, ...(blocks.length > 0 ? blocks : [SENTENCES[locale]])].join('\n\n');
    })
    .join('\n\n');
}

/** A picture of its own colour; the first figure is heavier and larger than anybody advises. */
async function pictureOf(index: number): Promise<Buffer> {
  const huge = index === 0;
  const {data} = await sharp({
    create: {
      width: huge ? 8000 : 2400,
      height: huge ? 6000 : 1500,
      channels: 3,
      background: {r: 9, g: 199, b: 100 + index * 10},
    },
  })
    .png()
    .toBuffer({resolveWithObject: true});
  return huge ? Buffer.concat([data, Buffer.alloc(8_000_001)]) : data;
}

/** Writes a case study into both languages, as a writer would. */
async function write(dir: string, study: Study): Promise<void> {
  const {slug, title, date, pictures} = study;
  for (const locale of ['fr', 'en'] as const) {
    const folder = path.join(
      dir,
      locale === 'fr' ? 'blog' : 'i18n/en/docusaurus-plugin-content-blog',
      `${date}-${slug}`,
    );
    await mkdir(folder, {recursive: true});
    const fields = [
      `title: ${title[locale]}`,
      `slug: ${slug}${locale === 'fr' ? '' : '-en'}`,
      `description: "${SENTENCES[locale]}"`,
      `date: ${date}`,
      'client: Maison commune',
      'sector: well-being',
      'services: [ux-ui-design]',
      'authors: [design-interface]',
      'cover:',
      '  src: ./cover.png',
      `  alt: "${locale === 'fr' ? 'Un aplat de couleur.' : 'A field of colour.'}"`,
    ];
    const text = `---\n${fields.join('\n')}\n---\n\n${bodyOf(study, locale)}\n`;
    await writeFile(path.join(folder, 'index.mdx'), text);
    if (locale === 'fr') {
      await writeFile(path.join(folder, 'cover.png'), await pictureOf(20));
      for (let index = 0; index < pictures; index += 1) {
        await writeFile(path.join(folder, `figure-${index}.png`), await pictureOf(index));
      }
    }
  }
}

let copy: ProjectCopy;
const built = (file: string) => readFileSync(path.join(copy.dir, 'build', file), 'utf8');

/** Elements of home, as EcoIndex counts them. */
let nodesWithTwelve: number;

test.beforeAll(async () => {
  copy = await copyProject();
});

test.afterAll(() => copy.remove());

/** The command that a writer runs. */
async function publish(): Promise<void> {
  const {code, output, ms} = await build(copy.dir, {}, ['npm', 'run', 'build']);
  expect(code, output).toBe(0);
  test.info().annotations.push({type: 'build', description: `${Math.round(ms / 1000)} s`});
}

/** What a page without scripts links to. */
const linksOf = (file: string) =>
  [...new JSDOM(built(file)).window.document.querySelectorAll<HTMLAnchorElement>('#work a')].map(
    (link) => link.getAttribute('href') ?? '',
  );

/** Looks for a case study on both sites: its pages, the links of home, the sitemaps. */
function expectPublished({slug, title}: Pick<Study, 'slug' | 'title'>): void {
  const addresses = {
    fr: [`/work/${slug}/`, `/fr/work/${slug}/`],
    en: [`/en/work/${slug}-en/`],
  };
  for (const locale of ['fr', 'en'] as const) {
    for (const address of addresses[locale]) {
      const {document} = new JSDOM(built(`${address}index.html`)).window;
      // No-break spaces may tie words.
      const heading = document.querySelector('h1')?.textContent.replaceAll('\u00A0', ' ');
      expect(heading, address).toBe(title[locale]);
    }
    const [own = ''] = addresses[locale];
    expect(linksOf(locale === 'fr' ? 'index.html' : 'en/index.html'), own).toContain(own);
    expect(built(locale === 'fr' ? 'sitemap-pages.xml' : 'en/sitemap-pages.xml')).toContain(
      `${own}</loc>`,
    );
  }
}

/** A case study that addCaseStudies made. */
const made = (number: number) => ({
  slug: `essai-${number}`,
  title: {fr: `Essai ${number}`, en: `Essai ${number}`},
});

test('a fourth case study is on both sites', {tag: '@errand'}, async () => {
  await write(copy.dir, ORDINARY);
  await publish();
  expectPublished(ORDINARY);
  expect(linksOf('en/index.html').filter((href) => href.startsWith('/en/work/'))).toHaveLength(4);
});

test('twelve are, with a very long one and a very short one', async () => {
  await write(copy.dir, LONG);
  await write(copy.dir, SHORT);
  await addCaseStudies(copy.dir, 6);
  await publish();
  [ORDINARY, LONG, SHORT, ...Array.from({length: 6}, (_, index) => made(index + 1))].forEach(
    expectPublished,
  );
  const {document} = new JSDOM(built(`work/${LONG.slug}/index.html`)).window;
  expect(document.querySelectorAll('main figure')).toHaveLength(12);
  expect(linksOf('index.html').filter((href) => href.startsWith('/work/'))).toHaveLength(12);
  // All of them have a card, and nothing is there to ask for more.
  expect(built('index.html')).not.toContain('12 études de cas sur');
  nodesWithTwelve = readHtml(built('index.html')).nodes;
});

test('sixty are, and home has no more elements than with twelve', async () => {
  await addCaseStudies(copy.dir, 54);
  await publish();
  [ORDINARY, LONG, SHORT, ...Array.from({length: 54}, (_, index) => made(index + 1))].forEach(
    expectPublished,
  );
  for (const file of ['index.html', 'en/index.html']) {
    const {nodes} = readHtml(built(file));
    // The button, and the words beside it
    expect(nodes - nodesWithTwelve, file).toBeLessThanOrEqual(8);
  }
});

/** In ms: a build is running on the same machine. */
const PATIENT = {timeout: 20_000};

const cardsOf = (page: Page) =>
  page
    .locator('#work')
    .getByRole('listitem')
    .filter({has: page.getByRole('heading')});

const serve = (run: (origin: string) => Promise<void>) => {
  expect(existsSync(path.join(copy.dir, 'build/work/essai-54'))).toBe(true);
  return withServer(path.join(copy.dir, 'build'), run);
};

test('every one of sixty is reached by keyboard, ten more at a time', async ({page}) => {
  await serve(async (origin) => {
    await open(page, `${origin}/`);
    const cards = cardsOf(page);
    const more = page.locator('#work').getByRole('button', {name: 'Voir plus d’études de cas'});
    await expect(cards).toHaveCount(HOME_CASE_STUDIES);
    // The newest first
    await expect(cards.first()).toContainText(SHORT.title.fr);
    for (let shown = HOME_CASE_STUDIES; shown < 60;) {
      await more.press('Enter');
      const before = shown;
      shown = Math.min(60, shown + HOME_CASE_STUDIES_STEP);
      await expect(cards).toHaveCount(shown, PATIENT);
      await expect(cards.nth(before).getByRole('link')).toBeFocused();
      await expect(page.locator('#work').getByRole('status')).toHaveText(
        `${shown} études de cas sur 60`,
      );
    }
    await expect(more).toBeHidden();
    const links = await cards
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(60);
  });
});

test('the list is as long as it was left on the way back, and its pictures wait', async ({
  page,
}) => {
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/assets/images/')) {
      pictures.add(request.url());
    }
  });
  await serve(async (origin) => {
    await open(page, `${origin}/`);
    const cards = cardsOf(page);
    await page.locator('#work').getByRole('button', {name: /plus/}).click();
    await expect(cards).toHaveCount(HOME_CASE_STUDIES + HOME_CASE_STUDIES_STEP, PATIENT);
    expect(pictures.size).toBeLessThan(HOME_CASE_STUDIES);
    await cards.nth(15).getByRole('link').click();
    await expect(page.locator('[data-case-study]')).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(HOME_CASE_STUDIES + HOME_CASE_STUDIES_STEP, PATIENT);
    await expect(cards.nth(15)).toBeInViewport();
  });
});

test('the filter finds those that have no card, by keyboard, and keeps its choice', async ({
  page,
}) => {
  await serve(async (origin) => {
    await open(page, `${origin}/en/`);
    const cards = cardsOf(page);
    const status = page.locator('#work').getByRole('status');
    const chip = page.getByRole('button', {name: 'Care spaces'});
    await chip.press('Enter');
    await expect(chip).toHaveAttribute('aria-pressed', 'true', PATIENT);
    // One in four of those made up, and one of the site's own
    await expect(status).toHaveText('15 case studies in Care spaces', PATIENT);
    await expect(cards).toHaveCount(HOME_CASE_STUDIES);
    await expect(cards.filter({hasText: 'Care spaces'})).toHaveCount(HOME_CASE_STUDIES);
    await expect(page).toHaveURL(/\?sector=care-space/);
    await page.reload();
    await expect(cards.filter({hasText: 'Care spaces'})).toHaveCount(HOME_CASE_STUDIES, PATIENT);
    await page.locator('#work').getByRole('button', {name: 'See more case studies'}).press('Enter');
    await expect(cards.nth(HOME_CASE_STUDIES).getByRole('link')).toBeFocused();
    await expect(status).toHaveText('15 of 15 case studies');
    // The oldest of its sector: 2 January 2019.
    await expect(cards.last()).toContainText('Essai 2');
  });
});

test('without JavaScript every one of sixty has a link', async ({browser}) => {
  await serve(async (origin) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await expect(cardsOf(page)).toHaveCount(HOME_CASE_STUDIES);
    const rest = page.locator('#work details');
    await expect(rest.locator('summary')).toHaveText('Toutes les autres études de cas (48)');
    await rest.locator('summary').click(PATIENT);
    await expect(rest.getByRole('link')).toHaveCount(48);
    // As wide as the cards, and nothing of the button is left
    const {width = 0} = (await rest.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(900);
    await expect(page.getByText('12 études de cas sur 60')).toBeHidden();
    await rest.getByRole('link', {name: 'Essai 1', exact: true}).click(PATIENT);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Essai 1');
    await context.close();
  });
});
