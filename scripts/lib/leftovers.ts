import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../src/lib/files';
import {placeAt, type Problem} from '../../src/lib/siteError';

/** What the site came with, and where its owner writes another. */
type Leftover = {
  /** Starts a message: « the city "Paris" ». */
  what: string;
  pattern: RegExp;
  /** The file that holds the owner's value, and whether it still has the supplied one. */
  source: string;
  isSupplied: (text: string) => boolean;
  /** The built files to read; every text file by default. */
  files?: RegExp;
  severity?: 'warning';
  remedy: string;
};

const IDENTITY = 'see docs/identity.md, then build again';

/** The agency that the site came with. */
export const SUPPLIED_NAME = 'Soin Commun';

/** The overlap of the two discs: the shape that only this mark has. */
const MARK = /M30 2\.679A20 20 0 0 1 30 37\.321/;
const COLOUR = /#09c78e\b|\brgba?\(9[ ,]+199[ ,]+142/i;

const leftovers: readonly Leftover[] = [
  {
    what: `the name "${SUPPLIED_NAME}"`,
    pattern: new RegExp(SUPPLIED_NAME.replace(' ', String.raw`[\s\u00A0-]`), 'i'),
    source: 'src/site.ts',
    isSupplied: (text) => text.includes(`'${SUPPLIED_NAME}'`),
    remedy: `write your own; ${IDENTITY}`,
  },
  {
    what: 'the city "Paris"',
    // A ministry's or an authority's postal address keeps its CEDEX.
    pattern: /(?<!\p{L})Paris(?!\p{L})(?!\s+cedex)/iu,
    source: 'src/site.ts',
    isSupplied: (text) => /\bcity: (?:example\()?'Paris'/.test(text),
    // A case study may be about any city.
    files: /^(?!(?:fr\/|en\/)?work\/).*(?:\.html|\.webmanifest)$/,
    severity: 'warning',
    remedy: `write your own if it is meant to be the agency's; ${IDENTITY}`,
  },
  {
    what: 'the brand colour #09c78e',
    pattern: COLOUR,
    source: 'src/css/palette.css',
    isSupplied: (text) => COLOUR.test(text),
    remedy: `colours come from src/css/palette.css; ${IDENTITY}`,
  },
  {
    what: 'the mark of two discs',
    pattern: MARK,
    source: 'src/mark.ts',
    isSupplied: (text) => MARK.test(text),
    remedy: `it comes from src/mark.ts; icons are drawn by npm run assets -- favicons; ${IDENTITY}`,
  },
];

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/;

/** Where an owner may have written it: texts and code, as opposed to tests and the handbook. */
const SOURCES = ['blog', 'i18n', 'src', 'static'];
const SOURCE = /\.(?:mdx?|ya?ml|json|tsx?|css|svg)$/;

/**
 * What the built site still carries of the identity that it came with, once its owner has written
 * another: at each place of the sources that holds it, or in the built file.
 *
 * @param siteDir absolute; its last build is read
 */
export function checkLeftovers(siteDir: string): Problem[] {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const changed = leftovers.filter(
    ({source, isSupplied}) => existsSync(path.join(siteDir, source)) && !isSupplied(read(source)),
  );
  if (changed.length === 0) return [];
  if (!existsSync(path.join(siteDir, 'build/index.html'))) {
    const message =
      'there is no build to look for the old name, city, colour and mark in: run npm run build, then this command again.';
    return [{file: 'build', severity: 'warning', message}];
  }
  const textsIn = (folders: readonly string[], names: RegExp) =>
    filesIn(siteDir, folders)
      .filter((file) => names.test(file) && !file.includes('__tests__/'))
      .map((file) => ({file, text: read(file)}));
  const built = textsIn(['build'], TEXT);
  const sources = textsIn(SOURCES, SOURCE);
  return changed.flatMap(({what, pattern, files, severity, remedy}): Problem[] => {
    const found = built.filter(
      ({file, text}) => (files ?? /^/).test(file.slice('build/'.length)) && pattern.test(text),
    );
    const [first] = found;
    if (!first) return [];
    const others = found.length > 1 ? ` (and ${found.length - 1} more)` : '';
    const message = `${what}, which the site came with, is still in ${first.file}${others}: ${remedy}.`;
    const rest = {...(severity && {severity}), message};
    const places = sources.flatMap(({file, text}) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [{file, ...placeAt(text, at), ...rest}];
    });
    return places.length > 0
      ? places
      : [{file: first.file, ...placeAt(first.text, first.text.search(pattern)), ...rest}];
  });
}
