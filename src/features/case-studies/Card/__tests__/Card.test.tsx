import {screen} from '@testing-library/react';
import {caseStudy, renderInSite} from './site';
import Card from '..';
import {
  sectorA,
  serviceA,
  serviceB,
  serviceC,
  serviceD,
} from '@site/scripts/__tests__/jest/vocabulary';
import {plain, say} from '@site/scripts/__tests__/jest/words';
import {sectors} from '../../../../vocabulary';
import {sectorLabels} from '../../../../vocabulary/labels';
import {listServices} from '../../labels';

describe('Card', () => {
  it('renders one link, named by the title', () => {
    renderInSite(<Card caseStudy={caseStudy()} variant="xl" />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName('Se\u00A0parler quand on\u00A0entend mal');
    expect(links[0]).toHaveAttribute('href', '/work/parler/');
  });

  it('shows the client, the sector and the services', () => {
    renderInSite(<Card caseStudy={caseStudy()} variant="l" />);
    expect(screen.getByText('Hôpital d’Essai')).toBeInTheDocument();
    expect(screen.getByText(plain(sectorLabels[sectorA]))).toHaveAttribute(
      'data-tint',
      sectors[sectorA].tint,
    );
    expect(screen.getByText(plain(listServices([serviceA, serviceB], 'fr')))).toBeInTheDocument();
  });

  it('marks a sample outside the link’s name, in the page’s language whatever its text’s', () => {
    renderInSite(<Card caseStudy={caseStudy({sample: true})} variant="l" />, {locale: 'en'});
    const tag = screen.getByText(say('caseStudies.sampleMark.word'));
    expect(tag.closest('a')).toBeNull();
    expect(tag.closest('[lang]:not(html)')).toBeNull();
  });

  it('lists at most three services', () => {
    const services = [serviceA, serviceB, serviceC, serviceD];
    renderInSite(<Card caseStudy={{...caseStudy(), services}} variant="l" />);
    expect(screen.getByText(plain(listServices(services.slice(0, 3), 'fr')))).toBeInTheDocument();
  });

  it('puts the title before the client in the reading order', () => {
    renderInSite(<Card caseStudy={caseStudy()} variant="xl" />);
    const title = screen.getByRole('heading', {level: 3});
    const client = screen.getByText('Hôpital d’Essai');
    expect(title.compareDocumentPosition(client)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('leaves the cover’s alternative text empty: it would be read between the titles', () => {
    const {container} = renderInSite(<Card caseStudy={caseStudy()} variant="xl" />);
    container.querySelectorAll('img').forEach((img) => expect(img).toHaveAttribute('alt', ''));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('sets no lang and marks nothing when the text is real and in the page’s language', () => {
    const {container} = renderInSite(<Card caseStudy={caseStudy()} variant="xl" />);
    expect(container).not.toHaveTextContent(say('caseStudies.sampleMark.word'));
    expect(screen.getByRole('heading')).not.toHaveAttribute('lang');
    expect(screen.queryByText(say('caseStudies.Card.inFrench'))).toBeNull();
  });

  it.each([
    ['en', 'fr', 'fr-FR', 'caseStudies.Card.inFrench'],
    ['fr', 'en', 'en-GB', 'caseStudies.Card.inEnglish'],
  ] as const)(
    'on a page in %s, sets lang on text in %s, and labels it',
    (locale, own, lang, id) => {
      renderInSite(<Card caseStudy={caseStudy({contentLocale: own})} variant="xl" />, {locale});
      expect(screen.getByRole('heading')).toHaveAttribute('lang', lang);
      expect(screen.getByText('Hôpital d’Essai')).toHaveAttribute('lang', lang);
      expect(screen.getByText(say(id))).toBeInTheDocument();
    },
  );
});
