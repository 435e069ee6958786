import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import facts from '@generated/docusaurus-plugin-content-blog/default/facts.json';
import {createRef, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {Link, MemoryRouter, useLocation} from 'react-router-dom';
import CookieBanner, {openConsentBanner} from '..';
import {saveConsent} from '../../../hooks/useConsent';
import {PathnameProvider} from '../../../hooks/usePathname';
import {CONSENT_KEY} from '../../../lib/early';
import {Docusaurus} from '@site/scripts/__tests__/jest/Docusaurus';
import {named, say} from '@site/scripts/__tests__/jest/words';

/** Provides the current path, as the site's shell does. */
function Here({children}: {children: ReactNode}) {
  return <PathnameProvider value={useLocation().pathname}>{children}</PathnameProvider>;
}

/** The banner stays mounted between pages. */
function Page() {
  const pageStart = createRef<HTMLDivElement>();
  return (
    <MemoryRouter>
      <div ref={pageStart} tabIndex={-1} data-testid="start" />
      <Here>
        <CookieBanner pageStart={pageStart} />
      </Here>
      <button type="button" onClick={({currentTarget}) => openConsentBanner(currentTarget)}>
        Cookies…
      </button>
      <Link to="/team/">Équipe</Link>
    </MemoryRouter>
  );
}

const banner = () => screen.queryByRole('region', {name: named(say('consent.CookieBanner.name'))});
const button = (name: string) => screen.getByRole('button', {name: named(name)});
const stored = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

describe('the cookie banner', () => {
  it('is in the server’s HTML, hidden', () => {
    const html = renderToString(<Page />);
    expect(html).toMatch(/<section[^>]* hidden=""/);
    expect(html).toContain(say('consent.CookieBanner.accept'));
  });

  it('asks without moving the focus', () => {
    render(<Page />);
    expect(banner()).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['accept', ['maps']],
    ['refuse', []],
  ] as const)('closes and stores the answer « %s »', async (answer, purposes) => {
    render(<Page />);
    await userEvent.click(button(say(`consent.CookieBanner.${answer}`)));
    expect(banner()).not.toBeInTheDocument();
    expect(stored()).toMatchObject({version: 1, purposes});
    expect(screen.getByTestId('start')).toHaveFocus();
  });

  it('does not close with Escape before there is an answer', async () => {
    render(<Page />);
    act(() => button(say('consent.CookieBanner.refuse')).focus());
    await userEvent.keyboard('{Escape}');
    expect(banner()).toBeInTheDocument();
  });

  it('gets the focus when it is requested, closed or open, with the answer in force, and returns the focus on close', async () => {
    saveConsent(false);
    render(<Page />);
    await userEvent.click(button('Cookies…'));
    expect(banner()).toHaveFocus();
    await userEvent.click(button('Cookies…'));
    expect(banner()).toHaveFocus();
    expect(banner()).toHaveTextContent(say('consent.CookieBanner.refused'));
    await userEvent.click(button(say('consent.CookieBanner.accept')));
    expect(stored()).toMatchObject({purposes: ['maps']});
    expect(button('Cookies…')).toHaveFocus();
  });

  it('closes with Escape without changing the answer', async () => {
    saveConsent(true);
    render(<Page />);
    await userEvent.click(button('Cookies…'));
    await userEvent.keyboard('{Escape}');
    expect(banner()).not.toBeInTheDocument();
    expect(stored()).toMatchObject({purposes: ['maps']});
    expect(button('Cookies…')).toHaveFocus();
  });

  it('closes on navigation when it was opened on request', async () => {
    saveConsent(true);
    render(<Page />);
    await userEvent.click(button('Cookies…'));
    expect(banner()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', {name: 'Équipe'}));
    expect(banner()).not.toBeInTheDocument();
  });

  it('stays open on navigation until it is answered', async () => {
    render(<Page />);
    const shown = banner();
    await userEvent.click(screen.getByRole('link', {name: 'Équipe'}));
    expect(banner()).toBe(shown);
    expect(shown).toBeInTheDocument();
  });
});

describe('what the banner asks', () => {
  afterEach(() => {
    facts.hasFilms = false;
  });

  const showWith = (customFields: Record<string, unknown>) =>
    render(
      <Docusaurus config={{customFields}}>
        <Page />
      </Docusaurus>,
    );

  it('is about Google Maps where it has a key', () => {
    showWith({asksConsent: true, maps: true});
    expect(banner()).toHaveTextContent(say('consent.CookieBanner.text'));
  });

  it('is told, and not asked, in a build without a service', () => {
    showWith({asksConsent: true});
    expect(banner()).toHaveTextContent(say('consent.CookieBanner.idle'));
  });

  it('waits for the footer’s button where only films may ask', async () => {
    facts.hasFilms = true;
    showWith({asksConsent: false});
    expect(banner()).not.toBeInTheDocument();
    await userEvent.click(button('Cookies…'));
    expect(banner()).toHaveTextContent(say('consent.CookieBanner.films'));
    await userEvent.click(button(say('consent.CookieBanner.accept')));
    expect(banner()).not.toBeInTheDocument();
    expect(stored()).toBeNull();
    await userEvent.click(button('Cookies…'));
    await userEvent.click(button(say('consent.CookieBanner.refuse')));
    expect(stored()).toMatchObject({purposes: []});
  });
});
