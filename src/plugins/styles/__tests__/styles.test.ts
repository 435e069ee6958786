import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {firstSheet, wholeSheet} from '../firstSheet';
import {createNames, prefixOf, shortenNames} from '../names';
import {linkSheets, writeSheets} from '../sheets';
import {nothingShown, readShown} from '../shown';

const shownIn = (...pages: string[]) => {
  const shown = nothingShown();
  pages.forEach((html) => readShown(html, shown));
  return shown;
};

const first = (css: string, html: string, always: readonly string[] = []) =>
  firstSheet(css, shownIn(html), (name) => always.includes(name));

describe('what pages show', () => {
  it('is read from several, with and without quotes', () => {
    const shown = shownIn(
      '<main class="a b" id=top data-tint=mint><svg fill="var(--ink)"></svg></main>',
      '<p class=c data-tint="lilac" data-open>1 < 2</p>',
    );
    expect([...shown.tags]).toEqual(['main', 'svg', 'p']);
    expect([...shown.classes]).toEqual(['a', 'b', 'c']);
    expect([...shown.ids]).toEqual(['top']);
    expect([...(shown.data.get('data-tint') ?? [])]).toEqual(['mint', 'lilac']);
    expect([...shown.properties]).toEqual(['--ink']);
  });
});

describe('the first sheet', () => {
  const html = '<div id=top class="card open" data-tint=mint><a class=link href=/>Text</a></div>';

  it.each([
    ['.card{color:red}', '.card{color:red}'],
    ['.card:hover .link:after{color:red}', '.card:hover .link:after{color:red}'],
    ['.gone{color:red}', ''],
    ['.card .gone{color:red}', ''],
    ['.card,.gone{color:red}', '.card{color:red}'],
    ['table{color:red}', ''],
    ['#top{color:red}#gone{color:red}', '#top{color:red}'],
    [':is(.gone,.card) a{color:red}', ':is(.gone,.card) a{color:red}'],
    [':is(.gone,table) a{color:red}', ''],
    ['.card:not(.gone){color:red}', '.card:not(.gone){color:red}'],
    ['div:has(.gone) a{color:red}', 'div:has(.gone) a{color:red}'],
    ['[data-tint=mint]{color:red}', '[data-tint=mint]{color:red}'],
    ['[data-tint=lilac]{color:red}', ''],
    ['[data-hidden] a,a[aria-current]{color:red}', '[data-hidden] a,a[aria-current]{color:red}'],
    ['@media print{.gone{color:red}}', ''],
    ['@media print{.card{color:red}}', '@media print{.card{color:red}}'],
    ['@layer a,b;@layer b{.card{color:red}}', '@layer b;@layer b{.card{color:red}}'],
  ])('makes of %s: %s', (css, expected) => {
    expect(first(css, html)).toBe(expected);
  });

  it('keeps what scripts show before the whole sheet is there', () => {
    expect(first('.banner{color:red}.banner b{color:red}', html, ['banner'])).toBe(
      '.banner{color:red}.banner b{color:red}',
    );
  });

  it('keeps the animations that run', () => {
    expect(first('.card{animation:1s a}@keyframes a{to{top:0}}@keyframes b{to{top:0}}', html)).toBe(
      '.card{animation:1s a}@keyframes a{to{top:0}}',
    );
  });

  it('writes constants where they are used, and leaves out what nothing uses', () => {
    expect(
      first(
        ':root{--a:1px;--b:var(--a);--gone:3px}.card{border:var(--b)solid;top:calc(-1*var(--a))}',
        html,
      ),
    ).toBe('.card{border:1px solid;top:calc(-1*1px)}');
  });

  it('keeps custom properties that change, or that pictures use', () => {
    const css =
      ':root{--a:1px;--ink:red}[data-theme=dark]{--a:2px}.card{top:var(--a);left:var(--c,0)}';
    expect(firstSheet(css, shownIn(`${html}<svg fill="var(--ink)"/>`), () => false)).toBe(css);
  });
});

describe('the whole sheet', () => {
  it('has everything but the fonts', () => {
    expect(wholeSheet('@font-face{font-family:A}.a{top:0}@media print{.b{top:0}}')).toBe(
      '.a{top:0}@media print{.b{top:0}}',
    );
  });
});

describe('names of classes', () => {
  it('begin with the file and end with the place', () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'names-'));
    const file = path.join(dir, 'a.module.css');
    writeFileSync(file, '.card {color: red}\n.link {top: 0}\n@keyframes wait {}');
    const name = (word: string) => createNames(dir)({resourcePath: file}, '', word);
    const prefix = prefixOf('a.module.css');
    expect(['card', 'link', 'wait'].map(name)).toEqual([`${prefix}0`, `${prefix}1`, `${prefix}2`]);
    expect(prefix).toMatch(/^[A-Za-z]\w\w$/);
  });

  it('differ between all files of the project', () => {
    const src = path.resolve(__dirname, '../../..');
    const files = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.module.css'),
    );
    expect(new Set(files.map((file) => prefixOf(`src/${file}`))).size).toBe(files.length);
  });

  it('stop the build when css-loader is set up otherwise', () => {
    expect(() => shortenNames([], '/')).toThrow(/Docusaurus changed: no rule of the bundler/);
  });
});

describe('the sheets of a build', () => {
  const tag = '<link rel=stylesheet href=/assets/css/styles.1.css />';

  async function build(pages: Record<string, string>) {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'sheets-'));
    await mkdir(path.join(dir, 'src/features/consent'), {recursive: true});
    await mkdir(path.join(dir, 'src/features/theme-toggle'), {recursive: true});
    await mkdir(path.join(dir, 'assets/css'), {recursive: true});
    writeFileSync(path.join(dir, 'assets/css/styles.1.css'), '.a{top:0}.b{top:0}.c{top:0}');
    const list = Object.entries(pages).map(([kind, html]) => {
      const htmlFile = path.join(dir, `${kind}.html`);
      writeFileSync(htmlFile, html);
      return {kind, htmlFile};
    });
    return {dir, sheets: writeSheets({siteDir: dir, buildDir: dir, pages: list})};
  }

  it('are linked in the place of the bundler’s one, which goes', async () => {
    const {dir, sheets} = await build({one: `${tag}<p class=a>`, two: `${tag}<p class="a c">`});
    const {sheetsOf, removeOriginal} = await sheets;
    await removeOriginal();
    expect(readFileSync(path.join(dir, sheetsOf('one').first), 'utf8')).toBe('.a{top:0}');
    expect(readFileSync(path.join(dir, sheetsOf('two').first), 'utf8')).toBe('.a{top:0}.c{top:0}');
    expect(readdirSync(path.join(dir, 'assets/css'))).toHaveLength(3);
    expect(linkSheets(`<head>${tag}</head>`, sheetsOf('one'))).toMatch(
      /^<head><link rel="stylesheet" href="\/assets\/css\/first\.\w{8}\.css" data-whole="\/assets\/css\/whole\.\w{8}\.css" data-whole-integrity="sha384-[^"]{64}"><\/head>$/,
    );
  });

  it('stop the build when a page links no sheet of that name', async () => {
    const {sheets} = await build({one: '<p class=a>'});
    await expect(sheets).rejects.toThrow(/Docusaurus changed: one\.html links no style sheet/);
  });
});
