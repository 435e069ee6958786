/** @jest-environment node */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio/slim';
import sharp from 'sharp';
import {writeFiles} from '@site/scripts/lib/__tests__/temporaryFiles';
import {readEnvironment} from '../../../lib/environment';
import {DRAWINGS_PATH} from '../../../lib/image';
import {checkDrawing, optimiseDrawing, tintsOf} from '../drawing';
import {asNight} from '../night';
import {createImagePipeline} from '../pipeline';

const NIGHT = `<style>@media (prefers-color-scheme: dark) { #lamp, [fill='#FFE3A3'] { fill: #1B1740 } }</style>`;
const BOX = 'viewBox="0 0 200 100"';
const svg = (content: string, attributes = BOX) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const shapes =
  '<path fill="#FFE3A3" d="M0 0h200v100H0z"/><path id="lamp" fill="#FF7A59" d="M0 0h9v9H0z"/>';

describe('the check of a drawing', () => {
  it('accepts shapes, filters and styles of its own', async () => {
    const drawing = `<defs><clipPath id="a"><path d="M0 0h9v9z"/></clipPath></defs>${NIGHT}<g clip-path="url(#a)">${shapes}</g><use href="#lamp"/>`;
    expect(await checkDrawing(svg(drawing))).toEqual([]);
  });

  it.each([
    ['a script', svg('\n<script>alert(1)</script>'), 2, '<script>'],
    ['a handler', svg('<path onclick="a()"/>'), 1, 'onclick'],
    ['HTML', svg('<foreignObject/>'), 1, '<foreignObject>'],
    ['a picture', svg('<image href="data:image/png;base64,AA"/>'), 1, '<image>'],
    ['a link', svg('<a href="https://example.org"><path/></a>'), 1, '<a>'],
    ['a text', svg('<text font-family="Arial">a</text>'), 1, '<text>'],
    ['an animation', svg('<path><animate/></path>'), 1, '<animate>'],
    ['another file', svg('<use href="other.svg#a"/>'), 1, 'other.svg#a'],
    ['a style sheet', svg('<style>\n@import "a.css";</style>'), 2, '@import'],
    ['a font', svg('<style>@font-face {}</style>'), 1, '@font-face'],
    ['an address', svg('<path style="fill:url(https://example.org/a)"/>'), 1, 'example.org'],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(shapes)}`, 1, '<!ENTITY'],
    ['no viewBox', svg(shapes, 'width="200" height="100"'), 1, 'viewBox'],
    ['no namespace', `<svg viewBox="0 0 200 100">${shapes}</svg>`, 1, 'xmlns='],
    ['an id twice', svg('<g id="a"/>\n<g id="a"/>'), 2, 'id="a" twice'],
    ['a name of the site', svg(`${NIGHT}\n<g id="night"/>`), 2, 'id="night"'],
    [
      'a prefix',
      svg('\n<s:script/>', `xmlns:s="http://www.w3.org/2000/svg" ${BOX}`),
      2,
      '<s:script>',
    ],
    ['a timer', svg('<discard/>'), 1, '<discard>'],
    ['a compressed drawing', '\x1f\uFFFD\b\0', 1, 'is no SVG'],
    ['a photo', '\uFFFDPNG\r\n\0', 1, 'is no SVG'],
    ['a page', '<!doctype html><title>404</title>', 1, 'is no SVG'],
    ['another encoding', svg('<title>\uFFFDt\uFFFD</title>'), 1, 'not UTF-8'],
    ['an open element', svg('<g>\n<path/>\n'), 3, 'Opening and ending tag mismatch'],
    ['an unknown prefix', svg('\n<use xlink:href="#lamp"/>'), 2, 'prefix xlink'],
  ])('refuses %s, with the line and a remedy', async (_what, source, line, found) => {
    const [problem] = await checkDrawing(source);
    expect(problem).toMatchObject({line, message: expect.stringContaining(found) as string});
    expect(problem?.message).toMatch(/: [a-z].*\.$/);
  });

  it.each([
    ["[fill='#FFE3A4']", 'fill="#FFE3A3"', '"#FFE3A3"?'],
    ["[fill='#ff7a59']", 'style="stroke: none; fill:#FF7A59"', '"#FF7A59"?'],
    ['#lampe', 'id="lamp"', '"lamp"?'],
    ["g > [stroke='#FFE3A3']", 'fill="#FFE3A3"', 'no element matches it'],
  ])('warns of a rule for the night that changes nothing: %s', async (selector, attribute, end) => {
    const rule = `<style>\n@media (prefers-color-scheme: dark) {\n${selector} { fill: red }\n}</style>`;
    const [problem] = await checkDrawing(svg(`${rule}<path ${attribute} d="M0 0h9"/>`));
    expect(problem).toMatchObject({severity: 'warning', line: 3});
    expect(problem?.message).toContain(end);
  });

  it.each([
    ['an escape', 'u\\72l(https://example.org/a)'],
    ['a longer escape', '\\000075rl("//example.org/a")'],
    ['a comment', 'u/**/rl(https://example.org/a)'],
    ['image-set', 'image-set("https://example.org/a.png" 1x)'],
    ['-webkit-image-set', '-webkit-image-set("https://example.org/a.png" 1x)'],
    ['src', 'src("https://example.org/a")'],
  ])('refuses another address behind %s', async (_what, style) => {
    const [problem] = await checkDrawing(svg(`<style>path{mask:${style}}</style>${shapes}`));
    expect(problem?.message).toContain('nothing is loaded from elsewhere');
    const [inline] = await checkDrawing(svg(`<path style='mask:${style}' d="M0 0h9"/>`));
    expect(inline?.message).toContain('nothing is loaded from elsewhere');
  });

  /** Levels of ten `<use>` each: 10 to the power of `levels` shapes. */
  const nested = (levels: number) =>
    `<path id="l0" d="M0 0h9"/>${Array.from(
      {length: levels},
      (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
    ).join('')}`;

  it.each([4, 12])(
    'refuses %i levels of ten nested <use>, which hang a browser',
    async (levels) => {
      const started = performance.now();
      expect((await checkDrawing(svg(nested(levels)))).map(({message}) => message)).toContain(
        'the drawing has more than 20000 shapes once each <use> is drawn: a browser would hang. Use fewer <use> within what others use.',
      );
      expect(performance.now() - started).toBeLessThan(1000);
    },
  );

  it.each(['pattern', 'mask', 'clipPath'])('refuses many levels of nested <%s>', async (name) => {
    const attribute = {pattern: 'fill', mask: 'mask', clipPath: 'clip-path'}[name] ?? '';
    const levels = Array.from(
      {length: 8},
      (_, level) =>
        `<${name} id="t${level}">${`<path ${attribute}="url(#t${level - 1})" d="M0 0h9"/>`.repeat(10)}</${name}>`,
    );
    const [problem] = await checkDrawing(svg(levels.join('')));
    expect(problem?.message).toContain('a browser would hang');
  });

  it('accepts a clip that thousands of shapes share', async () => {
    const clip = '<clipPath id="c"><path d="M0 0h9"/></clipPath>';
    expect(
      await checkDrawing(svg(clip + '<path clip-path="url(#c)" d="M0 0"/>'.repeat(3000))),
    ).toEqual([]);
  });

  it('leaves a rule that a browser alone understands', async () => {
    const rule = '@media (prefers-color-scheme: dark) { path:focus-visible { fill: red } }';
    expect(await checkDrawing(svg(`<style>${rule}</style>${shapes}`))).toEqual([]);
  });

  it.each(['.p', 'rect', 'g > .p:hover', '@media print{.p'])(
    'refuses many levels of patterns that the rule %s names',
    async (selector) => {
      const end = selector.startsWith('@') ? '}}' : '}';
      const levels = Array.from({length: 6}, (_, level) => {
        const rects = `<rect class="p${level}" width="9" height="9"/>`.repeat(10);
        return `<style>${selector.replace('.p', `.p${level}`)}{fill:url(#l${level})${end}</style><pattern id="l${level + 1}">${rects}</pattern>`;
      });
      const leaf = '<pattern id="l0"><path d="M0 0h9"/></pattern>';
      const [problem] = await checkDrawing(svg(leaf + levels.join('') + '<rect class="p5"/>'));
      expect(problem?.message).toContain('a browser would hang');
    },
  );

  it('accepts many shapes whose classes name a gradient each', async () => {
    const gradients = Array.from(
      {length: 60},
      (_, at) =>
        `<style>.s${at}{fill:url(#g${at})}</style><linearGradient id="g${at}">${'<stop/>'.repeat(5)}</linearGradient>`,
    );
    const shapes = Array.from({length: 2000}, (_, at) => `<path class="s${at % 60}" d="M0 0h9"/>`);
    const problems = await checkDrawing(svg(gradients.join('') + shapes.join('')));
    expect(problems.filter(({message}) => message.includes('hang'))).toEqual([]);
  });

  it('accepts <use> of ordinary numbers, and one that names itself', async () => {
    expect(await checkDrawing(svg(nested(2)))).toEqual([]);
    expect(await checkDrawing(svg('<g id="a"><path d="M0 0h9"/><use href="#a"/></g>'))).toEqual([]);
  });

  it('accepts a rule for a colour in a style attribute, and refuses styles without an end', async () => {
    const styled = `${NIGHT}<path id="lamp" style="fill:#FFE3A3" d="M0 0h9"/>`;
    expect(await checkDrawing(svg(styled))).toEqual([]);
    const open = '<style>\n@media (prefers-color-scheme: dark) { #lamp { fill: red }</style>';
    const [problem] = await checkDrawing(svg(open + shapes));
    expect(problem).toMatchObject({line: 2, message: expect.stringContaining('brace') as string});
    expect(problem).not.toHaveProperty('severity');
  });

  it('warns of a drawing heavier than a PNG', async () => {
    const [problem] = await checkDrawing(svg(`<path d="M0 0${'h1'.repeat(80_000)}"/>`));
    expect(problem).toMatchObject({severity: 'warning'});
  });
});

