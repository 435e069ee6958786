import {Parser} from 'htmlparser2';
import sharp from 'sharp';
import type {Config} from 'svgo';
import {asNight, checkNight, NIGHT, ROOT, withFragment, without} from './night';
import {tintOf} from './original';
import {plainStyle, withPlainColours, withPlainSelectors} from './styles';

/*
 * Drawings: pictures saved as SVG. Sharp at every size, lighter than pixels, and with colours of
 * their own at night. See README.md.
 */

/** Warning above, in bytes of the SVG as the writer saved it: a traced photo, most likely. */
const LARGE_BYTES = 150_000;

/** Whether a picture is a drawing. */
export const isDrawing = (file: string): boolean => /\.svg$/i.test(file);

export type DrawingProblem = {severity?: 'warning'; line?: number; message: string};

const NO_TEXT =
  'an image has none of the site’s fonts: convert the text to paths in your drawing program';

/** What a drawing may not contain, by element, and what to do instead. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  script: 'the site runs no script of a picture: delete it',
  foreignobject: 'not every browser shows HTML in a picture: draw it as shapes',
  image: 'a picture inside a drawing is heavy: draw it as shapes, or save the whole as a PNG',
  a: 'a picture has no links: keep its content and delete the link',
  text: NO_TEXT,
  animate: 'a picture stands still: delete the animation',
  animatecolor: 'a picture stands still: delete the animation',
  discard: 'a picture stands still: delete the animation',
  animatemotion: 'a picture stands still: delete the animation',
  animatetransform: 'a picture stands still: delete the animation',
  set: 'a picture stands still: delete the animation',
};

/** What its styles, and attributes, may not contain. */
const FORBIDDEN_STYLES: ReadonlyArray<readonly [RegExp, string]> = [
  [/@import/i, 'nothing is loaded from elsewhere: write the rules themselves'],
  [/@font-face/i, NO_TEXT],
  [/@keyframes|\banimation(?:-name)?\s*:/i, 'a picture stands still: delete the animation'],
  // An address that is not an element of the drawing.
  [
    /(?:url|src)\(\s*['"]?\s*(?!#)[^)\s'"]+['"]?\s*\)?|image-set\([^)]+\)?/i,
    'nothing is loaded from elsewhere: draw it in the file',
  ],
];

/** More nodes hang a tab: `<use>` shows what it names once more, and that may hold `<use>` too. */
const MAX_NODES = 20_000;

/** Many shapes share a pattern or a mask, which is drawn for each: only those in others hang a tab. */
const MAX_PAINTED = 10 * MAX_NODES;

type Shape = {
  id: string | undefined;
  classes: readonly string[];
  /** The id that a `<use>` shows. */
  uses: string | undefined;
  /** The ids that its attributes name: of patterns, masks, clips and colours. */
  paints: readonly string[];
  children: Shape[];
};

