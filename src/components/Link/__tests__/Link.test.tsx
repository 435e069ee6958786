import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {Docusaurus} from '@site/scripts/__tests__/jest/Docusaurus';
import Link from '..';
import {PathnameProvider} from '../../../hooks/usePathname';

type SiteProps = {locale?: 'fr' | 'en'; path?: string; children: ReactNode};

function Site({locale = 'fr', path = '/', children}: SiteProps): ReactNode {
  return (
    <Docusaurus locale={locale} config={{baseUrl: locale === 'en' ? '/en/' : '/'}}>
      <PathnameProvider value={path}>{children}</PathnameProvider>
    </Docusaurus>
  );
}

function show(link: ReactNode, site: Omit<SiteProps, 'children'> = {}): HTMLAnchorElement {
  render(<Site {...site}>{link}</Site>);
  return screen.getByRole('link');
}

describe('the address', () => {
  it.each([
    ['https://a.example.org/', 'https://a.example.org/', true],
    ['http://www.example.org', 'www.example.org', true],
    ['https://a.example.org/b', 'a.example.org', false],
    ['https://a.example.org/', 'A place', false],
  ])('of %s, shown as "%s": is the text, and paper needs no second: %s', (to, text, isBare) => {
    expect(show(<Link to={to}>{text}</Link>).hasAttribute('data-bare')).toBe(isBare);
  });

  it.each([
    ['/team/', '/team/'],
    ['/team', '/team/'],
    ['/#work', '/#work'],
    ['#steps', '#steps'],
    ['/plan.pdf', '/plan.pdf'],
    ['/en/team/', '/en/team/'],
    ['https://my-agency.example.org/team/', '/team/'],
    ['https://my-agency.example.org', '/'],
    ['https://my-agency.example.org.evil.example/', 'https://my-agency.example.org.evil.example/'],
    ['pathname:///files/plan', '/files/plan'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('in French, "%s" becomes "%s"', (to, href) => {
    expect(show(<Link to={to}>x</Link>)).toHaveAttribute('href', href);
  });

  it.each([
    ['/team/', '/en/team/'],
    ['/en/team/', '/en/team/'],
    ['/fr/team/', '/fr/team/'],
    ['/plan.pdf', '/en/plan.pdf'],
    ['https://my-agency.example.org/en/team/', '/en/team/'],
  ])('in English, "%s" becomes "%s"', (to, href) => {
    expect(show(<Link to={to}>x</Link>, {locale: 'en', path: '/en/'})).toHaveAttribute(
      'href',
      href,
    );
  });

  it('keeps its address with autoAddBaseUrl={false}', () => {
    const link = <Link to="/team/" autoAddBaseUrl={false} />;
    expect(show(link, {locale: 'en', path: '/en/'})).toHaveAttribute('href', '/team/');
  });
});

describe('the current page', () => {
  it.each([
    ['/team/', '/team/'],
    ['/team/', '/fr/team/'],
    ['/team', '/team/'],
  ])('a link to "%s" is marked at %s', (to, path) => {
    const link = show(<Link to={to} className="own" />, {path});
    expect(link).toHaveClass('own', 'active', 'active--exact');
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['/', '/team/'],
    ['/team/#jobs', '/team/'],
    ['#main', '/team/'],
    ['/team/?a', '/team/'],
    ['/en/team/', '/team/'],
    ['https://example.org/team/', '/team/'],
  ])('a link to "%s" is not marked at %s', (to, path) => {
    const link = show(<Link to={to}>x</Link>, {path});
    expect(link).not.toHaveAttribute('class');
    expect(link).not.toHaveAttribute('aria-current');
  });
});

describe('a link to another site', () => {
  const words = ' (s’ouvre dans un nouvel onglet)';

  it('opens a new tab and says so', () => {
    const link = show(<Link to="https://example.org/">Ailleurs</Link>);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleName(`Ailleurs${words}`);
    expect(link.querySelector('svg')).toBeInTheDocument();
  });

  it('says so in the language of the site, whatever the language of the text', () => {
    render(
      <Site locale="en">
        <p lang="fr">
          <Link to="https://example.org/">Ailleurs</Link>
        </p>
      </Site>,
    );
    expect(screen.getByText(words, {normalizer: (text) => text})).toHaveAttribute('lang', 'en-GB');
  });

  it('stays in its tab with target="_self"', () => {
    const link = show(
      <Link to="https://example.org/" target="_self">
        Ailleurs
      </Link>,
    );
    expect(link).toHaveAttribute('target', '_self');
    expect(link).toHaveAccessibleName('Ailleurs');
  });

  it('does not include mailto links', () => {
    const link = show(<Link to="mailto:a@example.org">Écrire</Link>);
    expect(link).not.toHaveAttribute('target');
    expect(link).toHaveAccessibleName('Écrire');
  });

  it('does not say it twice', () => {
    const {rerender} = render(
      <Site>
        <Link to="https://example.org/" aria-label="Ailleurs (nouvel onglet)" />
      </Site>,
    );
    expect(screen.getByRole('link')).toBeEmptyDOMElement();
    rerender(
      <Site>
        <Link to="https://example.org/" saysNewTab>
          Ailleurs, dans un nouvel onglet
        </Link>
      </Site>,
    );
    expect(screen.getByRole('link')).toHaveTextContent(/^Ailleurs, dans un nouvel onglet$/);
  });
});

describe('the build’s broken link check', () => {
  function collected(link: ReactNode, locale: 'fr' | 'en' = 'fr') {
    const brokenLinks = createStatefulBrokenLinks();
    renderToString(
      <BrokenLinksProvider brokenLinks={brokenLinks}>
        <Site locale={locale} path={locale === 'en' ? '/en/' : '/'}>
          {link}
        </Site>
      </BrokenLinksProvider>,
    );
    return brokenLinks.getCollectedLinks();
  }

  it.each([
    ['/team', '/team/'],
    ['/team/#jobs', '/team/#jobs'],
    ['#steps', '#steps'],
    ['../team/', '../team/'],
    ['/plan.pdf', '/plan.pdf'],
    ['https://my-agency.example.org/team/', '/team/'],
  ])('checks "%s"', (to, link) => {
    expect(collected(<Link to={to}>x</Link>)).toEqual([link]);
  });

  it('checks the address with its language prefix', () => {
    expect(collected(<Link to="/team/">x</Link>, 'en')).toEqual(['/en/team/']);
  });

  it.each(['https://example.org/', 'mailto:a@example.org', '/en/team/', 'pathname:///plan'])(
    'skips "%s"',
    (to) => {
      expect(collected(<Link to={to}>x</Link>)).toEqual([]);
    },
  );

  it('skips links marked data-noBrokenLinkCheck', () => {
    expect(collected(<Link to="/nulle-part/" data-noBrokenLinkCheck />)).toEqual([]);
  });
});
