/** @jest-environment node */
import {load, type CheerioAPI} from 'cheerio';
import {fixtureRoot} from '@site/e2e/support/fixtureSite';
import {locales} from '@site/e2e/fixture/src/lib/languages';
import {say} from '../../../lib/texts/say';
import {isUnlisted} from '../../../routes';
import {socialImagePath} from '../../../socialImage';
import type {CaseStudy} from '../../case-studies/model';
import {readCaseStudies} from '../../case-studies/read';
import {feedFile} from '../feed';
import {inventory} from '../inventory';
import {structuredData} from '../structuredData';

const url = 'https://a.example.org';

let ownStudies: readonly CaseStudy[];
beforeAll(async () => {
  ownStudies = await readCaseStudies(fixtureRoot);
});

type Node = Record<string, unknown> & {'@type': string; '@id'?: string};

/** Collects all nodes in a value, at any depth. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

/** Returns the site's case studies, all marked as samples or all as real. */
function studiesThatAre(sample: boolean): CaseStudy[] {
  return ownStudies.map((study) => ({
    ...study,
    versions: Object.fromEntries(
      Object.entries(study.versions).map(([locale, version]) => [
        locale,
        {...version, frontMatter: {...version.frontMatter, sample}},
      ]),
    ),
  }));
}

function graphOf(address: string, studies = ownStudies) {
  const page = inventory(studies).find((each) => each.path === address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  const words = {title: 'Un titre', description: 'Une description'};
  const data = structuredData(url, page, words);
  const graph = (data as unknown as {'@graph': Node[]} | undefined)?.['@graph'];
  return {graph, get: (type: string) => graph?.find((node) => node['@type'] === type)};
}

describe('a page’s structured data', () => {
  it('references only existing nodes', () => {
    const pages = inventory(ownStudies).filter(({name}) => !isUnlisted(name));
    for (const {path: address} of pages) {
      const {graph} = graphOf(address);
      const nodes = nodesIn(graph);
      const described = nodes.filter((node) => node['@type']).map((node) => node['@id']);
      const named = nodes.filter((node) => !node['@type']).map((node) => node['@id']);
      expect(named).not.toEqual([]);
      expect(named.filter((id) => !described.includes(id))).toEqual([]);
    }
  });

  it('is empty for unlisted pages', () => {
    for (const address of ['/404/', '/en/thank-you/']) {
      expect(graphOf(address).graph).toBeUndefined();
    }
  });

  it('contains a case study’s subject, languages and breadcrumbs', () => {
    const {get} = graphOf('/en/work/market-hall/');
    const canonical = `${url}/en/work/market-hall/`;
    expect(get('Article')).toMatchObject({
      url: canonical,
      inLanguage: 'en-GB',
      datePublished: '2024-03-12',
      image: url + socialImagePath('/en/work/market-hall/'),
      translationOfWork: [{'@type': 'Article', url: `${url}/work/halles/`}],
    });
    expect(get('BreadcrumbList')?.itemListElement).toEqual([
      {'@type': 'ListItem', position: 1, name: say('en', 'shell.links.home'), item: `${url}/en/`},
      {
        '@type': 'ListItem',
        position: 2,
        name: say('en', 'shell.links.work'),
        item: `${url}/en/#work`,
      },
      {'@type': 'ListItem', position: 3, name: 'Un titre', item: canonical},
    ]);
  });

  it('names no organisation as the subject of a sample, and marks it', () => {
    const address = '/en/work/library/';
    const sample = graphOf(address, studiesThatAre(true)).get('Article');
    expect(sample).not.toHaveProperty('about');
    expect(JSON.stringify(sample)).not.toContain('Deux-Phares library');
    const word = say('en', 'caseStudies.sampleMark.word');
    expect(sample?.description).toMatch(new RegExp(`^${word}\\. \\S`));
    const real = graphOf(address, studiesThatAre(false)).get('Article');
    expect(real?.about).toEqual({'@type': 'Organization', name: 'Deux-Phares library'});
    expect(`${word}. ${String(real?.description)}`).toBe(sample?.description);
  });

  it('lists no translation for a text without one, and its own language', () => {
    const {get} = graphOf('/en/work/phare/');
    expect(get('Article')).toMatchObject({
      url: `${url}/work/phare/`,
      inLanguage: 'fr-FR',
    });
    expect(get('Article')).not.toHaveProperty('workTranslation');
    expect(get('Article')).not.toHaveProperty('translationOfWork');
  });

  it('is the same at an alias as at the canonical address', () => {
    expect(graphOf('/fr/team/').graph).toEqual(graphOf('/team/').graph);
    // The English address of a text in French only.
    expect(graphOf('/en/work/phare/').graph).toEqual(graphOf('/work/phare/').graph);
  });
});

describe('the feed of a language', () => {
  /** The texts of the elements that match. */
  const textsIn = ($: CheerioAPI, selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const read = (locale: 'fr' | 'en') => {
    const xml = feedFile(url, locale, ownStudies) ?? '';
    return {xml, $: load(xml, {xml: true})};
  };

  it('contains what RFC 4287 requires, the same in each build', () => {
    const {xml, $} = read('fr');
    for (const name of ['id', 'title', 'updated', 'author > name']) {
      expect($(`feed > ${name}`).text()).not.toBe('');
    }
    expect($('feed > link[rel="self"]').attr('href')).toBe(`${url}/atom.xml`);
    expect($('feed > updated').text()).toBe('2024-03-12T00:00:00.000Z');
    $('entry').each((_index, entry) => {
      for (const name of ['id', 'title', 'updated', 'link']) {
        expect($(entry).find(name)).toHaveLength(1);
      }
    });
    expect(read('fr').xml).toBe(xml);
  });

  it('has an absolute id of its own, and so has each entry', () => {
    const ids = locales.flatMap((locale) => textsIn(read(locale).$, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith(`${url}/`))).toEqual([]);
  });

  it('marks each sample first, and only samples', () => {
    const summaries = (locale: 'fr' | 'en', sample: boolean) => {
      const xml = feedFile(url, locale, studiesThatAre(sample)) ?? '';
      return textsIn(load(xml, {xml: true}), 'entry > summary');
    };
    for (const locale of locales) {
      const word = say(locale, 'caseStudies.sampleMark.word');
      const real = summaries(locale, false);
      expect(real.length).toBeGreaterThan(1);
      expect(real.join()).not.toContain(word);
      expect(summaries(locale, true)).toEqual(real.map((text) => `${word}. ${text}`));
    }
  });

  it('escapes titles', () => {
    const [study] = ownStudies;
    const version = study?.versions.fr;
    if (!study || !version) throw new Error('There is no case study.');
    const title = 'Soins <5 & &copy; ]]>';
    const frontMatter = {...version.frontMatter, title};
    const marked = {...study, versions: {fr: {...version, frontMatter}}};
    const $ = load(feedFile(url, 'fr', [marked]) ?? '', {xml: true});
    // As a feed reader parses it: the element's text is HTML.
    expect(load($('entry > title').text()).text()).toBe(title);
  });

  it('lists the case studies in that language, newest first', () => {
    const addresses = (locale: 'fr' | 'en') => {
      const {$} = read(locale);
      return $('entry > link')
        .map((_index, link) => $(link).attr('href'))
        .get();
    };
    expect(addresses('fr')).toEqual([
      `${url}/work/halles/`,
      `${url}/work/livres/`,
      `${url}/work/phare/`,
      `${url}/work/jardin/`,
    ]);
    expect(addresses('en')).toEqual([
      `${url}/en/work/market-hall/`,
      `${url}/en/work/library/`,
      `${url}/en/work/jardin/`,
    ]);
    expect(feedFile(url, 'en', [])).toBeUndefined();
  });
});
