/**
 * @jest-environment node
 */
import {cp, mkdir, mkdtemp, rm, utimes, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {suggestions} from '../catchAll';
import {buildHash} from '../buildHash';
import {clientRoutesSource, contentsOf, contentSource} from '../clientRoutes';
import {
  addressesOf,
  patternOf,
  readGeneratedRoutes,
  withAliases,
  type GeneratedFiles,
} from '../generatedRoutes';
import {embed, wordsOf} from '../html';
import type {InventoryPage} from '../../publish/inventory';

const chunk = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

/** What Docusaurus writes, for a page, two case studies and the not-found page. */
function generated(): GeneratedFiles {
  const context = {plugin: 'ctx'};
  const names = {
    '/404/-111': {__comp: 'lost', __context: context},
    '/team/-222': {__comp: 'team', __context: context, team: 'people'},
    '/legal/-333': {__comp: 'mdx', __context: context, content: 'legal'},
    '/work/a/-444': {__comp: 'study', __context: context, content: 'texta', caseStudy: 'dataa'},
    '/fr/work/a/-555': {__comp: 'study', __context: context, content: 'texta', caseStudy: 'dataa'},
    '/work/b/-666': {__comp: 'study', __context: context, content: 'textb', caseStudy: 'datab'},
  };
  return {
    routes: [...Object.keys(names).map((key) => key.replace(/-\d+$/, '')), '*']
      .map((name) => `  {\n    path: '${name}',\n    component: ComponentCreator('${name}', '1'),`)
      .join('\n'),
    registry: [
      chunk('ctx', '@generated/pages/__plugin.json'),
      chunk('lost', '@theme/NotFound'),
      chunk('team', '@site/src/pages/team.tsx'),
      chunk('people', '@generated/blog/team.json'),
      chunk('mdx', '@theme/MDXPage'),
      chunk('legal', '@site/src/pages/legal.mdx'),
      chunk('study', '@theme/BlogPostPage'),
      chunk('texta', '@site/blog/a/index.mdx'),
      chunk('textb', '@site/blog/b/index.mdx'),
      chunk('dataa', '@generated/blog/a.json'),
      chunk('datab', '@generated/blog/b.json'),
    ].join('\n'),
    chunkNames: JSON.stringify(names),
  };
}

const plugin = {name: 'docusaurus-plugin-content-pages', id: 'default'};
const read = (files = generated()) => readGeneratedRoutes(files, () => plugin);

describe('the routes that Docusaurus generates', () => {
  it('are read with their code and their data apart', () => {
    expect(read().find((route) => route.path === '/work/a/')).toEqual({
      path: '/work/a/',
      plugin,
      component: {chunk: 'study', request: '@theme/BlogPostPage'},
      code: {content: {chunk: 'texta', request: '@site/blog/a/index.mdx'}},
      data: {caseStudy: {chunk: 'dataa', request: '@generated/blog/a.json'}},
    });
  });

  it('say which pages share a route', () => {
    expect(read().map((route) => [route.path, patternOf(route.path)])).toEqual([
      ['/404/', undefined],
      ['/team/', undefined],
      ['/legal/', undefined],
      ['/work/a/', '/work/:slug/'],
      ['/fr/work/a/', '/fr/work/:slug/'],
      ['/work/b/', '/work/:slug/'],
    ]);
  });

  it.each([
    [
      'a chunk is not in the registry',
      (files: GeneratedFiles) => ({...files, registry: files.registry.replace('"team"', '"tame"')}),
      /registry\.js does not list chunk team of route \/team\//,
    ],
    [
      'the registry is written in another way',
      (files: GeneratedFiles) => ({
        ...files,
        registry: files.registry.replaceAll('import(', 'load('),
      }),
      /registry\.js does not list chunk/,
    ],
    [
      'the two lists differ',
      (files: GeneratedFiles) => ({
        ...files,
        routes: files.routes.replace("'/team/', '1'", "'/x/', '1'"),
      }),
      /routes\.js and routesChunkNames\.json do not hold the same routes/,
    ],
    [
      'routes hold routes',
      (files: GeneratedFiles) => ({...files, routes: `${files.routes}\n    routes: [\n`}),
      /routes\.js holds routes within routes/,
    ],
    [
      'a prop is made of several modules',
      (files: GeneratedFiles) => ({
        ...files,
        chunkNames: files.chunkNames.replace('"team":"people"', '"team":["people"]'),
      }),
      /prop team of route \/team\/ is not one module/,
    ],
  ])('stop the build with what moved when %s', (_, edit, message) => {
    expect(() => read(edit(generated()))).toThrow(message);
    expect(() => read(edit(generated()))).toThrow(/^Docusaurus changed: .*3\.10\.2/);
  });
});

describe('second addresses', () => {
  it('belong to the French case studies that have no route for them', () => {
    const routes = [
      ...read(),
      ...read()
        .slice(0, 1)
        .flatMap((route) => ['/en/work/a/', '/'].map((path) => ({...route, path}))),
    ];
    const aliased = withAliases(routes).filter(({alias}) => alias !== undefined);
    expect(aliased.map(addressesOf)).toEqual([['/work/b/', '/fr/work/b/']]);
  });

  it('have a route in the browser like any other', () => {
    const routes = withAliases(read().filter((route) => route.path !== '/fr/work/a/'));
    const source = clientRoutesSource(routes, {chunk: 'lost', request: '@theme/NotFound'});
    expect(source.match(/clientRoute\("[^"]+work[^"]+"/g)).toEqual([
      'clientRoute("/work/:slug/"',
      'clientRoute("/fr/work/:slug/"',
    ]);
  });
});

describe('the browser’s route table', () => {
  const source = clientRoutesSource(read(), {chunk: 'lost', request: '@theme/NotFound'});

  it('has one route for all case studies of an address, and no data', () => {
    expect(source.match(/clientRoute\("[^"]+"/g)).toEqual([
      'clientRoute("/404/"',
      'clientRoute("/team/"',
      'clientRoute("/legal/"',
      'clientRoute("/work/:slug/"',
      'clientRoute("/fr/work/:slug/"',
    ]);
    expect(source).not.toContain('.json');
    expect(source).not.toContain('@site/blog');
  });

  it('has the text of a page that stands alone', () => {
    expect(source).toContain(
      '"content": {chunk: "legal", load: () => import(/* webpackChunkName: "legal" */ "@site/src/pages/legal.mdx")}',
    );
  });

  it('leaves the texts of case studies to scripts of their own, once each', () => {
    expect(contentsOf(read()).map(({request}) => request)).toEqual([
      '@site/blog/a/index.mdx',
      '@site/blog/b/index.mdx',
    ]);
    expect(contentSource({chunk: 'texta', request: '@site/blog/a/index.mdx'})).toContain(
      'registerContent("texta", Content)',
    );
  });
});

describe('a page’s HTML', () => {
  const html =
    '<!doctype html><html><head><title data-rh=true>L’équipe – Soin Commun</title>' +
    '<meta data-rh=true name=description content="Qui nous sommes."/>' +
    '<script src=/assets/js/runtime~main.1.js defer></script><script src=/assets/js/main.1.js defer></script>' +
    '</head><body><div></div></body>';

  it('says its title, without the site’s name, and its description', () => {
    expect(wordsOf(html)).toEqual({title: 'L’équipe', description: 'Qui nous sommes.'});
    expect(wordsOf('<p>Rien</p>')).toEqual({title: '', description: ''});
  });

  it('holds its scripts and the application’s until the first paint, and its document at the end', () => {
    const result = embed(html, {hash: 'a', title: '</script><b>'}, ['/assets/js/team.1.js']);
    expect(result).toContain(
      '<template id="late"><script src="/assets/js/team.1.js" defer></script><script src=/assets/js/runtime~main.1.js defer></script><script src=/assets/js/main.1.js defer></script></template><script>',
    );
    expect(result).toMatch(
      /<script type="application\/json" id="page-data">\{"hash":"a","title":"\\u003c\/script>\\u003cb>"\}<\/script><\/body>$/,
    );
  });

  it('stops the build when it is not as Docusaurus wrote it', () => {
    expect(() => embed('<html></html>', {}, [])).toThrow(/Docusaurus changed: the HTML of a page/);
  });
});

it('suggests pages that a visitor may have looked for, under their first address', () => {
  const page = (name: string, address: string, more: Partial<InventoryPage> = {}) =>
    ({
      name,
      path: address,
      canonical: address,
      locale: 'en',
      contentLocale: 'en',
      ...more,
    }) as InventoryPage;
  expect(
    suggestions([
      [page('team', '/team/'), 'Team'],
      [page('team', '/fr/team/', {canonical: '/team/'}), 'Team'],
      [page('not-found', '/404/'), 'Error 404'],
      [page('thank-you', '/thank-you/'), 'Thanks'],
      [page('case-study', '/en/work/a/', {contentLocale: 'fr'}), 'Une étude'],
    ]),
  ).toEqual([
    {path: '/team/', title: 'Team'},
    {path: '/en/work/a/', lang: 'fr-FR', title: 'Une étude'},
  ]);
});

describe('the hash of the build', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'build-hash-'));
    await mkdir(path.join(dir, 'src/__tests__'), {recursive: true});
    await mkdir(path.join(dir, 'blog/a'), {recursive: true});
    await writeFile(path.join(dir, 'package.json'), '{}');
    await writeFile(path.join(dir, 'src/site.ts'), 'a');
    await writeFile(path.join(dir, 'blog/a/index.mdx'), 'b');
  });

  afterEach(() => rm(dir, {recursive: true}));

  const hash = (configuration: Record<string, unknown> = {}) => buildHash(dir, configuration);

  it('is the same for the same inputs, wherever and whenever they were copied', async () => {
    const first = await hash({SITE_URL: 'https://a.example.org', WEATHER_KEY: undefined});
    const copy = `${dir}-copy`;
    await cp(dir, copy, {recursive: true});
    await utimes(path.join(copy, 'src/site.ts'), 1, 1);
    const second = await buildHash(copy, {
      WEATHER_KEY: undefined,
      SITE_URL: 'https://a.example.org',
    });
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
  ])('is another one when %s changes', async (_, change) => {
    const before = await hash();
    await change();
    expect(await hash()).not.toBe(before);
  });

  it('is another one when the configuration changes', async () => {
    expect(await hash({WEATHER_KEY: 'a'})).not.toBe(await hash({WEATHER_KEY: 'b'}));
  });

  it('does not change with tests', async () => {
    const before = await hash();
    await writeFile(path.join(dir, 'src/__tests__/a.test.ts'), 'a');
    expect(await hash()).toBe(before);
  });
});
