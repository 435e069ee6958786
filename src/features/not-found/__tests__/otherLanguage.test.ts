/** @jest-environment jsdom */
import {
  languageMissedBy,
  showInOtherLanguage,
  visitorsBrowser,
  type Browser,
} from '../otherLanguage';

function browser(html: string, servedPath = '/en/nothing/'): Browser & {written: string[]} {
  const written: string[] = [];
  const stub = {open: jest.fn(), write: (text: string) => written.push(text), close: jest.fn()};
  return {
    written,
    document: stub as unknown as Document,
    servedPath: () => servedPath,
    fetch: jest.fn(() =>
      Promise.resolve({ok: true, text: () => Promise.resolve(html)} as Response),
    ),
    reload: jest.fn(),
    loaded: () => Promise.resolve(),
    forget: jest.fn(),
  };
}
const english = '<!doctype html><html lang="en-GB"><title>Error 404</title></html>';
const french = '<!doctype html><html lang="fr-FR"><title>Erreur 404</title></html>';

describe('languageMissedBy', () => {
  it.each([
    ['fr', '/en/nothing/', 'en'],
    ['fr', '/en', 'en'],
    ['en', '/fr/nothing/', 'fr'],
    ['en', '/nothing/', 'fr'],
    ['fr', '/nothing/', undefined],
    ['fr', '/enfants/', undefined],
    ['en', '/en/nothing/', undefined],
  ] as const)('returns, for the %s application at %s: %s', (locale, pathname, expected) => {
    expect(languageMissedBy(locale, pathname)).toBe(expected);
  });
});

describe('showInOtherLanguage', () => {
  it('replaces the document with the not-found page in the path’s language', async () => {
    const here = browser(english);
    await showInOtherLanguage('en', '/en/nothing/', here);
    expect(here.fetch).toHaveBeenCalledWith('/en/404/');
    expect(here.forget).toHaveBeenCalledTimes(1);
    expect(here.written).toEqual([english]);
    expect(here.reload).not.toHaveBeenCalled();
  });

  it('works from English to French too', async () => {
    const here = browser(french, '/fr/nothing/');
    await showInOtherLanguage('fr', '/fr/nothing/', here);
    expect(here.fetch).toHaveBeenCalledWith('/404/');
    expect(here.written).toEqual([french]);
  });

  it('never writes a page in the wrong language, which would loop', async () => {
    const here = browser(french);
    await showInOtherLanguage('en', '/en/nothing/', here);
    expect(here.written).toEqual([]);
    expect(here.forget).not.toHaveBeenCalled();
  });

  it('keeps the current page when the request fails', async () => {
    const here = browser('');
    here.fetch = jest.fn(() => Promise.resolve({ok: false} as Response));
    await showInOtherLanguage('en', '/en/nothing/', here);
    expect(here.written).toEqual([]);
  });

  it('reloads after a client-side navigation: the page may exist on the host', async () => {
    const here = browser(english, '/team/');
    await showInOtherLanguage('en', '/en/work/care-co-nume-en/', here);
    expect(here.reload).toHaveBeenCalledTimes(1);
    expect(here.fetch).not.toHaveBeenCalled();
    expect(here.written).toEqual([]);
  });
});

describe('visitorsBrowser', () => {
  it('unmounts the application and discards its chunks before another one starts in the window', () => {
    const unmount = jest.fn();
    const globals: Record<string, unknown> = window as never;
    globals.docusaurusRoot = {unmount};
    globals.webpackChunksoin_commun = [];
    visitorsBrowser().forget();
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(globals).not.toHaveProperty('docusaurusRoot');
    expect(globals).not.toHaveProperty('webpackChunksoin_commun');
  });
});
