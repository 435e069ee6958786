import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Letters and digits of a file's prefix: some 60 files share 62³ of them. */
const PREFIX_LENGTH = 3;

/**
 * What the names of all classes of a CSS module begin with.
 *
 * @param file from the project's folder, with `/`
 */
export function prefixOf(file: string): string {
  const hash = createHash('sha256').update(file).digest('base64').replaceAll(/[+/=]/g, '');
  // A class can't begin with a digit.
  return hash.replace(/^\d+/, '').slice(0, PREFIX_LENGTH);
}

/**
 * Names classes shortly: a prefix of the file, and the place of the class in it. The
 * same file always gives the same names, also where the bundler keeps compiled
 * modules; like names in a row, as these are, compress to nearly nothing.
 *
 * @param siteDir the project's folder
 * @returns what css-loader calls for each name of a module
 */
export function createNames(siteDir: string) {
  const owners = new Map<string, string>();
  const read = (resourcePath: string) => {
    const file = path.relative(siteDir, resourcePath).split(path.sep).join('/');
    const prefix = prefixOf(file);
    const owner = owners.get(prefix) ?? file;
    owners.set(prefix, owner);
    if (owner !== file) {
      throw new Error(
        `${owner} and ${file} get the same prefix for their classes: make PREFIX_LENGTH in src/plugins/styles/names.ts longer.`,
      );
    }
    const words = new Set(
      readFileSync(resourcePath, 'utf8').match(/(?<=\.|@keyframes )[A-Za-z_][\w-]*/g),
    );
    return {prefix, words: [...words]};
  };
  const known = new Map<string, ReturnType<typeof read>>();
  return ({resourcePath}: {resourcePath: string}, _pattern: string, name: string): string => {
    const {prefix, words} = known.get(resourcePath) ?? read(resourcePath);
    known.set(resourcePath, {prefix, words});
    const place = words.indexOf(name);
    return place < 0 ? `${prefix}_${name}` : `${prefix}${place.toString(36)}`;
  };
}

type Loader = {loader?: unknown; options?: {modules?: Record<string, unknown>}};
type Rule = {use?: unknown};

/**
 * Makes css-loader name classes by {@link createNames}.
 *
 * @param rules of the bundler
 * @throws Error when css-loader is not set up as it was when this was written
 */
export function shortenNames(rules: unknown, siteDir: string): void {
  const loaders = ((rules ?? []) as Rule[])
    .flatMap(({use}) => (Array.isArray(use) ? (use as Loader[]) : []))
    .filter(({loader, options}) => String(loader).includes('css-loader') && options?.modules);
  if (loaders.length === 0) {
    throw new Error(
      'Docusaurus changed: no rule of the bundler compiles CSS modules by css-loader; see src/plugins/styles/names.ts.',
    );
  }
  const getLocalIdent = createNames(siteDir);
  for (const {options} of loaders) {
    Object.assign(options?.modules ?? {}, {getLocalIdent});
  }
}
