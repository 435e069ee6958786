import postcss, {CssSyntaxError, type AtRule} from 'postcss';
import {closest} from '../../lib/texts/closest';
import type {DrawingProblem} from './drawing';
import {changeStyles} from './styles';

/*
 * The colours of the night: the rules of a drawing in `@media (prefers-color-scheme: dark)`. See
 * README.md.
 */

/** The id of the root element, and the fragment that asks for the colours of the night. */
export const NIGHT = 'night';

/** The fragment of an address that asks for the night. */
export const NIGHT_FRAGMENT = `#${NIGHT}`;

const DARK = /^\(\s*prefers-color-scheme\s*:\s*dark\s*\)$/;

/** The root element of a drawing. */
export const ROOT = /<svg\b[^>]*>/;

/** A tag without an attribute. */
export const without = (attribute: string, tag: string) =>
  tag.replace(new RegExp(`\\s${attribute}\\s*=\\s*(["']).*?\\1`, 's'), '');

/** Changes the rules of a drawing that apply at night. */
const changeNight = (source: string, change: (media: AtRule) => void): string =>
  changeStyles(source, (root) => {
    root.walkAtRules('media', (media) => {
      if (DARK.test(media.params)) change(media);
    });
  });

/**
 * The drawing with its night rules also for `#night`: WebKit shows every picture by day, whatever
 * the page, so that pages ask for the night by the address.
 */
export function withFragment(source: string): {svg: string; hasNight: boolean} {
  let hasNight = false;
  const styled = changeNight(source, (media) => {
    hasNight = true;
    const copies = media.nodes?.map((node) => node.clone()) ?? [];
    for (const rule of copies) {
      if (rule.type !== 'rule') continue;
      rule.selectors = rule.selectors.map((selector) => `#${NIGHT}:target ${selector}`);
    }
    media.after(copies);
  });
  if (!hasNight) return {svg: source, hasNight};
  const svg = styled.replace(ROOT, (tag) =>
    without('id', tag).replace('<svg', `<svg id="${NIGHT}"`),
  );
  return {svg, hasNight};
}

/** The drawing with the colours of the night, whatever the theme. */
export const asNight = (source: string): string =>
  changeNight(source, (media) => media.replaceWith(media.nodes ?? []));

/** An id or an attribute's value in a selector. */
const TOKEN = /#([\w-]+)|\[([\w-]+)\s*=\s*(["'])(.*?)\3\]/g;

/** Warns of a rule for the night that changes nothing, and reports styles that can't be read. */
export async function checkNight(source: string): Promise<DrawingProblem[]> {
  // Loaded only when a text has a drawing.
  const {load} = await import('cheerio/slim');
  const problems: DrawingProblem[] = [];
  const $ = load(source, {xml: {withStartIndices: true}});
  // They are served as attributes, which the rules match.
  for (const element of $('[style]')) {
    for (const [, name = '', value = ''] of ($(element).attr('style') ?? '').matchAll(
      /([\w-]+)\s*:\s*([^;]+?)\s*(?:;|$)/g,
    )) {
      $(element).attr(name, value);
    }
  }
  const matches = (selector: string): boolean => {
    try {
      return $(selector).length > 0;
    } catch {
      // A selector of browsers alone, such as :focus-visible.
      return true;
    }
  };
  const meant = (selector: string): string | undefined => {
    for (const [, id, attribute = 'id', , value = ''] of selector.matchAll(TOKEN)) {
      const values = $(`[${attribute}]`)
        .toArray()
        .map((element) => $(element).attr(attribute) ?? '');
      if (!values.includes(id ?? value)) return closest(id ?? value, values);
    }
    return undefined;
  };
  for (const style of $('style')) {
    const start = source.indexOf('>', style.startIndex ?? 0);
    const lineOf = (line = 1) => source.slice(0, start).split('\n').length + line - 1;
    try {
      postcss.parse($(style).text()).walkAtRules('media', (media) => {
        if (!DARK.test(media.params)) return;
        media.walkRules((rule) => {
          for (const selector of rule.selectors) {
            if (matches(selector)) continue;
            const near = meant(selector);
            const message = `the rule for the night "${selector}" changes nothing: no element matches it. Write a colour as the drawing writes it, or an id that it has${near ? ` ("${near}"?)` : ''}.`;
            problems.push({severity: 'warning', line: lineOf(rule.source?.start?.line), message});
          }
        });
      });
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      const message = `the styles can’t be read (${error.reason}): compare their braces and quotes.`;
      problems.push({line: lineOf(error.line), message});
    }
  }
  return problems;
}
