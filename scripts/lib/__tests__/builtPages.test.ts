/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {formatProblems} from '../../../src/lib/siteError';
import {countElements, elementAdvice, samplePages} from '../builtPages';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'built-'));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

function write(file: string, content: string): void {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
}

const page = (body: string) =>
  `<!doctype html><html lang=fr><head><title>x</title></head><body>${body}</body></html>`;

describe('the elements of a page', () => {
  it('are counted without the children of an svg and the content of noscript', () => {
    expect(countElements('<p><svg><g><path d=M0/></g><use href=#a /></svg><b>x</b></p>')).toBe(3);
    expect(countElements('<svg><svg><a/></svg><b/></svg><p></p>')).toBe(2);
    expect(countElements('<noscript><p>x</p></noscript><template><p>x</p></template>')).toBe(2);
  });

  it('do not include text that only looks like a tag', () => {
    expect(countElements('<!-- <p> --><script>"<p><p>"</script><p title="<b>">1 < 2</p>')).toBe(2);
  });
});

describe('the advice on page weight after a build', () => {
  const study = (elements: number) => page('<p></p>'.repeat(elements - 4));

  it('is empty up to 350 elements, and for other pages', () => {
    write('index.html', study(900));
    write('work/a/index.html', study(350));
    expect(elementAdvice(dir, 'build')).toEqual([]);
  });

  it('names the heaviest case study, its excess and the cost', () => {
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

it('covers only the case study with the most elements', () => {
  for (const name of ['', 'en/', 'team/', 'en/team/']) write(`${name}index.html`, page(''));
  write('work/a/index.html', page('x'.repeat(100)));
  write('work/b/index.html', page('<p>x<p>y'));
  write('fr/work/b/index.html', page('<p>x<p>y<p>z'));
  write('en/work/c/index.html', page(''));
  const studies = samplePages(dir).filter(({type}) => type === 'case-study');
  expect(studies).toEqual([
    {type: 'case-study', locale: 'fr', path: '/work/b/'},
    {type: 'case-study', locale: 'en', path: '/en/work/c/'},
  ]);
});
