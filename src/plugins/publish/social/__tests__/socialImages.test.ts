/** @jest-environment node */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {sectorA} from '@site/scripts/__tests__/jest/vocabulary';
import {say} from '../../../../lib/texts/say';
import {oneLine} from '../../../../lib/text';
import {sectors} from '../../../../vocabulary';
import {mark} from '../../../../mark';
import {site} from '../../../../site';
import type {CaseStudy} from '../../../case-studies/model';
import {inventory, type InventoryPage} from '../../inventory';
import {socialImagePath} from '../../../../socialImage';
import {hasPicture, pictureOf} from '..';
import {pictureSvg} from '../render';
import {readTokens} from '@site/src/lib/tokens';

function study(id: string, fr: string, en?: string): CaseStudy {
  const version = (locale: 'fr' | 'en', slug: string) => ({
    locale,
    file: `blog/${id}/index.mdx`,
    frontMatter: {slug, sector: sectorA, client: `Client ${locale}`, date: new Date(0)},
    words: 100,
    pictures: [],
    lineOf: () => 1,
  });
  return {
    id,
    versions: {fr: version('fr', fr), ...(en ? {en: version('en', en)} : {})},
  } as unknown as CaseStudy;
}

/** An idea may have no drawing for a page: its picture then shows the mark. */
const isDrawn = (scene: string) =>
  existsSync(path.resolve(__dirname, `../../../../idea/pictures/${scene}.svg`));
const drawn = (scene: string) => (isDrawn(scene) ? scene : 'mark');

const studies = [study('one', 'care', 'care-en'), study('two', 'only-french')];
const pages = inventory(studies);
function pageAt(path: string): InventoryPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) {
    throw new Error(`No page at ${path}.`);
  }
  return page;
}

describe('address', () => {
  it.each([
    ['/', '/assets/social/index.png'],
    ['/team/', '/assets/social/team.png'],
    ['/work/halles/', '/assets/social/work/halles.png'],
    ['/en/', '/assets/social/en/index.png'],
    ['/en/team/', '/assets/social/en/team.png'],
  ])('the picture of %s is at %s', (page, picture) => {
    expect(socialImagePath(page)).toBe(picture);
  });

  it('gives each page its own picture', () => {
    const addresses = pages.map(({canonical}) => canonical);
    expect(new Set(addresses.map(socialImagePath)).size).toBe(new Set(addresses).size);
  });
});

describe('pictures', () => {
  it('omit aliases, texts in another language, not-found and thank-you pages', () => {
    expect(pages.filter(hasPicture).map(({path}) => path)).toEqual([
      '/',
      '/team/',
      '/how-we-work/',
      '/privacy-policy/',
      '/legal/',
      '/accessibility/',
      '/eco-design/',
      '/site-map/',
      '/newsletter/',
      '/work/care/',
      '/work/only-french/',
      '/en/',
      '/en/team/',
      '/en/how-we-work/',
      '/en/privacy-policy/',
      '/en/legal/',
      '/en/accessibility/',
      '/en/eco-design/',
      '/en/site-map/',
      '/en/newsletter/',
      '/en/work/care-en/',
    ]);
  });

  it('show home’s large title, for its short one means nothing elsewhere', () => {
    const {title} = pictureOf(pageAt('/en/'), 'Home');
    expect(title).toBe(oneLine(say('en', 'home.Hero.title')));
  });

  it('show a case study in the tint of its sector, with its client’s name', () => {
    expect(pictureOf(pageAt('/en/work/care-en/'), 'Care')).toEqual({
      page: '/en/work/care-en/',
      scene: sectors[sectorA].tint,
      title: 'Care',
      eyebrow: 'Client en',
      name: site.name,
    });
  });

  it('mark a sample above its title', () => {
    const [first] = studies;
    const facts = first?.versions.en?.frontMatter;
    const sample = {...first, versions: {en: {frontMatter: {...facts, sample: true}}}};
    const page = {...pageAt('/en/work/care-en/'), study: sample as unknown as CaseStudy};
    expect(pictureOf(page, 'Care').eyebrow).toBe(
      `${say('en', 'caseStudies.sampleMark.word')} · Client en`,
    );
  });

  it('have a layout each for home, the team and the other pages', () => {
    expect(
      ['/', '/team/', '/legal/'].map((address) => pictureOf(pageAt(address), 'Titre').scene),
    ).toEqual([drawn('sky'), drawn('meeting'), 'mark']);
  });

  it.each([
    ['mark', 2],
    ['mint', 2],
    ...(['sky', 'meeting'] as const).filter(isDrawn).map((scene) => [scene, 1] as const),
  ] as const)('show the mark of src/mark.ts: %s, %i times', (scene, times) => {
    const svg = pictureSvg(scene, '', (name) => name);
    for (const {d} of mark.shapes) expect(svg.split(` d="${d}"`)).toHaveLength(times + 1);
  });

  it('report a page without a title, and where to write one', () => {
    expect(() => pictureOf(pageAt('/legal/'), ' ')).toThrow(
      /^\/legal\/: the page has no title for its social picture\. Give it one: `title`/,
    );
  });
});

describe('tokens', () => {
  const css = `:root { --site-palette-ink: #123; /* --site-old: red; */ }
    :root { --site-ink: var(--site-palette-ink); }
    [data-theme='dark'] { --site-ink: #fff; }`;

  it('resolves var() in the light theme', () => {
    expect(readTokens(css)('ink')).toBe('#123');
  });

  it('names a missing token', () => {
    expect(() => readTokens(css)('old')).toThrow(
      'src/css/palette.css, src/css/on-brand.css, src/css/tokens.css: --site-old is missing, but pictures and the web manifest use it.',
    );
  });
});