describe('the drawing served', () => {
  it('has its night also by its fragment, for browsers that show pictures by day only', async () => {
    const made = await optimiseDrawing(svg(NIGHT + shapes, 'id="old" viewBox="0 0 200 100"'));
    expect(made.hasNight).toBe(true);
    const text = made.svg.replaceAll('&quot;', '"').replaceAll("'", '"');
    expect(text).toContain('<svg xmlns="http://www.w3.org/2000/svg" id="night"');
    expect(text).toContain('@media (prefers-color-scheme:dark){#lamp,[fill="#FFE3A3"]{');
    expect(text).toContain('#night:target #lamp,#night:target [fill="#FFE3A3"]{');
    // What the rules select is still there.
    expect(text).toMatch(/<path fill="#FFE3A3".*<path id="lamp"/);
  });

  it('keeps every element that a rule for the night may select', async () => {
    const drawing = `<g id="wall"><rect width="9" height="9" fill="#A6E8D0"/></g>
      <g id="black"><path fill="#000" d="M0 0h9v9z"/></g><ellipse cx="4" cy="4" rx="2" ry="2" fill="#FF7A59"/>
      <g id="twins"><path fill="#FFE3A3" d="M0 0h9v9z"/><path fill="#FFE3A3" d="M20 0h9v9z"/></g>
      <path id="ring" fill="none" stroke="#000000" stroke-width="1" d="M0 0h9"/>`;
    const selectors = [
      '#wall [fill]',
      '#wall rect',
      "#black > [fill='#000']",
      'ellipse',
      "#twins > [fill='#FFE3A3']",
      '#ring[fill]',
      "[stroke='#000000']",
    ];
    const night = `<style>@media (prefers-color-scheme: dark) { ${selectors.join(', ')} { fill: #10312B } }</style>`;
    const made = await optimiseDrawing(svg(night + drawing));
    const count = (source: string) => {
      const $ = load(source, {xml: true});
      return selectors.map((selector) => `${selector} ${$(selector).length}`);
    };
    expect(count(made.svg)).toEqual(count(svg(drawing)));
  });

  it('has the size of its box, and no style attributes', async () => {
    const source = svg(
      '<path style="fill:#FF7A59" d="M0 0h9v9z"/>',
      "viewBox='0, 0 200 100' width='2mm' stroke-width='3'",
    );
    const made = await optimiseDrawing(source);
    expect(made.hasNight).toBe(false);
    expect(made).toMatchObject({width: 2400, height: 1200});
    expect(made.svg).toMatch(
      /<svg(?=[^>]* width="200")(?=[^>]* height="100")[^>]* viewBox="0[, ]+0 200 100"/,
    );
    expect(made.svg).toContain('stroke-width="3"');
    expect(made.svg).not.toContain('mm');
    expect(made.svg).not.toContain('style');
    expect(made.svg).toContain('fill="#FF7A59"');
  });
});

