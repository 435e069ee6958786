import {act, screen, within, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useLayoutEffect, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {useLocation} from 'react-router-dom';
import {Frame, Framed, type FramedProps} from '..';
import {renderInSite, Site, standInForBrowser} from './site';

const alternates = {fr: '/team/', en: '/en/team/'};

/** The frame around a page that renders at once. */
function FrameHere({children}: {children: ReactNode}) {
  return <Frame pathname={useLocation().pathname}>{children}</Frame>;
}

/** A page's content in its frame. */
function Shell(props: FramedProps) {
  return (
    <FrameHere>
      <Framed {...props} />
    </FrameHere>
  );
}

function showPage(path: string, switchTo = {}) {
  return renderInSite(
    <Shell switchTo={switchTo}>
      <h1>Contenu</h1>
    </Shell>,
    path,
  );
}

beforeEach(() => {
  standInForBrowser();
  localStorage.clear();
});

const bar = () => screen.getByRole('navigation', {name: 'Navigation principale'});
const burger = () => screen.getByRole('button', {name: 'Ouvrir le menu'});

describe('the bar', () => {
  it('marks the link to the current page', () => {
    showPage('/team/');
    const link = within(bar()).getByRole('link', {name: 'Équipe'});
    expect(link).toHaveClass('active', 'active--exact');
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(within(bar()).getByRole('link', {name: 'Contact'})).not.toHaveAttribute('aria-current');
  });

  it('marks it at the alias of a French page too', () => {
    showPage('/fr/team/');
    expect(within(bar()).getByRole('link', {name: 'Équipe'})).toHaveClass('active--exact');
  });

  it('marks the case studies link on a case study, but not as the current page', () => {
    showPage('/work/care-co-nume/');
    const link = within(bar()).getByRole('link', {name: 'Études de cas'});
    expect(link).toHaveClass('active');
    expect(link).not.toHaveClass('active--exact');
    expect(link).toHaveAttribute('aria-current', 'true');
  });

  it.each(['/', '/nulle-part/'])('marks no link to a section of home at %s', (path) => {
    showPage(path);
    for (const name of ['Études de cas', 'Contact']) {
      const link = within(bar()).getByRole('link', {name});
      expect(link).not.toHaveAttribute('aria-current');
      expect(link).not.toHaveClass('active');
    }
  });

  it('links to the sections of home', () => {
    showPage('/team/');
    expect(within(bar()).getByRole('link', {name: 'Études de cas'})).toHaveAttribute(
      'href',
      '/#work',
    );
    expect(within(bar()).getByRole('link', {name: 'Contact'})).toHaveAttribute('href', '/#contact');
  });

  it('announces that social links open in a new tab', () => {
    showPage('/');
    const link = within(bar()).getByRole('link', {
      name: 'LinkedIn (s’ouvre dans un nouvel onglet)',
    });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('floats over a cover in the server’s HTML', () => {
    const html = renderToString(
      <Site path="/work/care-co-nume/">
        <Shell switchTo={{}}>
          <h1>Contenu</h1>
        </Shell>
      </Site>,
    );
    expect(html).toMatch(/<header[^>]* data-floating=""/);
  });
});

describe('without scripts', () => {
  const html = () =>
    renderToString(
      <Site>
        <Shell switchTo={alternates}>
          <h1>Contenu</h1>
        </Shell>
      </Site>,
    );

  it('has a burger that links to the footer’s links', () => {
    const page = html();
    expect(page).toMatch(/<a href="#footer"[^>]*aria-label="Ouvrir le menu"/);
    expect(page).not.toContain('role="button"');
    expect(page).toContain('<nav id="footer"');
  });

  it('has a bar that stays at the top of the page', () => {
    expect(html()).not.toMatch(/data-(fixed|hidden|floating)/);
  });

  it('has neither a cookie banner nor a menu', () => {
    expect(html()).not.toContain('<dialog');
    // The banner's container: empty and not announced.
    expect(html()).toMatch(/<section hidden=""[^>]* aria-label="Cookies"><\/section>/);
  });
});

describe('the menu', () => {
  it('opens with focus on its close button', async () => {
    showPage('/team/');
    await userEvent.click(burger());
    const menu = await screen.findByRole('dialog', {name: 'Menu'});
    expect(within(menu).getByRole('button', {name: 'Fermer le menu'})).toHaveFocus();
    expect(within(menu).getByRole('link', {name: 'Équipe'})).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it.each(['{Enter}', ' '])('opens with the key "%s"', async (key) => {
    showPage('/');
    act(() => burger().focus());
    await userEvent.keyboard(key);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('returns focus to the burger', async () => {
    showPage('/');
    await userEvent.click(burger());
    expect(burger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(await screen.findByRole('button', {name: 'Fermer le menu'}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(burger()).toHaveFocus();
    expect(burger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when a link in it is followed', async () => {
    showPage('/');
    await userEvent.click(burger());
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('link', {name: 'Équipe'}),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(within(bar()).getByRole('link', {name: 'Équipe'})).toHaveClass('active--exact');
  });

  it('focuses the newsletter’s field', async () => {
    showPage('/');
    await userEvent.click(burger());
    await userEvent.click(await screen.findByRole('link', {name: 'S’inscrire à la lettre'}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', {name: 'Adresse e-mail'})).toHaveFocus();
  });
});

describe('the language links', () => {
  const links = () =>
    within(screen.getByRole('navigation', {name: 'Langue du site'})).getAllByRole('link');

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

describe('the frame', () => {
  it('stays mounted between pages and follows their options', async () => {
    function Pages() {
      const {pathname} = useLocation();
      return pathname === '/work/care-co-nume/' ? (
        <Framed switchTo={{fr: '/', en: '/en/work/care-co-nume-en/'}}>
          <h1>Care & co</h1>
        </Framed>
      ) : (
        <Framed switchTo={alternates}>
          <h1>Équipe</h1>
        </Framed>
      );
    }
    renderInSite(
      <FrameHere>
        <Pages />
      </FrameHere>,
      '/work/care-co-nume/',
    );
    const header = screen.getByRole('banner');
    const english = () => screen.getByRole('link', {name: 'English'});
    expect(header).toHaveAttribute('data-floating');
    expect(english()).toHaveAttribute('href', '/en/work/care-co-nume-en/');

    await userEvent.click(burger());
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('link', {name: 'Équipe'}),
    );
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Équipe');
    expect(screen.getByRole('banner')).toBe(header);
    expect(header).not.toHaveAttribute('data-floating');
    expect(english()).toHaveAttribute('href', '/en/team/');
  });

  it('shows the next page before it updates its own links', async () => {
    const current = () => screen.getByRole('banner').querySelector('[aria-current]')?.textContent;
    const shown: Array<[page: string, link: string | undefined]> = [];
    function Page() {
      const {pathname} = useLocation();
      useLayoutEffect(() => void shown.push([pathname, current()]), [pathname]);
      return (
        <Framed switchTo={alternates}>
          <a href="/team/">La suite</a>
        </Framed>
      );
    }
    renderInSite(
      <FrameHere>
        <Page />
      </FrameHere>,
      '/legal/',
    );
    await userEvent.click(screen.getByRole('link', {name: 'La suite'}));
    expect(shown).toEqual([
      ['/legal/', undefined],
      ['/team/', undefined],
    ]);
    expect(current()).toBe('Équipe');
  });

  it('renders the page’s language links in the server’s HTML', () => {
    const html = renderToString(
      <Site path="/team/">
        <Shell switchTo={alternates}>
          <h1>Équipe</h1>
        </Shell>
      </Site>,
    );
    expect(html).toContain('href="/en/team/"');
  });
});

describe('a page reached from another', () => {
  it('receives focus at its start', async () => {
    const {container} = showPage('/');
    await userEvent.click(within(bar()).getByRole('link', {name: 'Équipe'}));
    await waitFor(() => expect(container.querySelector('.start')).toHaveFocus());
  });
});
