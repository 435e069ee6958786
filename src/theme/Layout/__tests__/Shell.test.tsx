import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useLayoutEffect, type ComponentProps, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {useLocation} from 'react-router-dom';
import {InShell} from '../../../features/page';
import {Shell} from '../Shell';
import {renderInSite, Site, standInForBrowser} from './site';
import {Docusaurus} from '@site/scripts/__tests__/jest/Docusaurus';
import {named, say} from '@site/scripts/__tests__/jest/words';

const alternates = {fr: '/team/', en: '/en/team/'};

/** The shell around a page that renders at once. */
function ShellHere({children}: {children: ReactNode}) {
  return <Shell pathname={useLocation().pathname}>{children}</Shell>;
}

/** A page's content in its shell. */
function PageInShell(props: ComponentProps<typeof InShell>) {
  return (
    <ShellHere>
      <InShell {...props} />
    </ShellHere>
  );
}

function showPage(path: string, switchTo = {}) {
  return renderInSite(
    <PageInShell switchTo={switchTo}>
      <h1>Contenu</h1>
    </PageInShell>,
    path,
  );
}

beforeEach(() => {
  standInForBrowser();
  localStorage.clear();
});

const bar = () => screen.getByRole('navigation', {name: named(say('shell.Navbar.name'))});
const burger = () => screen.getByRole('button', {name: named(say('shell.Navbar.openMenu'))});

describe('the bar', () => {
  it('marks the case studies link on a case study, but not as the current page', () => {
    showPage('/work/halles/');
    const link = within(bar()).getByRole('link', {name: named(say('shell.links.work'))});
    expect(link).toHaveClass('active');
    expect(link).not.toHaveClass('active--exact');
    expect(link).toHaveAttribute('aria-current', 'true');
  });

  it.each(['/', '/nulle-part/'])('marks no link to a section of home at %s', (path) => {
    showPage(path);
    for (const name of [say('shell.links.work'), say('shell.links.contact')]) {
      const link = within(bar()).getByRole('link', {name});
      expect(link).not.toHaveAttribute('aria-current');
      expect(link).not.toHaveClass('active');
    }
  });
});

describe('the language links', () => {
  const links = () =>
    within(
      screen.getByRole('navigation', {name: named(say('shell.links.languages'))}),
    ).getAllByRole('link');

  it('link to the counterparts, each labelled in its own language', () => {
    showPage('/team/', alternates);
    const [french, english] = links();
    expect(french).toHaveTextContent('Français');
    expect(french).toHaveAttribute('aria-current', 'true');
    expect(english).toHaveTextContent('English');
    expect(english).toHaveAttribute('href', '/en/team/');
    expect(english).toHaveAttribute('hreflang', 'en-GB');
    expect(english).toHaveAttribute('lang', 'en-GB');
    expect(english).not.toHaveAttribute('aria-current');
  });

  it('link to each home page when there is no counterpart', () => {
    showPage('/nulle-part/');
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/', '/en/']);
  });
});

describe('the shell', () => {
  it.each([true, false])(
    'has a cookie banner only in a build with something to ask: %s',
    (asks) => {
      renderInSite(
        <Docusaurus config={{customFields: {asksConsent: asks}}}>
          <PageInShell switchTo={{}}>
            <h1>Contenu</h1>
          </PageInShell>
        </Docusaurus>,
      );
      const name = named(say('shell.Footer.cookies'));
      expect(screen.queryAllByRole('button', {name})).toHaveLength(asks ? 1 : 0);
      const region = {name: named(say('consent.CookieBanner.name'))};
      expect(screen.queryAllByRole('region', region)).toHaveLength(asks ? 1 : 0);
    },
  );

  it('stays mounted between pages and follows their options', async () => {
    function Pages() {
      const {pathname} = useLocation();
      return pathname === '/work/halles/' ? (
        <InShell switchTo={{fr: '/', en: '/en/work/market-hall/'}}>
          <h1>Halles</h1>
        </InShell>
      ) : (
        <InShell switchTo={alternates}>
          <h1>Équipe</h1>
        </InShell>
      );
    }
    renderInSite(
      <ShellHere>
        <Pages />
      </ShellHere>,
      '/work/halles/',
    );
    const header = screen.getByRole('banner');
    const english = () => screen.getByRole('link', {name: 'English'});
    expect(header).toHaveAttribute('data-floating');
    expect(english()).toHaveAttribute('href', '/en/work/market-hall/');

    await userEvent.click(burger());
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('link', {
        name: named(say('shell.links.team')),
      }),
    );
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Équipe');
    expect(screen.getByRole('banner')).toBe(header);
    expect(header).not.toHaveAttribute('data-floating');
    expect(english()).toHaveAttribute('href', '/en/team/');
  });

  it('renders the page’s language links in the server’s HTML', () => {
    const html = renderToString(
      <Site path="/team/">
        <PageInShell switchTo={alternates}>
          <h1>Équipe</h1>
        </PageInShell>
      </Site>,
    );
    expect(html).toContain('href="/en/team/"');
  });

  it('shows the next page before it updates its own links', async () => {
    const current = () => screen.getByRole('banner').querySelector('[aria-current]')?.textContent;
    const shown: Array<[page: string, link: string | undefined]> = [];
    function Page() {
      const {pathname} = useLocation();
      useLayoutEffect(() => void shown.push([pathname, current()]), [pathname]);
      return (
        <InShell switchTo={alternates}>
          <a href="/team/">La suite</a>
        </InShell>
      );
    }
    renderInSite(
      <ShellHere>
        <Page />
      </ShellHere>,
      '/legal/',
    );
    await userEvent.click(screen.getByRole('link', {name: 'La suite'}));
    expect(shown).toEqual([
      ['/legal/', undefined],
      ['/team/', undefined],
    ]);
    expect(current()).toBe(say('shell.links.team'));
  });
});