/** The ids that a style names: of patterns, masks, clips and colours. */
const paintsIn = (style: string): string[] =>
  [...style.matchAll(/url\(\s*['"]?#([^'")]+)/g)].map(([, named = '']) => named.trim());

/** The rules of a style sheet that name such ids, each with the classes that it selects. */
const paintingRules = (sheet: string) =>
  [...plainStyle(sheet).matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', style = '']) => {
      const classes = [...selector.matchAll(/\.((?:[\w-]|[^\0-\x7F])+)/g)].map(
        ([, name = '']) => name,
      );
      const paints = paintsIn(style);
      return paints.length > 0 ? [{classes, paints}] : [];
    },
  );

/**
 * How many nodes a browser makes of a drawing, each `<use>` expanded; stops above the limit.
 *
 * @param paintsOf the patterns and masks that count for a shape
 */
function countNodes(
  root: Shape,
  limit: number,
  paintsOf: (shape: Shape) => readonly string[] = () => [],
): number {
  const known = new Map<string, Shape>();
  const index = (shape: Shape): void => {
    if (shape.id !== undefined) known.set(shape.id, shape);
    shape.children.forEach(index);
  };
  index(root);
  const counts = new Map<Shape, number>();
  const count = (shape: Shape): number => {
    const found = counts.get(shape);
    if (found !== undefined) return found;
    // A drawing that uses itself is an error, and shows nothing there.
    counts.set(shape, 0);
    const names = [shape.uses ?? '', ...paintsOf(shape)];
    const all = [...shape.children, ...names.flatMap((name) => known.get(name) ?? [])];
    const sum = all.reduce((total, each) => Math.min(total + count(each), limit + 1), 1);
    counts.set(shape, sum);
    return sum;
  };
  return count(root);
}

/** The width and height of a viewBox, in its units. */
function sizeOfBox(box = ''): {width: number; height: number} | undefined {
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? {width, height} : undefined;
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Line and reason of an error in libxml2's messages, of which there are two forms. */
const XML_ERROR = /(?:on line |\(null\):)(\d+)(?::\d+| column \d+ of data): ([^\n]+)/;

/** Reads a drawing as XML, which is stricter than HTML. */
async function checkXml(source: string): Promise<DrawingProblem[]> {
  const error = await sharp(Buffer.from(source))
    .metadata()
    .then(() => undefined)
    .catch((caught: unknown) => (caught as Error).message);
  if (error === undefined) return [];
  const [, line, reason = error] = XML_ERROR.exec(error) ?? [];
  const message = `the drawing is not valid XML: correct it, or save it again as “plain SVG” (${reason.trim()}).`;
  return [{message, ...(line && {line: Number(line)})}];
}

/** What is wrong with a file that is no SVG in UTF-8, whatever its name; undefined for a drawing. */
function fileProblem(source: string): string | undefined {
  if (/^\uFFFD*(?:<\0|\0<)/.test(source)) {
    return 'the drawing is saved as UTF-16: save it as UTF-8.';
  }
  if (source.includes('\0') || !/<(?:[\w-]+:)?svg\b/.test(source)) {
    return 'the file is no SVG, whatever its name: export the drawing again as “plain SVG”, not compressed, or give a picture of pixels its own ending.';
  }
  return source.includes('\uFFFD')
    ? 'the drawing has signs that are not UTF-8: save it as UTF-8, and write encoding="UTF-8" in its first line if that names another.'
    : undefined;
}

/** Checks that a drawing can be served: nothing that runs, loads or needs a font. */
export async function checkDrawing(source: string): Promise<DrawingProblem[]> {
  const kind = fileProblem(source);
  if (kind) return [{line: 1, message: kind}];
  const problems: DrawingProblem[] = [];
  let root = undefined as Readonly<Record<string, string>> | undefined;
  let isStyle = false;
  const whole: Shape = {id: undefined, classes: [], uses: undefined, paints: [], children: []};
  let sheet = '';
  const prefixes = new Set<string | undefined>();
  const hasNight = /prefers-color-scheme\s*:\s*dark/.test(source);
  const open = [whole];
  const ids = new Set<string | undefined>();
  let parser: Parser | undefined = undefined;
  const report = (found: string, remedy: string, before = '') => {
    const {length} = (source.slice(0, parser?.startIndex ?? 0) + before).split('\n');
    problems.push({line: length, message: `the drawing contains ${found}: ${remedy}.`});
  };
  const checkStyles = (written: string) => {
    const styles = plainStyle(written);
    for (const [pattern, remedy] of FORBIDDEN_STYLES) {
      const found = pattern.exec(styles);
      if (found) report(found[0], remedy, styles.slice(0, found.index));
    }
  };
  parser = new Parser(
    {
      onopentag(name, attributes) {
        root ??= attributes;
        const uses = name === 'use' ? (attributes.href ?? attributes['xlink:href']) : undefined;
        if (attributes.id !== undefined && ids.has(attributes.id)) {
          report(
            `id="${attributes.id}" twice`,
            'give the second another name, and change what refers to it',
          );
        }
        ids.add(attributes.id);
        if (attributes.id === NIGHT && hasNight && root !== attributes) {
          report(`id="${NIGHT}"`, 'the site gives this name to the whole drawing: choose another');
        }
        for (const [attribute, value] of Object.entries(attributes)) {
          if (value === SVG_NAMESPACE) prefixes.add(/^xmlns:(.+)$/.exec(attribute)?.[1]);
        }
        const [prefix = '', local] = name.split(':');
        if (local !== undefined && prefixes.has(prefix)) {
          report(`<${name}>`, 'its prefix hides what it is: save it again as “plain SVG”');
          prefixes.delete(prefix);
        }
        const shape: Shape = {
          id: attributes.id,
          classes: attributes.class?.split(/\s+/) ?? [],
          uses: uses?.replace(/^#/, ''),
          paints: Object.values(attributes).flatMap(paintsIn),
          children: [],
        };
        open.at(-1)?.children.push(shape);
        open.push(shape);
        isStyle = name === 'style';
        const remedy = FORBIDDEN[name.toLowerCase()];
        if (remedy) report(`<${name}>`, remedy);
        for (const [attribute, value] of Object.entries(attributes)) {
          if (/^on/i.test(attribute)) {
            report(
              `${attribute}="…"`,
              'the site runs no script of a picture: delete the attribute',
            );
          } else if (/^(?:xlink:)?href$/.test(attribute) && !value.startsWith('#') && !remedy) {
            const short = value.length > 40 ? `${value.slice(0, 40)}…` : value;
            report(
              `${attribute}="${short}"`,
              'nothing is loaded from elsewhere: draw it in the file, and refer to it as #its-id',
            );
          } else if (attribute !== 'href') {
            checkStyles(value);
          }
        }
      },
      ontext(text) {
        if (!isStyle) return;
        checkStyles(text);
        sheet += text;
      },
      onclosetag() {
        isStyle = false;
        open.pop();
      },
      onprocessinginstruction(name, data) {
        if (/<!ENTITY/i.test(data)) report('<!ENTITY', 'save it again as “plain SVG”');
        if (name === '?xml-stylesheet') {
          report('<?xml-stylesheet', 'write the rules in a <style> of the file');
        }
      },
    },
    {xmlMode: true, decodeEntities: true},
  );
  parser.end(source);
  const rules = paintingRules(sheet);
  const paintsOf = ({classes, paints}: Shape) => [
    ...paints,
    ...rules
      .filter(
        (rule) => rule.classes.length === 0 || rule.classes.some((name) => classes.includes(name)),
      )
      .flatMap((rule) => rule.paints),
  ];
  if (countNodes(whole, MAX_NODES) > MAX_NODES) {
    const message = `the drawing has more than ${MAX_NODES} shapes once each <use> is drawn: a browser would hang. Use fewer <use> within what others use.`;
    problems.push({line: 1, message});
  } else if (countNodes(whole, MAX_PAINTED, paintsOf) > MAX_PAINTED) {
    const message =
      'the drawing draws patterns or masks within others so often that a browser would hang: draw what they show as shapes.';
    problems.push({line: 1, message});
  }
  if (sizeOfBox(root?.viewBox) === undefined) {
    const message =
      'the drawing has no viewBox="0 0 width height" on its <svg> element: add it, such as viewBox="0 0 2400 1500".';
    problems.push({line: 1, message});
  } else if (root?.xmlns !== SVG_NAMESPACE) {
    // Browsers show such a file inside a page alone.
    const message = `the drawing has no xmlns="${SVG_NAMESPACE}" on its <svg> element: add it, or save it again as “plain SVG”.`;
    problems.push({line: 1, message});
  } else if (problems.length === 0) {
    problems.push(...(await checkXml(source)));
  }
  if (problems.length === 0) problems.push(...(await checkNight(source)));
  const bytes = Buffer.byteLength(source);
  if (bytes > LARGE_BYTES) {
    const message = `the drawing weighs ${Math.round(bytes / 1000)} kB, more than a PNG would: simplify it, or save it as a PNG.`;
    problems.push({severity: 'warning', message});
  }
  return problems;
}

/** In px: from this width on, a hundredth of a unit is invisible. */
const WIDE = 1000;

const optimisation = (width: number): Config => ({
  multipass: true,
  floatPrecision: width >= WIDE ? 2 : 4,
  plugins: [
    // Rules become attributes, which the night's rules match, in the order in which they apply: a
    // style attribute over a class, a class over an attribute.
    {name: 'inlineStyles', params: {onlyMatchedOnce: false, useMqs: ['']}},
    'convertStyleToAttrs',
    {
      name: 'preset-default',
      params: {
        overrides: {
          removeTitle: false,
          removeViewBox: false,
          // The night's rules select by id, day colour, element and group: what they match stays.
          cleanupIds: false,
          collapseGroups: false,
          convertColors: false,
          convertEllipseToCircle: false,
          convertShapeToPath: false,
          inlineStyles: false,
          mergePaths: false,
          moveElemsAttrsToGroup: false,
          moveGroupAttrsToElems: false,
          removeHiddenElems: false,
          removeUnknownsAndDefaults: false,
          removeUselessStrokeAndFill: false,
        },
      },
    },
  ],
});

const UPRIGHT = /@media[^{]*\(\s*orientation\s*:\s*portrait\s*\)/;

/** A file to serve, and its displayed size in px. */
export type Drawing = {
  svg: string;
  hasNight: boolean;
  /** Whether its style has rules for an upright box: a picture's media queries see its own box. */
  isUpright: boolean;
  width: number;
  height: number;
};

/** In px: every drawing is this wide, since its units say nothing about how large to show it. */
const DISPLAYED_WIDTH = 2400;

/** Optimises a checked drawing, and gives it the size of its box. */
export async function optimiseDrawing(source: string): Promise<Drawing> {
  // Loaded only when a drawing has changed.
  const {optimize} = await import('svgo');
  const tag = ROOT.exec(source)?.[0] ?? '';
  const box = /\bviewBox\s*=\s*(["'])(.*?)\1/s.exec(tag)?.[2];
  // The check of the drawing has found a box.
  const {width, height} = sizeOfBox(box) ?? {width: DISPLAYED_WIDTH, height: DISPLAYED_WIDTH};
  // Firefox gives a picture without a size none.
  const sized = without('height', without('width', tag)).replace(
    '<svg',
    `<svg width="${width}" height="${height}"`,
  );
  const {svg, hasNight} = withFragment(source.replace(tag, sized));
  return {
    svg: optimize(withPlainSelectors(withPlainColours(svg)), optimisation(width)).data,
    hasNight,
    isUpright: UPRIGHT.test(source),
    width: DISPLAYED_WIDTH,
    height: Math.round((DISPLAYED_WIDTH * height) / width),
  };
}

/** How much of a drawing's mean colour its tint keeps: the picture grows out of it. */
const SHARE = 0.35;

/** Changes each channel of a colour such as #ffe3a3. */
const change = (colour: string, channel: (value: number) => number): string =>
  colour.replace(/[\da-f]{2}/g, (hex) =>
    Math.round(channel(Number.parseInt(hex, 16)))
      .toString(16)
      .padStart(2, '0'),
  );

/** The tint of a drawing by day, nearly white, and by night, nearly black. */
export async function tintsOf(source: string): Promise<{day: string; night: string}> {
  const [day, night] = await Promise.all([
    tintOf(sharp(Buffer.from(source))),
    tintOf(sharp(Buffer.from(asNight(source)))),
  ]);
  return {
    day: change(day, (value) => 255 - SHARE * (255 - value)),
    night: change(night, (value) => SHARE * value),
  };
}
