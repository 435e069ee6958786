import {screen} from '@testing-library/react';
import {caseStudy, renderInSite} from './site';
import Card from '..';

describe('Card', () => {
  it('renders one link, named by the title', () => {
    renderInSite(<Card caseStudy={caseStudy()} variant="xl" />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName('Se\u00A0repérer quand on\u00A0voit mal');
    expect(links[0]).toHaveAttribute('href', '/work/quinze-vingts/');
  });

  it('shows the client, the sector and the services', () => {
    renderInSite(<Card caseStudy={caseStudy()} variant="l" />);
    expect(screen.getByText('Hôpital des Quinze-Vingts')).toBeInTheDocument();
    expect(screen.getByText('Santé')).toHaveAttribute('data-tint', 'mint');
    expect(screen.getByText('Audit UX, ethnographie')).toBeInTheDocument();
  });

  it('marks a sample, outside the link’s name', () => {
    renderInSite(<Card caseStudy={caseStudy({sample: true})} variant="l" />);
    const tag = screen.getByText('Exemple');
    expect(tag.parentElement).toHaveTextContent('Exemple Hôpital des Quinze-Vingts');
    expect(tag.closest('a')).toBeNull();
  });

  it('marks a sample in the page’s language, even when its text is in another', () => {
    renderInSite(<Card caseStudy={caseStudy({sample: true})} variant="l" />, {locale: 'en'});
    expect(screen.getByText('Exemple')).toHaveAttribute('lang', 'en-GB');
  });

  it('does not mark a real case study', () => {
    const {container} = renderInSite(<Card caseStudy={caseStudy()} variant="l" />);
    expect(container).not.toHaveTextContent('Exemple');
  });

  it('lists at most three services', () => {
    const services = ['vision', 'training', 'mentoring', 'audit-ux'] as const;
    renderInSite(<Card caseStudy={{...caseStudy(), services}} variant="l" />);
    expect(screen.getByText('Cap et vision, formation, mentorat')).toBeInTheDocument();
  });

  it('puts the title before the client in the reading order', () => {
    renderInSite(<Card caseStudy={caseStudy()} variant="xl" />);
    const title = screen.getByRole('heading', {level: 3});
    const client = screen.getByText('Hôpital des Quinze-Vingts');
    expect(title.compareDocumentPosition(client)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('leaves the cover’s alternative text empty: it would be read between the titles', () => {
    const {container} = renderInSite(<Card caseStudy={caseStudy()} variant="xl" />);
    container.querySelectorAll('img').forEach((img) => expect(img).toHaveAttribute('alt', ''));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('sets no lang when the text is in the page’s language', () => {
    renderInSite(<Card caseStudy={caseStudy()} variant="xl" />);
    expect(screen.getByRole('heading')).not.toHaveAttribute('lang');
    expect(screen.queryByText('En français')).toBeNull();
  });

  it('sets lang on French text on an English page, and labels it', () => {
    renderInSite(<Card caseStudy={caseStudy()} variant="xl" />, {locale: 'en'});
    expect(screen.getByRole('heading')).toHaveAttribute('lang', 'fr-FR');
    expect(screen.getByText('Hôpital des Quinze-Vingts')).toHaveAttribute('lang', 'fr-FR');
    expect(screen.getByText('En français')).toBeInTheDocument();
  });
});
