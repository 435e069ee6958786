import postcss, {type Root} from 'postcss';

/*
 * The style sheets of a drawing, made ready for svgo.
 */

/** A style element: its tag, its rules, its closing tag. */
const STYLE = /(<style\b(?:[^>]*[^/>])?>)([\s\S]*?)(<\/style>)/g;

const named: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

/** The rules of a style element as XML reads them: without comments, with the signs of entities. */
const textOf = (written: string): string =>
  written
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/<!\[CDATA\[([\s\S]*?)\]\]>/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(
            /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
            (all: string, decimal?: string, hex?: string, name?: string) =>
              name === undefined
                ? codeSign(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
                : (named[name] ?? all),
          ),
    )
    .join('');

/** Changes the rules of each style element of a drawing. */
export const changeStyles = (source: string, change: (root: Root) => void): string =>
  source.replace(STYLE, (_all, open: string, css: string, close: string) => {
    const root = postcss.parse(textOf(css));
    change(root);
    return open + root.toString().replaceAll('&', '&amp;').replaceAll('<', '&lt;') + close;
  });

/** https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point */
const codeSign = (code: number): string =>
  code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);

const ESCAPE = /\\(?:([\da-f]{1,6})\s?|([^\n]))/gi;

/** A style without its comments and escapes, which hide words: `u\\72l(` is `url(`. */
export const plainStyle = (styles: string): string =>
  styles
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(ESCAPE, (_, code: string | undefined, sign: string) =>
      code === undefined ? sign : codeSign(Number.parseInt(code, 16)),
    );

/** A class or an id in a selector, escapes included (`.\30 a`); what stands in brackets stays. */
const NAME = /\[[^\]]*\]|([.#])((?:\\[\da-f]{1,6}\s?|\\[^\n]|[\w-]|[^\0-\x7F])+)/gi;

/** An id weighs more than classes: as much as three, of which no drawing has as many. */
const ID_WEIGHT = 3;

/**
 * Selects classes and ids by their attributes, so that svgo understands escaped names, and keeps
 * the classes and ids that rules for the night and `<use>` name too. Rules for the night keep ids,
 * since svgo does not look into them.
 */
export const withPlainSelectors = (source: string): string =>
  changeStyles(source, (root) => {
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.map((selector) => {
        const isInlined = rule.parent === root && !selector.includes(':target');
        return selector.replace(NAME, (written: string, sign?: string, name: string = '') => {
          if (sign === '.') return `[class~="${plainStyle(name)}"]`;
          return sign === '#' && isInlined
            ? `[id="${plainStyle(name)}"]`.repeat(ID_WEIGHT)
            : written;
        });
      });
    });
  });

/** A colour, and the same in the colours of a wide screen after it, as Figma writes a style. */
const WIDE_COLOUR = /\b([\w-]+)(\s*:\s*[^;"']+);\s*\1\s*:\s*color\([^)]*\)/g;

/** A style with the first colour of such a pair: as an attribute it would have the second alone. */
export const withPlainColours = (source: string): string =>
  source.replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/g, (style) => style.replace(WIDE_COLOUR, '$1$2'));
