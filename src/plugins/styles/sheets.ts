import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {atOnce} from '../shared/atOnce';
import {writeWhole} from '../shared/files';
import {firstSheet, wholeSheet} from './firstSheet';
import {prefixOf} from './names';
import {nothingShown, readShown} from './shown';

/** The style sheets of a page, by their addresses. */
export type Sheets = {
  /** What the page shows at first; its HTML links it. */
  first: string;
  /** All rules of the site: for what comes later, and for the other pages. */
  whole: string;
  /** Digest of the whole sheet, `sha384-…`: a script puts it into the document. */
  wholeIntegrity: string;
};

/**
 * Features whose scripts are there from the start and show what is not in the HTML,
 * without waiting for the whole sheet. e2e/styles.spec.ts finds what is missing here.
 */
const ALWAYS_SHOWN = ['src/features/consent', 'src/features/theme-toggle'];

/** The tag of the style sheet in the HTML that Docusaurus writes. */
const TAG = /<link\b[^>]*\brel="?stylesheet\b[^>]*\bhref="?([^">\s]+\/styles\.[^">\s]+\.css)[^>]*>/;

/** How many pages are read at once. */
const AT_ONCE = 16;

function createIsAlwaysShown(siteDir: string): (className: string) => boolean {
  const prefixes = ALWAYS_SHOWN.flatMap((dir) =>
    readdirSync(path.join(siteDir, dir), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => prefixOf(path.posix.join(dir, file.split(path.sep).join('/')))),
  );
  return (className) => prefixes.some((prefix) => className.startsWith(prefix));
}

export type SheetsOptions = {
  siteDir: string;
  /** The published folder. */
  buildDir: string;
  /** The pages, each with its file and the name of its kind: those share a sheet. */
  pages: ReadonlyArray<{kind: string; htmlFile: string}>;
};

/**
 * Writes the style sheets of each kind of page beside the bundler's one of everything.
 *
 * @returns the sheets by the kind's name, and what takes the bundler's sheet away when
 *   no page links it any longer
 * @throws Error when the HTML does not link one style sheet, as Docusaurus writes it
 */
export async function writeSheets({siteDir, buildDir, pages}: SheetsOptions): Promise<{
  sheetsOf: (kind: string) => Sheets;
  removeOriginal: () => Promise<void>;
}> {
  const isAlwaysShown = createIsAlwaysShown(siteDir);
  const limit = atOnce(AT_ONCE);
  const originals = new Set<string>();
  const shown = new Map(pages.map(({kind}) => [kind, nothingShown()]));
  await Promise.all(
    pages.map(({kind, htmlFile}) =>
      limit(async () => {
        const html = await readFile(htmlFile, 'utf8');
        const [, address] = TAG.exec(html) ?? [];
        if (address === undefined) {
          throw new Error(
            `Docusaurus changed: ${path.relative(siteDir, htmlFile)} links no style sheet named styles; see src/plugins/styles/sheets.ts.`,
          );
        }
        originals.add(address);
        readShown(html, shown.get(kind) ?? nothingShown());
      }),
    ),
  );
  const [original = '', ...others] = originals;
  if (others.length > 0) {
    throw new Error(
      `Docusaurus changed: the pages of a language link several style sheets (${[...originals].join(', ')}); see src/plugins/styles/sheets.ts.`,
    );
  }
  const file = path.join(buildDir, original);
  const css = await readFile(file, 'utf8');
  const write = async (name: string, text: string): Promise<string> => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const address = path.posix.join(path.posix.dirname(original), `${name}.${hash}.css`);
    await writeWhole(path.join(buildDir, address), text);
    return address;
  };
  const wholeText = wholeSheet(css);
  const common = {
    whole: await write('whole', wholeText),
    wholeIntegrity: `sha384-${createHash('sha384').update(wholeText).digest('base64')}`,
  };
  const sheets = new Map<string, Sheets>();
  for (const [kind, elements] of shown) {
    const first = await write('first', firstSheet(css, elements, isAlwaysShown));
    sheets.set(kind, {...common, first});
  }
  return {
    sheetsOf: (kind) => {
      const found = sheets.get(kind);
      if (!found) throw new Error(`No style sheets were written for ${kind}.`);
      return found;
    },
    removeOriginal: () => rm(file),
  };
}

/** Links a page's style sheets in its HTML instead of the bundler's one. */
export function linkSheets(html: string, {first, whole, wholeIntegrity}: Sheets): string {
  return html.replace(
    TAG,
    `<link rel="stylesheet" href="${first}" data-whole="${whole}" data-whole-integrity="${wholeIntegrity}">`,
  );
}
