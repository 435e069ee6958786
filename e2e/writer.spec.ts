import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect} from '@playwright/test';
import {JSDOM} from 'jsdom';
import sharp from 'sharp';
import {filesIn} from '../src/lib/files';
import {sectionHeadings} from '../src/vocabulary/sections';
import {mainStudy, members, oldStudy, studies} from './support/fixture';
import {build, test} from './support/projectCopy';
import {say} from './support/words';

/*
 * A writer adds case studies, and runs the one command that publishes them.
 */

/** What a study says of itself: its folder is its date and its slug. */
type Study = {
  title: Readonly<Record<'fr' | 'en', string>>;
  slug: string;
  date: string;
  /** Further lines of its front matter. */
  fields?: string;
  /** Whether English is its only language. */
  inEnglish?: boolean;
};

const house: Study = {
  title: {fr: 'Une maison où l’on se repose', en: 'A house to rest in'},
  slug: 'maison-de-repos',
  date: '2025-03-10',
  fields: 'formerly: [maison-calme]\nupdated: 2026-03-01\npinned: 1',
};

const ward: Study = {
  title: {fr: '', en: 'A quiet ward at night'},
  slug: 'quiet-ward',
  date: '2025-02-03',
  fields: 'lang: en',
  inEnglish: true,
};

/** What no visitor may find, whatever they search. */
const hidden: readonly Study[] = [
  {
    title: {fr: 'Zibeline', en: 'Zibeline'},
    slug: 'zibeline',
    date: '2025-04-01',
    fields: 'draft: true\nformerly: [zibeline-ancienne]',
  },
  {title: {fr: 'Caracal', en: 'Caracal'}, slug: 'caracal', date: '2999-01-01'},
];

const paragraphs = {
  fr: 'Nous avons écouté les personnes avant de dessiner, puis dessiné avec elles. '.repeat(4),
  en: 'We listened to people before we drew anything, and then drew with them all. '.repeat(4),
} as const;

/** A picture above the recommended weight and size. */
const picture = async (width: number, height: number, bytes = 0) =>
  Buffer.concat([
    await sharp({create: {width, height, channels: 3, background: '#09c78e'}})
      .png()
      .toBuffer(),
    Buffer.alloc(bytes),
  ]);