/** The colours of the pixels of a drawing, two by one. */
async function coloursOf(source: string): Promise<string[]> {
  const picture = sharp(Buffer.from(source)).resize(2, 1, {fit: 'fill', kernel: 'nearest'});
  const pixels = await picture.removeAlpha().raw().toBuffer();
  return [pixels.subarray(0, 3), pixels.subarray(3, 6)].map((pixel) => pixel.toString('hex'));
}

const left = 'd="M0 0h100v100H0z"';
const right = 'd="M100 0h100v100H100z"';

it.each([
  ['a style over a class', '.st0{fill:#f00}', `class="st0" style="fill:#00f" ${left}`],
  ['a class over an attribute', '.st0{fill:#f00}', `class="st0" fill="#00f" ${left}`],
  ['an element over an attribute', 'path{fill:#f00}', `fill="#00f" ${left}`],
  ['two classes over one', '.a.b{fill:#f00}.a{fill:#00f}', `class="a b" ${left}`],
  ['the later class', '.a,.b{fill:#00f}.b{fill:#0f0}', `class="b a" ${left}`],
  ['an id over a class', '#a{fill:#f00}.b{fill:#00f}', `id="a" class="b" ${left}`],
  ['what is important', '.a{fill:#f00 !important}', `class="a" style="fill:#00f" ${left}`],
  ['a name that begins with a digit', '.\\30 2d-0f{fill:#0a0}', `class="02d-0f" ${left}`],
  ['a name with a point', '.a\\.b{fill:#0a0}', `class="a.b" ${left}`],
  ['a name with a colon', '.sm\\:a{fill:#0a0}', `class="sm:a" ${left}`],
  ['a name with an accent', '.é{fill:#0a0}', `class="é" ${left}`],
  ['a name with a longer escape', '.\\000031 a{fill:#0a0}', `class="1a" ${left}`],
  ['a group', 'g .a{fill:#0a0}', `class="a" ${left}`],
  ['entities', '.a&gt;.b,.c &#62; .b{fill:#0a0}', `class="b" ${left}`],
  ['a comment of XML', '<!-- .a{fill:#f00} -->.a{fill:#0a0}', `class="a" ${left}`],
  [
    'CorelDRAW’s names',
    '\n<![CDATA[\n.fil0 {fill:#0a0;fill-rule:nonzero}\n]]>\n',
    `class="fil0" ${left}`,
  ],
  ['Figma’s wide colours', '', `style="fill:#0a0;fill:color(display-p3 0 0.7 0);" ${left}`],
  [
    'Inkscape’s properties',
    '',
    `style="fill:#0a0;-inkscape-stroke:none;stroke:none" fill="#f00" ${left}`,
  ],
  ['two that are important', '.a{fill:#0a0!important}#b{fill:#f00}', `class="a" id="b" ${left}`],
  ['a query for print', '.a{fill:#0a0}@media print{.a{fill:#f00}}', `class="a" ${left}`],
  ['CDATA', '<![CDATA[.a > b, .a{fill:#0a0}]]>', `class="a" ${left}`],
])('keeps its colours: %s', async (_what, rules, path) => {
  const source = svg(`<style>${rules}</style><g><path ${path}/></g><path fill="#123" ${right}/>`);
  const {svg: made} = await optimiseDrawing(source);
  expect(await coloursOf(made)).toEqual(await coloursOf(source));
});

