/** @jest-environment node */
import {randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {formatProblems} from '../../../../src/lib/siteError';
import {elementAdvice, readHtml, weighDocument, weighShared, weighStyles} from '../builtWeight';
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

const weigh = (file: string) => weighDocument(dir, file);

/** A script by itself, as Brotli. */
function scriptWeight(name: string): number {
  write('alone.html', page(`<script src=/assets/${name}.js></script>`));
  return weigh('alone.html').js;
}

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
  it('is that of the scripts and fonts it names, compressed, each once', () => {
    write('index.html', page(`${head}<link rel=preload as=script href=/assets/main.js>`));
    const {js, fonts} = weigh('index.html');
    expect(fonts).toBe(30_000);
    expect(js).toBeGreaterThan(30_000);
    expect(js).toBeLessThan(41_000);
  });

  it('leaves other sites’ files and pictures out', () => {
    write(
      'index.html',
      page('<script src="https://example.org/a.js"></script>', '<img src=/a.png>'),
    );
    expect(weigh('index.html')).toEqual({js: 0, fonts: 0});
  });

  it('says which file of a page is missing', () => {
    write('team/index.html', page('<script src=/assets/gone.js></script>'));
    expect(() => weigh('team/index.html')).toThrow(
      'team/index.html loads /assets/gone.js, which the build does not hold.',
    );
  });
});

describe('the weight of shared code', () => {
  it('is that of the files that all pages of a kind load, whatever texts load beside them', () => {
    const script = (name: string, bytes: number) => {
      write(`assets/${name}.js`, noise(bytes));
      return `<script src=/assets/${name}.js></script>`;
    };
    const home = script('home', 5000);
    const study = script('study', 9000);
    for (const prefix of ['', 'en/']) {
      write(`${prefix}index.html`, page(head + home));
      write(`${prefix}work/a/index.html`, page(head + study + script('a', 20_000)));
      write(`${prefix}work/b/index.html`, page(head + study + script('b', 30_000)));
      write(`${prefix}work/old/index.html`, page('<meta http-equiv=refresh content="0; url=/b/">'));
    }
    const weights = weighShared(dir);
    expect(weights.map(({of, locale, fonts}) => [of, locale, fonts])).toEqual(
      ['fr', 'en'].flatMap((locale) =>
        ['every', 'home', 'case-study'].map((of) => [of, locale, 30_000]),
      ),
    );
    const [every, onHome, onStudies] = weights.map(({js}) => js);
    expect((onHome ?? 0) - (every ?? 0)).toBe(scriptWeight('home'));
    expect((onStudies ?? 0) - (every ?? 0)).toBe(scriptWeight('study'));
  });

  it('holds the largest style sheet', () => {
    write('assets/css/first.css', '.a{color:red}');
    write('assets/css/whole.css', noise(5000));
    expect(weighStyles(dir)).toBeGreaterThan(4000);
  });
});

describe('the elements of a page', () => {
  const nodes = (body: string) => readHtml(body).nodes;

  it('are counted without the children of an svg, and what scripts make no elements of', () => {
    expect(nodes('<p><svg><g><path d=M0/></g><use href=#a /></svg><b>x</b></p>')).toBe(3);
    expect(nodes('<svg><svg><a/></svg><b/></svg><p></p>')).toBe(2);
    expect(nodes('<noscript><p>x</p></noscript><template><p>x</p></template>')).toBe(2);
  });

  it('are not what only looks like one', () => {
    expect(nodes('<!-- <p> --><script>"<p><p>"</script><p title="<b>">1 < 2</p>')).toBe(2);
  });
});

describe('the advice after a build', () => {
  const study = (elements: number) => page('', '<p></p>'.repeat(elements - 4));

  it('is none up to 350 elements, and none about other pages', () => {
    write('index.html', study(900));
    write('work/a/index.html', study(350));
    expect(elementAdvice(dir, 'build')).toEqual([]);
  });

  it('names the heaviest case study, how far above it is and what that costs', () => {
    write('work/a/index.html', study(351));
    write('fr/work/b/index.html', study(476));
    write('en/work/b/index.html', study(476));
    const advice = elementAdvice(dir, 'build');
    expect(advice).toEqual([expect.objectContaining({severity: 'warning'})]);
    expect(formatProblems(advice)).toBe(
      'build/en/work/b/index.html: warning: /en/work/b/ has 476 elements, 126 above 350, which takes 5.3 points off its EcoIndex: if the text allows it, join short paragraphs and leave out pictures that say little. Case studies above 350 beside it: 1.',
    );
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
