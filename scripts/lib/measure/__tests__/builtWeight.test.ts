/** @jest-environment node */
import {randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readHtml, weighBuild, weightProblems, weightTable} from '../builtWeight';
import {samplePages} from '../pages';

let dir = '';

/** Bytes that no compression makes smaller, as text. */
const noise = (bytes: number) =>
  randomBytes(bytes * 2)
    .toString('latin1')
    .slice(0, bytes);

function write(file: string, content: string | Buffer): void {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content, 'latin1');
}

const page = (head: string, body = '') =>
  `<!doctype html><html lang=fr><head><title>x</title>${head}</head><body>${body}</body></html>`;

/** Names in the messages alone, without where they are. */
const messages = () =>
  weightProblems(weighBuild(dir), 'build').map(({file, message}) => `${file}: ${message}`);

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'weight-'));
  write('assets/main.js', noise(40_000));
  write('assets/styles.css', '.a{color:red}'.repeat(2000));
  write('assets/text.woff2', randomBytes(30_000));
});

afterEach(() => rmSync(dir, {recursive: true, force: true}));

const head =
  '<link rel=stylesheet href=/assets/styles.css><script src=/assets/main.js defer></script>' +
  '<link rel=preload as=font href="/assets/text.woff2" crossorigin>';

describe('the weight of a built page', () => {
  it('is that of the scripts, styles and fonts it names, compressed, each once', () => {
    write('index.html', page(`${head}<link rel=preload as=script href=/assets/main.js>`));
    const [home] = weighBuild(dir);
    expect(home).toMatchObject({path: '/', type: 'home', fonts: 30_000, requests: 4, nodes: 8});
    expect(home?.js).toBeGreaterThan(30_000);
    expect(home?.js).toBeLessThan(41_000);
    // 26 kB of one rule.
    expect(home?.css).toBeLessThan(200);
  });

  it('leaves other sites’ files, pictures and addresses that lead elsewhere out', () => {
    write(
      'index.html',
      page('<script src="https://example.org/a.js"></script>', '<img src=/a.png>'),
    );
    write('work/index.html', page('<meta http-equiv=refresh content="0; url=/#work">'));
    write('en/work/a/index.html', page('<meta http-equiv="refresh" content="0; url=/en/work/b/">'));
    write('404.html', page(head));
    expect(weighBuild(dir)).toEqual([
      {
        path: '/',
        type: 'home',
        file: 'index.html',
        js: 0,
        css: 0,
        fonts: 0,
        requests: 1,
        nodes: 6,
        nodesBelow: 0,
      },
    ]);
  });

  it('says which file of a page is missing', () => {
    write('team/index.html', page('<script src=/assets/gone.js></script>'));
    expect(() => weighBuild(dir)).toThrow(
      'team/index.html loads /assets/gone.js, which the build does not hold.',
    );
  });
});

describe('the elements of a page', () => {
  const nodes = (body: string) => readHtml(body).nodes;

  it('are counted without the children of an svg, and what scripts make no elements of', () => {
    expect(nodes('<p><svg><g><path d=M0/></g><use href=#a /></svg><b>x</b></p>')).toBe(3);
    expect(nodes('<svg><svg><a/></svg><b/></svg><p></p>')).toBe(2);
    expect(nodes('<noscript><p>x</p></noscript><template><p>x</p></template>')).toBe(2);
  });

  it('of pictures that wait to be seen are apart on a case study only', () => {
    const picture = (lazy: string) =>
      `<span ${lazy}><img><picture><source><img></picture></span><p>x</p>`;
    const body = `<div>${picture('data-state=loading')}${picture('data-lazy=pending').repeat(2)}</div>`;
    expect(readHtml(body)).toMatchObject({nodes: 19, pictureNodes: 10});
    write('index.html', page('', body));
    write('work/a/index.html', page('', body));
    expect(weighBuild(dir)).toEqual([
      expect.objectContaining({type: 'home', nodes: 23, nodesBelow: 0}),
      expect.objectContaining({type: 'case-study', nodes: 13, nodesBelow: 10}),
    ]);
  });

  it('are not what only looks like one', () => {
    expect(nodes('<!-- <p> --><script>"<p><p>"</script><p title="<b>">1 < 2</p>')).toBe(2);
  });
});

describe('the check', () => {
  it('finds nothing within the limits', () => {
    write('index.html', page(head, '<p></p>'.repeat(288)));
    expect(weighBuild(dir)[0]?.nodes).toBe(295);
    expect(messages()).toEqual([]);
  });

  it('names the heaviest page of a type, its figure, the limit and what to do', () => {
    write('assets/own.js', noise(70_000));
    write('assets/other.css', noise(9_900));
    const heavy = `${head}<script src=/assets/own.js></script><link rel=stylesheet href=/assets/other.css>`;
    write('work/a/index.html', page(heavy));
    write('work/b/index.html', page(heavy, '<p></p>'.repeat(400)));
    write('en/work/c/index.html', page(heavy, '<p></p>'.repeat(500)));
    write('team/index.html', page(head));
    const found = messages();
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(
      /^build\/en\/work\/c\/index\.html: \/en\/work\/c\/ has \d+\.\d kB of JavaScript, the limit is 92\.0 \(2 more of its type are above it\): load code/,
    );
    expect(found[1]).toMatch(
      /^build\/en\/work\/c\/index\.html: \/en\/work\/c\/ has 509 DOM nodes, the limit is 295 \(1 more of its type are above it\): the other 5 of 300 are kept for the cookie banner. In a text, join paragraphs/,
    );
    const table = weightTable(weighBuild(dir));
    expect(table).toMatch(/case-study +3 +✗ \d+\.\d +\d+\.\d +30\.0 +6 +✗ 509/);
    expect(table).toMatch(/team +1 +\d+\.\d +0\.\d +30\.0 +4 +7/);
  });

  it('counts fonts and files too', () => {
    write('assets/more.woff2', randomBytes(30_001));
    const links = Array.from({length: 15}, (_, index) => {
      write(`assets/${index}.js`, '1');
      return `<script src=/assets/${index}.js></script>`;
    });
    write(
      'index.html',
      page(`${head}<link rel=preload as=font href=/assets/more.woff2>${links.join('')}`),
    );
    expect(messages()).toEqual([
      expect.stringMatching(/has 60\.1 kB of fonts, the limit is 60\.0: make the fonts smaller/),
      expect.stringMatching(/has 20 requests, the limit is 15: put files together/),
    ]);
  });
});

it('takes the case study with the most elements for all of them', () => {
  for (const name of ['', 'en/', 'team/', 'en/team/']) write(`${name}index.html`, page(''));
  write('work/a/index.html', page('', 'x'.repeat(100)));
  write('work/b/index.html', page('', '<p>x<p>y'));
  write('fr/work/b/index.html', page('', '<p>x<p>y<p>z'));
  write('en/work/c/index.html', page(''));
  const studies = samplePages(dir).filter(({type}) => type === 'case-study');
  expect(studies).toEqual([
    {type: 'case-study', locale: 'fr', path: '/work/b/'},
    {type: 'case-study', locale: 'en', path: '/en/work/c/'},
  ]);
});