it.each([
  ['.lamp', 'class="lamp"'],
  ['.\\31 a', 'class="1a"'],
  ['#lamp', 'id="lamp"'],
  ['[fill="#f00"]', 'fill="#f00"'],
  ['g > path', ''],
])('keeps what a rule for the night names: %s', async (selector, attribute) => {
  const own = selector.startsWith('[') ? 'path' : selector;
  const night = `@media (prefers-color-scheme: dark) { ${selector} { fill: #0f0 } }`;
  const source = svg(
    `<style>${own} { fill: #f00 } ${night}</style><g><path ${attribute} ${left}/></g><path fill="#123" ${right}/>`,
  );
  const {svg: made, hasNight} = await optimiseDrawing(source);
  expect(hasNight).toBe(true);
  expect((await coloursOf(made))[0]).toBe('ff0000');
  expect((await coloursOf(asNight(made)))[0]).toBe('00ff00');
});

it('says of a drawing in UTF-16 that it is', async () => {
  const source = Buffer.from(svg(shapes), 'utf16le').toString('utf8');
  expect(await checkDrawing(source)).toEqual([
    {line: 1, message: 'the drawing is saved as UTF-16: save it as UTF-8.'},
  ]);
});

it('tells whether it has a layout for an upright box', async () => {
  const style = (query: string) => svg(`<style>@media ${query} {#lamp {x: 1px}}</style>${shapes}`);
  expect((await optimiseDrawing(style('(orientation: portrait)'))).isUpright).toBe(true);
  expect((await optimiseDrawing(style('(orientation: portrait)'))).svg).toContain('portrait');
  expect((await optimiseDrawing(style('print'))).isUpright).toBe(false);
});

