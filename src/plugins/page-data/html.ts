import {Markup, markup} from '../../lib/markup';
import {EMBEDDED_ID} from '../../lib/pageDocument';
import {deferScripts} from './deferScripts';

/** JSON that can't close its script element (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements). */
function escapedJson(value: unknown): Markup {
  return new Markup(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

/** Names the generator and its version; no visitor needs it. */
const GENERATOR = /<meta name="?generator"?[^>]*>/;

/** The application's script tags, which Docusaurus adds to the head. */
const MAIN_SCRIPTS =
  /<script\b[^>]*\bsrc="?[^">\s]*\/react\.[^>]*><\/script>\s*<script\b[^>]*\bsrc="?[^">\s]*\/main\.[^>]*><\/script>/;

/** The application's style sheet. */
const MAIN_STYLES = /<link\b[^>]*\bhref="?[^">\s]*\/styles\.[^>]*>/;

/**
 * Embeds a page's document, style sheets and scripts in its HTML, so that all load in one round
 * trip.
 *
 * @param early a script that runs before the style sheets load
 * @throws Error when the HTML lacks the scripts or the end tag that Docusaurus writes
 */
export function embed(
  html: string,
  document: unknown,
  files: readonly string[],
  facts?: unknown,
  early = markup``,
): string {
  const isStyles = (address: string) => address.endsWith('.css');
  const scripts = files
    .filter((address) => !isStyles(address))
    .map((address) => markup`<script src="${address}" defer></script>`);
  const styles = files
    .filter(isStyles)
    .map((address) => markup`<link rel="stylesheet" href="${address}">`);
  if (!MAIN_STYLES.test(html) || !MAIN_SCRIPTS.test(html) || !html.includes('</body>')) {
    throw new Error(
      'Docusaurus changed: the HTML of a page has no style sheet named styles, does not have the scripts react and main, one after the other, or has no </body>; see embed in src/plugins/page-data/html.ts.',
    );
  }
  const structured =
    facts === undefined
      ? ''
      : markup`<script type="application/ld+json">${escapedJson(facts)}</script>`;
  const data = markup`<script type="application/json" id="${EMBEDDED_ID}">${escapedJson(document)}</script>${structured}</body>`;
  return html
    .replace(GENERATOR, '')
    .replace(MAIN_STYLES, (main) => markup`${early}${new Markup(main)}${styles}`.source)
    .replace(MAIN_SCRIPTS, (main) => deferScripts(markup`${scripts}${new Markup(main)}`).source)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => data.source);
}
