import {Parser} from 'htmlparser2';
import {EMBEDDED_ID} from '../../lib/pageDocument';
import {site} from '../../site';
import {comeLate} from './late';

export type PageWords = {
  /** Without the site's name behind it. */
  title: string;
  description: string;
};

export function wordsOf(html: string): PageWords {
  // The head alone: parsing the whole of 600 pages would take longer than rendering them.
  const [head = ''] = html.split('<body', 1);
  const words = {title: '', description: ''};
  let isTitle = false;
  const parser = new Parser({
    onopentag(name, {name: kind, content = ''}) {
      isTitle = name === 'title';
      if (name === 'meta' && kind === 'description') words.description = content;
    },
    ontext(text) {
      if (isTitle) words.title += text;
    },
    onclosetag() {
      isTitle = false;
    },
  });
  parser.end(head);
  const suffix = ` – ${site.name}`;
  const {title} = words;
  return {...words, title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title};
}

/** JSON that can't end the element around it (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements). */
function escapedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Says which program made the page, and its version: to nobody who reads it. */
const GENERATOR = /<meta name="?generator"?[^>]*>/;

/** The tags of the application's scripts, which Docusaurus puts into the head. */
const MAIN_SCRIPTS =
  /<script\b[^>]*\bsrc="?[^">\s]*\/runtime~main\.[^>]*><\/script>\s*<script\b[^>]*\bsrc="?[^">\s]*\/main\.[^>]*><\/script>/;

/**
 * Puts a page's document and scripts into its HTML, so that all load in one round trip.
 *
 * @throws Error when the HTML does not look as Docusaurus writes it
 */
export function embed(
  html: string,
  document: unknown,
  scripts: readonly string[],
  facts?: unknown,
): string {
  const tags = scripts.map((address) => `<script src="${address}" defer></script>`).join('');
  if (!MAIN_SCRIPTS.test(html) || !html.includes('</body>')) {
    throw new Error(
      'Docusaurus changed: the HTML of a page does not have the scripts runtime~main and main, one after the other, or has no </body>; see embed in src/plugins/page-data/html.ts.',
    );
  }
  const data = [
    `<script type="application/json" id="${EMBEDDED_ID}">${escapedJson(document)}</script>`,
    ...(facts ? [`<script type="application/ld+json">${escapedJson(facts)}</script>`] : []),
  ].join('');
  return html
    .replace(GENERATOR, '')
    .replace(MAIN_SCRIPTS, (main) => comeLate(tags + main))
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${data}</body>`);
}
