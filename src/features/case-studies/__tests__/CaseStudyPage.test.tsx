import {render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import type {ReactNode} from 'react';
import {forEachLocale, localeFacts, type Locale} from '../../../lib/locales';
import {Site} from '../Card/__tests__/site';
import {CaseStudyPage} from '../CaseStudyPage';
import {CaseStudyContext} from '../context';
import {Figure, Measure, Measures, Section, Step, Steps} from '../mdx';
import type {CaseStudyPage as CaseStudyData} from '../../../plugins/case-studies/model';
import {sectorA, serviceA, serviceB} from '@site/scripts/__tests__/jest/vocabulary';
import {image} from '@site/scripts/__tests__/jest/image';
import {containing, named, plain, say} from '@site/scripts/__tests__/jest/words';
import {sectionHeadings} from '../../../vocabulary/sections';
import {sectorLabels, serviceTexts} from '../../../vocabulary/labels';
import {listServices, sampleMark} from '../labels';

const collectAnchor = jest.fn();

jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({collectAnchor, collectLink: () => undefined}),
}));
jest.mock('../../page', () => ({
  ...jest.requireActual<object>('../../page'),
  Page: ({description, children}: {description: string; children: ReactNode}) => (
    <main data-description={description}>{children}</main>
  ),
}));

const caseStudy: CaseStudyData = {
  id: 'x',
  path: '/work/x/',
  title: 'Bon séjour',
  client: 'Hôpital d’Essai',
  sector: sectorA,
  services: [serviceA, serviceB],
  cover: {image, alt: 'Une chambre'},
  contentLocale: 'fr',
  description: 'Comment préparer un séjour ?',
  date: '2022-09-27',
  year: '2022',
  readingMinutes: 4,
  team: [{id: 'a', initials: 'A. L.', role: 'Design de service', care: 'Écoute.', alumni: false}],
  links: {
    furtherReading: [
      {label: 'Des fiches claires', url: 'https://fiches.example.org/', note: 'Des fiches'},
    ],
    elsewhere: [{label: 'Le site de l’hôpital', url: 'https://hopital.example.org/'}],
  },
  figures: {'./journee.png': image},
  sample: false,
  related: [],
  canonical: '/work/x/',
  alternates: {fr: '/work/x/'},
  switchTo: forEachLocale((locale) => `${localeFacts[locale].prefix}/work/x/`),
};
const body = (
  <>
    <Section id="in-short" title="En bref">
      <p>Un séjour commence avant la chambre.</p>
    </Section>
    <Section id="steps" title="Les étapes">
      <Steps start="1">
        <Step number="1">
          <h3>Venir voir</h3>
        </Step>
        <Step number="2">
          <h3>Mettre à plat</h3>
        </Step>
      </Steps>
      <Figure src="./journee.png" alt="Cinq disques" caption="Le fil du séjour." />
      <Steps start="3">
        <Step number="3">
          <h3>Trouver les mots</h3>
        </Step>
      </Steps>
    </Section>
    <Section id="our-involvement" title="Notre implication">
      <p>Nous avons observé.</p>
    </Section>
    <Section id="further-reading" title="Pour aller plus loin">
      <p>Trois adresses.</p>
    </Section>
    <Section id="elsewhere" title="Ailleurs">
      <p>Le site.</p>
    </Section>
  </>
);
const anchors = ['in-short', 'steps', 'our-involvement', 'further-reading', 'elsewhere', 'venir'];
type Changes = Partial<CaseStudyData> & {locale?: Locale; contact?: ReactNode};
const page = ({locale, contact, ...changes}: Changes = {}) => (
  <Site locale={locale}>
    <CaseStudyPage caseStudy={{...caseStudy, ...changes}} anchors={anchors} contact={contact}>
      {body}
    </CaseStudyPage>
  </Site>
);

beforeEach(() => collectAnchor.mockClear());

it('keeps in view the part of the cover that its writer chose', () => {
  const {rerender} = render(page());
  const cover = () => screen.getByRole('img', {name: 'Une chambre'}).closest('[data-state]');
  expect(cover()).not.toHaveAttribute('data-x');
  rerender(page({cover: {image, alt: 'Une chambre', focus: {x: 60, y: 30}}}));
  expect(cover()).toHaveAttribute('data-x', '60');
  expect(cover()).toHaveAttribute('data-y', '30');
});

