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
    ['fr', '/team/', '/team/'],
    ['fr', '/team', '/team/'],
    ['fr', '/#work', '/#work'],
    ['fr', '#steps', '#steps'],
    ['fr', '/plan.pdf', '/plan.pdf'],
    ['fr', '/en/team/', '/en/team/'],
    ['fr', 'https://my-agency.example.org/team/', '/team/'],
    ['fr', 'https://my-agency.example.org', '/'],
    ['fr', 'https://my-agency.example.org.evil/', 'https://my-agency.example.org.evil/'],
    ['fr', 'pathname:///files/plan', '/files/plan'],
    ['fr', 'mailto:a@example.org', 'mailto:a@example.org'],
    ['en', '/team/', '/en/team/'],
    ['en', '/en/team/', '/en/team/'],
    ['en', '/fr/team/', '/fr/team/'],
    ['en', '/plan.pdf', '/en/plan.pdf'],
    ['en', 'https://my-agency.example.org/en/team/', '/en/team/'],
  ] as const)('on a page in %s, "%s" becomes "%s"', (locale, to, href) => {
    const link = show(<Link to={to}>x</Link>, {locale, path: locale === 'en' ? '/en/' : '/'});
    expect(link).toHaveAttribute('href', href);
  });
});

describe('the current page', () => {
  it.each([
    ['/team/', '/team/', true],
    ['/team/', '/fr/team/', true],
    ['/team', '/team/', true],
    ['/', '/team/', false],
    ['/team/#jobs', '/team/', false],
    ['#main', '/team/', false],
    ['/team/?a', '/team/', false],
    ['/en/team/', '/team/', false],
    ['https://example.org/team/', '/team/', false],
  ])('a link to "%s" at %s is marked: %s', (to, path, isMarked) => {
    const link = show(<Link to={to} className="own" />, {path});
    expect(link.className).toBe(isMarked ? 'own active active--exact' : 'own');
    expect(link.getAttribute('aria-current')).toBe(isMarked ? 'page' : null);
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
    ['fr', '/team', ['/team/']],
    ['fr', '/team/#jobs', ['/team/#jobs']],
    ['fr', '#steps', ['#steps']],
    ['fr', '../team/', ['../team/']],
    ['fr', '/plan.pdf', ['/plan.pdf']],
    ['fr', 'https://my-agency.example.org/team/', ['/team/']],
    ['en', '/team/', ['/en/team/']],
    ['fr', 'https://example.org/', []],
    ['fr', 'mailto:a@example.org', []],
    ['fr', '/en/team/', []],
    ['fr', 'pathname:///plan', []],
  ] as const)('on a page in %s, "%s" is checked as %j', (locale, to, links) => {
    expect(collected(<Link to={to}>x</Link>, locale)).toEqual(links);
  });

  it('skips links marked data-noBrokenLinkCheck', () => {
    expect(collected(<Link to="/nulle-part/" data-noBrokenLinkCheck />)).toEqual([]);
  });
});
