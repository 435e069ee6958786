import {localeOfPath, type Locale} from '../../lib/locales';
import {trustedHtml} from '../../lib/trustedTypes';
import {pathTo} from '../../routes';

/** Browser APIs used by the replacement; a parameter for its tests. */
export type Browser = {
  document: Document;
  /** Path of the original request. */
  servedPath: () => string | undefined;
  fetch: typeof fetch;
  reload: () => void;
  loaded: () => Promise<void>;
  /** Stops the application and clears its globals. */
  forget: () => void;
};

/** The language of a path, if it is not the application's. */
export function languageMissedBy(locale: Locale, pathname: string): Locale | undefined {
  const expected = localeOfPath(pathname);
  return expected === locale ? undefined : expected;
}

/**
 * Replaces the document with the not-found page in the path's language: a host without rules serves
 * the French `404.html` for every unknown path. A path reached by client-side navigation is loaded
 * in full instead.
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
  if (!response.ok) return;
  const trusted = trustedHtml(await response.text());
  const {lang} = new DOMParser().parseFromString(trusted, 'text/html').documentElement;
  if (!lang.startsWith(expected)) return;
  await browser.loaded();
  browser.forget();
  browser.document.open();
  browser.document.write(trusted);
  browser.document.close();
}

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
      // document.open() keeps the window: without this, the new document would run with the React
      // and the chunks of the old one.
      for (const key of Object.keys(window)) {
        if (key === 'docusaurusRoot' || /^(webpack|rspack)Chunk/.test(key)) {
          Reflect.deleteProperty(window, key);
        }
      }
    },
  };
}
