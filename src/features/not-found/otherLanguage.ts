import {localeOfPath, type Locale} from '../../lib/locales';
import {trustedHtml} from '../../lib/trustedTypes';
import {pathTo} from '../../routes';

/** What the replacement needs of a browser; a parameter for its tests. */
export type Browser = {
  document: Document;
  /** Path of the document that the host sent, whatever the router did since. */
  servedPath: () => string | undefined;
  fetch: typeof fetch;
  reload: () => void;
  /** Resolves once the document has all its parts. */
  loaded: () => Promise<void>;
  /** Ends the application, and forgets what it left in the window. */
  forget: () => void;
};

/** The language of a path, when the application that answers it speaks another one. */
export function languageMissedBy(locale: Locale, pathname: string): Locale | undefined {
  const expected = localeOfPath(pathname);
  return expected === locale ? undefined : expected;
}

/**
 * Replaces the document with the not-found page of the path's language: a host without rules
 * answers every unknown path with the French `404.html`. When the router reached the path
 * without asking the host, the address is loaded in full instead. Either happens once,
 * because the result is checked to be in the right language.
 */
export async function showInOtherLanguage(
  expected: Locale,
  pathname: string,
  browser: Browser,
): Promise<void> {
  if (browser.servedPath() !== pathname) {
    browser.reload();
    return;
  }
  const response = await browser.fetch(pathTo('not-found', expected));
  if (!response.ok) {
    return;
  }
  const trusted = trustedHtml(await response.text());
  const {lang} = new DOMParser().parseFromString(trusted, 'text/html').documentElement;
  if (!lang.startsWith(expected)) {
    return;
  }
  await browser.loaded();
  browser.forget();
  browser.document.open();
  browser.document.write(trusted);
  browser.document.close();
}

/** The browser of the visitor. */
export function visitorsBrowser(): Browser {
  return {
    document,
    servedPath: () => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry && new URL(entry.name).pathname;
    },
    fetch: (...args) => fetch(...args),
    reload: () => window.location.reload(),
    loaded: async () => {
      if (document.readyState !== 'complete') {
        await new Promise((resolve) => window.addEventListener('load', resolve, {once: true}));
      }
    },
    forget: () => {
      const globals = window as unknown as {docusaurusRoot?: {unmount: () => void}};
      globals.docusaurusRoot?.unmount();
      // document.open() keeps the window. Docusaurus would render the new page
      // with the React of the old root, and the runtime of the new document would
      // take the chunks of the old one for its own and start them again.
      for (const key of Object.keys(window)) {
        if (key === 'docusaurusRoot' || /^(webpack|rspack)Chunk/.test(key)) {
          Reflect.deleteProperty(window, key);
        }
      }
    },
  };
}