/** Writes a case study in both languages, as a writer would. */
async function write(dir: string, study: Study): Promise<void> {
  const {title, slug, date, fields = '', inEnglish = false} = study;
  const both = [
    ['fr', 'blog'],
    ['en', 'i18n/en/docusaurus-plugin-content-blog'],
  ] as const;
  for (const [locale, parent] of inEnglish ? ([['en', 'blog']] as const) : both) {
    const alt = locale === 'fr' ? 'Un aplat de couleur.' : 'A field of colour.';
    const folder = path.join(dir, parent, `${date}-${slug}`);
    await mkdir(folder, {recursive: true});
    const text = `---
title: ${title[locale]}
slug: ${slug}${locale === 'fr' || inEnglish ? '' : '-en'}
description: "${paragraphs[locale].slice(0, 75)}"
date: ${date}
${fields.replace(/(?<=\[)([\w-]+)/, locale === 'fr' ? '$1' : '$1-en')}
client: Maison commune
sector: ${oldStudy.sector}
services: [${mainStudy.services[0]}]
authors: [${members[0]?.id}]
cover:
  src: ./cover.png
  alt: "${alt}"
---

${Object.values(sectionHeadings[locale])
  .map((heading) => `## ${heading}\n\n${paragraphs[locale].trim()}`)
  .join('\n\n')}

![${alt}](./figure.png)
`;
    await writeFile(path.join(folder, 'index.mdx'), text);
    if (parent === 'blog') {
      await writeFile(path.join(folder, 'cover.png'), await picture(2400, 1500));
      await writeFile(path.join(folder, 'figure.png'), await picture(8000, 6000, 8_000_001));
    }
  }
}

test(
  'a new case study appears on both sites, in one language or two, and no draft',
  {tag: '@errand'},
  async ({copy}) => {
    test.setTimeout(300_000);
    for (const study of [house, ward, ...hidden]) await write(copy.dir, study);
    const {title, slug} = house;
    const {code, output} = await build(copy.dir, {}, ['npm', 'run', 'build']);
    expect(code, output).toBe(0);
    const built = (file: string) => readFileSync(path.join(copy.dir, 'build', file), 'utf8');
    const documentOf = (file: string) => new JSDOM(built(file)).window.document;
    for (const [locale, home, addresses] of [
      ['fr', '', [`/work/${slug}/`, `/fr/work/${slug}/`]],
      ['en', 'en/', [`/en/work/${slug}-en/`]],
    ] as const) {
      for (const address of addresses) {
        const heading = documentOf(`${address}index.html`).querySelector('h1')?.textContent;
        // No-break spaces may tie words.
        expect(heading?.replaceAll('\u00A0', ' '), address).toBe(title[locale]);
      }
      const links = [...documentOf(`${home}index.html`).querySelectorAll('#work a')].map((link) =>
        link.getAttribute('href'),
      );
      const shown = links.filter((href) => href?.startsWith(`/${home}work/`));
      expect(shown).toHaveLength(studies.length + 2);
      // It is pinned, whatever its date.
      expect(shown[0]).toBe(addresses[0]);
      expect(built('sitemap.xml')).toContain(
        `${addresses[0]}</loc>\n<lastmod>2026-03-01</lastmod>`,
      );
      expect(built(`${home}atom.xml`)).toContain('<updated>2026-03-01T00:00:00.000Z</updated>');
      const page = documentOf(`${addresses[0]}index.html`);
      expect(page.body.textContent.replaceAll('\u00A0', ' ')).toContain(
        locale === 'fr' ? '2025, mis à jour le 1er mars 2026' : '2025, updated on 1 March 2026',
      );
      expect(page.documentElement.outerHTML).toContain('"dateModified":"2026-03-01"');
      // Its address before: a page for any host, and a rule for those that have rules.
      const former = locale === 'fr' ? '/work/maison-calme/' : '/en/work/maison-calme-en/';
      expect(built(`${former}index.html`)).toContain(`content="0; url=${addresses[0]}"`);
      expect(built('_redirects')).toContain(`${former} ${addresses[0]} 301!\n`);
      expect(built('_nginx.conf')).toContain(former);
    }
    // The one in English alone: the French site shows it, says so, and leads search engines to it.
    for (const address of [`/work/${ward.slug}/`, `/fr/work/${ward.slug}/`]) {
      const page = documentOf(`${address}index.html`);
      expect(page.querySelector('article')?.lang).toBe('en');
      expect(page.querySelector('article')?.textContent).toContain(
        say('fr', 'caseStudies.CaseStudyPage.englishOnly'),
      );
      const linksOf = (rel: string) =>
        [...page.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}][href*="/work/"]`)].map(
          ({hreflang, href}) => `${hreflang} ${new URL(href).pathname}`,
        );
      expect(linksOf('canonical')).toEqual([` /en/work/${ward.slug}/`]);
      expect(linksOf('alternate')).toEqual(
        ['en-GB', 'x-default'].map((lang) => `${lang} /en/work/${ward.slug}/`),
      );
    }
    const card = documentOf('index.html').querySelector(`#work a[href="/work/${ward.slug}/"]`);
    expect(card?.closest('[lang]')?.getAttribute('lang')).toBe('en-GB');
    expect(card?.closest('li')?.textContent).toContain(say('fr', 'caseStudies.Card.inEnglish'));
    const isListed = (file: string) => built(file).includes(`/work/${ward.slug}/`);
    expect([isListed('atom.xml'), isListed('en/atom.xml')]).toEqual([false, true]);
    expect(built('sitemap.xml').match(/<loc>.*quiet-ward/g)).toEqual([
      expect.stringMatching(/\/en\/work\/quiet-ward$/),
    ]);
    const root = path.join(copy.dir, 'build');
    const files = filesIn(root);
    for (const {slug: word} of hidden) {
      const found = files.filter(
        (file) =>
          file.toLowerCase().includes(word) ||
          readFileSync(path.join(root, file), 'latin1').toLowerCase().includes(word),
      );
      expect(found, word).toEqual([]);
    }
  },
);
