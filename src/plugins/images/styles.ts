import postcss from 'postcss';

/*
 * The style sheets of a drawing, made ready for svgo.
 */

/** A style element: its tag, its rules, its closing tag. */
export const STYLE = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;

/** The rules of a style element, without the marks of XML round them. */
export const parseStyles = (css: string) => postcss.parse(css.replace(/<!\[CDATA\[|\]\]>/g, ''));

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
  source.replace(STYLE, (_all, open: string, css: string, close: string) => {
    const root = parseStyles(css);
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
    return open + root.toString() + close;
  });
