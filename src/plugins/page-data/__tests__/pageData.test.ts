/**
 * @jest-environment node
 */
import {cp, rm, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writeFiles} from '@site/scripts/lib/__tests__/temporaryFiles';
import {buildHash} from '../buildHash';
import {chunksOfPages} from '../chunks';
import {embed} from '../html';

describe('the files of a page', () => {
  const context = {plugin: 'ctx'};
  const script = (name: string) => ({js: [{publicPath: `/assets/js/${name}.1a.js`}]});
  const pages = chunksOfPages(
    {
      '/team/-222': {__comp: 'team', __context: context},
      '/work/a/-444': {__comp: 'study', __context: context, content: 'texta'},
      '/404/-555': {__comp: 'lost'},
    },
    {
      entrypoints: ['main'],
      origins: {
        main: ['1', '2', '10'],
        ctx: ['3'],
        team: ['1', '4', '9'],
        study: ['4', '5', '10', '11'],
        texta: ['4', '6'],
        // Merged into another chunk: loads nothing.
        lost: [],
      },
      assets: {
        1: {},
        2: script('main'),
        3: script('ctx'),
        4: script('4'),
        5: script('study'),
        6: script('texta'),
        9: script('team'),
        10: {css: [{publicPath: '/assets/css/styles.1a.css'}]},
        11: {css: [{publicPath: '/assets/css/prose.1a.css'}]},
      },
    },
  );

  it('include those of all its parts, without the application’s own', () => {
    expect(pages.get('/team/')).toEqual({
      chunks: {3: '/assets/js/ctx.1a.js', 4: '/assets/js/4.1a.js', 9: '/assets/js/team.1a.js'},
    });
    expect(pages.get('/404/')).toEqual({chunks: {}});
  });

  it('include the one with its text', () => {
    expect(pages.get('/work/a/')).toMatchObject({text: '6', chunks: {6: '/assets/js/texta.1a.js'}});
  });

  it('include its own style sheet, without the application’s', () => {
    const files = Object.values(pages.get('/work/a/')?.chunks ?? {});
    expect(files.filter((file) => file.endsWith('.css'))).toEqual(['/assets/css/prose.1a.css']);
  });
});

describe('a page’s HTML', () => {
  const html =
    '<!doctype html><html><head><link rel=stylesheet href=/assets/css/styles.1.css />' +
    '<script src=/assets/js/react.1.js defer></script><script src=/assets/js/main.1.js defer></script>' +
    '</head><body><div></div></body>';

  it('delays all scripts until the first paint, and ends with its page document', () => {
    const result = embed(html, {hash: 'a', title: '</script><b>'}, ['/assets/js/team.1.js']);
    expect(result).toContain(
      '<template id="late"><script src="/assets/js/team.1.js" defer></script><script src=/assets/js/react.1.js defer></script><script src=/assets/js/main.1.js defer></script></template><script>',
    );
    expect(result).toMatch(
      /<script type="application\/json" id="page-data">\{"hash":"a","title":"\\u003c\/script>\\u003cb>"\}<\/script><\/body>$/,
    );
  });

  it('loads the page’s own style sheet after the application’s', () => {
    expect(embed(html, {}, ['/assets/css/prose.1.css'])).toContain(
      '<link rel=stylesheet href=/assets/css/styles.1.css /><link rel="stylesheet" href="/assets/css/prose.1.css"><template',
    );
  });

  it('stops the build when Docusaurus’ HTML has an unknown format', () => {
    expect(() => embed('<html></html>', {}, [])).toThrow(/Docusaurus changed: the HTML of a page/);
  });
});

describe('the hash of the build', () => {
  let dir: string;

  beforeEach(() => {
    dir = writeFiles({
      'package.json': '{}',
      'src/site.ts': 'a',
      'src/__tests__/b.test.ts': '',
      'blog/a/index.mdx': 'b',
    });
  });

  const hash = (configuration: Record<string, unknown> = {}) => buildHash(dir, configuration);

  it('is the same for the same inputs, wherever and whenever they are copied', async () => {
    const first = await hash({SITE_URL: 'https://a.example.org', WEATHER_KEY: undefined});
    const copy = `${dir}-copy`;
    await cp(dir, copy, {recursive: true});
    await utimes(path.join(copy, 'src/site.ts'), 1, 1);
    const other = {WEATHER_KEY: undefined, SITE_URL: 'https://a.example.org'};
    const second = await buildHash(copy, other);
    await rm(copy, {recursive: true});
    expect(second).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each<[string, () => Promise<void>]>([
    ['content', () => writeFile(path.join(dir, 'blog/a/index.mdx'), 'c')],
    ['code', () => writeFile(path.join(dir, 'src/site.ts'), 'c')],
    ['the packages', () => writeFile(path.join(dir, 'package-lock.json'), '{}')],
    ['a name', () => writeFile(path.join(dir, 'src/a'), '')],
    [
      'a file of another name with the same text',
      () => cp(path.join(dir, 'src/site.ts'), path.join(dir, 'src/b.ts')),
    ],
  ])('changes when %s changes', async (_, change) => {
    const before = await hash();
    await change();
    expect(await hash()).not.toBe(before);
  });

  it('changes when the configuration changes', async () => {
    expect(await hash({WEATHER_KEY: 'a'})).not.toBe(await hash({WEATHER_KEY: 'b'}));
  });

  it('does not change with tests', async () => {
    const before = await hash();
    await writeFile(path.join(dir, 'src/__tests__/a.test.ts'), 'a');
    expect(await hash()).toBe(before);
  });
});
