import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from './siteError';

export const PALETTE_FILE = 'src/css/palette.css';

/** The style sheets that define the colours, from the project's root: palette, then roles. */
export const TOKENS_FILES = [PALETTE_FILE, 'src/css/on-brand.css', 'src/css/tokens.css'];

export const readTokensCss = (siteDir: string): string =>
  TOKENS_FILES.map((file) => readFileSync(path.join(siteDir, file), 'utf8')).join('\n');

/** Value of a design token, by its name without `--site-`. */
export type Token = (name: string) => string;

/**
 * Reads the light theme's custom properties, with `var()` resolved: the first declaration of each in
 * a rule of `:root`. Other grounds, such as that of a dark brand colour, declare the same names.
 *
 * @returns a function that gives the value of `--site-<name>`, and throws a SiteError that names
 * the token when the style sheet no longer has it
 */
export function readTokens(css: string): Token {
  const declared = new Map<string, string>();
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)/g);
  for (const [, selectors = '', declarations = ''] of rules) {
    if (!selectors.split(',').some((selector) => selector.trim() === ':root')) continue;
    for (const [, name = '', value = ''] of declarations.matchAll(
      /--site-([\w-]+)\s*:\s*([^;]+);/g,
    )) {
      if (!declared.has(name)) declared.set(name, value.trim());
    }
  }
  return function token(name: string): string {
    const value = declared.get(name);
    if (value === undefined) {
      throw new SiteError(
        `${TOKENS_FILES.join(', ')}: --site-${name} is missing, but pictures and the web manifest use it. Restore it, or rename it where it is used (src/plugins, scripts/assets/favicons.ts).`,
      );
    }
    const [, other] = /^var\(--site-([\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : token(other);
  };
}