describe('the text of a case study', () => {
  it('is complete in the server’s HTML, without style attributes', () => {
    const html = renderToString(page());
    for (const words of [
      'Venir voir',
      'Le fil du séjour.',
      serviceTexts[serviceA].label,
      'Des fiches claires',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain('style=');
  });

  it('has an anchor for each section, registered with the build', () => {
    const {container} = render(page());
    for (const id of anchors.slice(0, -1)) {
      expect(container.querySelector(`section#${id} > h2`)).not.toBeNull();
    }
    for (const id of anchors) expect(collectAnchor).toHaveBeenCalledWith(id);
  });

  it('continues the numbering of steps after a figure, and the sides on which they stand', () => {
    const {container} = render(page());
    const [first, second] = container.querySelectorAll('ol[start]');
    expect(first).toHaveAttribute('start', '1');
    expect(first?.children).toHaveLength(2);
    expect(second).toHaveAttribute('start', '3');
    expect(second?.firstElementChild).toHaveAttribute('data-number', '3');
    expect(second).toHaveTextContent(/^Trouver les mots$/);
    const steps = [...container.querySelectorAll('[data-parity]')];
    expect(steps.map((step) => step.getAttribute('data-parity'))).toEqual(['odd', 'even', 'odd']);
    expect(container.querySelector('figure')?.previousElementSibling).toBe(first);
  });

  it('gives a figure its alternative text and its caption', () => {
    render(page());
    const figure = screen.getByRole('figure');
    expect(within(figure).getByRole('img', {name: 'Cinq disques'})).toBeInTheDocument();
    expect(figure).toHaveTextContent('Le fil du séjour.');
  });

  it('shows what was measured before and after, or that nothing is yet', () => {
    const {container} = render(
      <CaseStudyContext value={caseStudy}>
        <Measures>
          <Measure before="640 ko" after="61 ko">
            Poids
          </Measure>
          <Measure before="12">Reports</Measure>
          <Measure>Appels</Measure>
        </Measures>
      </CaseStudyContext>,
    );
    const [before, after, pending] = ['before', 'after', 'pending'] as const;
    const words = (name: 'before' | 'after' | 'pending') => say(`caseStudies.Measure.${name}`);
    expect([...container.querySelectorAll('li')].map(({textContent}) => textContent)).toEqual([
      `Poids${words(before)} 640 ko ${words(after)} 61 ko`,
      `Reports${words(before)} 12 ${words(after)} ${words(pending)}`,
      `Appels${words('before')} ${words('pending')} ${words('after')} ${words('pending')}`,
    ]);
    // 44 px of radius for the larger; areas as the figures; 30 without another to compare with
    const radii = [...container.querySelectorAll('circle')].map((circle) =>
      Math.round(Number(circle.getAttribute('r'))),
    );
    expect(radii).toEqual([44, 14, 30]);
  });

  it('shows a figure in the text, from edge to edge of the window, or in all of it', () => {
    const figure = (size?: 'text' | 'full' | 'screen') => {
      const shown = render(
        <CaseStudyContext value={caseStudy}>
          <Figure src="./journee.png" alt="Cinq disques" size={size} />
        </CaseStudyContext>,
      );
      const {breakout, screen: isScreen} = shown.container.querySelector('figure')?.dataset ?? {};
      shown.unmount();
      return isScreen ? `${breakout}, screen` : breakout;
    };
    expect([figure(), figure('text'), figure('full'), figure('screen')]).toEqual([
      '',
      undefined,
      'full',
      'full, screen',
    ]);
  });

  it('lists links with their notes and announces that they open in a new tab', () => {
    const {container} = render(page());
    const link = container.querySelector('#further-reading a');
    expect(link).toHaveAttribute('href', 'https://fiches.example.org/');
    expect(link).toHaveTextContent('Des fiches');
    expect(link).toHaveAccessibleName(containing(say('caseStudies.Resources.newTab')));
    expect(container.querySelector('#elsewhere a')).toHaveTextContent(
      say('caseStudies.Resources.newTab'),
    );
  });

  it('links to the PDF if there is one', () => {
    const {container} = render(page({pdf: {src: '/files/carnet.pdf', label: 'Le carnet'}}));
    const link = container.querySelector('#further-reading a');
    expect(link).toHaveAttribute('href', '/files/carnet.pdf');
    expect(link).toHaveTextContent(`Le carnet ${say('caseStudies.Resources.pdf')}`);
  });
});

describe('CaseStudyPage', () => {
  it('shows reading time, client, sector, year and services', () => {
    const {container} = render(page());
    expect(
      screen.getByText(say('caseStudies.CaseStudyPage.readingTime', {minutes: 4})),
    ).toBeInTheDocument();
    expect(container.querySelector('dl')).toHaveTextContent(
      plain(
        [
          `${say('caseStudies.CaseStudyPage.client')}Hôpital d’Essai`,
          `${say('caseStudies.CaseStudyPage.sector')}${sectorLabels[sectorA]}`,
          `${say('caseStudies.CaseStudyPage.year')}2022`,
          `${say('caseStudies.CaseStudyPage.services')}${listServices([serviceA, serviceB], 'fr')}`,
        ].join(''),
      ),
    );
  });

  it('says where it is in the site', () => {
    render(page());
    const name = named(say('caseStudies.CaseStudyPage.trail'));
    const links = within(screen.getByRole('navigation', {name})).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [plain(say('shell.links.home')), '/'],
      [plain(say('shell.links.work')), '/#work'],
    ]);
  });

  it('uses the singular for one minute', () => {
    render(page({readingMinutes: 1}));
    expect(screen.getByText(say('caseStudies.CaseStudyPage.readingMinute'))).toBeInTheDocument();
  });

  it('loads the cover eagerly, with high priority', () => {
    render(page());
    const cover = screen.getByRole('img', {name: 'Une chambre'});
    expect(cover).toHaveAttribute('loading', 'eager');
    expect(cover).toHaveAttribute('fetchpriority', 'high');
  });

  it('has an index of the sections that the text has, and a reading progress', () => {
    render(page());
    const index = screen.getByRole('navigation', {name: named(say('components.PageIndex.title'))});
    const links = within(index).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({hash}) => hash)).toEqual(anchors.slice(0, -1).map((id) => `#${id}`));
    expect(
      screen.getByRole('progressbar', {name: named(say('components.ReadingProgress.label'))}),
    ).toBeInTheDocument();
  });

  it('names the team, shows the contact block and related case studies, if there are any', () => {
    const related = () => screen.queryByText(say('caseStudies.CaseStudyPage.related'));
    const {rerender} = render(page({contact: <p>Écrivez-nous</p>}));
    expect(screen.getByRole('heading', {name: 'Design de service'})).toBeInTheDocument();
    expect(screen.getByText('Écrivez-nous')).toBeInTheDocument();
    expect(related()).toBeNull();
    rerender(page({related: [{...caseStudy, id: 'y', title: 'Le numérique'}]}));
    expect(related()).toBeInTheDocument();
    expect(screen.getByText('Le numérique')).toBeInTheDocument();
  });

  it('introduces a sample as one that had no client', () => {
    render(page({sample: true, mark: sampleMark()}));
    const mark = screen.getByText(`${sampleMark()}.`);
    expect(mark.parentElement).toHaveTextContent(
      `${sampleMark()}. ${say('caseStudies.CaseStudyPage.sample')}`,
    );
    const title = screen.getByRole('heading', {level: 1});
    expect(mark.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(
      screen.getByText(say('caseStudies.CaseStudyPage.setting')).nextElementSibling,
    ).toHaveTextContent('Hôpital d’Essai');
    expect(screen.queryByText(say('caseStudies.CaseStudyPage.client'))).toBeNull();
    expect(screen.getByRole('main')).toHaveAttribute(
      'data-description',
      `${sampleMark()}. Comment préparer un séjour ?`,
    );
    // The description itself is unchanged: the line above introduces the sample.
    expect(screen.getByText('Comment préparer un séjour ?')).toBeInTheDocument();
  });

  it('does not mark a real case study', () => {
    render(page());
    expect(screen.queryByText(`${sampleMark()}.`)).toBeNull();
    expect(screen.queryByText(say('caseStudies.CaseStudyPage.setting'))).toBeNull();
    expect(screen.getByText(say('caseStudies.CaseStudyPage.client'))).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute(
      'data-description',
      'Comment préparer un séjour ?',
    );
  });

  it('sets no lang when text and page share a language', () => {
    const {container} = render(page());
    expect(container.querySelector('[lang]')).toBeNull();
  });

  it('sets lang on French text on an English page, and on the page’s own words inside it', () => {
    const {container} = render(page({locale: 'en', sample: true}));
    const langOf = (element: Element | null | undefined) =>
      element?.closest('[lang]')?.getAttribute('lang');
    expect(container.querySelector('article')).toHaveAttribute('lang', 'fr');
    expect(langOf(screen.getByRole('heading', {level: 1}))).toBe('fr');
    expect(langOf(screen.getByText('Un séjour commence avant la chambre.'))).toBe('fr');
    expect(langOf(screen.getByText(say('caseStudies.CaseStudyPage.frenchOnly')))).toBe('en-GB');
    expect(langOf(screen.getByText(`${sampleMark()}.`))).toBe('en-GB');
    expect(langOf(container.querySelector('dl dt'))).toBe('en-GB');
    expect(langOf(container.querySelector('#elsewhere a span:last-of-type'))).toBe('en-GB');
    const name = named(say('components.PageIndex.title'));
    const index = screen.getByRole('navigation', {name});
    expect(langOf(index)).toBe('en-GB');
    expect(langOf(within(index).getByRole('link', {name: sectionHeadings.fr.steps}))).toBe('fr');
  });
});
