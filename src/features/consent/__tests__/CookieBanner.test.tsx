import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createRef, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {Link, MemoryRouter, useLocation} from 'react-router-dom';
import {CookieBanner, openConsentBanner} from '..';
import {CONSENT_KEY, saveConsent} from '../../../hooks/useConsent';
import {PathnameProvider} from '../../../hooks/usePathname';

/** Provides the current path, as the site's frame does. */
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
        Gérer les cookies
      </button>
      <Link to="/team/">Équipe</Link>
    </MemoryRouter>
  );
}

const banner = () => screen.queryByRole('region', {name: 'Cookies'});
const button = (name: string) => screen.getByRole('button', {name});
const stored = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

describe('the cookie banner', () => {
  it('is not in the server’s HTML', () => {
    expect(renderToString(<Page />)).not.toContain('Accepter');
  });

  it('asks without moving the focus, with a link to the privacy policy', () => {
    render(<Page />);
    expect(banner()).toBeInTheDocument();
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('link', {name: 'En savoir plus sur les cookies'})).toHaveAttribute(
      'href',
      '/privacy-policy/',
    );
  });

  it('gives both answers the same look', () => {
    render(<Page />);
    expect(button('Refuser').className).toBe(button('Accepter').className);
    expect(button('Refuser')).toHaveAttribute('data-variant', 'primary');
    expect(button('Accepter')).toHaveAttribute('data-variant', 'primary');
  });

  it.each([
    ['Accepter', ['maps']],
    ['Refuser', []],
  ])('closes and stores the answer « %s »', async (name, purposes) => {
    render(<Page />);
    await userEvent.click(button(name));
    expect(banner()).not.toBeInTheDocument();
    expect(stored()).toMatchObject({version: 1, purposes});
    expect(screen.getByTestId('start')).toHaveFocus();
  });

  it('does not close with Escape before there is an answer', async () => {
    render(<Page />);
    act(() => button('Refuser').focus());
    await userEvent.keyboard('{Escape}');
    expect(banner()).toBeInTheDocument();
  });

  it('does not ask a visitor who has answered', () => {
    saveConsent(false);
    render(<Page />);
    expect(banner()).not.toBeInTheDocument();
  });

  it('reopens with focus inside, and returns it on close', async () => {
    saveConsent(false);
    render(<Page />);
    await userEvent.click(button('Gérer les cookies'));
    expect(banner()).toHaveFocus();
    await userEvent.click(button('Accepter'));
    expect(stored()).toMatchObject({purposes: ['maps']});
    expect(button('Gérer les cookies')).toHaveFocus();
  });

  it('closes with Escape without changing the answer', async () => {
    saveConsent(true);
    render(<Page />);
    await userEvent.click(button('Gérer les cookies'));
    await userEvent.keyboard('{Escape}');
    expect(banner()).not.toBeInTheDocument();
    expect(stored()).toMatchObject({purposes: ['maps']});
    expect(button('Gérer les cookies')).toHaveFocus();
  });

  it('receives focus when it is requested while open', async () => {
    render(<Page />);
    await userEvent.click(button('Gérer les cookies'));
    expect(banner()).toHaveFocus();
    await userEvent.click(button('Gérer les cookies'));
    expect(banner()).toHaveFocus();
  });

  it('closes on navigation when it was opened on request', async () => {
    saveConsent(true);
    render(<Page />);
    await userEvent.click(button('Gérer les cookies'));
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
