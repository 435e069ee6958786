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

/** A class in a selector, escapes included (`.\30 a`); what stands in brackets stays. */
const CLASS = /\[[^\]]*\]|\.((?:\\[\da-f]{1,6}\s?|\\[^\n]|[\w-]|[^\0-\x7F])+)/gi;

/** An id in a selector, outside brackets. */
const ID = /#[\w-]+(?![^[]*\])/;

/**
 * Selects classes by their attribute, so that svgo understands escaped names and keeps the classes
 * that rules for the night name too. It leaves rules with an id alone: it would remove the id.
 */
export const withPlainSelectors = (source: string): string =>
  source.replace(STYLE, (_all, open: string, css: string, close: string) => {
    const root = parseStyles(css);
    const hasIds = root.nodes.some((node) => node.type === 'rule' && ID.test(node.selector));
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.map((selector) => {
        const plain = selector.replace(CLASS, (written, name: string | undefined) =>
          name === undefined ? written : `[class~="${plainStyle(name)}"]`,
        );
        // For the night too, which must stay as strong.
        return hasIds && ID.test(selector) && !plain.includes(':') ? `${plain}:not(x)` : plain;
      });
    });
    return open + root.toString() + close;
  });
