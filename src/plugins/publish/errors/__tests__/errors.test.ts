/** @jest-environment node */
import {JSDOM} from 'jsdom';
import {localeFacts, locales} from '../../../../lib/locales';
import {ERRORS, pathTo} from '../../../../routes';
import {site} from '../../../../site';
import {errorFiles, errorStatuses} from '..';

const script = '<script>document.documentElement.setAttribute("data-theme","dark")</script>';
const built = `<!doctype html><head>${script}<link rel=stylesheet href=/assets/css/styles.12345678.css><script src=/assets/js/main.js></script>`;

describe('the pages of a server’s errors', () => {
  it.each(locales)(
    'are in %s, with the site’s theme and style sheet, and no other code',
    (locale) => {
      const {prefix, htmlLang} = localeFacts[locale];
      const pages = errorFiles(locale, built).filter(([address]) => address.endsWith('.html'));
      expect(pages.map(([address]) => address)).toEqual(
        errorStatuses.map((status) => `${prefix}${ERRORS}${status}.html`),
      );
      for (const [, html] of pages) {
        const {document} = new JSDOM(html).window;
        expect(document.documentElement.lang).toBe(htmlLang);
        expect(document.querySelector('h1')?.textContent).not.toBe('');
        expect(document.title).toContain(site.name);
        expect([...document.scripts].map(({outerHTML}) => outerHTML)).toEqual([script]);
        const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
        expect(sheets.map((sheet) => sheet.getAttribute('href'))).toEqual([
          '/assets/css/styles.12345678.css',
          expect.stringMatching(/^\/assets\/css\/error\.[\da-f]{8}\.css$/),
        ]);
        const links = [...document.links].map((link) => link.getAttribute('href'));
        expect(new Set(links)).toEqual(new Set([pathTo('home', locale), `mailto:${site.email}`]));
        // Small: sent when something fails, perhaps the memory or the disk.
        expect(html.length).toBeLessThan(4096);
      }
    },
  );

  it('share one style sheet, written with the default language', () => {
    const [[sheet = '', css = ''] = []] = errorFiles('fr', built);
    expect(css).toContain('.error');
    expect(errorFiles('en', built).map(([address]) => address)).not.toContain(sheet);
    expect(errorFiles('en', built)[0]?.[1]).toContain(`href="${sheet}"`);
  });

  it('stop the build when a built page no longer has what they borrow', () => {
    expect(() => errorFiles('fr', '<!doctype html><title>A</title>')).toThrow(
      'build/404.html: the theme’s script or the style sheet is not where src/plugins/publish/errors looks for it',
    );
  });
});