it('has a tint of its mean colour, pale by day and dark by night', async () => {
  const hall = `<path fill="#ff0000" d="M0 0h100v100H0z"/><path fill="#0000ff" d="M100 0h100v100H100z"/>`;
  const night = `<style>@media (prefers-color-scheme: dark) { [fill='#ff0000'] { fill: #000000 } }</style>`;
  const tints = await tintsOf(svg(night + hall));
  // Half red, half blue, and a third of it: the rest is white, or black.
  expect(tints.day).toMatch(/^#d[0-9a-f]a6d[0-9a-f]$/);
  expect(tints.night).toMatch(/^#00002[0-9a-f]$/);
});

it.each(['local', 'cloudinary'])('serves the drawing with the provider %s', async (provider) => {
  const siteDir = writeFiles({'blog/essai/Ma Couverture.SVG': svg(NIGHT + shapes)});
  const environment = readEnvironment({IMAGE_PROVIDER: provider, CLOUDINARY_CLOUD_NAME: 'demo'});
  const images = createImagePipeline(siteDir, environment);
  const image = await images.process(path.join(siteDir, 'blog/essai/Ma Couverture.SVG'));
  // As wide as any other, whatever its units.
  expect(image).toMatchObject({width: 2400, height: 1200, srcset: '', sources: []});
  expect(image.src).toMatch(/^\/assets\/drawings\/ma-couverture-[\da-f]{12}\.svg$/);
  expect(image.night?.src).toBe(`${image.src}#night`);
  expect(image.tint).toMatch(/^light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/);
  expect(image).not.toHaveProperty('placeholder');
  expect(images.usedFiles()).toEqual([]);
  const {cacheDir = '', usedFiles} = images.drawings;
  expect(usedFiles()).toEqual([image.src.replace(DRAWINGS_PATH, '')]);
  const file = await readFile(path.join(cacheDir, usedFiles()[0] ?? ''), 'utf8');
  expect(file).toContain('prefers-color-scheme');
});
